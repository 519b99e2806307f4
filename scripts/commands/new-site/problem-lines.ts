import type { PartProblem } from '@forecourt/lib/operations/new-site/problem';

/** By the part of a request: which flag helps. */
const FLAGS: Readonly<Record<string, string>> = {
  dealerships: 'For one whose stock comes later add --new-dealership.',
  slug: 'The short name is given by --slug.',
  accent: 'The colour is given by --accent.',
};

/** What is wrong with a request as a terminal tells it, each with its part. */
export const problemLines = (problems: readonly PartProblem[]): string =>
  problems
    .map(({ part, words }) => {
      const [name = ''] = part.split('.');
      return [part && `${part}:`, words, FLAGS[name]].filter(Boolean).join(' ');
    })
    .join('\n');
