/** `failed` is an invalid token; `unreachable` means that the vendor is down. */
export type ChallengeOutcome = 'asked' | 'passed' | 'failed' | 'unreachable';

interface ChallengeCount {
  site: string;
  outcome: ChallengeOutcome;
  count: number;
}

// Written in the bundle and read by the server, in one process; both find the counts under this symbol.
const NAME = Symbol.for('forecourt.challenges');
const processGlobals = globalThis as { [NAME]?: Map<string, ChallengeCount> };

/** Counts a challenge of an existing site. */
export function countChallenge(site: string, outcome: ChallengeOutcome): void {
  processGlobals[NAME] ??= new Map();
  const key = `${site} ${outcome}`;
  const entry = processGlobals[NAME].get(key) ?? { site, outcome, count: 0 };
  entry.count += 1;
  processGlobals[NAME].set(key, entry);
}

/** Returns the counts since the process started. */
export const challengeCounts = (): readonly ChallengeCount[] => [...(processGlobals[NAME]?.values() ?? [])];
