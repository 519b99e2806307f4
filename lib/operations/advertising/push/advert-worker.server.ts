import type { AdvertSource } from './advert-source.ts';
import { queueChanges } from './due-adverts.server.ts';
import { allProgress, feedsWithDue, recordUnchanged } from './feed-progress.server.ts';
import type { PushTools } from './push-tools.ts';
import { isCompleteDue, runFeed } from './run-feed.server.ts';

/** Feeds worked on at once, so that a slow receiver does not delay the others. Each holds a connection. */
const AT_ONCE = 4;

/**
 * Works on all outgoing feeds. Several may run at once, in one process or several: a feed is locked while one
 * works on it, and all progress is in the database.
 */
export class AdvertWorker {
  readonly #tools: PushTools;
  readonly #sources: () => Promise<readonly AdvertSource[]>;
  readonly #onFinish: () => void;
  /** Running feeds, and the order in which feeds were last started. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #started = new Map<string, number>();
  #starts = 0;

  /**
   * @param sources returns the published feeds
   * @param onFinish called whenever a feed's work ended, because there may be more
   */
  constructor(
    tools: PushTools,
    sources: () => Promise<readonly AdvertSource[]>,
    onFinish: () => void = () => {},
  ) {
    this.#tools = tools;
    this.#sources = sources;
    this.#onFinish = onFinish;
  }

  /**
   * Queues what has changed and starts the feeds that have work, those that waited longest first.
   * @returns whether more changes are waiting to be queued
   * @throws the database's or the content lake's error
   */
  async tick(): Promise<boolean> {
    const { pool, now } = this.#tools;
    const sources = new Map((await this.#sources()).map((source) => [source.feed.id, source]));
    const scopes = [...sources.values()].flatMap(({ feed, site }) =>
      feed.isOn && site ? [{ feedId: feed.id, dealershipIds: site.dealerships.map(({ id }) => id) }] : [],
    );
    const hasMore = await queueChanges(pool, scopes);
    const progress = await allProgress(pool);
    const withDue = await feedsWithDue(pool, [...sources.keys()]);
    const time = now();
    const current: string[] = [];
    const ready = [...new Set([...sources.keys(), ...progress.keys()])].filter((feedId) => {
      const known = progress.get(feedId);
      if (this.#running.has(feedId) || (known?.retryAt && known.retryAt > time)) return false;
      const source = sources.get(feedId);
      // Also a feed that no longer exists or is off, as long as something is known about it.
      if (!source?.feed.isOn || !source.site) return known !== undefined;
      if (!known || withDue.has(feedId) || isCompleteDue(known, source, time)) return true;
      current.push(feedId);
      return false;
    });
    await recordUnchanged(pool, current, time);
    ready.sort((a, b) => (this.#started.get(a) ?? 0) - (this.#started.get(b) ?? 0));
    for (const feedId of ready) {
      if (this.#running.size >= AT_ONCE) break;
      this.#start(feedId, sources.get(feedId) ?? null);
    }
    return hasMore;
  }

  /** Waits until the feeds that are being worked on have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  /** Returns whether any feed is being worked on. */
  get isRunning(): boolean {
    return this.#running.size > 0;
  }

  #start(feedId: string, source: AdvertSource | null): void {
    this.#starts += 1;
    this.#started.set(feedId, this.#starts);
    const run = runFeed(this.#tools, feedId, source)
      .catch((error: unknown) => {
        this.#tools.report(error);
        return 'done' as const;
      })
      .then((result) => {
        this.#running.delete(feedId);
        if (result === 'more') this.#onFinish();
      });
    this.#running.set(feedId, run);
  }
}
