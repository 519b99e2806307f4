import type { Site } from '@forecourt/lib/sites/site';
import { serialiseState } from '@/stock/address.ts';
import type { Landing } from '@/stock/landing.ts';
import { countedNoun, searchedHeading, searchedNoun } from '@/stock/searched-noun.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';

export interface PageMetadata {
  title: string;
  description: string;
  /** Path and page number, without filters. */
  canonical: string;
  /** Filter combinations are endless, so they are not indexed. */
  indexed: boolean;
}

/**
 * Returns the title and description of a results page.
 * @param bodies counts of the results by body type, which the noun depends on
 */
export function pageMetadata(
  site: Pick<Site, 'name'>,
  landing: Landing,
  state: SearchState,
  bodies?: Readonly<Record<string, number>>,
): PageMetadata {
  const { page } = state;
  const noun = countedNoun(searchedNoun(landing.noun, state), bodies);
  const pageQuery = serialiseState({ ...EMPTY_STATE, page });
  const what = subject({ ...landing, noun, heading: searchedHeading({ ...landing, searchedNoun: noun }) });
  return {
    title: page > 1 ? `${what}, page ${page}` : what,
    description: `${what} at ${site.name}: photos, prices, kilometres and features of every ${noun} in stock, updated through the day. Search by make, body, price and more.`,
    canonical: landing.path + pageQuery,
    indexed: serialiseState(state) === pageQuery,
  };
}

function subject({ kind, heading, noun }: Landing): string {
  if (kind === 'all') return heading;
  if (kind === 'dealership' || kind === 'location') return heading;
  // `Hino Trucks` already contains the noun.
  return kind === 'make' && !heading.toLowerCase().endsWith(`${noun}s`)
    ? `${heading} ${noun}s for sale`
    : `${heading} for sale`;
}
