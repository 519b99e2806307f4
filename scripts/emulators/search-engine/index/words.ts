import type { Fields } from '../columns/fields.ts';
import { lastPosition, maxAttributes } from '../text/postings.ts';
import { wordsOf } from '../text/tokenise.ts';
import { attributePaths, eachScalar, valueAt } from './extract.ts';
import type { IndexSchema } from './schema.ts';

/**
 * Receives the words of a value; the first has the given position in its attribute. `lasting` if the same
 * list object is passed for each record with that value.
 */
interface WordSink {
  add(words: readonly string[], slot: number, attribute: number, position: number, lasting: boolean): void;
}

/** Gap in positions between items of a list, so that words of different items are never adjacent. */
const itemGap = 8;

interface WordedIndex {
  readonly schema: Pick<IndexSchema, 'searchable' | 'camelCase' | 'separators'>;
  readonly attributes: string[];
  readonly wordCaches: (WordCache | undefined)[];
}

/** Passes every word of a record's searchable attributes to the sink. */
export function indexWords(index: WordedIndex, slot: number, fields: Fields, sink: WordSink): void {
  const { searchable, camelCase, separators } = index.schema;
  if (searchable === null) addNewAttributes(index.attributes, fields);
  for (let attribute = 0; attribute < index.attributes.length; attribute++) {
    const path = index.attributes[attribute]!;
    let cache = index.wordCaches[attribute];
    if (cache === undefined) {
      cache = new WordCache(separators, camelCase.includes(path));
      index.wordCaches[attribute] = cache;
    }
    const wordCache = cache;
    let position = 0;
    eachScalar(valueAt(fields, path), (value) => {
      if (typeof value === 'boolean' || position > lastPosition) return;
      const { words, lasting } = wordCache.words(String(value));
      sink.add(words, slot, attribute, position, lasting);
      position += words.length + itemGap;
    });
  }
}

function addNewAttributes(attributes: string[], fields: Fields): void {
  for (const path of attributePaths(fields)) {
    if (path !== 'objectID' && !attributes.includes(path) && attributes.length < maxAttributes)
      attributes.push(path);
  }
}

const maxCached = 4096;

/**
 * Stock values repeat (makes, colours, suburbs), so the words of an attribute's first few thousand values are
 * cached.
 */
export class WordCache {
  private readonly wordsByText = new Map<string, { words: readonly string[]; lasting: boolean }>();
  private readonly separators: string;
  private readonly camelCase: boolean;

  constructor(separators: string, camelCase: boolean) {
    this.separators = separators;
    this.camelCase = camelCase;
  }

  /** Returns the words of a text, and whether the list is cached. */
  words(text: string): { words: readonly string[]; lasting: boolean } {
    const cachedWords = this.wordsByText.get(text);
    if (cachedWords !== undefined) return cachedWords;
    const entry = {
      words: wordsOf(text, this.separators, this.camelCase),
      lasting: this.wordsByText.size < maxCached,
    };
    if (entry.lasting) this.wordsByText.set(text, entry);
    return entry;
  }
}
