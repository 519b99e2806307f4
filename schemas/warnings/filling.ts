import { savedSearch, savedSearchParameters } from '@forecourt/lib/inventory/search/saved-filter';
import type { ValidationContext } from 'sanity';
import { releaseOf } from './release.ts';

const API_VERSION = '2025-02-19';

/** What fills blocks of a site, and which of the documents that they name show now. */
const FILLED_BY = `{
  "posts": count(*[_type == "blogPost" && site._ref == $site && date <= now()]),
  "people": count(*[_type == "person" && site._ref == $site]),
  "reviews": count(*[_type == "review" && site._ref == $site]),
  "offers": count(*[_type == "offer" && $site in sites[]._ref && !($site in coalesce(excludedSites[]._ref, []))
    && (!defined(endsAt) || endsAt > now())]),
  "locations": count(*[_type == "site" && _id == $site][0].locations),
  "showing": *[_id in $named
    && !(defined(coalesce(startsAt, showFrom, start)) && coalesce(startsAt, showFrom, start) > now())
    && !(defined(coalesce(endsAt, showUntil, expiry)) && coalesce(endsAt, showUntil, expiry) <= now())
    && !($site in coalesce(excludedSites[]._ref, []))
  ]._id,
  "url": *[_type == "site" && _id == $site][0].url
}`;

interface Filled extends Record<'posts' | 'people' | 'reviews' | 'offers' | 'locations', number | null> {
  /** The documents named by blocks that are published and in their time. */
  showing: string[] | null;
  url: string | null;
}

export interface Filling extends Filled {
  /** How many vehicles each block of stock finds, by the block's key; missing where the site did not answer. */
  stock: Readonly<Record<string, number>>;
}

/** A block of a page, as far as anybody knows. */
export type Block = { _type?: string; _key?: string; [field: string]: unknown };

const COUNT_KEPT_MS = 30_000;
const counts = new Map<string, { at: number; answer: Promise<number | null> }>();

/** What a shopper's search for the cars of a block asks; null for a block that shows no stock. */
function stockParameters({ _type, filter }: Block): string | null {
  if (_type === 'featuredCars') return savedSearchParameters(savedSearch(filter)).toString();
  if (_type === 'featuredUsedCars')
    return savedSearchParameters(savedSearch({ carTypes: ['used'] })).toString();
  return null;
}

/** How many vehicles a site has for a search, as it tells any shopper; null while it does not answer. */
function countOf(url: string, parameters: string): Promise<number | null> {
  const address = `${url.replace(/\/$/, '')}/api/stock/count?${parameters}`;
  const last = counts.get(address);
  if (last && Date.now() - last.at < COUNT_KEPT_MS) return last.answer;
  const answer = fetch(address)
    .then(async (response) => (response.ok ? ((await response.json()) as { count: number }).count : null))
    .catch(() => null);
  counts.set(address, { at: Date.now(), answer });
  return answer;
}

const referencesOf = (list: unknown): string[] =>
  (Array.isArray(list) ? (list as { _ref?: string }[]) : []).flatMap((entry) => entry?._ref ?? []);

/** The documents that a block shows because an editor chose them. */
export const namedBy = ({ slides, cards, offers }: Block): string[] =>
  [slides, cards, offers].flatMap(referencesOf);

/**
 * What fills the blocks of a page, asked of the content lake and of the site's own stock.
 * @returns null where nobody can be asked yet
 */
export async function fillingOf(
  blocks: readonly Block[],
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<Filling | null> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return null;
  const release = releaseOf(document);
  const fillingFields = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: release ? [release] : 'published' })
    .fetch<Filled | null>(FILLED_BY, { site, named: blocks.flatMap(namedBy) }, { tag: 'validation.blocks' });
  if (!fillingFields) return null;
  const { url } = fillingFields;
  const stock = await Promise.all(
    blocks.map(async (block) => {
      const parameters = stockParameters(block);
      const count = parameters !== null && url ? await countOf(url, parameters) : null;
      return count === null ? [] : [[block._key ?? '', count] as const];
    }),
  );
  return { ...fillingFields, stock: Object.fromEntries(stock.flat()) };
}
