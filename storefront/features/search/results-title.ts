import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { StockTexts } from '@/stock/facets.ts';
import type { Landing } from '@/stock/landing.ts';
import type { Noun } from '@/stock/noun.ts';
import { searchedHeading } from '@/stock/searched-noun.ts';

/** The texts of titles. */
export interface TitleTexts {
  t: Translator<'search'>;
  stock: StockTexts;
}

/**
 * Returns the title of a page of results, `Used Mazda cars for sale, page 2`.
 * @param noun of the vehicles that the search found
 */
export function resultsTitle(
  landing: Pick<Landing, 'kind' | 'path' | 'heading' | 'noun'>,
  noun: Noun,
  page: number,
  { t, stock }: TitleTexts,
): string {
  const heading = searchedHeading({ ...landing, searchedNoun: noun }, stock);
  const title = subject({ kind: landing.kind, noun, heading }, { t, stock });
  return page > 1 ? t('titles.page', { title, page }) : title;
}

function subject(
  { kind, heading, noun }: Pick<Landing, 'kind' | 'heading' | 'noun'>,
  { t, stock }: TitleTexts,
): string {
  if (kind === 'all') return heading;
  if (kind === 'dealership' || kind === 'location') return heading;
  // `Hino Trucks` already contains the noun.
  return kind === 'make' && !heading.toLowerCase().endsWith(`${noun}s`)
    ? t('titles.named', { name: heading, nouns: stock('nouns', { noun }) })
    : t('titles.forSale', { name: heading });
}
