/**
 * What became of challenges: a browser was asked for one, solved it, brought a token that is none, or nobody could check it, and
 * the limits alone decided.
 */
export type ChallengeOutcome = 'asked' | 'passed' | 'failed' | 'unreachable';

interface ChallengeCount {
  site: string;
  outcome: ChallengeOutcome;
  count: number;
}

// Challenges are judged in the bundle and the server reads their counts, in one process: both find them by their name.
const NAME = Symbol.for('forecourt.challenges');
const processGlobals = globalThis as { [NAME]?: Map<string, ChallengeCount> };

/**
 * Counts a challenge.
 * @param site slug of an existing site
 */
export function countChallenge(site: string, outcome: ChallengeOutcome): void {
  processGlobals[NAME] ??= new Map();
  const key = `${site} ${outcome}`;
  const entry = processGlobals[NAME].get(key) ?? { site, outcome, count: 0 };
  entry.count += 1;
  processGlobals[NAME].set(key, entry);
}

/** Counts since the start of the process. */
export const challengeCounts = (): readonly ChallengeCount[] => [...(processGlobals[NAME]?.values() ?? [])];
