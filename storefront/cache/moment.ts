import { CACHE } from './manifest.ts';

/** What of a tag of `until` follows the site. */
const MARK = CACHE.until.tag.slice(CACHE.until.tag.indexOf('/'), CACHE.until.tag.lastIndexOf('/') + 1);

/** The first moment at which what carries the tags is over, in milliseconds; Infinity for what no moment ends. */
export function firstMoment(tags: readonly string[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const tag of tags) {
    const slash = tag.indexOf('/');
    if (slash < 0 || !tag.startsWith(MARK, slash)) continue;
    const moment = Number(tag.slice(slash + MARK.length));
    if (moment < first) first = moment;
  }
  return first;
}

/** Whether one of the tags says that what carries it was good until a moment that has come. */
export const isOver = (tags: readonly string[], now: number): boolean => firstMoment(tags) <= now;
