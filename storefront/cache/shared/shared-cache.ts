import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Acknowledgements } from './acknowledgements.ts';
import { allowStale } from './allow-stale.ts';
import { Connection, type Missed, SharedStoreError } from './connection.ts';
import { Invalidations } from './invalidations.ts';
import { type Begun, decodeEntry, encodeEntry, type SharedEntry } from './shared-entry.ts';

/** After this much silence, resync with Redis before serving from memory. */
const TRUSTED_MS = 500;
/** With visitors, resync before that in the background, so that none of them waits. */
const ASK_EARLY_MS = 250;
/** Timeout for acknowledgements of an invalidation. By then, instances that are silent resync anyway. */
const ACKNOWLEDGED_MS = TRUSTED_MS + 50;
/**
 * While the store is down, a page is served for this long after it was last known to be current, and longer
 * only while it cannot be rendered again. With the lifetime of its data, that is at most a minute.
 */
const PAGE_ALONE_MS = 50_000;
const DATA_ALONE_MS = 10_000;
/** From this age a page is re-rendered while it is still served. */
const AGING_MS = 25_000;
/** Pause after a failure of the store, so that visitors do not wait for it one by one. */
const PAUSE_MS = 1_000;
/** For this long an invalidation is retried here, because the caller's own retry comes much later. */
const INVALIDATION_PATIENCE_MS = 1_000;
const ASK_AGAIN_MS = 50;
/** Time for one instance to render a page before the others render it themselves. */
const MAKING_MS = 700;
const ASK_MADE_MS = 15;
const WARNING_MS = 60_000;
/** Earlier than any time of this process. Times are monotonic: setting the clock must not extend trust. */
const NEVER = Number.NEGATIVE_INFINITY;

/** State of an entry; `aging` may be served but should also be re-rendered. */
export type Freshness = 'current' | 'aging' | 'stale';

/**
 * What all instances of the storefront share: invalidated tags, and rendered pages. See
 * `.docs/decisions/0023-several-instances.md`.
 */
export class SharedCache {
  readonly #connection: Connection;
  readonly #acknowledgements = new Acknowledgements();
  readonly #prefix: string;
  readonly #onInvalidation: (tags: readonly string[]) => void;
  #sourcesFail: () => boolean = () => false;
  #invalidations = new Invalidations();
  #epoch: string | null = null;
  /** Incarnations of the store whose numbers have one order; null as long as none is known. */
  readonly #lives = new Set<string | null>([null]);
  #syncedAt = NEVER;
  /** When this instance last knew all invalidations; unlike `#syncedAt`, a failure does not change it. */
  #knewAllAt = NEVER;
  #failedAt = NEVER;
  // No warnings while the first connection is being made.
  #warnedAt = performance.now() - WARNING_MS + 5_000;
  #asking: Promise<boolean> | null = null;

