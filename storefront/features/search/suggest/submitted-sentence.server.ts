import { understand } from '@forecourt/lib/inventory/search/sentence/understand';
import { EMPTY_VOCABULARY } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { log } from '@/logging/log.server.ts';
import { parseAddress, serialiseState } from '@/stock/address.ts';
import { countStates } from '../relax.server.ts';
import { applySentence } from './apply-sentence.ts';
import { relaxSentence } from './relax-sentence.ts';
import { siteVocabulary } from './vocabulary.server.ts';

/**
 * Returns the query string for a sentence submitted without scripts.
 * @param part filter of the stock that the form searches, null for all
 * @param search the sentence as `query`, with optional filters
 */
export async function sentenceToQueryString(
  site: Site,
  part: string | null,
  search: URLSearchParams,
): Promise<string> {
  const state = parseAddress(search);
  const vocabulary = await siteVocabulary(site).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'search_vocabulary_failed');
    return EMPTY_VOCABULARY;
  });
  const understanding = understand(state.query, vocabulary);
  const scope = allOf([siteStockFilter(site, Date.now() / 1000), part]);
  const next = await relaxSentence(state, state.query, understanding, vocabulary, (states) =>
    countStates(scope, states, site.settings.priceLead),
  ).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'search_sentence_failed');
    return applySentence(state, understanding);
  });
  return serialiseState(next);
}
