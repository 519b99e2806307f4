import { createHash } from 'node:crypto';

/** Hexadecimal, since some fronts do not tell capital letters from small ones; 48 bits of it. */
const KEY_LENGTH = 12;
/** A front takes header lines of 8 KB: a page with more keys than these is not kept there. */
const MOST_KEYS = 600;
/** The framework's own tags, by which nothing of ours is dropped. */
const FRAMEWORK = '_N_T_';

/**
 * The surrogate key of a cache tag: as long for each, and of the same site only, since the tag names it. Two tags that
 * by chance have one key are forgotten together, which harms nobody.
 */
export const surrogateKey = (tag: string): string =>
  createHash('sha256').update(tag).digest('hex').slice(0, KEY_LENGTH);

/** The keys of a page; null for one that cannot carry them all, and so could not be forgotten in time. */
export function surrogateKeys(tags: readonly string[]): string[] | null {
  const own = tags.filter((tag) => tag && !tag.startsWith(FRAMEWORK));
  return own.length === 0 || own.length > MOST_KEYS ? null : own.map(surrogateKey);
}
