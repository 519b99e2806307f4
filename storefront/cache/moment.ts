import { CACHE } from './manifest.ts';

/** What of a tag of `until` follows the site. */
const MARK = CACHE.until.tag.slice(CACHE.until.tag.indexOf('/'), CACHE.until.tag.lastIndexOf('/') + 1);

/** Whether one of the tags says that what carries it was good until a moment that has come. */
export function isOver(tags: readonly string[], now: number): boolean {
  return tags.some((tag) => {
    const slash = tag.indexOf('/');
    if (slash < 0 || !tag.startsWith(MARK, slash)) return false;
    return Number(tag.slice(slash + MARK.length)) <= now;
  });
}
