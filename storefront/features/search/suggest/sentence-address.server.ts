import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { EMPTY_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { log } from '@/logging/log.server.ts';
import { isSearchParameter, parseAddress, serialiseState } from '@/stock/address.ts';
import { searchedPrices } from '@/stock/connection.ts';
import type { StockTexts } from '@/stock/facets.ts';
import { SENTENCE_FIELD } from '@/stock/sentence-field.ts';
import { countStates } from '../relax.server.ts';
import { applySentence } from './apply-sentence.ts';
import { isPlainWords } from './plain-words.ts';
import { relaxSentence } from './relax-sentence.ts';
import { siteVocabulary } from './vocabulary.server.ts';

/**
 * Returns the address of the search that a sentence means, for sentences submitted without scripts and for addresses
 * with a sentence, such as `/search?query=white suv under 45k` in a message. Plain words in an address are
 * searched as text.
 * @param part filter of the part of the stock that the page searches, null for all of it
 * @param search the page's query string, with the sentence as `query`
 * @param t texts in the language of the page
 * @returns a query string with any other parameters, such as `utm_source`; null if there is nothing to interpret
 */
export async function sentenceToQueryString(
  site: Site,
  part: string | null,
  search: URLSearchParams,
  t: StockTexts,
): Promise<string | null> {
  const state = parseAddress(search);
  const isSubmitted = search.has(SENTENCE_FIELD);
  if (state.query === '' && !isSubmitted) return null;
  const vocabulary = await siteVocabulary(site).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'search_vocabulary_failed');
    return EMPTY_VOCABULARY;
  });
  if (!isSubmitted && isPlainWords(state.query, vocabulary)) return null;
  const understanding = understand(state.query, vocabulary);
  if (!isSubmitted && understanding.parts.length === 0) return null;
  const scope = allOf([siteStockFilter(site, Date.now() / 1000), part]);
  const prices = searchedPrices(stockPricesOf(site.settings), state.pricedIn);
  const next = await relaxSentence(state, state.query, understanding, vocabulary, t, (states) =>
    countStates(scope, states, prices),
  ).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'search_sentence_failed');
    return applySentence(state, understanding);
  });
  // Otherwise the redirect would repeat.
  if (!isSubmitted && next.query === state.query) return null;
  return withOtherParameters(serialiseState(next), search);
}

function withOtherParameters(address: string, search: URLSearchParams): string {
  const others = new URLSearchParams([...search].filter(([name]) => !isSearchParameter(name))).toString();
  return others === '' ? address : `${address}${address === '' ? '?' : '&'}${others}`;
}
