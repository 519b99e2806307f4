import { createRequire } from 'node:module';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { isOver } from './moment.ts';

// Loaded by the framework as it stands, beside the built code: so its imports are Node's.
const { default: NextCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as { default: typeof FileSystemCache };

type Get = FileSystemCache['get'];
type Entry = NonNullable<Awaited<ReturnType<Get>>>;

/** Where the framework writes the tags of a page. */
const TAGS_HEADER = 'x-next-cache-tags';

function tagsOf({ value }: Entry, context: Parameters<Get>[1]): string[] {
  if (value && 'headers' in value) return String(value.headers?.[TAGS_HEADER] ?? '').split(',');
  return 'tags' in context ? (context.tags ?? []) : [];
}

/**
 * The framework's own cache of pages and data, and two rules it lacks. Both are checked on each request
 * from what is stored alone, so any number of copies follow them without talking to each other.
 *
 * - An entry that is good until a moment is gone from that moment on (`until` of the manifest). The framework itself
 *   serves an expired page once more while it makes the next one.
 * - An entry begun before its tags were dropped counts as dropped even if it was finished afterwards: it may have read
 *   the old data. The framework only compares the time at which it was finished.
 */
export default class PageCache extends NextCache {
  // One is made for each request, before anything is read for it. A drop in the same millisecond counts.
  readonly #begun = Date.now() - 1;

  override async get(...args: Parameters<Get>): ReturnType<Get> {
    const entry = await super.get(...args);
    return entry && isOver(tagsOf(entry, args[1]), Date.now()) ? null : entry;
  }

  override async set(...args: Parameters<FileSystemCache['set']>): Promise<void> {
    await super.set(...args);
    const { memoryCache } = NextCache as unknown as { memoryCache?: Map<string, Entry> };
    const entry = memoryCache?.get(args[0]);
    if (entry) entry.lastModified = this.#begun;
  }
}
