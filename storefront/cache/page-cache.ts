import { createRequire } from 'node:module';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import { frontIsConfigured, noteForFront } from './front/note.ts';
import { PageMemory } from './memory/page-memory.ts';
import { firstMoment, isOver } from './moment.ts';
import type { CachePlace } from './read-counts.ts';
import type { Begun, SharedEntry } from './shared/entry.ts';
import { sharedCache } from './shared/process-cache.ts';
import { sharedSeconds } from './shared/seconds.ts';

// The framework loads this file unbundled, next to the built code, so imports are Node's.
const { default: NextCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache',
) as { default: typeof FileSystemCache };

type Settings = ConstructorParameters<typeof FileSystemCache>[0];
type SetArguments = Parameters<FileSystemCache['set']>;
type Get = FileSystemCache['get'];
type Entry = NonNullable<Awaited<ReturnType<Get>>> & { begun?: Begun };
type Context = Parameters<Get>[1];

/** The header in which the framework stores a page's tags. */
const TAGS_HEADER = 'x-next-cache-tags';

/** The framework keeps one memory per process in its class, and uses ours if it is set first. */
const holder = NextCache as unknown as { memoryCache?: PageMemory<Entry> };

/** A page rendered by a process that shares nothing belongs to that process only. */
const NEVER_SHARED: Begun = { epoch: null, sequence: 0 };

/** Parsed once for each stored page, not for each visitor. */
const tagsOfPages = new WeakMap<object, readonly string[]>();

function tagsOf({ value }: Pick<Entry, 'value'>, context: Context): readonly string[] {
  if (value && 'headers' in value) {
    const tags = tagsOfPages.get(value) ?? String(value.headers?.[TAGS_HEADER] ?? '').split(',');
    tagsOfPages.set(value, tags);
    return tags;
  }
  return 'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : [];
}

/** Returns whether an entry or a request is for data that pages read. */
const isData = (something: unknown): boolean => (something as { kind?: string } | null)?.kind === 'FETCH';

/** How long the next page waits for one that has not finished, in case it failed. */
const RENEWAL_MS = 1_000;

/** The page being re-rendered while the shared store is down. */
let renewal: { key: string; end: number } | null = null;

/**
 * Returns whether a page may be re-rendered now. While the shared store is down, pages are re-rendered one at
 * a time, or visitors would wait.
 */
function startRenewal(key: string): boolean {
  if (renewal && performance.now() < renewal.end) return false;
  renewal = { key, end: performance.now() + RENEWAL_MS };
  return true;
}

function endRenewal(key: string): void {
  if (renewal?.key === key) renewal = null;
}

/** Returns an entry as expired, which the framework serves once more while it renders the next one. */
function expired(entry: Entry): Entry {
  const seconds = entry.cacheControl?.revalidate;
  return typeof seconds === 'number' ? { ...entry, lastModified: Date.now() - seconds * 1000 - 1 } : entry;
}

/** Returns whether an entry has expired: another instance may have rendered it again. */
function isStale({ value, lastModified = 0, cacheControl }: Entry): boolean {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();
}

/**
 * The framework's cache of pages and data, with our own memory and three additions. The first two only need
 * what is stored.
 *
 * - An entry with an expiry (`until` in the manifest) is never served after it. The framework itself serves
 * an expired page once more while it renders the next one.
 * - An entry whose rendering began before its tags were invalidated counts as invalid, even if it finished
 * later: it may have read the old data. The framework only compares the time at which it finished.
 * - With a shared store (`REDIS_URL`), an entry is served only if no instance has invalidated its tags, and
 * the store is checked before anything is rendered.
 */
export default class PageCache extends NextCache {
  // Constructed for each request, before anything is read. An invalidation in the same millisecond counts.
  readonly #begunAt = Date.now() - 1;
  readonly #shared;
  readonly #begun: Begun;

  constructor(context: Settings) {
    super(withMemory(context));
    this.#shared = sharedCache(context.serverDistDir);
    this.#begun = this.#shared?.begin() ?? NEVER_SHARED;
  }

