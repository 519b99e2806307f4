import type { Fields } from '../columns/fields.ts';
import { lastPosition, maxAttributes } from '../text/postings.ts';
import { wordsOf } from '../text/tokenise.ts';
import { attributePaths, eachScalar, valueAt } from './extract.ts';
import type { SearchIndex } from './search-index.ts';

/** Takes the words of a value, the first of which stands at `position` of an attribute. */
interface WordSink {
  add(words: readonly string[], slot: number, attribute: number, position: number): void;
}

/** Positions left free between the items of a list, so that words of two items never count as neighbours. */
const itemGap = 8;

/** Gives every word of a record's searchable attributes to the sink. */
export function indexWords(index: SearchIndex, slot: number, fields: Fields, sink: WordSink): void {
  const { searchable, camelCase, separators } = index.schema;
  if (searchable === null) discover(index.attributes, fields);
  for (let attribute = 0; attribute < index.attributes.length; attribute++) {
    const path = index.attributes[attribute]!;
    let cache = index.wordCaches[attribute];
    if (cache === undefined) {
      cache = new WordCache(separators, camelCase.includes(path));
      index.wordCaches[attribute] = cache;
    }
    const known = cache;
    let position = 0;
    eachScalar(valueAt(fields, path), (value) => {
      if (typeof value === 'boolean' || position > lastPosition) return;
      const words = known.words(String(value));
      sink.add(words, slot, attribute, position);
      position += words.length + itemGap;
    });
  }
}

function discover(attributes: string[], fields: Fields): void {
  for (const path of attributePaths(fields)) {
    if (path !== 'objectID' && !attributes.includes(path) && attributes.length < maxAttributes)
      attributes.push(path);
  }
}

const maxCached = 4096;

/** Stock repeats itself (makes, colours, suburbs): the words of an attribute's first few thousand values are kept. */
export class WordCache {
  private readonly known = new Map<string, readonly string[]>();
  private readonly separators: string;
  private readonly camelCase: boolean;

  constructor(separators: string, camelCase: boolean) {
    this.separators = separators;
    this.camelCase = camelCase;
  }

  words(text: string): readonly string[] {
    let words = this.known.get(text);
    if (words === undefined) {
      words = wordsOf(text, this.separators, this.camelCase);
      if (this.known.size < maxCached) this.known.set(text, words);
    }
    return words;
  }
}
