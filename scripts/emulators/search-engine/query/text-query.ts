import { type Bits, newBits, slotsOf, wordsFor } from '../columns/bits.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { interpret, maxWords } from '../text/interpret.ts';
import { matchWords, type TextMatches } from '../text/match.ts';
import type { TextOptions } from '../text/text-options.ts';
import { wordsOf } from '../text/tokenise.ts';
import { Highlighter } from './highlighter.ts';
import type { GivenSettings, SearchParameters } from './parameters.ts';

export interface TextResult extends TextMatches {
  words: readonly string[];
  options: TextOptions;
  /** The query after words were removed because nothing matched all of them. */
  queryAfterRemoval: string | undefined;
}

/** Searches the words of `query` among `candidates`; returns undefined if the query has no words. */
export function searchText(
  index: SearchIndex,
  query: string,
  options: TextOptions,
  settings: GivenSettings & SearchParameters,
  candidates: Bits,
): TextResult | undefined {
  const words = wordsOf(query.slice(0, 512), options.separators).slice(0, maxWords);
  if (words.length === 0) return undefined;
  const match = (queryWords: readonly string[], matchOptions: TextOptions): TextResult => {
    const matches = matchWords(index.text, queryWords, matchOptions, candidates, index.slots);
    return {
      ...limitTypos(index, matches, matchOptions),
      words: queryWords,
      options: matchOptions,
      queryAfterRemoval: undefined,
    };
  };
  const first = match(words, options);
  const removal = settings.removeWordsIfNoResults ?? 'none';
  if (first.count > 0 || removal === 'none') return first;
  if (removal === 'allOptional') return match(words, { ...options, optionalWords: new Set(words) });
  for (let wordCount = words.length - 1; wordCount > 0; wordCount--) {
    const rest = removal === 'lastWords' ? words.slice(0, wordCount) : words.slice(-wordCount);
    const result = match(rest, options);
    if (result.count > 0) return { ...result, queryAfterRemoval: rest.join(' ') };
  }
  return first;
}

/** With `min`, keeps only matches with the fewest typos; with `strict`, those with the two lowest numbers. */
function limitTypos(index: SearchIndex, matches: TextMatches, { typoTolerance }: TextOptions): TextMatches {
  if ((typoTolerance !== 'min' && typoTolerance !== 'strict') || matches.count === 0) return matches;
  const slots = new Uint32Array(matches.count);
  slotsOf(matches.bits, wordsFor(index.slots), slots);
  const levels = new Set<number>();
  for (const slot of slots) levels.add(matches.scores.digit(slot, 'typo'));
  const sortedLevels = [...levels].sort((a, b) => a - b);
  const maxTypos = typoTolerance === 'min' ? sortedLevels[0]! : (sortedLevels[1] ?? sortedLevels[0]!);
  if (sortedLevels.at(-1)! <= maxTypos) return matches;
  const bits = newBits(index.slots);
  let count = 0;
  for (const slot of slots) {
    if (matches.scores.digit(slot, 'typo') > maxTypos) continue;
    bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
    count++;
  }
  return { bits, count, scores: matches.scores };
}

/**
 * Highlights the query's words and their alternatives: synonyms, joined or split words. Highlights nothing
 * for a search without words (undefined).
 */
export function highlighterFor(result: TextResult | undefined, separators: string): Highlighter {
  if (result === undefined) return new Highlighter([], [], separators);
  return new Highlighter(result.words, interpret(result.words, result.options), separators);
}
