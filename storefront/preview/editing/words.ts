import type { ContentSourceMap } from '@sanity/client';
import { getPublishedId, studioPath } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';

/** Where a text stands: a document, whichever of its versions, and a path in it. */
export const placeOf = (id: string, path: string): string => `${getPublishedId(id)} ${path}`;

/** The texts of an answer by the place each was read from, as its source map tells. */
export function wordsOf(result: unknown, sourceMap: ContentSourceMap): Map<string, string> {
  const words = new Map<string, string>();
  encodeIntoResult(result, sourceMap, ({ value, sourcePath, sourceDocument }) => {
    if (typeof value === 'string')
      words.set(placeOf(sourceDocument._id, studioPath.toString(sourcePath as never)), value);
    return value;
  });
  return words;
}

/**
 * The newest words of each place, and those that have stood there since the page was opened. Only text that shows one
 * of these as it is may be replaced: what the page made of them, such as the beginning of a long one, it makes again.
 */
export class NewestWords {
  readonly #newest = new Map<string, string>();
  readonly #earlier = new Map<string, Set<string>>();

  /** Takes the words of an answer. */
  take(words: ReadonlyMap<string, string>): void {
    for (const [place, text] of words) {
      this.#newest.set(place, text);
      const earlier = this.#earlier.get(place) ?? new Set();
      this.#earlier.set(place, earlier.add(text));
    }
  }

  /** What is to stand at a place where a text stands; null when it is to stay. */
  replacementOf(place: string, text: string): string | null {
    const newest = this.#newest.get(place);
    if (newest === undefined || newest === text) return null;
    return this.#earlier.get(place)?.has(text) ? newest : null;
  }
}
