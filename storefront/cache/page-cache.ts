import type {
  CacheControl,
  CachedValue,
  CacheEntry,
  CacheHandler,
  GetContext,
  HandlerSettings,
  SetContext,
} from './cache-handler.ts';
import { isCdnConfigured, noteForCdn } from './cdn/cdn-note.ts';
import { earliestExpiry, isExpired } from './expiry.ts';
import { isFailedResponse } from './failures.ts';
import { PageMemory } from './memory/page-memory.ts';
import type { CachePlace } from './read-counts.ts';
import { Invalidations } from './shared/invalidations.ts';
import { sharedCache } from './shared/process-cache.ts';
import type { Begun, SharedEntry } from './shared/shared-entry.ts';
import { sharedSeconds } from './shared/shared-seconds.ts';

interface Entry extends CacheEntry {
  begun?: Begun;
}

/** The header in which the framework stores a page's tags. */
const TAGS_HEADER = 'x-next-cache-tags';

interface Kept {
  memory: PageMemory<Entry> | null;
  invalidated: Invalidations;
}

// Shared by name, because the framework's server and the built routes each import this file, by addresses that may
// differ. A tag that one of them invalidates must be invalid for the other.
const NAME = Symbol.for('forecourt.pages');
const processGlobals = globalThis as { [NAME]?: Kept };
processGlobals[NAME] ??= { memory: null, invalidated: new Invalidations() };
const kept = processGlobals[NAME];

/** A page rendered by a process that shares nothing belongs to that process only. */
const NEVER_SHARED: Begun = { epoch: null, sequence: 0 };

const tagsOfPages = new WeakMap<object, readonly string[]>();

function tagsOf({ value }: Pick<Entry, 'value'>, context: GetContext): readonly string[] {
  if (value?.headers) {
    const tags = tagsOfPages.get(value) ?? String(value.headers[TAGS_HEADER] ?? '').split(',');
    tagsOfPages.set(value, tags);
    return tags;
  }
  return [...(context.tags ?? []), ...(context.softTags ?? [])];
}

/** Returns whether an entry or a request is for data that pages read. */
const isData = (something: unknown): boolean => (something as { kind?: string } | null)?.kind === 'FETCH';

/** The longest wait for a re-rendering, which may have failed. */
const RENEWAL_MS = 1_000;

let renewal: { key: string; end: number } | null = null;

function startRenewal(key: string): boolean {
  if (renewal && performance.now() < renewal.end) return false;
  renewal = { key, end: performance.now() + RENEWAL_MS };
  return true;
}

function endRenewal(key: string): void {
  if (renewal?.key === key) renewal = null;
}

function expired(entry: Entry): Entry {
  const seconds = entry.cacheControl?.revalidate;
  return typeof seconds === 'number' ? { ...entry, lastModified: Date.now() - seconds * 1000 - 1 } : entry;
}

/** Returns whether an entry has expired: another instance may have rendered it again. */
function isStale({ value, lastModified, cacheControl }: Entry): boolean {
  const seconds = value?.kind === 'FETCH' ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();
}

/**
 * The cache of pages and data, in memory. An entry is served only if
 * - none of its expiries (`until` in the manifest) has passed.
 * - its rendering began after its tags were last invalidated. One that began before may have read old data.
 * - with a shared store (`REDIS_URL`), no instance has invalidated its tags.
 *
 * A failed response is never stored; an older one stays and is rendered again with the next request.
 */
export default class PageCache implements CacheHandler {
  // Constructed for each request, before anything is read. An invalidation in the same millisecond counts.
  readonly #begunAt = Date.now() - 1;
  readonly #shared;
  readonly #begun: Begun;

  constructor({ serverDistDir, maxMemoryCacheSize }: HandlerSettings) {
    if (maxMemoryCacheSize) kept.memory ??= new PageMemory(maxMemoryCacheSize);
    this.#shared = sharedCache(serverDistDir);
    this.#begun = this.#shared?.begin() ?? NEVER_SHARED;
  }

