/** Parameter of a field's studio URL that contains the hash of its text. */
export const HASH_PARAMETER = 'words';

/** Returns a 32-bit hash of a text, to check whether the page shows it unchanged without sending it twice. */
export function textHash(words: string): string {
  // FNV-1a over UTF-16 code units, which browsers and servers agree on.
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
