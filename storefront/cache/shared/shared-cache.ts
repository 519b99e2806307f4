import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Acknowledgements } from './acknowledgements.ts';
import { Connection, type Missed, SharedStoreError } from './connection.ts';
import { Drops } from './drops.ts';
import { type Begun, decodeEntry, encodeEntry, type SharedEntry } from './entry.ts';
import { oldData } from './old-data.ts';

/** After this much silence, resync with Redis before serving from memory. */
const TRUSTED_MS = 500;
/** Under traffic, resync in the background before that, so that no visitor waits. */
const ASK_EARLY_MS = 250;
/** Timeout for acknowledgements of an invalidation; by then silent instances resync before serving. */
const ACKNOWLEDGED_MS = TRUSTED_MS + 50;
/**
 * Without the store, a page is served for this long after it was last known to be current, and longer only
 * while it cannot be re-rendered. Pages contain data, which has a shorter limit: together at most a minute.
 */
const PAGE_ALONE_MS = 50_000;
const DATA_ALONE_MS = 10_000;
/** From this age on, a page is re-rendered while it is still served. */
const AGING_MS = 25_000;
/** After a failure, no calls for this long, so that visitors do not queue for a store that is down. */
const PAUSE_MS = 1_000;
/** Invalidations are retried for this long, since the caller's own retry would come much later. */
const DROP_PATIENCE_MS = 1_000;
const ASK_AGAIN_MS = 50;
/** How long other instances wait for one that renders a page, before they render it themselves. */
const MAKING_MS = 700;
const ASK_MADE_MS = 15;
const WARNING_MS = 60_000;
/**
 * Earlier than anything in this process. Times are monotonic, so that a clock change does not extend trust.
 */
const NEVER = Number.NEGATIVE_INFINITY;

/** `aging` entries may be served but should be re-rendered. */
export type Standing = 'current' | 'aging' | 'stale';

/**
 * The state that all instances share: invalidated tags, and rendered pages as a second layer behind each
 * instance's memory. An entry in memory is current only if the instance knows all invalidations: see
 * `.docs/decisions/copies.md`.
 */
export class SharedCache {
  readonly #connection: Connection;
  readonly #acknowledgements = new Acknowledgements();
  readonly #prefix: string;
  readonly #onDrop: (tags: readonly string[]) => void;
  #sourcesFail: () => boolean = () => false;
  #drops = new Drops();
  #epoch: string | null = null;
  /** Lives of the store whose sequence numbers are comparable; null before the first contact. */
  readonly #lives = new Set<string | null>([null]);
  #heardAt = NEVER;
  /** When this instance last knew of all invalidations. Unlike `#heardAt`, a failure does not reset it. */
  #knewAllAt = NEVER;
  #failedAt = NEVER;
  // No warnings while the first connection is being made.
  #warnedAt = performance.now() - WARNING_MS + 5_000;
  #asking: Promise<boolean> | null = null;

