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
  /** Told of trouble in the background. */
  onError: (error: unknown) => void;
}

/** Tasks remembered before those that are done are looked for. */
const maxWaiting = 1000;

type WithoutTime<O> = O extends unknown ? Omit<O, 'at'> : never;
/** A change as its caller gives it; the engine adds the time. */
export type Change = WithoutTime<Operation>;

/** The whole engine without its HTTP side: the indexes, their keys, the disk, and one way in for every change. */
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
  /** Changes not yet seen by searches: task, entry, and the change of the entry that must be visible. */
  private readonly waiting = new Map<number, { entry: IndexEntry; change: number }>();
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

  /** Loads the last snapshot and everything that was acknowledged after it. */
  async open(): Promise<void> {
    this.log.open(this.snapshots.load(), (operation) => {
      applyOperation(this.catalogue, operation);
    });
    for (const entry of this.catalogue.primaries()) this.refresher.settle(entry);
    await this.settled();
  }

  /** Logs and applies a change; gives the id of the task that tells when searches see it. */
  change(change: Change): number {
    const operation = { ...change, at: new Date().toISOString() } as Operation;
    this.log.append(operation);
    const task = ++this.lastTask;
    for (const entry of applyOperation(this.catalogue, operation)) {
      this.refresher.settle(entry);
      if (entry.visible < entry.changes) this.waiting.set(task, { entry, change: entry.changes });
    }
    if (this.waiting.size > maxWaiting) this.forgetPublished();
    this.snapshots.changed();
    return task;
  }

  /** Whether searches see what a task changed. */
  isPublished(task: number): boolean {
    const waiting = this.waiting.get(task);
    if (waiting === undefined) return true;
    const gone = this.catalogue.entries.get(waiting.entry.name) !== waiting.entry;
    if (!gone && waiting.entry.visible < waiting.change) return false;
    this.waiting.delete(task);
    return true;
  }

  /** How many tasks searches do not see yet. */
  get pendingTasks(): number {
    this.forgetPublished();
    return this.waiting.size;
  }

  private forgetPublished(): void {
    for (const task of [...this.waiting.keys()]) this.isPublished(task);
  }

  /** Waits until searches see everything written and a snapshot on disk holds it. */
  async checkpoint(): Promise<void> {
    await this.settled();
    await this.snapshots.take();
    await this.settled();
  }

  private async settled(): Promise<void> {
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
