/** Google's Core Web Vitals: https://web.dev/articles/vitals. */
export const METRICS = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof METRICS)[number];

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export const DEVICE_LABELS: Record<Device, string> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
};

/** A percentile with the number of page loads it comes from; null without any. */
export type Percentile = { p75: number; samples: number } | null;

interface MetricFacts {
  label: string;
  /** Google's thresholds; milliseconds, or a score for layout shift. */
  good: number;
  poor: number;
  /** Higher values come from a broken clock or a page left in the background. */
  most: number;
  /** A smaller difference at p75 is no regression, whatever its share. */
  noticeable: number;
}

export const METRIC_FACTS: Record<Metric, MetricFacts> = {
  LCP: { label: 'Largest paint (LCP)', good: 2_500, poor: 4_000, most: 120_000, noticeable: 100 },
  INP: { label: 'Response to input (INP)', good: 200, poor: 500, most: 60_000, noticeable: 25 },
  CLS: { label: 'Layout shift (CLS)', good: 0.1, poor: 0.25, most: 20, noticeable: 0.02 },
};

export const RATINGS = ['good', 'needs improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** Returns Google's rating of a value at p75. */
export function ratingOf(metric: Metric, p75: number): Rating {
  const { good, poor } = METRIC_FACTS[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needs improvement' : 'poor';
}

/** Returns `2.4 s`, `180 ms` or `0.08`. */
export function valueText(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
