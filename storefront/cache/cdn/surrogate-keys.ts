import { createHash } from 'node:crypto';

/** 48 bits in hexadecimal, because some CDNs ignore the case of keys. */
const KEY_LENGTH = 12;
/** CDNs limit header lines to 8 KB: a page with more keys is not stored there. */
const MOST_KEYS = 600;
/** The framework's own tags, which we never invalidate. */
const FRAMEWORK = '_N_T_';

/** Returns the surrogate key of a cache tag. Tags with the same key are purged together. */
export const surrogateKey = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, KEY_LENGTH);

/** Returns the keys of a page; null if it cannot carry them all and so could not be purged in time. */
export function surrogateKeys(tags: readonly string[]): string[] | null {
  const own = tags.filter((tag) => tag && !tag.startsWith(FRAMEWORK));
  return own.length === 0 || own.length > MOST_KEYS ? null : own.map(surrogateKey);
}
