import { placeholdersIn } from '@forecourt/lib/sites/figures';
import type { ValidationContext } from 'sanity';
import { type SiteFigures, siteFigures } from './siteFigures.ts';
import { type TextPath, textsOf } from './texts.ts';
import { numberIn, WRITTEN_NUMBER } from './writtenNumbers.ts';

const COUNTED = [
  {
    kind: 'locations',
    words: /\b(locations?|dealerships?|showrooms?|yards?|branch(es)?)\b/i,
    one: 'location',
  },
  { kind: 'brands', words: /\b(brands?|makes?|marques?)\b/i, one: 'brand' },
  { kind: 'years', words: /\byears?['’]? (established|in business|(of )?experience)\b/i, one: 'year' },
] as const;
type Counted = (typeof COUNTED)[number];

type Asks = Pick<ValidationContext, 'document' | 'getClient'>;

/** Returns why a number exceeds what a site has; null if it does not or cannot be checked. */
function exaggeration(value: number, { kind, one }: Counted, own: SiteFigures): string | null {
  const has = own[kind];
  if (has === undefined || value <= has) return null;
  return `${own.name} has ${has === 1 ? `one ${one}` : `${has} ${one}s`} here, not ${value}.`;
}

/** Returns the problem of the first site that has less than claimed. */
const problemOf = (value: number, countedFigure: Counted, own: readonly SiteFigures[]): string | null =>
  own.map((figures) => exaggeration(value, countedFigure, figures)).find(Boolean) ?? null;

/**
 * Returns the figure a claim is about, based on the words next to its number; undefined if it cannot be
 * checked.
 */
const countedBy = (label: string | undefined) => COUNTED.find(({ words }) => words.test(label ?? ''));

/**
 * Warns about a claim that exceeds what the site has. It does not block publishing, as a group may have other
 * locations.
 * @param figure a number and what it counts, or an automatic figure
 */
export async function checkClaim(
  figure: { counts?: string; value?: number; label?: string } | undefined,
  context: Asks,
): Promise<string | true> {
  if (figure?.counts) {
    if (figure.counts !== 'years') return true;
    const [own] = await siteFigures(context);
    return (
      own?.years !== undefined ||
      "This is hidden until an administrator enters 'In business since' in the site's document."
    );
  }
  const countedFigure = countedBy(figure?.label);
  const value = figure?.value ?? 0;
  if (!countedFigure || !value) return true;
  const problem = problemOf(value, countedFigure, await siteFigures(context));
  return !problem || `${problem} Publish only what you can prove.`;
}

/**
 * Matches a number in digits or words followed by what it counts: '50+ locations', 'six convenient
 * locations'.
 */
const CLAIM = new RegExp(
  `(?<![\\w.,])(${WRITTEN_NUMBER})\\+?[ \\u00a0-](?:(?:convenient|different|great|handy|local) )?(locations|dealerships|showrooms|yards|branches|brands|makes|marques|years['’]? (?:established|in business|(?:of )?experience))\\b`,
  'gi',
);

const NO_YEARS =
  '{years} needs the year since which the dealer exists: an administrator enters it under the site.';

/**
 * Returns claims in text that exceed what a site has, and uses of {years} without a year of foundation.
 * @param value a document, or a part of one
 * @param areFilledIn whether the storefront replaces figures in braces there
 */
export async function checkClaims(
  value: unknown,
  areFilledIn: boolean,
  context: Asks,
): Promise<true | { message: string; path: TextPath }[]> {
  const texts = textsOf(value);
  const claims = texts.flatMap(({ text, path }) =>
    [...text.matchAll(CLAIM)].map(([, number = '', label]) => ({ value: numberIn(number), label, path })),
  );
  const years = areFilledIn ? texts.filter(({ text }) => placeholdersIn(text).includes('years')) : [];
  if (claims.length === 0 && years.length === 0) return true;
  const own = await siteFigures(context);
  const problems = [
    ...claims.flatMap(({ value: claimedNumber, label, path }) => {
      const countedFigure = countedBy(label);
      const problem = countedFigure && problemOf(claimedNumber, countedFigure, own);
      if (!problem) return [];
      const instead = areFilledIn
        ? `Write {${countedFigure.kind}} and the number is filled in.`
        : 'Publish only what you can prove.';
      return [{ message: `${problem} ${instead}`, path }];
    }),
    ...(own.some((figures) => figures.years === undefined)
      ? years.map(({ path }) => ({ message: NO_YEARS, path }))
      : []),
  ];
  return problems.length ? problems : true;
}
