import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
/** The visible locations of a site and the brands that it or they sell. */
const OWN = `*[_type == "site" && _id == $site][0]{
  name,
  "locations": count((locations[]->)[coalesce(visible, true)]),
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
] as const;

/** Which figure of a site a claim is about, by the words beside its number; undefined where it cannot be checked. */
const countedBy = (label: string | undefined) => COUNTED.find(({ words }) => words.test(label ?? ''));

/**
 * Whether a claim is more than the site has. It warns and refuses nothing: a group may have locations elsewhere.
 * @param figure a number and what it counts
 */
export async function checkClaim(
  figure: { value?: number; label?: string } | undefined,
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<string | true> {
  const counted = countedBy(figure?.label);
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  const value = figure?.value ?? 0;
  if (!counted || !site || !value) return true;
  const own = await getClient({ apiVersion: API_VERSION }).fetch<{
    name: string | null;
    locations: number | null;
    brands: (string | null)[] | null;
  } | null>(OWN, { site }, { tag: 'validation.claims' });
  if (!own) return true;
  const has = counted.kind === 'locations' ? (own.locations ?? 0) : (own.brands ?? []).filter(Boolean).length;
  return (
    value <= has ||
    `${own.name ?? 'The site'} has ${has === 1 ? `one ${counted.one}` : `${has} ${counted.one}s`} here, not ${value}. Claim no more than you can prove.`
  );
}
