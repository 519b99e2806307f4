import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Acknowledgements } from './acknowledgements.ts';
import { Connection, type Missed, SharedStoreError } from './connection.ts';
import { Drops } from './drops.ts';
import { type Begun, decodeEntry, encodeEntry, type SharedEntry } from './entry.ts';
import { oldData } from './old-data.ts';

/** A copy that has heard nothing for so long asks what it missed before it trusts what it has. */
const TRUSTED_MS = 500;
/** A copy with visitors asks before that, behind their backs: none of them waits for the answer. */
const ASK_EARLY_MS = 250;
/** The dropper waits so long for copies that do not answer; by then they ask by themselves. */
const ACKNOWLEDGED_MS = TRUSTED_MS + 50;
/**
 * While the store cannot be asked, a page is served for so long after it was last known to be current, and longer only while it
 * cannot be made anew. Pages are made of data, for which the time is shorter: both together are a minute.
 */
const PAGE_ALONE_MS = 50_000;
const DATA_ALONE_MS = 10_000;
/** From then on a page is re-rendered while it is still served. */
const AGING_MS = 25_000;
/** After a failure the store is left alone for so long, so that visitors do not wait for it one by one. */
const PAUSE_MS = 1_000;
/** A drop is tried again for so long: whoever asked for it would come back later than the store. */
const DROP_PATIENCE_MS = 1_000;
/** Between two questions of a copy that waits for the store. */
const ASK_AGAIN_MS = 50;
/** How long one copy may take to make a page before the others make it themselves. */
const MAKING_MS = 700;
const ASK_MADE_MS = 15;
const WARNING_MS = 60_000;
/** Before everything that the process has seen. Times are monotonic: setting the clock must not extend anybody's trust. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Whether an entry may be served: `aging` while it should be re-rendered beside that. */
export type Standing = 'current' | 'aging' | 'stale';

/**
 * What all copies of the storefront share: which tags were dropped, and behind each copy's own memory the pages that
 * others have made. Everything in a copy's memory counts as current only as far as the copy knows of all drops: see
 * `.docs/decisions/0023-several-instances.md`.
 */
export class SharedCache {
  readonly #connection: Connection;
  readonly #acknowledgements = new Acknowledgements();
  readonly #prefix: string;
  readonly #onDrop: (tags: readonly string[]) => void;
  #sourcesFail: () => boolean = () => false;
  #drops = new Drops();
  #epoch: string | null = null;
  /** Lives of the store whose numbers have one order; null as long as none is known. */
  readonly #lives = new Set<string | null>([null]);
  #heardAt = NEVER;
  /** When this copy last knew of all drops; unlike `#heardAt`, a failure does not change it. */
  #knewAllAt = NEVER;
  #failedAt = NEVER;
  // The first connection takes a moment.
  #warnedAt = performance.now() - WARNING_MS + 5_000;
  #asking: Promise<boolean> | null = null;

