import { FIGURES, isFigureName, placeholdersIn } from '@forecourt/lib/site/figures';
import type { ValidationContext } from 'sanity';
import { type TextPath, textsOf } from './texts.ts';

const API_VERSION = '2025-02-19';
/** The visible places of a site, each address once, the brands that it or they sell, and since when there is it. */
const OWN = `*[_type == "site" && _id == $site][0]{
  name,
  founded,
  "locations": count(array::unique((locations[]->)[coalesce(visible, true)]{
    "place": coalesce(lower(address.street) + "|" + lower(address.city), _id)
  }.place)),
  "brands": array::unique([manufacturer._ref, ...coalesce((locations[]->)[coalesce(visible, true)].manufacturers[]._ref, [])])
}`;

/** What of a figure's words the platform can count. */
const COUNTED = [
  {
    kind: 'locations',
    words: /\b(locations?|dealerships?|showrooms?|yards?|branch(es)?)\b/i,
    one: 'location',
  },
  { kind: 'brands', words: /\b(brands?|makes?|marques?)\b/i, one: 'brand' },
  { kind: 'years', words: /\byears? (established|in business|of experience)\b/i, one: 'year' },
] as const;
type Counted = (typeof COUNTED)[number];

interface Own {
  name: string;
  locations: number;
  brands: number;
  /** undefined where nobody has said since when there is the dealer. */
  years: number | undefined;
}

type Asks = Pick<ValidationContext, 'document' | 'getClient'>;

async function ownFigures({ document, getClient }: Asks): Promise<Own | null> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return null;
  const own = await getClient({ apiVersion: API_VERSION }).fetch<{
    name: string | null;
    founded: number | null;
    locations: number | null;
    brands: (string | null)[] | null;
  } | null>(OWN, { site }, { tag: 'validation.claims' });
  return (
    own && {
      name: own.name ?? 'The site',
      locations: own.locations ?? 0,
      brands: (own.brands ?? []).filter(Boolean).length,
      years: own.founded ? new Date().getFullYear() - own.founded : undefined,
    }
  );
}

/** Why a number is more than the site has, in words; null when it is not, or cannot be checked. */
function exaggeration(value: number, { kind, one }: Counted, own: Own): string | null {
  const has = own[kind];
  if (has === undefined || value <= has) return null;
  return `${own.name} has ${has === 1 ? `one ${one}` : `${has} ${one}s`} here, not ${value}.`;
}

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
    const unknown = figure.counts === 'years' && (await ownFigures(context))?.years === undefined;
    return !unknown || 'It shows once somebody enters under the site since which year the dealer exists.';
  }
  const counted = countedBy(figure?.label);
  const value = figure?.value ?? 0;
  if (!counted || !value) return true;
  const own = await ownFigures(context);
  const problem = own && exaggeration(value, counted, own);
  return !problem || `${problem} Claim no more than you can prove.`;
}

const CLAIM =
  /(\d[\d,]*)\+? (locations|dealerships|showrooms|brands|makes|years (?:established|in business|of experience))\b/gi;

const NAMES = Object.keys(FIGURES)
  .map((name) => `{${name}}`)
  .join(', ');

/** Claims in the words of blocks that are more than the site has, and figures in braces that nobody can fill in. */
export async function checkWords(
  blocks: unknown,
  context: Asks,
): Promise<true | { message: string; path: TextPath }[]> {
  const texts = textsOf(blocks);
  const claims = texts.flatMap(({ text, path }) =>
    [...text.matchAll(CLAIM)].map(([, value = '', label]) => ({
      value: Number(value.replaceAll(',', '')),
      label,
      path,
    })),
  );
  const placeholders = texts.flatMap(({ text, path }) =>
    placeholdersIn(text).map((name) => ({ name, path })),
  );
  if (claims.length === 0 && placeholders.length === 0) return true;
  const own = await ownFigures(context);
  const problems = [
    ...claims.flatMap(({ value, label, path }) => {
      const counted = countedBy(label);
      const problem = own && counted && exaggeration(value, counted, own);
      return problem
        ? [{ message: `${problem} Write {${counted.kind}} and the number is filled in.`, path }]
        : [];
    }),
    ...placeholders.flatMap(({ name, path }) => {
      if (!isFigureName(name)) return [{ message: `{${name}} is no figure. There are ${NAMES}.`, path }];
      return name === 'years' && own && own.years === undefined
        ? [
            {
              message:
                '{years} needs the year since which the dealer exists: an administrator enters it under the site.',
              path,
            },
          ]
        : [];
    }),
  ];
  return problems.length ? problems : true;
}