  /**
   * @param options.build pages of another build are not valid for this one
   * @param options.onInvalidation called with invalidated tags; with none if anything may have been invalidated
   */
  constructor(options: { url: string; build: string; onInvalidation: (tags: readonly string[]) => void }) {
    this.#prefix = `forecourt:page:${options.build}:${process.versions.v8}`;
    this.#onInvalidation = options.onInvalidation;
    this.#connection = new Connection(options.url, randomUUID(), {
      invalidated: (sequence, tags) => this.#receive(sequence, tags),
      acknowledged: (sequence) => this.#acknowledgements.count(sequence),
      connected: () => {
        // Something may have been invalidated meanwhile, and the server may be another one.
        this.#syncedAt = NEVER;
        this.#failedAt = NEVER;
        // Connect before the first visitor, because a page rendered without the store cannot be shared.
        void this.isConnected();
      },
      // Invalidations between the last answer and now were missed.
      listening: () => {
        this.#syncedAt = NEVER;
      },
      problem: (error) => this.#warn(error),
    });
  }

  /** Subscribes to invalidations, which then wait for this instance. Until then it polls the store. */
  async listen(): Promise<void> {
    await this.#connection.listen();
  }

  /**
   * Allows older pages without the store while their sources fail too.
   * @param fail whether the last call of a source failed
   */
  keepWhile(fail: () => boolean): void {
    this.#sourcesFail = fail;
  }

  /** Returns the state that decides later whether an entry begun now is still current. */
  begin(): Begun {
    return { epoch: this.#epoch, sequence: this.#invalidations.applied };
  }

  async isConnected(): Promise<boolean> {
    const silentMs = performance.now() - this.#syncedAt;
    if (this.#connection.isListening && silentMs < TRUSTED_MS) {
      if (silentMs > ASK_EARLY_MS) void this.#ask();
      return true;
    }
    if (!this.#asking && performance.now() - this.#failedAt < PAUSE_MS) return false;
    return this.#ask();
  }

  /**
   * Waits until the store has answered: pages rendered before that cannot be shared.
   * @param milliseconds timeout
   */
  async untilConnected(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (!(await this.isConnected())) {
      if (performance.now() > end) return false;
      await delay(ASK_AGAIN_MS);
    }
    return true;
  }

  /** Fetches missed invalidations, once for all concurrent callers. */
  #ask(): Promise<boolean> {
    this.#asking ??= this.#catchUp().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Returns whether an entry is current; false if this instance would have to query the store. */
  isCurrentNow(tags: readonly string[], begun: Begun): boolean {
    const isTrusted = this.#connection.isListening && performance.now() - this.#syncedAt < TRUSTED_MS;
    return isTrusted && this.#isKnownCurrent(tags, begun);
  }

  async isCurrent(tags: readonly string[], begun: Begun, lastModified: number): Promise<boolean> {
    return (await this.standing(tags, begun, lastModified)) !== 'stale';
  }

  /**
   * Returns whether an entry in memory may be served, and should be re-rendered. Without the store an old
   * page is served while its sources cannot be read, and old data where new data could not be read.
   * @param lastModified when rendering began, in milliseconds since the epoch
   * @param isData whether it is data that pages read
   */
  async standing(
    tags: readonly string[],
    begun: Begun,
    lastModified: number,
    isData = false,
  ): Promise<Freshness> {
    const isConnected = await this.isConnected();
    if (!this.#isKnownCurrent(tags, begun)) return 'stale';
    if (isConnected) return 'current';
    const unknownMs = Math.min(performance.now() - this.#knewAllAt, Date.now() - lastModified);
    if (isData) return unknownMs < DATA_ALONE_MS || allowStale.getStore() ? 'current' : 'stale';
    if (unknownMs < AGING_MS) return 'current';
    return unknownMs < PAGE_ALONE_MS || this.#sourcesFail() ? 'aging' : 'stale';
  }

  /** Returns whether no known invalidation makes it stale. */
  #isKnownCurrent(tags: readonly string[], begun: Begun): boolean {
    return this.#lives.has(begun.epoch) && this.#invalidations.isCurrent(tags, begun.sequence);
  }

  /** Returns another instance's entry; null without one, or if the store is down. */
  async read(key: string, tagsOf: (entry: SharedEntry) => readonly string[]): Promise<SharedEntry | null> {
    if (!(await this.isConnected())) return null;
    try {
      const bytes = await this.#connection.read(this.#keyOf(key));
      const entry = bytes && (await decodeEntry(bytes));
      return entry && (await this.isCurrent(tagsOf(entry), entry.begun, entry.lastModified)) ? entry : null;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /**
   * Like `read`, for costly entries: after an invalidation one instance renders it and the others wait.
   * @param begun entries begun before an invalidation are not waited for
   * @returns null if the caller is to render it, and to call `release` afterwards
   */
  async readOrClaim(
    key: string,
    tagsOf: (entry: SharedEntry) => readonly string[],
    begun: Begun,
  ): Promise<SharedEntry | null> {
    const entry = await this.read(key, tagsOf);
    if (entry || begun.epoch !== this.#epoch || !(await this.isConnected())) return entry;
    try {
      const claim = this.#claimOf(key, begun);
      if (await this.#connection.claim(claim, MAKING_MS)) return null;
      const end = performance.now() + MAKING_MS;
      while (performance.now() < end && this.#invalidations.applied === begun.sequence) {
        await delay(ASK_MADE_MS);
        if (!(await this.#connection.isClaimed(claim))) break;
      }
    } catch (error) {
      this.#fail(error);
      return null;
    }
    return this.read(key, tagsOf);
  }

  /** Shares an entry with other instances; if that fails they render it themselves. */
  async write(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    // Avoids sending page after page to a store that hangs.
    if (!(await this.isConnected())) return;
    if (entry.begun.epoch === null || entry.begun.epoch !== this.#epoch) return;
    try {
      await this.#connection.write(this.#keyOf(key), await encodeEntry(entry), seconds);
    } catch (error) {
      this.#fail(error);
    }
  }

  async release(key: string, begun: Begun): Promise<void> {
    if (begun.epoch === null || begun.epoch !== this.#epoch || !this.#connection.isListening) return;
    await this.#connection.release(this.#claimOf(key, begun)).catch((error: unknown) => this.#fail(error));
  }

  /**
   * Invalidates tags in every instance; once it resolves, none serves older content. Waits for a restarting
   * store.
   * @throws SharedStoreError if the others could not be notified: the caller must retry
   */
  async invalidate(tags: readonly string[]): Promise<void> {
    if (!tags.length) return;
    const end = performance.now() + INVALIDATION_PATIENCE_MS;
    for (;;) {
      try {
        return await this.#dropOnce(tags);
      } catch (error) {
        if (performance.now() > end) throw error;
        await delay(ASK_AGAIN_MS);
      }
    }
  }

  async #dropOnce(tags: readonly string[]): Promise<void> {
    if (!(await this.isConnected()) && !(await this.#catchUp()))
      throw new SharedStoreError('The shared store does not respond.');
    const { sequence, listeners } = await this.#dropIn(this.#epoch ?? '', tags);
    await this.#acknowledgements.wait(sequence, listeners, ACKNOWLEDGED_MS);
    // This instance receives its own invalidation too, unless its subscription is gone.
    if (this.#invalidations.applied < sequence && !(await this.#catchUp()))
      throw new SharedStoreError('The invalidation could not be read back.');
  }

  async #dropIn(life: string, tags: readonly string[]): Promise<{ sequence: number; listeners: number }> {
    try {
      return await this.#connection.invalidate(tags, life);
    } catch (error) {
      // The store may just have been emptied: the next attempt finds out.
      this.#syncedAt = NEVER;
      throw error;
    }
  }

  close(): void {
    this.#connection.close();
  }

  /**
   * Contains the incarnation, so that a server restored from a snapshot does not serve old entries as new.
   */
  #keyOf(key: string): string {
    return `${this.#prefix}:${this.#epoch}:${key}`;
  }

  /** Contains the latest invalidation: an entry begun before it is of no use to later readers. */
  #claimOf(key: string, { sequence }: Begun): string {
    return `${this.#keyOf(key)}:making:${sequence}`;
  }

  #receive(sequence: number, tags: string[]): void {
    this.#onInvalidation(tags);
    const isTrusted = this.#syncedAt > NEVER;
    if (isTrusted && sequence === this.#invalidations.applied + 1) {
      this.#invalidations.apply(sequence, tags);
      this.#knowAll(performance.now());
    } else if (!isTrusted || !this.#invalidations.knows(sequence, tags)) {
      // The message does not mention earlier invalidations, or whether the store was restarted before it.
      this.#syncedAt = NEVER;
      this.#invalidations.doubt(tags);
      void this.#learn(sequence);
      return;
    }
    void this.#acknowledge(sequence);
  }

  /** Fetches the number of a received invalidation, even after a failure: the store has just responded. */
  async #learn(sequence: number): Promise<void> {
    // A query that is already running may have been answered before the invalidation.
    await this.#asking;
    if (await this.#ask()) await this.#acknowledge(sequence);
  }

  async #acknowledge(sequence: number): Promise<void> {
    await this.#connection.acknowledge(sequence).catch((error: unknown) => this.#warn(error));
  }

  async #catchUp(): Promise<boolean> {
    try {
      const askedAt = performance.now();
      const { doubts } = this.#invalidations;
      const news =
        this.#epoch === null ? null : await this.#connection.missedSince(this.#invalidations.applied);
      const missed = news?.life === this.#epoch ? news : await this.#join();
      for (const { site, sequence } of missed.floors) this.#invalidations.raiseFloor(sequence, site);
      for (const { tag, sequence } of missed.tags) this.#invalidations.apply(sequence, [tag]);
      this.#invalidations.apply(missed.sequence, []);
      this.#invalidations.settle(doubts);
      if (missed.tags.length) this.#onInvalidation(missed.tags.map(({ tag }) => tag));
      this.#knowAll(askedAt);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Joins a store that was started, restarted or emptied, and returns what only the others know. */
  async #join(): Promise<Missed> {
    const { applied } = this.#invalidations;
    const { life, first } = await this.#connection.join(this.#invalidations);
    this.#lives.delete(null);
    // The store's clock is far behind: its numbers and ours have no common order.
    const isComparable = applied < first;
    if (!isComparable) {
      this.#invalidations = new Invalidations();
      this.#lives.clear();
    }
    this.#lives.add(life);
    this.#epoch = life;
    // The proxy's tables are cheap to read again.
    this.#onInvalidation([]);
    const missed = await this.#connection.missedSince(isComparable ? applied : 0, true);
    if (missed.life !== life) throw new SharedStoreError('The store was emptied.');
    return missed;
  }

  #knowAll(at: number): void {
    this.#syncedAt = at;
    this.#knewAllAt = at;
  }

  #fail(error: unknown): void {
    this.#failedAt = performance.now();
    this.#syncedAt = NEVER;
    this.#warn(error);
  }

  #warn(error: unknown): void {
    if (performance.now() - this.#warnedAt < WARNING_MS) return;
    this.#warnedAt = performance.now();
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // Logged through the console: the framework loads this file unbundled, without the log's imports.
    console.warn(`The shared cache failed: ${message}`);
  }
}
