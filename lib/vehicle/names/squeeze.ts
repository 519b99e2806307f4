/** Letters and digits only, without case and accents: `Hi-Ace`, `HIACE` and `hi ace` are all `hiace`. */
export const squeeze = (words: string): string =>
  (HAS_ACCENTS.test(words) ? words.normalize('NFD') : words).toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const HAS_ACCENTS = /[^\0-\x7F]/;

/** Words between blanks. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/**
 * The longest run of words at the start of a text that a table knows, however they are spelled.
 * @param table what the squeezed words mean
 * @returns the meaning and how many words it took, or null
 */
export function longestAtStart<Meaning>(
  words: readonly string[],
  table: ReadonlyMap<string, Meaning>,
  longest = 6,
): { meaning: Meaning; taken: number } | null {
  for (let count = Math.min(longest, words.length); count > 0; count -= 1) {
    const key = squeeze(words.slice(0, count).join(''));
    const meaning = key === '' ? undefined : table.get(key);
    // A word of marks alone ("-") belongs to what follows it.
    if (meaning !== undefined && squeeze(words[count - 1] as string) !== '') return { meaning, taken: count };
  }
  return null;
}
