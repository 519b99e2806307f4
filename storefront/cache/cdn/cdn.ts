import type { PurgeQueue } from '@forecourt/lib/platform/http-cache/purge-queue.server';
import type { Purger } from '@forecourt/lib/platform/http-cache/purger.server';
import { surrogateKey } from './surrogate-keys.ts';

/** Purges are repeated after this time: a page that was being sent during the first may arrive after it. */
const AGAIN_MS = 1_000;

interface PurgeCounts {
  done: number;
  failed: number;
  /** Purges put into the queue, to be retried. */
  queued: number;
  /** Queued purges that this process has sent. */
  fromQueue: number;
}

/** Purges the CDN in front of this process. */
export class Cdn {
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
   * Purges everything with these tags. Call it after every instance has invalidated them, so that the CDN's
   * next requests get new content.
   * @throws if neither the CDN nor the queue accepted it: the caller's webhook must be retried
   */
  async purge(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    const keys = [...new Set(tags.map(surrogateKey))];
    await this.#tell(keys);
    setTimeout(() => {
      // These tags were sent once already; if this fails, the CDN's lifetimes bound the rest.
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

// Shared by the server, which opens it, and the built routes, which are bundled separately in the same
// process.
const processGlobals = globalThis as typeof globalThis & { forecourtCdn?: Cdn };

/** Sets the CDN that `cdnOfProcess` returns, when the server starts. */
export function setCdn(front: Cdn): void {
  processGlobals.forecourtCdn = front;
}

/** Returns the CDN of this process; null without a CDN. */
export const cdnOfProcess = (): Cdn | null => processGlobals.forecourtCdn ?? null;

/** Returns the outcomes of purges; null without a CDN. */
export const purgeCounts = (): Readonly<PurgeCounts> | null => cdnOfProcess()?.counts ?? null;
