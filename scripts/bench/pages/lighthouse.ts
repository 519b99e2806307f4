import lighthouse from 'lighthouse';
import { simulatedLcp } from './simulated-lcp.ts';

/**
 * Lighthouse's mobile scores (0 to 100), and the largest paint in milliseconds. Blocking time and the performance
 * score are left out: for the same commit they were 28 ms and 2 points on one machine, 635 ms and 7 points on another.
 */
export type Scores = Record<
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  /** On the simulated phone, all scripts of the HTML count (see `simulatedLcp`). Lighthouse leaves this to chance. */
  | 'lcp'
  | 'cls',
  number
>;

/**
 * Throttling method: `simulate` computes times from a fast load, `devtools` slows the browser itself. Both
 * are measured, because an optimisation may only improve the simulation.
 */
export type Throttling = 'simulate' | 'devtools';

/** Runs of a page for which Lighthouse reports no largest paint, as its trace occasionally misses one. */
const MOST_TRIES = 3;

/**
 * Runs Lighthouse's mobile preset in a browser that listens on `debuggingPort`.
 * @throws when Lighthouse reports no largest paint in three runs
 */
export async function measureLighthouse(
  debuggingPort: number,
  url: string,
  throttling: Throttling = 'simulate',
): Promise<Scores> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const scores = await measureOnce(debuggingPort, url, throttling);
    if (!Number.isNaN(scores.lcp)) return scores;
  }
  throw new Error(`Lighthouse reported no largest paint of ${url}`);
}

async function measureOnce(debuggingPort: number, url: string, throttling: Throttling): Promise<Scores> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: throttling,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: throttling === 'simulate' ? await simulatedLcp(result) : value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
  };
}

export function median(values: number[]): number {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}

/** Returns the median of each figure over several runs. */
export function medianFigures<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<
    Name,
    number
  >;
}
