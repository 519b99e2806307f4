import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { hasDemand, type IndexedContent } from '@forecourt/lib/sites/index-rules';
import type { Site } from '@forecourt/lib/sites/site';
import { serialiseState } from '@/stock/address.ts';
import type { Landing } from '@/stock/landing.ts';
import { countedNoun, searchedNoun } from '@/stock/searched-noun.ts';
import { EMPTY_STATE, type SearchState } from '@/stock/state.ts';
import type { StockAnswer } from './answer.ts';
import { resultsTitle } from './results-title.ts';

export interface PageMetadata {
  title: string;
  description: string;
  /** Path and page number, without filters. */
  canonical: string;
  /** What decides whether it is indexed. */
  content: IndexedContent;
}

/**
 * Returns the title and description of a results page.
 * @param answer the results, with counts by body type that the noun depends on; null if they are unknown
 * @param language of the page
 */
export function pageMetadata(
  site: Pick<Site, 'name'>,
  landing: Landing,
  state: SearchState,
  answer: Pick<StockAnswer, 'total' | 'sold' | 'bodies'> | null,
  language: Language = ENGLISH,
): PageMetadata {
  const { page } = state;
  const noun = countedNoun(searchedNoun(landing.noun, state), answer?.bodies);
  const pageQuery = serialiseState({ ...EMPTY_STATE, page });
  const stock = translatorOf(language, 'stock');
  const title = resultsTitle(landing, noun, page, { t: translatorOf(language, 'search'), stock });
  return {
    title,
    description: translatorOf(language, 'searchPage')('description', {
      title,
      site: site.name,
      noun: stock('noun', { noun }),
    }),
    canonical: (landing.canonicalPath ?? landing.path) + pageQuery,
    content: {
      isFiltered: serialiseState(state) !== pageQuery,
      // Unknown results are no reason to forget a page.
      isEmpty: answer !== null && !hasDemand(landing.kind, answer.total - answer.sold),
    },
  };
}
