import type { PartProblem } from '@forecourt/lib/operations/new-site/problem';

const FLAGS: Readonly<Record<string, string>> = {
  dealerships: 'For a dealership whose stock is added later, use --new-dealership.',
  slug: 'Use --slug to set the short name.',
  accent: 'Use --accent to set the colour.',
};

/** Formats the problems of a request for the terminal, each with the part it concerns. */
export const problemLines = (problems: readonly PartProblem[]): string =>
  problems
    .map(({ part, words }) => {
      const [name = ''] = part.split('.');
      return [part && `${part}:`, words, FLAGS[name]].filter(Boolean).join(' ');
    })
    .join('\n');