  /**
   * @param options.build pages of other builds are not used
   * @param options.onDrop called with the tags invalidated by any instance; empty if anything may have been
   */
  constructor(options: { url: string; build: string; onDrop: (tags: readonly string[]) => void }) {
    this.#prefix = `forecourt:page:${options.build}:${process.versions.v8}`;
    this.#onDrop = options.onDrop;
    this.#connection = new Connection(options.url, randomUUID(), {
      drop: (sequence, tags) => this.#hear(sequence, tags),
      acknowledged: (sequence) => this.#acknowledgements.count(sequence),
      connected: () => {
        // Invalidations may have been missed while disconnected, and the server may be a different one.
        this.#heardAt = NEVER;
        this.#failedAt = NEVER;
        // Resync before the first visitor: pages rendered before that cannot be shared.
        void this.isConnected();
      },
      // Anything invalidated before the subscription was missed.
      listening: () => {
        this.#heardAt = NEVER;
      },
      problem: (error) => this.#warn(error),
    });
  }

  /**
   * Subscribes to invalidations, so that other instances wait for this one. Until then it queries the store
   * for each check. Called once.
   */
  async listen(): Promise<void> {
    await this.#connection.listen();
  }

  /**
   * Allows older pages to be served without the store while their sources fail too.
   * @param fail whether the last call of a source failed
   */
  keepWhile(fail: () => boolean): void {
    this.#sourcesFail = fail;
  }

  /** Returns a token that says later whether something whose rendering begins now is still current. */
  begin(): Begun {
    return { epoch: this.#epoch, sequence: this.#drops.applied };
  }

  /** Returns whether the store has answered recently. */
  async isConnected(): Promise<boolean> {
    const silentMs = performance.now() - this.#heardAt;
    if (this.#connection.isListening && silentMs < TRUSTED_MS) {
      if (silentMs > ASK_EARLY_MS) void this.#ask();
      return true;
    }
    if (!this.#asking && performance.now() - this.#failedAt < PAUSE_MS) return false;
    return this.#ask();
  }

  /**
   * Waits until the store has answered, since pages rendered before that are not shared.
   * @param milliseconds timeout: an instance starts without the store too
   */
  async untilConnected(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (!(await this.isConnected())) {
      if (performance.now() > end) return false;
      await delay(ASK_AGAIN_MS);
    }
    return true;
  }

  /** Resyncs once for all concurrent callers. */
  #ask(): Promise<boolean> {
    this.#asking ??= this.#catchUp().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Returns whether an entry is current without querying the store; false if a query would be needed. */
  isCurrentNow(tags: readonly string[], begun: Begun): boolean {
    const isTrusted = this.#connection.isListening && performance.now() - this.#heardAt < TRUSTED_MS;
    return isTrusted && this.#isKnownCurrent(tags, begun);
  }

  /** Returns whether an entry in this instance's memory may be served. */
  async isCurrent(tags: readonly string[], begun: Begun, lastModified: number): Promise<boolean> {
    return (await this.standing(tags, begun, lastModified)) !== 'stale';
  }

  /**
   * Returns whether an entry in memory may be served, and whether it should be re-rendered. Without the
   * store, an old page is served while its sources fail, and old data to requests that could not load it
   * again (`oldData`).
   * @param lastModified when its rendering began, in milliseconds since the epoch
   * @param isData whether it is data rather than a page
   */
  async standing(
    tags: readonly string[],
    begun: Begun,
    lastModified: number,
    isData = false,
  ): Promise<Standing> {
    const isConnected = await this.isConnected();
    if (!this.#isKnownCurrent(tags, begun)) return 'stale';
    if (isConnected) return 'current';
    const unknownMs = Math.min(performance.now() - this.#knewAllAt, Date.now() - lastModified);
    if (isData) return unknownMs < DATA_ALONE_MS || oldData.getStore() ? 'current' : 'stale';
    if (unknownMs < AGING_MS) return 'current';
    return unknownMs < PAGE_ALONE_MS || this.#sourcesFail() ? 'aging' : 'stale';
  }

  #isKnownCurrent(tags: readonly string[], begun: Begun): boolean {
    return this.#lives.has(begun.epoch) && this.#drops.isCurrent(tags, begun.sequence);
  }

  /** Returns another instance's entry; null if there is no current one or the store is down. */
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
   * Like `read`, for expensive pages: after an invalidation one instance renders the page and the others wait
   * for it.
   * @param begun when rendering began; nobody waits for a page begun before an invalidation
   * @returns null if the caller must render the page, and call `release` afterwards
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
      while (performance.now() < end && this.#drops.applied === begun.sequence) {
        await delay(ASK_MADE_MS);
        if (!(await this.#connection.isClaimed(claim))) break;
      }
    } catch (error) {
      this.#fail(error);
      return null;
    }
    return this.read(key, tagsOf);
  }

  /** Shares an entry with the other instances. Failures are ignored: they render it themselves. */
  async write(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    // Don't keep sending pages to a store that hangs.
    if (!(await this.isConnected())) return;
    if (entry.begun.epoch === null || entry.begun.epoch !== this.#epoch) return;
    try {
      await this.#connection.write(this.#keyOf(key), await encodeEntry(entry), seconds);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Releases a claim, so that waiting instances read the page, or render it if this one did not. */
  async release(key: string, begun: Begun): Promise<void> {
    if (begun.epoch === null || begun.epoch !== this.#epoch || !this.#connection.isListening) return;
    await this.#connection.release(this.#claimOf(key, begun)).catch((error: unknown) => this.#fail(error));
  }

  /**
   * Invalidates tags in every instance; once it resolves, none serves an older entry. Retries while the store
   * restarts.
   * @throws SharedStoreError if the other instances could not be notified; the caller must retry
   */
  async drop(tags: readonly string[]): Promise<void> {
    if (!tags.length) return;
    const end = performance.now() + DROP_PATIENCE_MS;
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
      throw new SharedStoreError('The shared store does not answer.');
    const { sequence, listeners } = await this.#dropIn(this.#epoch ?? '', tags);
    await this.#acknowledgements.wait(sequence, listeners, ACKNOWLEDGED_MS);
    // This instance receives its own invalidation too, unless its subscription is lost.
    if (this.#drops.applied < sequence && !(await this.#catchUp()))
      throw new SharedStoreError('The drop could not be read back.');
  }

  async #dropIn(life: string, tags: readonly string[]): Promise<{ sequence: number; listeners: number }> {
    try {
      return await this.#connection.drop(tags, life);
    } catch (error) {
      // The store may just have been emptied: resync before the next try.
      this.#heardAt = NEVER;
      throw error;
    }
  }

  close(): void {
    this.#connection.close();
  }

  /** Includes the epoch, so that pages of a store restored from a backup are not mistaken for new ones. */
  #keyOf(key: string): string {
    return `${this.#prefix}:${this.#epoch}:${key}`;
  }

  /** Includes the sequence number, so that nobody waits for a page begun before an invalidation. */
  #claimOf(key: string, { sequence }: Begun): string {
    return `${this.#keyOf(key)}:making:${sequence}`;
  }

  #hear(sequence: number, tags: string[]): void {
    this.#onDrop(tags);
    const isTrusted = this.#heardAt > NEVER;
    if (isTrusted && sequence === this.#drops.applied + 1) {
      this.#drops.apply(sequence, tags);
      this.#knowAll(performance.now());
    } else if (!isTrusted || !this.#drops.knows(sequence, tags)) {
      // Earlier invalidations may be missing, and the store may have restarted in between.
      this.#heardAt = NEVER;
      this.#drops.doubt(tags);
      void this.#learn(sequence);
      return;
    }
    void this.#acknowledge(sequence);
  }

  /**
   * Queries the sequence of an invalidation, even soon after a failure, since the store has just responded.
   */
  async #learn(sequence: number): Promise<void> {
    // A query in flight may have been answered before the invalidation.
    await this.#asking;
    if (await this.#ask()) await this.#acknowledge(sequence);
  }

  async #acknowledge(sequence: number): Promise<void> {
    await this.#connection.acknowledge(sequence).catch((error: unknown) => this.#warn(error));
  }

  /** Returns whether the store reported what was invalidated meanwhile. */
  async #catchUp(): Promise<boolean> {
    try {
      const askedAt = performance.now();
      const { doubts } = this.#drops;
      const news = this.#epoch === null ? null : await this.#connection.missedSince(this.#drops.applied);
      const missed = news?.life === this.#epoch ? news : await this.#join();
      for (const { site, sequence } of missed.floors) this.#drops.raiseFloor(sequence, site);
      for (const { tag, sequence } of missed.drops) this.#drops.apply(sequence, [tag]);
      this.#drops.apply(missed.sequence, []);
      this.#drops.settle(doubts);
      if (missed.drops.length) this.#onDrop(missed.drops.map(({ tag }) => tag));
      this.#knowAll(askedAt);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /**
   * Joins a store that was started, restarted or emptied, and restores its log from this instance's memory.
   * @returns the invalidations that only other instances know
   */
  async #join(): Promise<Missed> {
    const { applied } = this.#drops;
    const { life, first } = await this.#connection.join(this.#drops);
    this.#lives.delete(null);
    // The store's clock is far behind: its sequence numbers and ours are not comparable.
    const isComparable = applied < first;
    if (!isComparable) {
      this.#drops = new Drops();
      this.#lives.clear();
    }
    this.#lives.add(life);
    this.#epoch = life;
    // Reading the proxy's tables again is cheap.
    this.#onDrop([]);
    const missed = await this.#connection.missedSince(isComparable ? applied : 0, true);
    if (missed.life !== life) throw new SharedStoreError('The store was emptied.');
    return missed;
  }

  #knowAll(at: number): void {
    this.#heardAt = at;
    this.#knewAllAt = at;
  }

  #fail(error: unknown): void {
    this.#failedAt = performance.now();
    this.#heardAt = NEVER;
    this.#warn(error);
  }

  #warn(error: unknown): void {
    if (performance.now() - this.#warnedAt < WARNING_MS) return;
    this.#warnedAt = performance.now();
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // `captureConsole` turns this into a log entry; Next.js loads this file unbundled, without the logger's
    // imports.
    console.warn(`The shared cache fails: ${message}`);
  }
}
