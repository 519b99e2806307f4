/** Normalises a name to letters and digits: `Hi-Ace` and `hi ace` become `hiace`. */
export const normaliseName = (words: string): string =>
  (HAS_ACCENTS.test(words) ? words.normalize('NFD') : words).toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const HAS_ACCENTS = /[^\0-\x7F]/;

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * Finds the longest run of words at the start of a text that is in a table, in any spelling.
 * @param table meanings by normalised name
 * @returns the meaning and the number of words, or null
 */
export function longestAtStart<Meaning>(
  words: readonly string[],
  table: ReadonlyMap<string, Meaning>,
  longest = 6,
): { meaning: Meaning; taken: number } | null {
  for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
    const key = normaliseName(words.slice(0, count).join(''));
    const meaning = key === '' ? undefined : table.get(key);
    // A word without letters or digits ("-") belongs to the following text.
    if (meaning !== undefined && normaliseName(words[count - 1] as string) !== '')
      return { meaning, taken: count };
  }
  return null;
}
