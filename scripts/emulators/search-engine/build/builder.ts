import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { buffersOf, copyOf } from '../columns/memory.ts';
import type { IndexParts } from '../index/index-parts.ts';
import type { BuildJob } from './job.ts';

interface PendingBuild {
  resolve(parts: IndexParts): void;
  reject(error: Error): void;
}

type Message = { id: number; parts: IndexParts } | { id: number; error: string };

const idleTimeout = 500;

/** Lets an idle thread end itself. Terminating it is the likely cause of a test process that once died. */
const end = (worker: Worker): void => worker.postMessage('end');

/** Runs builds in a worker thread, so that searches never wait for them. The thread ends when idle. */
export class Builder {
  private worker: Worker | undefined;
  private readonly pendingBuilds = new Map<number, PendingBuild>();
  private lastId = 0;
  private idle: NodeJS.Timeout | undefined;

  /** Builds in the background. Copies the job before returning, so its arrays may be modified afterwards. */
  run(job: BuildJob): Promise<IndexParts> {
    clearTimeout(this.idle);
    this.worker ??= this.open();
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pendingBuilds.set(id, { resolve, reject });
      const copy = { ...job, records: copyOf(job.records) };
      this.worker?.postMessage({ id, job: copy }, [...buffersOf(copy)]);
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    this.worker = undefined;
    if (worker) {
      const exit = once(worker, 'exit');
      if (this.pendingBuilds.size > 0) await worker.terminate();
      else end(worker);
      await exit;
    }
    this.fail(new Error('The builder was stopped'));
  }

  private open(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { name: 'search-engine-build' });
    worker.on('message', (message: Message) => {
      const pending = this.pendingBuilds.get(message.id);
      this.pendingBuilds.delete(message.id);
      if ('parts' in message) pending?.resolve(message.parts);
      else pending?.reject(new Error(message.error));
      if (this.pendingBuilds.size === 0) this.endWhenIdle();
    });
    worker.on('error', (error) => {
      if (this.worker === worker) this.worker = undefined;
      this.fail(error instanceof Error ? error : new Error(String(error)));
    });
    worker.unref();
    return worker;
  }

  private endWhenIdle(): void {
    this.idle = setTimeout(() => {
      const { worker } = this;
      this.worker = undefined;
      if (worker) end(worker);
    }, idleTimeout);
    this.idle.unref();
  }

  private fail(error: Error): void {
    for (const { reject } of this.pendingBuilds.values()) reject(error);
    this.pendingBuilds.clear();
  }
}
