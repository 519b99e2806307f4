import { CACHE } from './manifest.ts';

/** The part of an `until` tag that follows the site. */
const MARK = CACHE.until.tag.slice(CACHE.until.tag.indexOf('/'), CACHE.until.tag.lastIndexOf('/') + 1);

/** Returns the earliest expiry among the tags, in milliseconds; Infinity if none has one. */
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

/** Returns whether one of the tags has expired. */
export const isOver = (tags: readonly string[], now: number): boolean => firstMoment(tags) <= now;

/** Longer than any page takes to render, in seconds, however busy the machine is. */
const MAKING_SECONDS = 60;

/**
 * Returns the lifetime, in seconds, of an entry that expires at a timestamp. It ends well after the
 * timestamp: once a lifetime is over, Next.js serves the old page while it re-renders it, so a page begun
 * just before the timestamp would be served after it. From the timestamp on, `isOver` rejects the entry.
 * @param now the time of rendering
 */
export const lifeUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000)) + MAKING_SECONDS;
