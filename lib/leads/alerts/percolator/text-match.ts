import { STOCK_INDEX_SETTINGS } from '../../../inventory/search/index-settings.ts';
import type { FilteredRecord } from '../../../inventory/search/matches.ts';

const SEARCHED = STOCK_INDEX_SETTINGS.searchableAttributes.flatMap((names) =>
  names.replace(/^\w+\((.*)\)$/, '$1').split(','),
);

const tokensOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Returns the words of a text and each adjacent pair joined: `cx`, `5` and `cx5`. */
function wordsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return [...tokens, ...tokens.slice(1).map((token, index) => `${tokens[index]}${token}`)];
}

/** Returns whether a car has every word; the last may be a prefix. Allows no near misses. */
export function containsWords(words: string, record: FilteredRecord): boolean {
  if (words === '') return true;
  const searchTokens = tokensOf(words);
  if (searchTokens.length === 0) return true;
  const all = new Set(
    SEARCHED.flatMap((name) => {
      const value = record[name];
      return Array.isArray(value)
        ? value.flatMap((each) => wordsOf(String(each)))
        : typeof value === 'string' || typeof value === 'number'
          ? wordsOf(String(value))
          : [];
    }),
  );
  return searchTokens.every((word, index) => {
    const [before, after] = [searchTokens[index - 1], searchTokens[index + 1]];
    return (
      all.has(word) ||
      (after !== undefined && all.has(word + after)) ||
      (before !== undefined && all.has(before + word)) ||
      (after === undefined && [...all].some((each) => each.startsWith(word)))
    );
  });
}
