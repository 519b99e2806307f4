import { placeholdersIn } from '@forecourt/lib/sites/figures';
import type { ValidationContext } from 'sanity';
import { type OwnFigures, ownFigures } from './ownFigures.ts';
import { numberIn, SAID_NUMBER } from './saidNumbers.ts';
import { type TextPath, textsOf } from './texts.ts';

/** What of a figure's words the platform can count. */
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

/** Why a number is more than a site has, in words; null when it is not, or cannot be checked. */
function exaggeration(value: number, { kind, one }: Counted, own: OwnFigures): string | null {
  const has = own[kind];
  if (has === undefined || value <= has) return null;
  return `${own.name} has ${has === 1 ? `one ${one}` : `${has} ${one}s`} here, not ${value}.`;
}

/** The first site that has less than a claim says, in words. */
const problemOf = (value: number, countedFigure: Counted, own: readonly OwnFigures[]): string | null =>
  own.map((figures) => exaggeration(value, countedFigure, figures)).find(Boolean) ?? null;

/** Which figure of a site a claim is about, by the words beside its number; undefined where it cannot be checked. */
const countedBy = (label: string | undefined) => COUNTED.find(({ words }) => words.test(label ?? ''));

/**
 * Whether a claim is more than the site has. It warns and refuses nothing: a group may have locations elsewhere.
 * @param figure a number and what it counts, or the figure that is filled in
 */
export async function checkClaim(
  figure: { counts?: string; value?: number; label?: string } | undefined,
  context: Asks,
): Promise<string | true> {
  if (figure?.counts) {
    if (figure.counts !== 'years') return true;
    const [own] = await ownFigures(context);
    return (
      own?.years !== undefined ||
      'It shows once somebody enters under the site since which year the dealer exists.'
    );
  }
  const countedFigure = countedBy(figure?.label);
  const value = figure?.value ?? 0;
  if (!countedFigure || !value) return true;
  const problem = problemOf(value, countedFigure, await ownFigures(context));
  return !problem || `${problem} Claim no more than you can prove.`;
}

/** A number in figures or words, and at once what it counts: '50+ locations', 'six convenient locations'. */
const CLAIM = new RegExp(
  `(?<![\\w.,])(${SAID_NUMBER})\\+?[ \\u00a0-](?:(?:convenient|different|great|handy|local) )?(locations|dealerships|showrooms|yards|branches|brands|makes|marques|years['’]? (?:established|in business|(?:of )?experience))\\b`,
  'gi',
);

const NO_YEARS =
  '{years} needs the year since which the dealer exists: an administrator enters it under the site.';

/**
 * Claims in words that are more than a site has that shows them, and the figure of years where nobody can fill it in.
 * @param value a document, or a part of one
 * @param areFilledIn whether the storefront fills in figures in braces there
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
  const own = await ownFigures(context);
  const problems = [
    ...claims.flatMap(({ value: claimedNumber, label, path }) => {
      const countedFigure = countedBy(label);
      const problem = countedFigure && problemOf(claimedNumber, countedFigure, own);
      if (!problem) return [];
      const instead = areFilledIn
        ? `Write {${countedFigure.kind}} and the number is filled in.`
        : 'Claim no more than you can prove.';
      return [{ message: `${problem} ${instead}`, path }];
    }),
    ...(own.some((figures) => figures.years === undefined)
      ? years.map(({ path }) => ({ message: NO_YEARS, path }))
      : []),
  ];
  return problems.length ? problems : true;
}
