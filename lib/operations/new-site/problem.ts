import type { z } from 'zod';

/** What is wrong with one part of what a person said of a new site. */
export interface PartProblem {
  /** `places.0.street`; empty for the whole. */
  part: string;
  /** In a sentence. */
  words: string;
  /** What may have been meant, the nearest first. */
  nearest: string[];
}

/** @param part its path; the parts of a path are joined by dots */
export const partProblem = (part: string, words: string, nearest: string[] = []): PartProblem => ({
  part,
  words,
  nearest,
});

/** Ends the making of a site with what is wrong; nothing was written. */
export class NewSiteError extends Error {
  readonly problems: readonly PartProblem[];

  constructor(problems: readonly PartProblem[]) {
    super(problems.map(({ words }) => words).join('\n'));
    this.problems = problems;
  }
}

/** What a schema finds wrong, part by part; of one part only the first. */
export function problemsOf({ issues }: Pick<z.ZodError, 'issues'>): PartProblem[] {
  const byPart = new Map<string, PartProblem>();
  for (const { path, message } of issues) {
    const part = path.join('.');
    if (!byPart.has(part)) byPart.set(part, partProblem(part, message));
  }
  return [...byPart.values()];
}