  override async get(...args: Parameters<Get>): ReturnType<Get> {
    const [key, context] = args;
    const found = await this.#find(key, context, await super.get(...args));
    this.onRead(key, context.kind, found?.place ?? null);
    return found?.entry ?? null;
  }

  /** Called for each read, with the place where the entry was found, or null. */
  protected onRead(_key: string, _kind: string, _place: CachePlace | null): void {}

  /** @param keptEntry this instance's entry, whether or not it may still be served */
  async #find(
    key: string,
    context: Context,
    keptEntry: Entry | null,
  ): Promise<{ entry: Entry; place: CachePlace } | null> {
    const entry = keptEntry && isOver(tagsOf(keptEntry, context), Date.now()) ? null : keptEntry;
    const own = entry && { entry, place: 'memory' as const };
    if (!this.#shared) return own;
    const { begun = NEVER_SHARED, lastModified = 0 } = entry ?? {};
    const standing = entry
      ? await this.#shared.standing(tagsOf(entry, context), begun, lastModified, isData(context))
      : 'stale';
    const isServed = standing !== 'stale';
    if (entry && isServed && !isStale(entry))
      return standing === 'aging' && startRenewal(key) ? { entry: expired(entry), place: 'memory' } : own;
    const other = await this.#otherCopys(key, context, isServed);
    if (other) return { entry: other, place: 'shared' };
    return isServed ? own : null;
  }

  override async set(...args: SetArguments): Promise<void> {
    this.#noteForFront(args[1], args[2]);
    await super.set(...args);
    const [key, value] = args;
    endRenewal(key);
    const entry = holder.memoryCache?.peek(key);
    if (!entry) {
      // A 404, which is not stored. Other instances wait for it until the claim is released.
      if (!isData(value)) void this.#shared?.release(key, this.#begun);
      return;
    }
    entry.lastModified = this.#begunAt;
    entry.begun = this.#begun;
    const seconds = sharedSeconds(value, entry.cacheControl?.revalidate);
    const { cacheControl } = entry;
    // Not awaited: the visitor already has the page.
    void this.#share(key, { value, lastModified: this.#begunAt, cacheControl, begun: this.#begun }, seconds);
  }

  async #share(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    if (seconds > 0) await this.#shared?.write(key, entry, seconds);
    if (!isData(entry.value)) await this.#shared?.release(key, this.#begun);
  }

  /**
   * Returns another instance's entry, and stores it in memory.
   * @param hasOlder whether an older entry can be served meanwhile, so that the visitor need not wait for the
   * other instance
   */
  async #otherCopys(key: string, context: Context, hasOlder: boolean): Promise<Entry | null> {
    const tags = (entry: SharedEntry) => tagsOf(entry as Entry, context);
    // Data is read along with its page.
    const entry = (await (hasOlder || isData(context)
      ? this.#shared?.read(key, tags)
      : this.#shared?.readOrClaim(key, tags, this.#begun))) as Entry | null | undefined;
    if (!entry || isStale(entry) || isOver(tagsOf(entry, context), Date.now())) return null;
    holder.memoryCache?.set(key, entry);
    return entry;
  }

  /** Adds the note for the CDN to a page; the server removes it before sending. */
  #noteForFront(value: SetArguments[1], context: SetArguments[2]): void {
    if (!frontIsConfigured() || !value || !('headers' in value) || !value.headers) return;
    const tags = tagsOf({ value }, context as Context);
    const life = 'cacheControl' in context ? context.cacheControl?.revalidate : undefined;
    const end = typeof life === 'number' ? this.#begunAt + life * 1000 : Number.POSITIVE_INFINITY;
    noteForFront(value.headers, { tags, begun: this.#begun, until: Math.min(end, firstMoment(tags)) });
  }
}

function withMemory(context: Settings): Settings {
  if (context.maxMemoryCacheSize) holder.memoryCache ??= new PageMemory(context.maxMemoryCacheSize);
  return context;
}
