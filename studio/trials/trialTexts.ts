import type { Guardrail, TrialResult } from '@forecourt/lib/operations/page-trials/result';
import type { Interval } from '@forecourt/lib/operations/page-trials/sequential-test';

// Texts of trials in the results tool.

/** Formats a relative change: `+12%`, `−3%`, `0%`. */
const changeText = (change: number): string => {
  const percent = Math.round(change * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
};

/** Formats a share of visitors with one decimal: `3.4%`. */
export const rateText = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** Formats the interval of the relative change. */
export function liftText({ low, high }: Interval): string {
  if (low <= -1 && high === null) return 'Not known yet';
  return high === null ? `${changeText(low)} or more` : `${changeText(low)} to ${changeText(high)}`;
}

/** Says what the result is so far, in a sentence. */
export function verdictText({ verdict, isEven }: Pick<TrialResult, 'verdict' | 'isEven'>): string {
  if (!isEven)
    return 'The visitors are split unevenly, so the figures can’t be trusted. End the trial and look for the cause.';
  if (verdict === 'variant') return 'The change is better. You can keep it.';
  if (verdict === 'control') return 'The change is worse. Keep the page as it is.';
  return 'No difference found yet. You may look every day: that does not cause false results.';
}

const HARM_TEXTS: Readonly<Record<Guardrail, string>> = {
  lead: 'fewer visitors enquire',
  error: 'more visitors have a script error on the page',
  slow: 'the page loads slowly for more visitors',
};

/** Says what the change made worse; null if nothing. */
export const harmText = (harmed: readonly Guardrail[]): string | null =>
  harmed.length === 0
    ? null
    : `The change does harm: ${harmed.map((guardrail) => HARM_TEXTS[guardrail]).join(', and ')}.`;
