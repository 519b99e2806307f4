import type { ContentSourceMap } from '@sanity/client';
import { studioPath } from '@sanity/client/csm';
import { encodeIntoResult } from '@sanity/client/stega';
import { type Place, placeKey } from './places.ts';

/** The texts of an answer by the place each was read from, as its source map tells. */
export function wordsOf(result: unknown, sourceMap: ContentSourceMap): Map<string, string> {
  const words = new Map<string, string>();
  encodeIntoResult(result, sourceMap, ({ value, sourcePath, sourceDocument }) => {
    words.set(placeKey(sourceDocument._id, studioPath.toString(sourcePath as never)), value);
    return value;
  });
  return words;
}

const asTheyAre = (words: string) => words;

/**
 * The newest words of each place, and those that have stood there since the page was opened. Only text that shows one
 * of these may be replaced: what the page made of them, such as the beginning of a long one, it makes again, unless its
 * element says how.
 */
export class NewestWords {
  readonly #newest = new Map<string, string>();
  readonly #earlier = new Map<string, Set<string>>();

  /**
   * Takes the words of an answer.
   * @returns whether any of them is another than before
   */
  take(words: ReadonlyMap<string, string>): boolean {
    let isNewer = false;
    for (const [place, text] of words) {
      if (this.#newest.get(place) === text) continue;
      isNewer = true;
      this.#newest.set(place, text);
      const earlier = this.#earlier.get(place) ?? new Set();
      this.#earlier.set(place, earlier.add(text));
    }
    return isNewer;
  }

  /**
   * What is to stand at a place where a text stands; null when it is to stay.
   * @param form what the page makes of the words there
   */
  replacementOf({ id, path }: Pick<Place, 'id' | 'path'>, text: string, form = asTheyAre): string | null {
    const key = placeKey(id, path);
    const newest = this.#newest.get(key);
    if (newest === undefined) return null;
    const shown = form(newest);
    if (shown === text) return null;
    const earlier = [...(this.#earlier.get(key) ?? [])];
    return earlier.some((words) => form(words) === text) ? shown : null;
  }
}