  async get(key: string, context: GetContext): Promise<Entry | null> {
    const found = await this.#find(key, context, this.#kept(key, context));
    this.onRead(key, context.kind, found?.place ?? null);
    return found?.entry ?? null;
  }

  /** Invalidates tags in this process at once, even where a caller would accept a later expiry. */
  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    kept.invalidated.apply(Date.now(), [tags].flat());
  }

  resetRequestCache(): void {}

  /** Called for each read, with the place where the entry was found, or null. */
  protected onRead(_key: string, _kind: string, _place: CachePlace | null): void {}

  #kept(key: string, context: GetContext): Entry | null {
    const entry = kept.memory?.get(key);
    return entry && kept.invalidated.isCurrent(tagsOf(entry, context), entry.lastModified) ? entry : null;
  }

  /** @param keptEntry this instance's entry, whether or not it has expired */
  async #find(
    key: string,
    context: GetContext,
    keptEntry: Entry | null,
  ): Promise<{ entry: Entry; place: CachePlace } | null> {
    const entry = keptEntry && isExpired(tagsOf(keptEntry, context), Date.now()) ? null : keptEntry;
    const own = entry && { entry, place: 'memory' as const };
    if (!this.#shared) return own;
    const { begun = NEVER_SHARED, lastModified = 0 } = entry ?? {};
    const standing = entry
      ? await this.#shared.standing(tagsOf(entry, context), begun, lastModified, isData(context))
      : 'stale';
    const isServed = standing !== 'stale';
    if (entry && isServed && !isStale(entry))
      return standing === 'aging' && startRenewal(key) ? { entry: expired(entry), place: 'memory' } : own;
    const other = await this.#readShared(key, context, isServed);
    if (other) return { entry: other, place: 'shared' };
    return isServed ? own : null;
  }

  async set(key: string, value: CachedValue | null, { cacheControl }: SetContext): Promise<void> {
    endRenewal(key);
    if (value && isFailedResponse(value, tagsOf({ value }, { kind: value.kind }))) {
      void this.#shared?.release(key, this.#begun);
      return;
    }
    this.#noteForCdn(value, cacheControl);
    const entry = { value, lastModified: this.#begunAt, cacheControl, begun: this.#begun };
    kept.memory?.set(key, entry);
    if (!kept.memory?.peek(key)) {
      // A 404, which is not stored. Other instances wait for it until the claim is released.
      if (!isData(value)) void this.#shared?.release(key, this.#begun);
      return;
    }
    // Not awaited: the visitor already has the page.
    void this.#share(key, entry, sharedSeconds(value, cacheControl?.revalidate));
  }

  async #share(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    if (seconds > 0) await this.#shared?.write(key, entry, seconds);
    if (!isData(entry.value)) await this.#shared?.release(key, this.#begun);
  }

  /**
   * Returns another instance's entry, and stores it in memory.
   * @param hasOlder whether an older entry can be served meanwhile, so that the visitor need not wait
   */
  async #readShared(key: string, context: GetContext, hasOlder: boolean): Promise<Entry | null> {
    const tags = (entry: SharedEntry) => tagsOf(entry as Entry, context);
    const entry = (await (hasOlder || isData(context)
      ? this.#shared?.read(key, tags)
      : this.#shared?.readOrClaim(key, tags, this.#begun))) as Entry | null | undefined;
    if (!entry || isStale(entry) || isExpired(tagsOf(entry, context), Date.now())) return null;
    kept.memory?.set(key, entry);
    return entry;
  }

  #noteForCdn(value: CachedValue | null, cacheControl: CacheControl | undefined): void {
    if (!isCdnConfigured() || !value?.headers) return;
    const tags = tagsOf({ value }, { kind: value.kind });
    const life = cacheControl?.revalidate;
    const end = typeof life === 'number' ? this.#begunAt + life * 1000 : Number.POSITIVE_INFINITY;
    noteForCdn(value.headers, { tags, begun: this.#begun, until: Math.min(end, earliestExpiry(tags)) });
  }
}
