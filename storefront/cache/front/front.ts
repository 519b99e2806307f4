import type { Purger } from '@forecourt/lib/platform/http-cache/purger.server';
import type { PurgeQueue } from '@forecourt/lib/platform/http-cache/queue.server';
import { surrogateKey } from './keys.ts';

/**
 * A response sent just before the invalidation may reach the CDN after the purge, so the purge is repeated
 * once.
 */
const AGAIN_MS = 1_000;

interface PurgeCounts {
  done: number;
  /** Rejected, or not answered in time. */
  failed: number;
  queued: number;
  fromQueue: number;
}

export class Front {
  readonly #purger: Purger;
  readonly #queue: Pick<PurgeQueue, 'add'>;
  readonly #againMs: number;
  readonly counts: PurgeCounts;

  constructor(
    { purger, queue, counts }: { purger: Purger; queue: Pick<PurgeQueue, 'add'>; counts: PurgeCounts },
    againMs = AGAIN_MS,
  ) {
    this.#purger = purger;
    this.#queue = queue;
    this.#againMs = againMs;
    this.counts = counts;
  }

  /**
   * Purges everything with these tags from the CDN. Call after every instance has invalidated them, so that
   * the CDN cannot fetch an old response again.
   * @throws if neither the CDN nor the queue accepted it; the caller of the webhook must then retry
   */
  async purge(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    const keys = [...new Set(tags.map(surrogateKey))];
    await this.#tell(keys);
    setTimeout(() => {
      // The first purge succeeded or is queued, and CDN lifetimes are short, so a failure here is harmless.
      this.#tell(keys).catch(() => undefined);
    }, this.#againMs).unref();
  }

  async #tell(keys: string[]): Promise<void> {
    try {
      await this.#purger.purge(keys);
      this.counts.done += 1;
    } catch {
      this.counts.failed += 1;
      await this.#queue.add(keys);
      this.counts.queued += 1;
    }
  }
}

// Opened by the server and used by the built routes, which are bundled apart but run in the same process.
const processGlobals = globalThis as typeof globalThis & { forecourtFront?: Front };

/** Sets the CDN that `frontOfProcess` returns. Called once, when the server starts. */
export function keepFront(front: Front): void {
  processGlobals.forecourtFront = front;
}

/** Returns the CDN of this process; null if none is configured. */
export const frontOfProcess = (): Front | null => processGlobals.forecourtFront ?? null;

/** Returns the outcomes of purges for metrics; null without a CDN. */
export const purgeCounts = (): Readonly<PurgeCounts> | null => frontOfProcess()?.counts ?? null;
