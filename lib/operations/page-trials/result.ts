import type { Arm, TrialGoal, TrialMeasure } from '../../sites/page-trial/trial.ts';
import { ALPHA, alwaysValidP, type Interval, liftInterval, logEvidence } from './sequential-test.ts';

/** Counts of a trial by version and measure, each visitor once. */
export type TrialCounts = Record<Arm, Record<TrialMeasure, number>>;

/** Measures that a change must not make worse. */
export const GUARDRAILS = ['lead', 'error', 'slow'] as const;
export type Guardrail = (typeof GUARDRAILS)[number];

/** Chance of a false alarm of each guardrail; all three together have no more than the goal. */
const GUARDRAIL_ALPHA = ALPHA / GUARDRAILS.length;
/** Chance of calling a fair split uneven. An uneven one means that the figures can't be trusted. */
const SPLIT_ALPHA = 0.001;

export type Verdict = 'open' | 'variant' | 'control';

export interface TrialResult {
  verdict: Verdict;
  /** Of the goal. Rates are shares of visitors, 0 without visitors. */
  rates: Record<Arm, number>;
  lift: Interval;
  p: number;
  /** Guardrails that the change made worse. */
  harmed: Guardrail[];
  /** False if far more visitors were counted for one version than for the other. */
  isEven: boolean;
}

export const noCounts = (): TrialCounts => ({
  control: { exposure: 0, lead: 0, call: 0, view: 0, error: 0, slow: 0 },
  variant: { exposure: 0, lead: 0, call: 0, view: 0, error: 0, slow: 0 },
});

const outcomesOf = ({ control, variant }: TrialCounts, measure: TrialMeasure) => ({
  control: control[measure],
  variant: variant[measure],
});

/** Returns whether the variant has more of a measure, or less, with an error of at most alpha. */
function differenceOf(counts: TrialCounts, measure: TrialMeasure, alpha: number): 'more' | 'less' | null {
  const { low, high } = liftInterval(outcomesOf(counts, measure), alpha);
  if (low > 0) return 'more';
  return high !== null && high < 0 ? 'less' : null;
}

/** Returns the result of a trial so far. It may be looked at, and acted on, at any time. */
export function trialResult(counts: TrialCounts, goal: TrialGoal): TrialResult {
  const goalOutcomes = outcomesOf(counts, goal);
  const difference = differenceOf(counts, goal, ALPHA);
  const rateOf = (arm: Arm) => (counts[arm].exposure === 0 ? 0 : counts[arm][goal] / counts[arm].exposure);
  return {
    verdict: difference === null ? 'open' : difference === 'more' ? 'variant' : 'control',
    rates: { control: rateOf('control'), variant: rateOf('variant') },
    lift: liftInterval(goalOutcomes),
    p: alwaysValidP(goalOutcomes),
    harmed: GUARDRAILS.filter(
      (guardrail) =>
        differenceOf(counts, guardrail, GUARDRAIL_ALPHA) === (guardrail === 'lead' ? 'less' : 'more'),
    ),
    isEven: logEvidence(outcomesOf(counts, 'exposure')) < Math.log(1 / SPLIT_ALPHA),
  };
}
