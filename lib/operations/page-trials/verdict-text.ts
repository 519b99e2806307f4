import type { TrialResult } from './result.ts';

/**
 * Says what the result is, in a sentence.
 * @param isRunning adds what can be done with a running trial
 */
export function verdictText(
  { verdict, isEven }: Pick<TrialResult, 'verdict' | 'isEven'>,
  isRunning = true,
): string {
  if (!isEven)
    return `The visitors are split unevenly, so the figures can’t be trusted. ${isRunning ? 'End the trial and look' : 'Look'} for the cause.`;
  if (verdict === 'variant') return `The change is better.${isRunning ? ' You can keep it.' : ''}`;
  if (verdict === 'control') return `The change is worse.${isRunning ? ' Keep the page as it is.' : ''}`;
  return isRunning
    ? 'No difference found yet. You may look every day: that does not cause false results.'
    : 'No difference was found.';
}
