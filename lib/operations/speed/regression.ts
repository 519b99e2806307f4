import { type BucketCount, percentileOf } from './buckets.ts';
import { METRIC_FACTS, type Metric } from './metrics.ts';

/** Page loads that each release needs before they are compared. */
export const ENOUGH_SAMPLES = 200;
/** A p75 less than this many times the earlier one is no regression, however sure; twice the error of both percentiles. */
export const SLOWER_RATIO = 1.1;
/** Chance that a release that changed nothing is ever flagged, over all its comparisons and checks. */
export const FALSE_ALARM_CHANCE = 0.05;

/**
 * Where the boundary is tightest, in effective page loads (see `informationOf`): a tenth of those at which we want
 * to find a 20% slowdown.
 */
const TIGHTEST_AT = 50;

export interface Comparison {
  earlierP75: number;
  p75: number;
  samples: number;
}

/**
 * Returns how much slower a release is than the one before at p75; null if it is not, or if that is not certain
 * enough.
 *
 * Method: a one-sided quantile test. The threshold is the value that a quarter of the page loads of both releases
 * together exceed; the shares of each release above it are compared by their standardised difference. A p75 of two
 * histograms of 200 page loads differs by more than 10% by chance alone in one of eight comparisons, so the
 * difference must exceed `boundary`, which holds for all hourly checks of a release together and is divided among
 * its comparisons. Besides, p75 must be at least `SLOWER_RATIO` times as high, and noticeably so
 * (`METRIC_FACTS`). Each release needs `ENOUGH_SAMPLES` page loads. Of log-normal page loads (sigma 0.6), a 20% slowdown
 * in one of 200 comparisons is found by 1,500 page loads of each release in 95 of 100, a doubled p75 by 200.
 *
 * It assumes that page loads are independent, and that both releases have similar visitors: a campaign that
 * brings slower phones looks like a slower release.
 * @param comparisons made of this release at the same time: kinds of pages, devices, metrics and sites
 */
export function regressionOf(
  metric: Metric,
  earlier: readonly BucketCount[],
  current: readonly BucketCount[],
  comparisons = 1,
): Comparison | null {
  const was = percentileOf(metric, earlier);
  const is = percentileOf(metric, current);
  if (!was || !is || was.samples < ENOUGH_SAMPLES || is.samples < ENOUGH_SAMPLES) return null;
  const { noticeable } = METRIC_FACTS[metric];
  if (is.value < was.value * SLOWER_RATIO || is.value - was.value < noticeable) return null;
  const z = standardisedDifference(earlier, current);
  const information = informationOf(was.samples, is.samples);
  if (z < boundary(information, FALSE_ALARM_CHANCE / comparisons)) return null;
  return { earlierP75: was.value, p75: is.value, samples: is.samples };
}

/** Returns the page loads of two equal groups, halved, that would tell as much as these two groups. */
const informationOf = (earlier: number, current: number): number => (earlier * current) / (earlier + current);

/**
 * Returns by how many standard errors the share of slow page loads rose. Slow are about a quarter of the page loads
 * of both releases together.
 */
function standardisedDifference(earlier: readonly BucketCount[], current: readonly BucketCount[]): number {
  const all = [...earlier, ...current];
  const threshold = slowBucket(all);
  const slow = (rows: readonly BucketCount[]) => countOf(rows.filter(({ bucket }) => bucket >= threshold));
  const share = slow(all) / countOf(all);
  // All page loads are in one bucket.
  if (share === 1) return 0;
  const [n, m] = [countOf(earlier), countOf(current)];
  const difference = slow(current) / m - slow(earlier) / n;
  return difference / Math.sqrt((share * (1 - share)) / informationOf(n, m));
}

/** Returns the bucket from which on the share of page loads is nearest to a quarter. */
function slowBucket(rows: readonly BucketCount[]): number {
  const counts = new Map<number, number>();
  for (const { bucket, count } of rows) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  const quarter = countOf(rows) / 4;
  let slow = 0;
  let best = { bucket: Number.POSITIVE_INFINITY, distance: Number.POSITIVE_INFINITY };
  for (const [bucket, count] of [...counts].toSorted(([a], [b]) => b - a)) {
    slow += count;
    const distance = Math.abs(slow - quarter);
    if (distance >= best.distance) break;
    best = { bucket, distance };
  }
  return best.bucket;
}

const countOf = (rows: readonly BucketCount[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/**
 * Returns the standardised difference that an unchanged release ever exceeds with at most this chance, however often
 * it is checked while page loads arrive: the one-sided normal mixture boundary, equation 14 of Howard, Ramdas, McAuliffe and
 * Sekhon, 'Time-uniform, nonparametric, nonasymptotic confidence sequences' (2021).
 * @param information effective page loads, from `informationOf`
 */
export function boundary(information: number, chance: number): number {
  const spread = (information + TIGHTEST_AT) / TIGHTEST_AT;
  const factor = (information + TIGHTEST_AT) / information;
  return Math.sqrt(2 * factor * Math.log(Math.sqrt(spread) / (2 * chance) + 1));
}
