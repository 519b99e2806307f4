import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketOf, bucketValue, PERCENTILE_ERROR, percentileOf } from './buckets.ts';
import { METRIC_FACTS, METRICS, ratingOf } from './metrics.ts';

const metrics = fc.constantFrom(...METRICS);

/** Values above the lowest bucket, whose values stand for nothing a visitor notices. */
const valuesOf = (metric: (typeof METRICS)[number]) =>
  fc.double({ min: METRIC_FACTS[metric].good / 1_000, max: METRIC_FACTS[metric].most, noNaN: true });

test('a percentile of a histogram differs from the exact one by half a bucket at most', () => {
  fc.assert(
    fc.property(
      metrics.chain((metric) => fc.tuple(fc.constant(metric), fc.array(valuesOf(metric), { minLength: 1 }))),
      ([metric, values]) => {
        const buckets = values.map((value) => ({ bucket: bucketOf(metric, value), count: 1 }));
        const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
        const { value, samples } = percentileOf(metric, buckets) ?? { value: 0, samples: 0 };
        expect(samples).toBe(values.length);
        expect(Math.max(value / exact, exact / value) - 1).toBeLessThanOrEqual(PERCENTILE_ERROR + 1e-6);
      },
    ),
  );
});

test('a value never gets on the wrong side of the good threshold', () => {
  fc.assert(
    fc.property(
      metrics.chain((metric) => fc.tuple(fc.constant(metric), valuesOf(metric))),
      ([metric, value]) =>
        (ratingOf(metric, value) === 'good') ===
        (ratingOf(metric, bucketValue(metric, bucketOf(metric, value))) === 'good'),
    ),
  );
  for (const metric of METRICS) expect(bucketOf(metric, METRIC_FACTS[metric].good)).toBe(0);
});

test('a larger value has no smaller bucket, and zero has the lowest', () => {
  fc.assert(
    fc.property(
      metrics.chain((metric) => fc.tuple(fc.constant(metric), valuesOf(metric), valuesOf(metric))),
      ([metric, a, b]) => bucketOf(metric, Math.min(a, b)) <= bucketOf(metric, Math.max(a, b)),
    ),
  );
  expect(bucketValue('CLS', bucketOf('CLS', 0))).toBe(0);
});
