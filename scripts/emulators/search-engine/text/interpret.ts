import type { TextOptions } from './text-options.ts';
import { typosAllowed } from './typo.ts';

export interface Reading {
  /** One word, or several that must be consecutive in one attribute. */
  words: string[];
  /** True if the last word may be a prefix. */
  prefix: boolean;
  typos: number;
  /** Typos counted for choosing this interpretation. */
  cost: number;
  /** True if a match counts for the exact criterion. */
  exact: boolean;
}

/** A part of the query that matches as a unit, through any of its interpretations. */
export interface Term {
  width: number;
  optional: boolean;
  readings: Reading[];
}

const longestJoin = 3;
/** Longer queries are not joined: people who type that much rarely split words. */
const maxWordsToJoin = 8;
const maxSegmentations = 64;
export const maxWords = 30;

/**
 * Interprets a query in every possible way: word by word, with adjacent words joined ("hi lux" for hilux),
 * with a word split in two ("cx5" for CX-5), and with synonyms of one or several words. Each interpretation
 * covers all words.
 * @param words the normalised words of the query, at most 30
 */
export function interpret(words: readonly string[], options: TextOptions): Term[][] {
  const ways: Term[][] = [];
  const longestSpan = words.length > maxWordsToJoin ? 1 : longestJoin;
  const longest = Math.max(longestSpan, options.synonyms.longest);
  const walk = (from: number, terms: Term[]): void => {
    if (ways.length >= maxSegmentations) return;
    if (from === words.length) {
      ways.push(terms);
      return;
    }
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
      const readings = readingsOf(words, from, to, longestSpan, options);
      if (readings.length === 0) continue;
      const optional = words.slice(from, to).every((word) => options.optionalWords.has(word));
      walk(to, [...terms, { width: to - from, optional, readings }]);
    }
  };
  walk(0, []);
  return ways;
}

function readingsOf(
  words: readonly string[],
  from: number,
  to: number,
  longestJoined: number,
  options: TextOptions,
): Reading[] {
  const span = words.slice(from, to);
  const last = to === words.length;
  const prefix = options.queryType === 'prefixAll' || (options.queryType === 'prefixLast' && last);
  const readings: Reading[] = [];
  const joinedWords = span.join('');
  if (span.length <= longestJoined) {
    const typos = typosFor(joinedWords, options);
    readings.push({ words: [joinedWords], prefix, typos, cost: 0, exact: span.length === 1 });
  }
  if (span.length === 1) readings.push(...splits(joinedWords, prefix));
  for (const { words: replacement, typos } of options.synonyms.get(span)) {
    const exact = replacement.length === 1 ? options.singleSynonymExact : options.multiSynonymExact;
    readings.push({ words: replacement, prefix: false, typos: 0, cost: typos, exact: exact && typos === 0 });
  }
  return readings;
}

function typosFor(word: string, options: TextOptions): number {
  if (options.typoTolerance === 'false' || options.exactWords.has(word)) return 0;
  if (!options.typosOnNumbers && /^\d+$/.test(word)) return 0;
  return typosAllowed(word.length, options.sizeForOneTypo, options.sizeForTwoTypos);
}

/**
 * Splits the word in two at every position. A single letter at the end must be a whole word, or "gx l" would
 * match half of all records.
 */
function splits(word: string, prefix: boolean): Reading[] {
  if (word.length < 3) return [];
  return Array.from({ length: word.length - 1 }, (_, i) => {
    const right = word.slice(i + 1);
    return {
      words: [word.slice(0, i + 1), right],
      prefix: prefix && right.length > 1,
      typos: 0,
      cost: 0,
      exact: false,
    };
  });
}
