import { Builder } from './build/builder.ts';
import { Refresher } from './build/refresher.ts';
import { OperationLog } from './disk/operation-log.ts';
import { Snapshots } from './disk/snapshots.ts';
import { applyOperation } from './index/apply.ts';
import { Catalogue } from './index/catalogue.ts';
import type { IndexEntry } from './index/index-entry.ts';
import type { Operation } from './index/operation.ts';
import { CallCounter } from './wire/call-counter.ts';
import { Keyring } from './wire/keys.ts';

interface EngineOptions {
  dataDir: string;
  appId: string;
  adminKey: string;
  searchKey: string;
  onError: (error: unknown) => void;
}

/** Above this many pending tasks, finished ones are removed from the map. */
const maxPendingTasks = 1000;

type WithoutTime<O> = O extends unknown ? Omit<O, 'at'> : never;
/** A change without its timestamp, which the engine adds. */
export type Change = WithoutTime<Operation>;

/** The engine without its HTTP interface: indexes, keys, disk, and a single entry point for changes. */
export class Engine {
  readonly catalogue = new Catalogue();
  readonly appId: string;
  readonly keys: Keyring;
  readonly calls = new CallCounter();
  private readonly onError: (error: unknown) => void;
  private readonly builder = new Builder();
  private readonly refresher: Refresher;
  private readonly log: OperationLog;
  private readonly snapshots: Snapshots;
  /** Unfinished tasks, each with its index entry and the change that must become searchable. */
  private readonly pending = new Map<number, { entry: IndexEntry; change: number }>();
  private lastTask = Date.now();
  private isStopped = false;

  constructor({ dataDir, appId, adminKey, searchKey, onError }: EngineOptions) {
    this.appId = appId;
    this.keys = new Keyring(adminKey, searchKey, this.catalogue.keys);
    this.onError = (error) => {
      if (!this.isStopped) onError(error);
    };
    this.refresher = new Refresher(this.catalogue, this.builder, this.onError);
    this.log = new OperationLog(dataDir);
    this.snapshots = new Snapshots(dataDir, this.catalogue, this.log, this.refresher, this.onError);
  }

  async open(): Promise<void> {
    this.log.open(this.snapshots.load(), (operation) => {
      applyOperation(this.catalogue, operation);
    });
    for (const entry of this.catalogue.primaries()) this.refresher.settle(entry);
    await this.waitUntilIdle();
  }

  /** Logs and applies a change. Returns a task id to check whether it is searchable. */
  change(change: Change): number {
    const operation = { ...change, at: new Date().toISOString() } as Operation;
    this.log.append(operation);
    const task = ++this.lastTask;
    for (const entry of applyOperation(this.catalogue, operation)) {
      this.refresher.settle(entry);
      if (entry.visibleChange < entry.changes) this.pending.set(task, { entry, change: entry.changes });
    }
    if (this.pending.size > maxPendingTasks) this.removeFinishedTasks();
    this.snapshots.scheduleSnapshot();
    return task;
  }

  isPublished(task: number): boolean {
    const pendingTask = this.pending.get(task);
    if (pendingTask === undefined) return true;
    const isReplaced = this.catalogue.entries.get(pendingTask.entry.name) !== pendingTask.entry;
    if (!isReplaced && pendingTask.entry.visibleChange < pendingTask.change) return false;
    this.pending.delete(task);
    return true;
  }

  get pendingTasks(): number {
    this.removeFinishedTasks();
    return this.pending.size;
  }

  private removeFinishedTasks(): void {
    for (const task of [...this.pending.keys()]) this.isPublished(task);
  }

  /** Waits until every write is searchable and included in a snapshot. */
  async checkpoint(): Promise<void> {
    await this.waitUntilIdle();
    await this.snapshots.take();
    await this.waitUntilIdle();
  }

  private async waitUntilIdle(): Promise<void> {
    while (!this.isStopped && this.catalogue.primaries().some((entry) => entry.isBusy)) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.snapshots.stop();
    this.refresher.stop();
    this.log.close();
    await this.builder.stop();
  }
}
