import { Worker } from 'node:worker_threads';
import { ApiError, timedOut } from '../../errors.ts';
import type { Change } from '../../store/document-index.ts';
import type { QueryOutcome, QueryRequest, QuerySource } from '../run.ts';
import { type FromThread, outcomeOf, type ThreadData, type ToThread } from './message.ts';

/**
 * A thread cancels its own queries at their deadline; if it has not after this time, it is stuck and is
 * terminated.
 */
const GRACE_MS = 500;
/** A query that needs more memory ends its thread, not the lake. */
const MEMORY_MB = 1024;

interface PendingQuery {
  resolve: (outcome: QueryOutcome) => void;
  reject: (error: unknown) => void;
  watchdog: NodeJS.Timeout;
}

/** A thread that runs queries sequentially on its own copy of the documents. */
export class QueryThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingQuery>();
  readonly #onExit: () => void;
  #lastId = 0;

  /** @param onExit called when the thread can no longer be used */
  constructor(documents: string, options: QuerySource['options'], onExit: () => void) {
    const workerData: ThreadData = {
      documents,
      options: { projectId: options.projectId, dataset: options.dataset },
    };
    this.#onExit = onExit;
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'content-lake-query',
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('message', (message: FromThread) => this.#handleResult(message));
    this.#worker.on('error', (error) => {
      console.error('content lake: a query ended its thread', error);
      this.#fail();
    });
    this.#worker.on('exit', () => this.#fail());
    this.#worker.unref();
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  run(request: QueryRequest, until: number): Promise<QueryOutcome> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => void this.end(), until - Date.now() + GRACE_MS);
      this.#waiting.set(id, { resolve, reject, watchdog });
      this.#send({ id, request, until });
    });
  }

  /** Sends changes to the thread; they take effect before any later query. */
  follow(changes: readonly Change[]): void {
    this.#send({ changes: JSON.stringify(changes.map(({ id, after }) => ({ id, after }))) });
  }

  async end(): Promise<void> {
    this.#fail();
    await this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #handleResult(message: FromThread): void {
    const pending = this.#waiting.get(message.id);
    if (!pending) return;
    this.#waiting.delete(message.id);
    clearTimeout(pending.watchdog);
    if ('outcome' in message) pending.resolve(outcomeOf(message.outcome));
    else pending.reject(new ApiError(message.status, message.body));
  }

  #fail(): void {
    this.#onExit();
    for (const { reject, watchdog } of this.#waiting.values()) {
      clearTimeout(watchdog);
      reject(timedOut());
    }
    this.#waiting.clear();
  }
}
