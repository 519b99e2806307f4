import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits (48 bits), since some CDNs ignore the case of keys. */
const KEY_LENGTH = 12;
/** CDNs accept header lines of up to 8 KB; a page with more keys is not cached there. */
const MOST_KEYS = 600;
/** Prefix of the tags that Next.js adds, which we never invalidate. */
const FRAMEWORK = '_N_T_';

/**
 * Returns the surrogate key of a cache tag. Tags name their site, so keys do not cross sites. Should two tags
 * share a key, they are purged together, which is harmless.
 */
export const surrogateKey = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, KEY_LENGTH);

/**
 * Returns the keys of a page; null without keys or with too many for the header, so the page could not be
 * purged.
 */
export function surrogateKeys(tags: readonly string[]): string[] | null {
  const own = tags.filter((tag) => tag && !tag.startsWith(FRAMEWORK));
  return own.length === 0 || own.length > MOST_KEYS ? null : own.map(surrogateKey);
}
