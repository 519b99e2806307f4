import { corrected } from '@forecourt/lib/inventory/search/sentence/correct';
import { type ParsedSentence, understand } from '@forecourt/lib/inventory/search/sentence/understand';
import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import type { SearchState } from '@/stock/state.ts';
import { withoutEachWord, withoutMore } from '../relax.ts';
import { withUnderstood } from './apply.ts';

/** As much of what was let go as is told. */
const MOST_IGNORED = 80;

/**
 * The search that a sentence leads to. Where not all of its words are understood and the words that are left find
 * nothing, as little as possible is let go: a misspelt word is put right, then a word is left out, then all that
 * were not understood, then what is least costly. What was let go stands in the state, to be told.
 *
 * A sentence of which nothing is understood stays as it is: without its words it asks nothing.
 * @param start what was searched before, which the sentence is put into
 * @param count how many each of some searches finds; asked once, and only for words that are left
 */
export async function settled(
  start: SearchState,
  text: string,
  understanding: ParsedSentence,
  vocabulary: Vocabulary,
  count: (states: readonly SearchState[]) => Promise<readonly number[]>,
): Promise<SearchState> {
  const bare = { ...start, query: '' };
  const state = withUnderstood(bare, understanding);
  if (state.query === '') return state;
  const right = corrected(text, vocabulary);
  const less = [...withoutEachWord(state), ...(understanding.parts.length > 0 ? withoutMore(state) : [])];
  const attempts: SearchState[] = [
    state,
    ...(right === null ? [] : [withUnderstood(bare, understand(right, vocabulary))]),
    ...less.map(({ dropped, state: relaxedState }) => ({
      ...relaxedState,
      ignored: dropped.join(', ').slice(0, MOST_IGNORED),
    })),
  ];
  const counts = await count(attempts);
  return attempts[counts.findIndex((foundCount) => foundCount > 0)] ?? state;
}
