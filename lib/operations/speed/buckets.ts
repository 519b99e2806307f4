import { METRIC_FACTS, type Metric } from './metrics.ts';

// Histograms with buckets of equal ratio, so that p75 has the same relative error everywhere. Bucket 0 ends at
// the good threshold, so a value is never counted on the wrong side of it.

/** Ratio of a bucket's bounds. */
const RATIO = 1.04;
/** Largest relative error of a percentile: half a bucket, about 2%. */
export const PERCENTILE_ERROR = Math.sqrt(RATIO) - 1;

/** Values below are all the same to a visitor; one bucket holds them. */
const LOWEST_BUCKET = -200;

/** Returns the bucket of a value: the one whose upper bound is the first at or above it. */
export function bucketOf(metric: Metric, value: number): number {
  if (value <= 0) return LOWEST_BUCKET;
  // Rounding errors must not move a value on a bound up.
  const steps = Math.log(value / METRIC_FACTS[metric].good) / Math.log(RATIO);
  return Math.max(LOWEST_BUCKET, Math.ceil(steps - 1e-9)) + 0;
}

/** Returns the value that stands for a bucket: the geometric mean of its bounds, 0 for the lowest. */
export const bucketValue = (metric: Metric, bucket: number): number =>
  bucket <= LOWEST_BUCKET ? 0 : METRIC_FACTS[metric].good * RATIO ** (bucket - 0.5);

export interface BucketCount {
  bucket: number;
  count: number;
}

/** Returns a percentile of a histogram (nearest rank); null if it is empty. */
export function percentileOf(
  metric: Metric,
  buckets: readonly BucketCount[],
  share = 0.75,
): { value: number; samples: number } | null {
  const samples = buckets.reduce((sum, { count }) => sum + count, 0);
  if (samples === 0) return null;
  const rank = Math.ceil(samples * share);
  let passed = 0;
  for (const { bucket, count } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    passed += count;
    if (passed >= rank) return { value: bucketValue(metric, bucket), samples };
  }
  return null;
}
