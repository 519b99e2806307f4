import { markOf } from '@/content/words-mark.ts';
import { type Place, placeKey } from './places.ts';

/** The texts of an answer to a question by the places they stand at. */
export function wordsOf(answer: unknown): Map<string, string> {
  const words = new Map<string, string>();
  for (const document of Array.isArray(answer) ? answer : []) {
    const { _id: id, ...fields } = (document ?? {}) as Record<string, unknown>;
    if (typeof id === 'string') collect(words, id, '', fields);
  }
  return words;
}

function collect(words: Map<string, string>, id: string, path: string, value: unknown): void {
  if (typeof value === 'string') words.set(placeKey(id, path), value);
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) {
      const key = (entry as { _key?: unknown } | null)?._key;
      collect(words, id, `${path}[${typeof key === 'string' ? `_key=="${key}"` : index}]`, entry);
    }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (name !== '_key') collect(words, id, path ? `${path}.${name}` : name, inner);
}

/**
 * The newest words of each place, and those that have stood there since the page was opened. An older save never stands
 * over newer words: a page that was made of it meanwhile is put right. Only a text that shows its words whole may be
 * replaced: what the page made of them, such as the beginning of a long one, it makes again, unless its element says how.
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

  /** Knows of no newest words any more, as in another perspective; what was shown until now may still be replaced. */
  forgetNewest(): void {
    this.#newest.clear();
  }

  /**
   * What is to stand at a place where a text stands; null when it is to stay.
   * @param place with the mark of the words that the page was made of, where it tells
   * @param form what the page makes of the words there, of all of them: a text with a form is always replaced
   */
  replacementOf(
    place: Pick<Place, 'id' | 'path' | 'mark'>,
    text: string,
    form?: (words: string) => string,
  ): string | null {
    const key = placeKey(place.id, place.path);
    const newest = this.#newest.get(key);
    if (newest === undefined) return null;
    const shownText = form ? form(newest) : newest;
    if (shownText === text) return null;
    // A save may have words that no answer had: answers leave out keystrokes that come fast.
    const isSave = form ? text.trim() !== '' : place.mark === markOf(text);
    return isSave || this.#stoodAt(key, text, form) ? shownText : null;
  }

  #stoodAt(key: string, text: string, form?: (words: string) => string): boolean {
    const earlier = this.#earlier.get(key) ?? new Set();
    return form ? [...earlier].some((words) => form(words) === text) : earlier.has(text);
  }
}
