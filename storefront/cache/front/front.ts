import type { Purger } from '@forecourt/lib/platform/http-cache/purger.server';
import type { PurgeQueue } from '@forecourt/lib/platform/http-cache/queue.server';
import { surrogateKey } from './keys.ts';

/**
 * A page that was sent in the moment of the drop may reach the front after it was told. So it is told again once such
 * pages have arrived.
 */
const AGAIN_MS = 1_000;

/** How the messages to the front ended, since the start of this process. */
interface PurgeCounts {
  /** Messages that it accepted. */
  done: number;
  /** Messages that it refused, or did not answer in time. */
  failed: number;
  /** Messages put into the queue, to be sent again. */
  queued: number;
  /** Messages from the queue that this process has sent again. */
  fromQueue: number;
}

/** The cache in front of this process, as far as it is told what to forget. */
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
   * Makes the front forget what carries the tags. Called after every copy has dropped them: what it asks for from now on
   * is new.
   * @throws when neither the front nor the queue took it: whoever told of the change must tell it again
   */
  async purge(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    const keys = [...new Set(tags.map(surrogateKey))];
    await this.#tell(keys);
    setTimeout(() => {
      // A tag that is neither sent nor queued now was sent before; the lifetimes in the front cache do the rest.
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

// The server opens it; the built routes, in the same process but bundled apart, tell it.
const processGlobals = globalThis as typeof globalThis & { forecourtFront?: Front };

/** Makes a front the one that `frontOfProcess` gives. Called once, at the server's start; without it there is none. */
export function keepFront(front: Front): void {
  processGlobals.forecourtFront = front;
}

/** The cache in front; null where there is none. */
export const frontOfProcess = (): Front | null => processGlobals.forecourtFront ?? null;

/** How the messages to the front ended, for metrics; null where there is no front. */
export const purgeCounts = (): Readonly<PurgeCounts> | null => frontOfProcess()?.counts ?? null;
