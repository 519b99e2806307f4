import { textHash } from '@/content/text-hash.ts';
import { fieldKey, type SourceField } from './source-fields.ts';

/** Returns the texts of a query result by field. */
export function textsOf(answer: unknown): Map<string, string> {
  const words = new Map<string, string>();
  for (const document of Array.isArray(answer) ? answer : []) {
    const { _id: id, ...fields } = (document ?? {}) as Record<string, unknown>;
    if (typeof id === 'string') collect(words, id, '', fields);
  }
  return words;
}

function collect(words: Map<string, string>, id: string, path: string, value: unknown): void {
  if (typeof value === 'string') words.set(fieldKey(id, path), value);
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
 * The latest text of each field, and its earlier texts since the page was opened, to replace older texts on
 * the page. A transformed text, such as a cut one, is replaced only if its element declares the form.
 */
export class NewestTexts {
  readonly #newest = new Map<string, string>();
  readonly #earlier = new Map<string, Set<string>>();

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

  /** Clears the latest texts after a change of perspective. Texts shown so far can still be replaced. */
  forgetNewest(): void {
    this.#newest.clear();
  }

  /** Clears the latest text of a field if it is still this one, so that later renders are shown as they are. */
  forget(key: string, text: string): void {
    if (this.#newest.get(key) === text) this.#newest.delete(key);
  }

  /**
   * Returns the replacement for a text on the page; null to keep it.
   * @param form how the element renders the text; with it, the text is always replaced
   */
  replacementOf(
    place: Pick<SourceField, 'id' | 'path' | 'mark'>,
    text: string,
    form?: (words: string) => string,
  ): string | null {
    const key = fieldKey(place.id, place.path);
    const newest = this.#newest.get(key);
    if (newest === undefined) return null;
    const shownText = form ? form(newest) : newest;
    if (shownText === text) return null;
    // A save may contain text that no result had, since results skip fast keystrokes.
    const isSave = form ? text.trim() !== '' : place.mark === textHash(text);
    return isSave || this.#stoodAt(key, text, form) ? shownText : null;
  }

  #stoodAt(key: string, text: string, form?: (words: string) => string): boolean {
    const earlier = this.#earlier.get(key) ?? new Set();
    return form ? [...earlier].some((words) => form(words) === text) : earlier.has(text);
  }
}
