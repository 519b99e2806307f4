import type { Catalogue } from '../index/catalogue.ts';
import type { IndexEntry } from '../index/index-entry.ts';
import { indexOf } from '../index/index-parts.ts';
import type { Builder } from './builder.ts';
import { type BuildJob, runBuild } from './job.ts';
import { truthOf } from './truth.ts';

/** Writes made searchable before the answer; more are done in steps between other requests. */
const atOnce = 128;
const perStep = 64;
/** Indexes up to this size are rebuilt on the spot. */
const smallIndex = 500;

/** Brings the searchable part of indexes up to what was written, by the cheapest way for the amount. */
export class Refresher {
  private readonly catalogue: Catalogue;
  private readonly builder: Builder;
  private readonly onError: (error: unknown) => void;
  private stopped = false;

  constructor(catalogue: Catalogue, builder: Builder, onError: (error: unknown) => void) {
    this.catalogue = catalogue;
    this.builder = builder;
    this.onError = onError;
  }

  /** Makes what was written searchable: at once if it is little, else in the background. */
  settle(entry: IndexEntry): void {
    if (this.stopped) return;
    if (wantsRebuild(entry)) entry.needsRebuild();
    if (entry.staleSince === undefined && entry.unseen.size <= atOnce) {
      reveal(entry, atOnce);
      return;
    }
    if (entry.index.recordCount <= smallIndex && !entry.isBusy) {
      const job = this.jobFor(entry, null);
      this.adopt(entry, entry.changes, job, runBuild(job));
      return;
    }
    if (entry.isBusy) return;
    entry.isBusy = true;
    this.catchUp(entry)
      .catch(this.onError)
      .finally(() => {
        entry.isBusy = false;
      });
  }

  stop(): void {
    this.stopped = true;
  }

  /** Rebuilds, or reveals in steps, until nothing is left to do. */
  private async catchUp(entry: IndexEntry): Promise<void> {
    let lastBuild = 0;
    while (!this.stopped && (entry.staleSince !== undefined || entry.unseen.size > 0)) {
      if (entry.staleSince !== undefined || entry.unseen.size > mostBySteps(entry)) {
        await pauseIn(entry, lastBuild);
        entry.needsRebuild();
        const started = performance.now();
        await this.rebuild(entry, null);
        lastBuild = performance.now() - started;
      } else {
        reveal(entry, perStep);
        await new Promise(setImmediate);
      }
    }
  }

  /**
   * Rebuilds an index in the background and puts the result in its place, unless its records were replaced meanwhile.
   * @param file where to store the result as well, or null
   */
  async rebuild(entry: IndexEntry, file: string | null): Promise<void> {
    const { index, changes } = entry;
    const job = this.jobFor(entry, file);
    const touched = new Map<string, number>();
    entry.touched = touched;
    const parts = await this.builder.run(job).catch((error: unknown) => {
      // A file must hold the moment it was asked for, which is past.
      if (this.stopped || file !== null) throw error;
      this.onError(error);
      return runBuild(job);
    });
    if (entry.index !== index || entry.touched !== touched) return;
    this.adopt(entry, changes, job, parts);
    this.settle(entry);
  }

  private jobFor(entry: IndexEntry, file: string | null): BuildJob {
    const { heap } = entry.index;
    const live = entry.index.liveBytes();
    const repack = heap.bytes > 16 * 1024 * 1024 && live * 2 < heap.bytes;
    return { schema: this.catalogue.schemaFor(entry), truth: truthOf(entry.index), repack, file };
  }

  /** Puts a rebuilt index in place and adds what was written since the rebuild began. */
  private adopt(entry: IndexEntry, changes: number, job: BuildJob, parts: ReturnType<typeof runBuild>): void {
    const old = entry.index;
    const next = indexOf(parts, job.repack ? undefined : old.heap);
    const touched = entry.touched ?? new Map<string, number>();
    entry.unseen.clear();
    for (const [id, change] of touched) {
      const slot = old.ids.currentSlot(id);
      if (slot < 0) next.drop(id);
      else next.store(id, job.repack ? next.heap.append(old.recordAt(slot)) : old.places.at(slot));
      entry.unseen.set(id, change);
    }
    entry.touched = undefined;
    if (entry.staleSince !== undefined && entry.staleSince <= changes) entry.staleSince = undefined;
    entry.index = next;
    entry.view = next;
  }
}

/** Shows up to `most` written records, oldest first, and takes out deleted ones. */
function reveal({ index, unseen }: IndexEntry, most: number): void {
  const added: number[] = [];
  let left = most;
  for (const id of unseen.keys()) {
    if (left-- === 0) break;
    unseen.delete(id);
    const slot = index.ids.currentSlot(id);
    if (slot < 0) index.hide(id);
    else if (slot !== index.ids.shownSlot(id)) added.push(slot);
  }
  if (added.length > 0) index.show(added);
}

const pauseMilliseconds = 40;
const shortestWait = 1000;
const longestWait = 10_000;

/**
 * Waits until writes pause, or a while: a load in many batches is worth one rebuild, not one per batch. The wait
 * grows with what the last rebuild took, so that rebuilding takes a third of the time at most.
 */
async function pauseIn(entry: IndexEntry, lastBuild: number): Promise<void> {
  const end = performance.now() + Math.min(longestWait, Math.max(shortestWait, lastBuild * 2));
  for (let seen = -1; seen !== entry.changes && performance.now() < end; ) {
    seen = entry.changes;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

/** Above this many waiting records a rebuild is cheaper than adding them one by one. */
function mostBySteps({ index }: IndexEntry): number {
  return Math.min(5000, index.shownCount / 10);
}

/** Whether so much was written since the last rebuild that searches get slower. */
function wantsRebuild({ index }: IndexEntry): boolean {
  const gone = index.slots - index.shownCount;
  return index.text.delta.size > 50_000 + index.text.size / 10 || gone > 10_000 + index.slots / 4;
}
