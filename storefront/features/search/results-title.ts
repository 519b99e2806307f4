import type { Landing } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import { searchedHeading } from '@/stock/searched-noun.ts';

/**
 * Returns the title of a page of results, `Used Mazda cars for sale, page 2`.
 * @param noun of the vehicles that the search found
 */
export function resultsTitle(
  landing: Pick<Landing, 'kind' | 'heading' | 'noun'>,
  noun: Noun,
  page: number,
): string {
  const { kind } = landing;
  const what = subject({ kind, noun, heading: searchedHeading({ ...landing, searchedNoun: noun }) });
  return page > 1 ? `${what}, page ${page}` : what;
}

function subject({ kind, heading, noun }: Pick<Landing, 'kind' | 'heading' | 'noun'>): string {
  if (kind === 'all') return heading;
  if (kind === 'dealership' || kind === 'location') return heading;
  // `Hino Trucks` already contains the noun.
  return kind === 'make' && !heading.toLowerCase().endsWith(`${noun}s`)
    ? `${heading} ${noun}s for sale`
    : `${heading} for sale`;
}
