import { unstable_cache } from 'next/cache';
import { draftMode } from 'next/headers';
import { CACHE, type CacheEntry, type TagParams, tagOf } from './manifest.ts';
import { lifeUntil } from './moment.ts';
import { oldData } from './shared/old-data.ts';
import { sharedCache } from './shared/process-cache.ts';

/**
 * Reads through the data cache: for what many pages share. Its tags are known before it is read. A preview reads past
 * it, and its reading still knows whose request it is, which inside of the framework's cache it would not. If reading fails
 * while the shared store is away too, it returns what was last read, of any age.
 * @param load what to read on a miss; its answer must survive JSON
 * @param also further entries whose drop drops this one
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
    return oldData.run(true, read);
  }
}

/** As many tags as the framework takes at a time. */
const CHUNK = 100;

/**
 * Gives tags to the page being made, once it is known which documents it uses. Without cache components the framework
 * has no call for that, but a page takes over the tags of every cached read made for it: so this makes an empty
 * cached read under those tags.
 */
export async function tagPage(tags: readonly string[]): Promise<void> {
  const all = [...new Set(tags)];
  for (let start = 0; start < all.length; start += CHUNK) {
    const chunk = all.slice(start, start + CHUNK);
    await unstable_cache(async () => true, ['tags', ...chunk], { tags: chunk })();
  }
}

/**
 * Keeps the page being made until a moment, and from then on serves nobody the old one: see `page-cache.ts`.
 * @param moment milliseconds since the epoch; null for a page that does not change with the clock
 */
export async function keepPageUntil(site: string, moment: number | null): Promise<void> {
  if (moment === null) return;
  const tag = tagOf('until', { site, moment: String(moment) });
  const life = Math.min(lifeUntil(moment, Date.now()), CACHE.until.life);
  await unstable_cache(async () => true, [tag], { tags: [tag], revalidate: life })();
}

/** Keeps the page being made no longer than this: a page takes over the shortest life of what is read for it. */
export async function keepPageFor(seconds: number): Promise<void> {
  await unstable_cache(async () => true, ['life', String(seconds)], { revalidate: seconds })();
}
