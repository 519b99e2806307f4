/** Cache of the photos that were shared with the installed app before there was a valuation. */
export const SHARED_CACHE = 'shared-photos';
/** Each has an address of its own in the cache: its time in milliseconds and its number follow. */
export const SHARED_PREFIX = '/shared-photos/';
/** How long they are kept: a day. */
export const SHARED_MS = 86_400_000;

/** Returns whether a photo was shared too long ago to be offered. */
export const isOutdated = (path: string, now: number): boolean =>
  !(Number.parseInt(path.slice(SHARED_PREFIX.length), 10) > now - SHARED_MS);
