/**
 * Returns a 32-bit hash of a text: FNV-1a over its UTF-16 code units, which browsers and servers agree on. Not for
 * secrets.
 * @returns a whole number from 0 to 2³² − 1
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
