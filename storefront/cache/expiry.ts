import { CACHE } from './manifest.ts';

/** The part of an `until` tag after the site. */
const MARK = CACHE.until.tag.slice(CACHE.until.tag.indexOf('/'), CACHE.until.tag.lastIndexOf('/') + 1);

/** Returns the earliest expiry among the tags, in milliseconds; Infinity if none expires. */
export function earliestExpiry(tags: readonly string[]): number {
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
export const isExpired = (tags: readonly string[], now: number): boolean => earliestExpiry(tags) <= now;

/** Longer than any page takes to render, in seconds, on a busy machine. */
const MAKING_SECONDS = 60;

/**
 * Returns the lifetime in seconds of an entry that expires at a given time. It ends well after that time,
 * because the framework then serves the old page once more; `isExpired` stops serving it exactly on time.
 * @param now when it is rendered
 */
export const lifetimeUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000)) + MAKING_SECONDS;
