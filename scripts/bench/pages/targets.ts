import type { PageBytes } from '../../checks/e2e/page-bytes.ts';
import type { Scores } from './lighthouse.ts';

export interface Measured extends PageBytes {
  name: string;
  /** Measured on Lighthouse's simulated slow phone. */
  scores: Scores;
  /** Measured in a browser that is really slowed down. */
  applied: Scores;
  /** Largest paint of a minimal page that shows the same picture, in milliseconds; null for the reference itself. */
  pictureLcp: { simulated: number; applied: number } | null;
  requestsPerSecond: number;
  p99: number;
}

interface Target {
  /** Maximum JavaScript, as a multiple of the reference page's. */
  script: number;
  /** Minimum requests per second, as a share of the reference page's. */
  throughput: number;
  /** Maximum Lighthouse performance points below the reference page. */
  performance: number;
  /** Maximum largest contentful paint, as a multiple of that of a minimal page that shows the same picture. */
  lcp: number;
}

const TARGETS: Record<string, Target> = {
  home: { script: 1.35, throughput: 0.25, performance: 3, lcp: 1.3 },
  vehicle: { script: 1.35, throughput: 0.25, performance: 3, lcp: 1.3 },
  search: { script: 1.5, throughput: 0.1, performance: 8, lcp: 1.3 },
};

/** Most milliseconds of total blocking time above the reference page's, on both slow phones. */
const BLOCKING_MS = 100;

export interface Verdict {
  page: string;
  figure: string;
  measured: string;
  target: string;
  met: boolean;
}

/** Compares each page's figures with its targets, all relative to the reference pages of the same run. */
export function verdicts(measuredPages: Measured[]): Verdict[] {
  const reference = measuredPages.find(({ name }) => name === 'reference');
  if (!reference) throw new Error('The run has no reference page');
  return measuredPages.flatMap((page) => {
    const target = TARGETS[page.name];
    if (!target) return [];
    const ratio = (value: number, base: number) => value / base;
    const script = ratio(page.bytes.script, reference.bytes.script);
    const throughput = ratio(page.requestsPerSecond, reference.requestsPerSecond);
    const lcp = ratio(page.scores.lcp, page.pictureLcp?.simulated ?? reference.scores.lcp);
    const appliedLcp = ratio(page.applied.lcp, page.pictureLcp?.applied ?? reference.applied.lcp);
    const row = (figure: string, got: number, digits: number, bound: string, met: boolean): Verdict => ({
      page: page.name,
      figure,
      measured: got.toFixed(digits),
      target: bound,
      met,
    });
    const phone = (manner: 'simulated' | 'applied', of: 'scores' | 'applied') => {
      const points = reference[of].performance - page[of].performance;
      const blocking = page[of].tbt - reference[of].tbt;
      return [
        row(
          `performance points below, ${manner}`,
          points,
          0,
          `<= ${target.performance}`,
          points <= target.performance,
        ),
        row(`blocking time above, ${manner}, ms`, blocking, 0, `<= ${BLOCKING_MS}`, blocking <= BLOCKING_MS),
        row(`CLS, ${manner}`, page[of].cls, 3, '0', page[of].cls === 0),
      ];
    };
    const fullScore = (figure: string, value: number) => row(figure, value, 0, '100', value === 100);
    return [
      row('JavaScript ratio', script, 2, `<= ${target.script}`, script <= target.script),
      row('requests/s ratio', throughput, 2, `>= ${target.throughput}`, throughput >= target.throughput),
      ...phone('simulated', 'scores'),
      ...phone('applied', 'applied'),
      row('LCP ratio, simulated', lcp, 2, `<= ${target.lcp}`, lcp <= target.lcp),
      row('LCP ratio, applied', appliedLcp, 2, `<= ${target.lcp}`, appliedLcp <= target.lcp),
      fullScore('accessibility', page.scores.accessibility),
      fullScore('best practices', page.scores.bestPractices),
      fullScore('SEO', page.scores.seo),
    ];
  });
}