  /**
   * @param options.build pages of another build are not this one's
   * @param options.onDrop called with tags that were dropped, here or elsewhere; with none when anything may have been
   */
  constructor(options: { url: string; build: string; onDrop: (tags: readonly string[]) => void }) {
    this.#prefix = `forecourt:page:${options.build}:${process.versions.v8}`;
    this.#onDrop = options.onDrop;
    this.#connection = new Connection(options.url, randomUUID(), {
      drop: (sequence, tags) => this.#hear(sequence, tags),
      acknowledged: (sequence) => this.#acknowledgements.count(sequence),
      connected: () => {
        // Something may have been dropped while there was no connection, and the server may be another one.
        this.#heardAt = NEVER;
        this.#failedAt = NEVER;
        // Known before the first visitor comes: what is made without knowing is nobody else's.
        void this.isConnected();
      },
      // What was dropped between the last answer and now was not heard.
      listening: () => {
        this.#heardAt = NEVER;
      },
      problem: (error) => this.#warn(error),
    });
  }

  /**
   * Begins to hear of drops as they happen: whoever drops waits for this copy from then on. Until then it asks the store
   * each time. Called once.
   */
  async listen(): Promise<void> {
    await this.#connection.listen();
  }

  /**
   * Lets this copy serve older pages than it otherwise would without the store, while their sources fail too.
   * @param fail whether the last call of a source failed
   */
  keepWhile(fail: () => boolean): void {
    this.#sourcesFail = fail;
  }

  /** What says later whether something whose making begins now is still current. */
  begin(): Begun {
    return { epoch: this.#epoch, sequence: this.#drops.applied };
  }

  /** Whether the store answered just now or a moment ago. */
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
   * Waits until the store has answered: what is made before that is nobody else's.
   * @param milliseconds how long at most: a copy starts without the store too
   */
  async untilConnected(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    while (!(await this.isConnected())) {
      if (performance.now() > end) return false;
      await delay(ASK_AGAIN_MS);
    }
    return true;
  }

  /** Asks what was missed, once for all who want to know. */
  #ask(): Promise<boolean> {
    this.#asking ??= this.#catchUp().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** Whether something is current as far as this copy knows at once; not while it would have to ask the store. */
  isCurrentNow(tags: readonly string[], begun: Begun): boolean {
    const isTrusted = this.#connection.isListening && performance.now() - this.#heardAt < TRUSTED_MS;
    return isTrusted && this.#isKnownCurrent(tags, begun);
  }

  /** Whether something in this copy's memory may be served. */
  async isCurrent(tags: readonly string[], begun: Begun, lastModified: number): Promise<boolean> {
    return (await this.standing(tags, begun, lastModified)) !== 'stale';
  }

  /**
   * Whether something in this copy's memory may be served, and should be re-rendered. Without the store an old page is served
   * while what it is made of cannot be read, and old data to whoever could not read it anew (`oldData`).
   * @param lastModified when its making began, in milliseconds since the epoch
   * @param isData whether pages are made of it
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

  /** Whether no drop is known that makes it stale. What began before the first contact with the store has no number. */
  #isKnownCurrent(tags: readonly string[], begun: Begun): boolean {
    return this.#lives.has(begun.epoch) && this.#drops.isCurrent(tags, begun.sequence);
  }

  /** What another copy has made; null when there is nothing current, or nobody to ask. */
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
   * As `read`, for what is costly to make: after a drop one copy makes it, and the others wait for that.
   * @param begun as the making began: nobody waits for what was begun before a drop
   * @returns null for whoever is to make it, and calls `release` afterwards
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

  /** Gives what this copy made to the others; they make it themselves if that fails. */
  async write(key: string, entry: SharedEntry, seconds: number): Promise<void> {
    // A store that hangs would be sent page after page.
    if (!(await this.isConnected())) return;
    if (entry.begun.epoch === null || entry.begun.epoch !== this.#epoch) return;
    try {
      await this.#connection.write(this.#keyOf(key), await encodeEntry(entry), seconds);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Lets those go on who wait for what this copy has made, or has not made after all. */
  async release(key: string, begun: Begun): Promise<void> {
    if (begun.epoch === null || begun.epoch !== this.#epoch || !this.#connection.isListening) return;
    await this.#connection.release(this.#claimOf(key, begun)).catch((error: unknown) => this.#fail(error));
  }

  /**
   * Drops tags in every copy. When it ends, no copy serves anything made before. A store that is restarted is waited for.
   * @throws SharedStoreError when the others could not be told: whoever asked must ask again
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
    // This copy has heard its own drop too, unless its listening connection is gone.
    if (this.#drops.applied < sequence && !(await this.#catchUp()))
      throw new SharedStoreError('The drop could not be read back.');
  }

  async #dropIn(life: string, tags: readonly string[]): Promise<{ sequence: number; listeners: number }> {
    try {
      return await this.#connection.drop(tags, life);
    } catch (error) {
      // The store may have been emptied a moment ago: the next try finds out.
      this.#heardAt = NEVER;
      throw error;
    }
  }

  close(): void {
    this.#connection.close();
  }

  /** The epoch in the key: what a server that was restored from an older copy still has is not taken for new. */
  #keyOf(key: string): string {
    return `${this.#prefix}:${this.#epoch}:${key}`;
  }

  /** The number of the drop in the key: what was begun before it is of no use to those who begin after it. */
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
      // The message says nothing of earlier drops, nor whether the store was restarted before it.
      this.#heardAt = NEVER;
      this.#drops.doubt(tags);
      void this.#learn(sequence);
      return;
    }
    void this.#acknowledge(sequence);
  }

  /** Asks for the place of a drop that was heard, even soon after a failure: the store has just spoken. */
  async #learn(sequence: number): Promise<void> {
    // A question that is under way may have been answered before the drop.
    await this.#asking;
    if (await this.#ask()) await this.#acknowledge(sequence);
  }

  async #acknowledge(sequence: number): Promise<void> {
    await this.#connection.acknowledge(sequence).catch((error: unknown) => this.#warn(error));
  }

  /** @returns whether the store has said what was dropped meanwhile */
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
   * Joins a store that was started, restarted or emptied: gives it the log that this copy remembers.
   * @returns what others know and this copy does not
   */
  async #join(): Promise<Missed> {
    const { applied } = this.#drops;
    const { life, first } = await this.#connection.join(this.#drops);
    this.#lives.delete(null);
    // A store whose clock is far behind: its numbers and ours have no common order.
    const isComparable = applied < first;
    if (!isComparable) {
      this.#drops = new Drops();
      this.#lives.clear();
    }
    this.#lives.add(life);
    this.#epoch = life;
    // The tables before the pages are cheap to read.
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
    // The console becomes a line of the log: this file is loaded by the framework as it stands, without the log's imports.
    console.warn(`The shared cache fails: ${message}`);
  }
}
