import { unstable_cache } from 'next/cache';
import { draftMode } from 'next/headers';
import { lifetimeUntil } from './expiry.ts';
import { INCOMPLETE_TAG } from './failures.ts';
import { CACHE, type CacheEntry, type TagParams, tagOf } from './manifest.ts';
import { allowStale } from './shared/allow-stale.ts';
import { sharedCache } from './shared/process-cache.ts';

/**
 * Reads through the data cache, for data that many pages share. A preview bypasses it. If reading fails
 * while the shared store is down too, returns the last value, of any age.
 * @param load what to read on a miss; its result must survive JSON
 * @param also further tags that invalidate this entry
 */
export async function cached<Name extends CacheEntry, Result>(
  name: Name,
  params: TagParams<Name>,
  load: () => Promise<Result>,
  also: { key?: string; tags?: string[] } = {},
): Promise<Result> {
  const tag = tagOf(name, params);
  if ((await draftMode()).isEnabled) return load();
  const read = unstable_cache(load, [tag, also.key ?? ''], {
    tags: [tag, ...(also.tags ?? [])],
    revalidate: CACHE[name].life,
  });
  try {
    return await read();
  } catch (error) {
    const shared = sharedCache();
    if (!shared || (await shared.isConnected())) throw error;
    return allowStale.run(true, read);
  }
}

/** The framework's limit on tags per call. */
const CHUNK = 100;

/**
 * Adds tags to the page being rendered. The framework has no call for this without cache components, but a
 * page inherits the tags of every cached read, so this makes an empty one.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const all = [...new Set(tags)];
  for (let start = 0; start < all.length; start += CHUNK) {
    const chunk = all.slice(start, start + CHUNK);
    await unstable_cache(async () => true, ['tags', ...chunk], { tags: chunk })();
  }
}

/**
 * Makes the page being rendered expire at a given time, and never be served after it: see `page-cache.ts`.
 * @param moment milliseconds since the epoch; null for a page that does not change with time
 */
export async function keepPageUntil(site: string, moment: number | null): Promise<void> {
  if (moment === null) return;
  const tag = tagOf('until', { site, moment: String(moment) });
  const life = Math.min(lifetimeUntil(moment, Date.now()), CACHE.until.life);
  await unstable_cache(async () => true, [tag], { tags: [tag], revalidate: life })();
}

/** Keeps the page being rendered out of every cache, because something in it failed. */
export const skipPageCache = (): Promise<void> => tagPage([INCOMPLETE_TAG]);
