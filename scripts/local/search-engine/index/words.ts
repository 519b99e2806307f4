import type { StoredRecord } from '../columns/record-heap.ts';
import { lastPosition, maxAttributes, placeOf } from '../text/postings.ts';
import { wordsOf } from '../text/tokenise.ts';
import { attributePaths, scalarsAt } from './extract.ts';
import type { SearchIndex } from './search-index.ts';

/** Takes the occurrences of words. */
export interface WordSink {
  add(token: string, slot: number, place: number): void;
}

/** Positions left free between the items of a list, so that words of two items never count as neighbours. */
const itemGap = 8;

/** Gives every word of a record's searchable attributes to the sink. */
export function indexWords(index: SearchIndex, slot: number, record: StoredRecord, sink: WordSink): void {
  const { searchable, camelCase, separators } = index.schema;
  if (searchable === null) discover(index.attributes, record);
  for (let attribute = 0; attribute < index.attributes.length; attribute++) {
    const path = index.attributes[attribute]!;
    let position = 0;
    for (const value of scalarsAt(record, path)) {
      if (typeof value === 'boolean') continue;
      const words = cachedWords(String(value), separators, camelCase.includes(path));
      for (const word of words) sink.add(word, slot, placeOf(attribute, words.length === 1, position++));
      position += itemGap;
      if (position > lastPosition) break;
    }
  }
}

function discover(attributes: string[], record: StoredRecord): void {
  for (const path of attributePaths(record)) {
    if (path !== 'objectID' && !attributes.includes(path) && attributes.length < maxAttributes)
      attributes.push(path);
  }
}

const cache = new Map<string, string[]>();
const maxCached = 20_000;

/** Stock repeats itself (makes, colours, suburbs), so the words of short texts are remembered. */
function cachedWords(text: string, separators: string, camelCase: boolean): string[] {
  if (text.length > 40) return wordsOf(text, separators, camelCase);
  const key = `${camelCase ? '1' : '0'}${separators}\u0000${text}`;
  let words = cache.get(key);
  if (words === undefined) {
    words = wordsOf(text, separators, camelCase);
    if (cache.size >= maxCached) cache.clear();
    cache.set(key, words);
  }
  return words;
}
