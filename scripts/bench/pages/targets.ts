import type { PageBytes } from '../../checks/e2e/page-bytes.ts';
import type { Costs } from '../vehicle/costs.ts';
import type { Scores } from './lighthouse.ts';

export interface Measured extends PageBytes {
  name: string;
  /** What the main thread did, in milliseconds in which it ran, on a machine that is not slowed. */
  mainThread: Costs;
  /** Measured on Lighthouse's simulated slow phone. */
  scores: Scores;
  /** In a browser with real throttling. */
  applied: Scores;
  /**
   * Largest paint of a minimal page with the same picture, in milliseconds; null for the reference itself.
   */
  pictureLcp: { simulated: number; applied: number } | null;
  requestsPerSecond: number;
  p99: number;
}

interface Target {
  /** Maximum bytes of JavaScript, as a multiple of the reference page's. */
  script: number;
  /** Maximum kilobytes of compressed HTML. */
  html?: number;
  /** Minimum requests per second, as a share of the reference page's. */
  throughput: number;
  /** Maximum largest contentful paint, as a multiple of that of a minimal page that shows the same picture. */
  lcp: number;
  scriptTime?: number;
  longestTask?: number;
  /** Maximum share of style and layout in the main thread's time. */
  styleAndLayout?: number;
}

const TARGETS: Record<string, Target> = {
  home: { script: 1.35, html: 40, throughput: 0.25, lcp: 1.3 },
  vehicle: {
    script: 1.35,
    throughput: 0.25,
    lcp: 1.3,
    scriptTime: 2.2,
    longestTask: 1.1,
    // A third less than 121 ms of 1,034 ms.
    styleAndLayout: 0.078,
  },
  search: { script: 1.5, throughput: 0.1, lcp: 1.3 },
};

export interface Verdict {
  page: string;
  figure: string;
  measured: string;
  target: string;
  met: boolean;
}

/**
 * Compares the figures of each page with its targets. Only figures that do not depend on the speed or load of the
 * machine have one: bytes, ratios to the reference pages of the same run, and shares.
 */
export function verdicts(measuredPages: Measured[]): Verdict[] {
  const reference = measuredPages.find(({ name }) => name === 'reference');
  if (!reference) throw new Error('The run has no reference page');
  return measuredPages.flatMap((page) => {
    const target = TARGETS[page.name];
    if (!target) return [];
    const { mainThread, pictureLcp, scores, applied } = page;
    const row = (figure: string, got: number, digits: number, bound: string, met: boolean): Verdict => ({
      page: page.name,
      figure,
      measured: got.toFixed(digits),
      target: bound,
      met,
    });
    const atMost = (figure: string, got: number, most: number | undefined, digits = 2) =>
      most === undefined ? [] : [row(figure, got, digits, `<= ${most}`, got <= most)];
    const fullScore = (figure: string, value: number) => row(figure, value, 0, '100', value === 100);
    const throughput = page.requestsPerSecond / reference.requestsPerSecond;
    return [
      ...atMost('JavaScript ratio', page.bytes.script / reference.bytes.script, target.script),
      ...atMost('HTML, compressed kB', page.bytes.html / 1024, target.html, 1),
      row('requests/s ratio', throughput, 2, `>= ${target.throughput}`, throughput >= target.throughput),
      ...atMost('script time ratio', mainThread.script / reference.mainThread.script, target.scriptTime),
      ...atMost(
        'longest task ratio',
        mainThread['longest task'] / reference.mainThread['longest task'],
        target.longestTask,
      ),
      ...atMost(
        'style and layout, share of main thread',
        (mainThread.style + mainThread.layout) / mainThread.total,
        target.styleAndLayout,
        3,
      ),
      ...atMost(
        'LCP ratio, simulated',
        scores.lcp / (pictureLcp?.simulated ?? reference.scores.lcp),
        target.lcp,
      ),
      ...atMost(
        'LCP ratio, applied',
        applied.lcp / (pictureLcp?.applied ?? reference.applied.lcp),
        target.lcp,
      ),
      row('CLS, simulated', scores.cls, 3, '0', scores.cls === 0),
      row('CLS, applied', applied.cls, 3, '0', applied.cls === 0),
      fullScore('accessibility', scores.accessibility),
      fullScore('best practices', scores.bestPractices),
      fullScore('SEO', scores.seo),
    ];
  });
}
