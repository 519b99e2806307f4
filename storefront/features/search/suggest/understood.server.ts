import { understand } from '@forecourt/lib/search/sentence/understand';
import { EMPTY_VOCABULARY } from '@forecourt/lib/search/sentence/vocabulary';
import type { Site } from '@forecourt/lib/site/site';
import { log } from '@/logging/log.server.ts';
import { parseAddress, serialiseState } from '../address.ts';
import { withUnderstood } from './apply.ts';
import { siteVocabulary } from './vocabulary.server.ts';

/**
 * The query string that a form's sentence stands for, where no script understood it in the browser.
 * @param search as the form sent it: the sentence as `query`, perhaps further filters
 */
export async function understoodSearch(site: Site, search: URLSearchParams): Promise<string> {
  const state = parseAddress(search);
  const vocabulary = await siteVocabulary(site).catch((error: unknown) => {
    log.error({ err: error, site: site.slug }, 'the search did not answer: words stay words');
    return EMPTY_VOCABULARY;
  });
  return serialiseState(withUnderstood(state, understand(state.query, vocabulary)));
}
