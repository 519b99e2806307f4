import { corrected } from '@forecourt/lib/inventory/search/sentence/correct';
import { type ParsedSentence, understand } from '@forecourt/lib/inventory/search/sentence/understand';
import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import type { StockTexts } from '@/stock/facets.ts';
import type { SearchState } from '@/stock/state.ts';
import { withoutEachWord, withoutMore } from '../relax.ts';
import { applySentence } from './apply-sentence.ts';

const MOST_IGNORED = 80;

/**
 * Returns the search that a sentence leads to, relaxed if its remaining words find nothing.
 * Drops as little as possible: corrects spelling, then drops one word, all words that were not understood, the
 * least costly filters. The state records what was dropped. A sentence that is not understood stays as it is.
 * @param start the previous search, which the sentence is merged into
 * @param t texts in the language of the page, for words that are dropped
 * @param count counts several searches; called at most once, and only with words left
 */
export async function relaxSentence(
  start: SearchState,
  text: string,
  understanding: ParsedSentence,
  vocabulary: Vocabulary,
  t: StockTexts,
  count: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<SearchState> {
  const bare = { ...start, query: '' };
  const state = applySentence(bare, understanding);
  if (state.query === '') return state;
  const right = corrected(text, vocabulary);
  const less = [
    ...withoutEachWord(state, t),
    ...(understanding.parts.length > 0 ? withoutMore(state, t) : []),
  ];
  const attempts: SearchState[] = [
    state,
    ...(right === null ? [] : [applySentence(bare, understand(right, vocabulary))]),
    ...less.map(({ dropped, state: relaxedState }) => ({
      ...relaxedState,
      ignored: dropped.join(', ').slice(0, MOST_IGNORED),
    })),
  ];
  const counts = await count(attempts);
  return attempts[counts.findIndex((foundCount) => foundCount > 0)] ?? state;
}
