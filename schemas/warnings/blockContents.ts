import { savedSearch, savedSearchParameters } from '@forecourt/lib/inventory/search/saved-filter';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { ValidationContext } from 'sanity';
import { releaseOf } from './release.ts';

const API_VERSION = '2025-02-19';

/** Counts of a site's content, and which of the referenced documents are currently shown. */
const FILLED_BY = `{
  "posts": count(*[_type == "blogPost" && ${IS_ENGLISH} && site._ref == $site && date <= now()]),
  "people": count(*[_type == "person" && ${IS_ENGLISH} && site._ref == $site]),
  "reviews": count(*[_type == "review" && site._ref == $site]),
  "offers": count(*[_type == "offer" && ${IS_ENGLISH} && $site in sites[]._ref && !($site in coalesce(excludedSites[]._ref, []))
    && (!defined(endsAt) || endsAt > now())]),
  "locations": count(*[_type == "site" && _id == $site][0].locations),
  "showing": *[_id in $named
    && !(defined(coalesce(startsAt, showFrom, start)) && coalesce(startsAt, showFrom, start) > now())
    && !(defined(coalesce(endsAt, showUntil, expiry)) && coalesce(endsAt, showUntil, expiry) <= now())
    && !($site in coalesce(excludedSites[]._ref, []))
  ]._id,
  "url": *[_type == "site" && _id == $site][0].url
}`;

interface StoredContents
  extends Record<'posts' | 'people' | 'reviews' | 'offers' | 'locations', number | null> {
  /** Referenced documents that are published and scheduled for now. */
  showing: string[] | null;
  url: string | null;
}

export interface BlockContents extends StoredContents {
  /** Number of matching vehicles by block key. Missing if the site did not respond. */
  stock: Readonly<Record<string, number>>;
}

export type Block = { _type?: string; _key?: string; [field: string]: unknown };

const COUNT_KEPT_MS = 30_000;
const counts = new Map<string, { at: number; answer: Promise<number | null> }>();

function stockParameters({ _type, filter }: Block): string | null {
  if (_type === 'featuredCars') return savedSearchParameters(savedSearch(filter)).toString();
  if (_type === 'featuredUsedCars')
    return savedSearchParameters(savedSearch({ carTypes: ['used'] })).toString();
  return null;
}

/** Returns the number of vehicles from the site's public API; null if it does not respond. */
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

/** Returns the documents that an editor selected for a block. */
export const namedBy = ({ slides, cards, offers }: Block): string[] =>
  [slides, cards, offers].flatMap(referencesOf);

/**
 * Loads what the blocks of a page show from the content lake and the site's stock.
 * @returns null if the document has no site yet
 */
export async function loadBlockContents(
  blocks: readonly Block[],
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<BlockContents | null> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return null;
  const release = releaseOf(document);
  const fillingFields = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: release ? [release] : 'published' })
    .fetch<StoredContents | null>(
      FILLED_BY,
      { site, named: blocks.flatMap(namedBy) },
      { tag: 'validation.blocks' },
    );
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
