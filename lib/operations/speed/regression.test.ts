import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BucketCount, bucketOf } from './buckets.ts';
import { METRIC_FACTS, METRICS, type Metric } from './metrics.ts';
import { boundary, ENOUGH_SAMPLES, regressionOf } from './regression.ts';

const loads = (count: number, value: number) => [{ bucket: bucketOf('LCP', value), count }];

/** A generator with a fixed seed (mulberry32), so that the simulations are the same on each run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Adds log-normal page loads, as field measurements of paints are: a median, and a p75 half as high again. */
function addLoads(
  histogram: Map<number, number>,
  random: () => number,
  count: number,
  { metric = 'LCP', times = 1 }: { metric?: Metric; times?: number } = {},
): void {
  for (let load = 0; load < count; load += 1) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const bucket = bucketOf(metric, (METRIC_FACTS[metric].good / 2) * times * Math.exp(0.6 * normal));
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
}
const rowsOf = (histogram: ReadonlyMap<number, number>): BucketCount[] =>
  [...histogram].map(([bucket, count]) => ({ bucket, count }));

/** Checks a release after each batch of page loads, as the worker does hourly; returns whether it was ever flagged. */
function isEverFlagged(
  random: () => number,
  { times = 1, perCheck = 100, checks = 40, earlierLoads = 4_000, groups = 1, comparisons = 1 } = {},
): boolean {
  return Array.from({ length: groups }).some((_, index) => {
    const metric = METRICS[index % METRICS.length] ?? 'LCP';
    const earlier = new Map<number, number>();
    const current = new Map<number, number>();
    addLoads(earlier, random, earlierLoads, { metric });
    for (let check = 0; check < checks; check += 1) {
      addLoads(current, random, perCheck, { metric, times });
      if (regressionOf(metric, rowsOf(earlier), rowsOf(current), comparisons)) return true;
    }
    return false;
  });
}

const shareOf = (runs: number, isFound: (random: () => number) => boolean): number => {
  let found = 0;
  for (let run = 0; run < runs; run += 1) found += isFound(generator(run + 1)) ? 1 : 0;
  return found / runs;
};

test('an unchanged release is not flagged in 95 of 100, checked 40 times as page loads arrive', () => {
  expect(shareOf(300, isEverFlagged)).toBeLessThanOrEqual(0.05);
});

test('an unchanged release is not flagged in 95 of 100 although few page loads are compared', () => {
  expect(
    shareOf(400, (random) => isEverFlagged(random, { perCheck: 25, checks: 20, earlierLoads: 200 })),
  ).toBeLessThanOrEqual(0.05);
});

test('an unchanged release with twelve comparisons is not flagged in 95 of 100', () => {
  expect(
    shareOf(100, (random) =>
      isEverFlagged(random, { groups: 12, comparisons: 12, perCheck: 50, checks: 20, earlierLoads: 500 }),
    ),
  ).toBeLessThanOrEqual(0.05);
});

test('a release that is 20% slower is flagged in 95 of 100 by 2,000 page loads, among 200 comparisons', () => {
  expect(
    shareOf(100, (random) =>
      isEverFlagged(random, { times: 1.2, perCheck: 100, checks: 20, earlierLoads: 2_000, comparisons: 200 }),
    ),
  ).toBeGreaterThanOrEqual(0.95);
});

test('a release that is 20% faster is never flagged', () => {
  expect(shareOf(50, (random) => isEverFlagged(random, { times: 0.8 }))).toBe(0);
});

test('a doubled p75 is found by the smallest number of page loads, among 1,000 comparisons', () => {
  const random = generator(7);
  const earlier = new Map<number, number>();
  const current = new Map<number, number>();
  addLoads(earlier, random, ENOUGH_SAMPLES);
  addLoads(current, random, ENOUGH_SAMPLES, { times: 2 });
  expect(regressionOf('LCP', rowsOf(earlier), rowsOf(current), 1_000)).toMatchObject({
    samples: ENOUGH_SAMPLES,
  });
});

test('a release is slower only with enough page loads, a tenth more and a noticeable difference', () => {
  expect(regressionOf('LCP', loads(200, 1_000), loads(200, 1_500))).toMatchObject({ samples: 200 });
  expect(regressionOf('LCP', loads(199, 1_000), loads(200, 1_500))).toBeNull();
  expect(regressionOf('LCP', loads(200, 1_000), loads(199, 1_500))).toBeNull();
  expect(regressionOf('LCP', loads(200, 2_000), loads(200, 2_160))).toBeNull();
  expect(regressionOf('LCP', loads(200, 400), loads(200, 480))).toBeNull();
});

test('a layout that shifts for more visitors than before is found, although most see no shift', () => {
  const shifts = (still: number, shifting: number) => [
    { bucket: bucketOf('CLS', 0), count: still },
    { bucket: bucketOf('CLS', 0.15), count: shifting },
  ];
  expect(regressionOf('CLS', shifts(900, 100), shifts(600, 400), 200)).toMatchObject({ earlierP75: 0 });
  expect(regressionOf('CLS', shifts(1_000, 0), shifts(1_000, 0))).toBeNull();
});

test('the boundary rises with fewer chances and never falls below that of a single check', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000 }), fc.integer({ min: 1, max: 2_000 }), (at, among) => {
      expect(boundary(at, 0.05)).toBeGreaterThan(1.645);
      expect(boundary(at, 0.05 / (among + 1))).toBeGreaterThan(boundary(at, 0.05 / among));
    }),
  );
});
