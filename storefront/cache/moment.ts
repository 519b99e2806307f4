import { CACHE } from './manifest.ts';

/** The part of an `until` tag that follows the site. */
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

/** Longer than any page takes to make, in seconds, however busy the machine is. */
const MAKING_SECONDS = 60;

/**
 * The lifetime in seconds of what is good until a moment. It ends well after the moment, for once it has ended the
 * framework makes the page anew beside the old one, which everybody gets meanwhile: what was begun just before the
 * moment would be served after it. From the moment on `isOver` says so.
 * @param now while it is made
 */
export const lifeUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000)) + MAKING_SECONDS;
