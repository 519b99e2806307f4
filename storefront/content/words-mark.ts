/** The name under which the address of a field carries the mark of the words that a page was made of. */
export const MARK_PARAMETER = 'words';

/**
 * A short mark of words: whoever knows the words can tell whether a text is of them, without the words being told twice.
 * Two words with one mark are as rare as one in four thousand million.
 */
export function markOf(words: string): string {
  // FNV-1a, by the 16-bit units that every browser and server counts a text in.
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
