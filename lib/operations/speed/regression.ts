import { type BucketCount, percentileOf } from './buckets.ts';
import { METRIC_FACTS, type Metric } from './metrics.ts';

/** Page loads that each release needs before they are compared. */
export const ENOUGH_SAMPLES = 200;
/** A p75 this many times the earlier one is slower; five times the error of both percentiles. */
export const SLOWER_RATIO = 1.2;

export interface Comparison {
  earlierP75: number;
  p75: number;
  samples: number;
}

/**
 * Returns how much slower a release is than the one before at p75; null if it is not, or if there are too few
 * page loads to tell.
 */
export function regressionOf(
  metric: Metric,
  earlier: readonly BucketCount[],
  current: readonly BucketCount[],
): Comparison | null {
  const was = percentileOf(metric, earlier);
  const is = percentileOf(metric, current);
  if (!was || !is || was.samples < ENOUGH_SAMPLES || is.samples < ENOUGH_SAMPLES) return null;
  const { noticeable } = METRIC_FACTS[metric];
  if (is.value < was.value * SLOWER_RATIO || is.value - was.value < noticeable) return null;
  return { earlierP75: was.value, p75: is.value, samples: is.samples };
}
