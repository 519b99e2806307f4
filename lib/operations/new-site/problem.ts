import type { z } from 'zod';

export interface PartProblem {
  /** Path such as `places.0.street`; empty if it concerns the whole request. */
  part: string;
  /** As a sentence. */
  words: string;
  /** Suggestions, best first. */
  nearest: string[];
}

/** @param part path of the field, joined by dots */
export const partProblem = (part: string, words: string, nearest: string[] = []): PartProblem => ({
  part,
  words,
  nearest,
});

/** Aborts the creation of a site before anything is written. */
export class NewSiteError extends Error {
  readonly problems: readonly PartProblem[];

  constructor(problems: readonly PartProblem[]) {
    super(problems.map(({ words }) => words).join('\n'));
    this.problems = problems;
  }
}

/** Converts schema issues to problems; one per field. */
export function problemsOf({ issues }: Pick<z.ZodError, 'issues'>): PartProblem[] {
  const byPart = new Map<string, PartProblem>();
  for (const { path, message } of issues) {
    const part = path.join('.');
    if (!byPart.has(part)) byPart.set(part, partProblem(part, message));
  }
  return [...byPart.values()];
}
