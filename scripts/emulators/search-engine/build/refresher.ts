import { release } from '../columns/memory.ts';
import type { Catalogue } from '../index/catalogue.ts';
import type { IndexEntry } from '../index/index-entry.ts';
import { indexOf, partsOf } from '../index/index-parts.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Builder } from './builder.ts';
import { type BuildJob, runBuild } from './job.ts';
import { recordStateOf } from './record-state.ts';

/** Writes made searchable before the response; more are handled in steps between other requests. */
const maxImmediateWrites = 128;
const writesPerStep = 64;
/**
 * Longer steps for large feeds: inserting into a sort order moves all later records, so fewer steps are
 * cheaper. Such a step takes no longer than storing the batch did.
 */
const writesPerLongStep = 1000;
const manyWrites = 1000;
/** Pause between renewals, as a multiple of the last renewal's duration. */
const RENEWAL_PAUSE_FACTOR = 19;
const maxSynchronousRecords = 500;

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

  /** Makes written records searchable: immediately if they are few, otherwise in the background. */
  settle(entry: IndexEntry): void {
    if (this.stopped) return;
    if (entry.staleSince === undefined && entry.pendingIds.size <= maxImmediateWrites) {
      revealWrites(entry, maxImmediateWrites);
    } else if (entry.index.recordCount <= maxSynchronousRecords && !entry.isBusy) {
      const job = this.jobFor(entry, null);
      const next = indexOf(runBuild(job), job.repack ? undefined : entry.index.heap);
      putInPlace(entry, entry.changes, next);
    } else if (!entry.isBusy) {
      entry.isBusy = true;
      this.catchUp(entry)
        .catch(this.onError)
        .finally(() => {
          entry.isBusy = false;
        });
    }
    this.renewIfDue(entry);
  }

  stop(): void {
    this.stopped = true;
  }

  /**
   * Rebuilds an index that many writes have slowed down. Meanwhile, writes become searchable in the old one.
   */
  private renewIfDue(entry: IndexEntry): void {
    if (this.stopped || entry.staleSince !== undefined || entry.isRenewing || !isRebuildDue(entry)) return;
    // That many writes cause a rebuild anyway.
    if (entry.pendingIds.size > maxStepwiseRecords(entry)) return;
    // Renewal takes at most a twentieth of the time. While a large feed is loading, each renewal is soon out
    // of date, takes a core from the client that sends the feed, and must repeat the writes made meanwhile.
    // Once writes pause, the snapshot renews the index as well.
    const startedAt = performance.now();
    if (startedAt < entry.nextRenewal) {
      // Without a timer, the index would stay slow after the last write until another one.
      clearTimeout(entry.renewal);
      entry.renewal = setTimeout(() => this.renewIfDue(entry), entry.nextRenewal - startedAt).unref();
      return;
    }
    entry.isRenewing = true;
    this.rebuild(entry, null)
      .catch(this.onError)
      .finally(() => {
        entry.isRenewing = false;
        const endedAt = performance.now();
        entry.nextRenewal = endedAt + RENEWAL_PAUSE_FACTOR * (endedAt - startedAt);
      });
  }

  private async catchUp(entry: IndexEntry): Promise<void> {
    let lastBuild = 0;
    let step = writesPerStep;
    while (!this.stopped && (entry.staleSince !== undefined || entry.pendingIds.size > 0)) {
      if (entry.staleSince !== undefined || entry.pendingIds.size > maxStepwiseRecords(entry)) {
        await waitForPause(entry, lastBuild);
        entry.requireRebuild();
        const startedAt = performance.now();
        await this.rebuild(entry, null);
        lastBuild = performance.now() - startedAt;
      } else if (entry.isBeingReplaced) {
        await new Promise(setImmediate);
      } else {
        // Keep using long steps until the end of a large batch.
        if (entry.pendingIds.size > manyWrites) step = writesPerLongStep;
        revealWrites(entry, step);
        await new Promise(setImmediate);
      }
    }
  }

  /**
   * Rebuilds an index in the background and swaps it in, unless its records were replaced meanwhile.
   * @param file snapshot file to write the result to, or null
   */
  async rebuild(entry: IndexEntry, file: string | null): Promise<void> {
    const { index, changes } = entry;
    const job = this.jobFor(entry, file);
    const changedIds = new Map<string, number>();
    entry.changedDuringRebuild = changedIds;
    const parts = await this.builder.run(job).catch((error: unknown) => {
      // A snapshot file must hold the state at the time of the job, so its build cannot be retried later.
      if (this.stopped || file !== null) throw error;
      this.onError(error);
      return runBuild(job);
    });
    const isCurrent = () => entry.index === index && entry.changedDuringRebuild === changedIds;
    if (!isCurrent()) return;
    const next = indexOf(parts, job.repack ? undefined : index.heap);
    // Apply the writes made during the rebuild before swapping, so that searches never lose sight of them. A
    // large batch waits until the swap: adding it to both indexes would cost twice, and a feed sends the next
    // batch before this one is added.
    entry.isBeingReplaced = true;
    try {
      for (;;) {
        const seenIds = takeSeen(changedIds, entry, writesPerLongStep);
        showWrites(next, index, seenIds, job.repack);
        if (seenIds.length < writesPerLongStep) break;
        await new Promise(setImmediate);
        if (this.stopped || !isCurrent()) return;
      }
    } finally {
      entry.isBeingReplaced = false;
    }
    // The other writes stay pending.
    for (const id of changedIds.keys()) storeWrite(next, index, id, job.repack);
    putInPlace(entry, changes, next, changedIds);
    this.settle(entry);
  }

  private jobFor(entry: IndexEntry, file: string | null): BuildJob {
    const { heap } = entry.index;
    const usedBytes = entry.index.usedBytes();
    const repack = heap.bytes > 16 * 1024 * 1024 && usedBytes * 2 < heap.bytes;
    return { schema: this.catalogue.schemaFor(entry), records: recordStateOf(entry.index), repack, file };
  }
}

/** Removes and returns up to `limit` searchable ids among those written during a rebuild. */
function takeSeen(changedIds: Map<string, number>, { pendingIds }: IndexEntry, limit: number): string[] {
  const seenIds: string[] = [];
  for (const id of changedIds.keys()) {
    if (seenIds.length === limit) break;
    if (!pendingIds.has(id)) seenIds.push(id);
  }
  for (const id of seenIds) changedIds.delete(id);
  return seenIds;
}

/**
 * Stores the latest version of a record, or its deletion, in a rebuilt index without making it searchable.
 */
function storeWrite(next: SearchIndex, oldIndex: SearchIndex, id: string, isRepacked: boolean): void {
  const slot = oldIndex.ids.currentSlot(id);
  if (slot < 0) next.drop(id);
  else next.store(id, isRepacked ? next.heap.append(oldIndex.recordAt(slot)) : oldIndex.places.at(slot));
}

function showWrites(
  next: SearchIndex,
  oldIndex: SearchIndex,
  ids: readonly string[],
  isRepacked: boolean,
): void {
  const addedSlots: number[] = [];
  for (const id of ids) {
    storeWrite(next, oldIndex, id, isRepacked);
    const slot = next.ids.currentSlot(id);
    if (slot < 0) next.hide(id);
    else addedSlots.push(slot);
  }
  if (addedSlots.length > 0) next.show(addedSlots);
}

/**
 * Swaps in a rebuilt index.
 * @param changes the last change of the schema that it includes
 * @param pendingIds what is stored in it and not yet searchable
 */
function putInPlace(
  entry: IndexEntry,
  changes: number,
  next: SearchIndex,
  pendingIds: ReadonlyMap<string, number> = new Map(),
): void {
  entry.pendingIds.clear();
  for (const [id, change] of pendingIds) entry.pendingIds.set(id, change);
  entry.changedDuringRebuild = undefined;
  if (entry.staleSince !== undefined && entry.staleSince <= changes) entry.staleSince = undefined;
  const { index: oldIndex } = entry;
  entry.index = next;
  entry.view = next;
  // Release at once: the next rebuild may start before garbage collection, and memory would hold three
  // indexes.
  if (oldIndex !== next) release(partsOf(oldIndex));
}

/** Makes up to `limit` written records searchable, oldest first, and hides deleted ones. */
function revealWrites({ index, pendingIds: unseen }: IndexEntry, limit: number): void {
  const addedSlots: number[] = [];
  let remaining = limit;
  for (const id of unseen.keys()) {
    if (remaining-- === 0) break;
    unseen.delete(id);
    const slot = index.ids.currentSlot(id);
    if (slot < 0) index.hide(id);
    else if (slot !== index.ids.shownSlot(id)) addedSlots.push(slot);
  }
  if (addedSlots.length > 0) index.show(addedSlots);
}

const pauseMs = 40;
const minWaitMs = 1000;
const maxWaitMs = 10_000;

/**
 * Waits until writes pause, within limits: loading many batches should cause one rebuild, not one per batch.
 * The wait grows with the last rebuild's duration, so that rebuilding takes at most a third of the time.
 */
async function waitForPause(entry: IndexEntry, lastBuild: number): Promise<void> {
  const deadline = performance.now() + Math.min(maxWaitMs, Math.max(minWaitMs, lastBuild * 2));
  for (let lastChange = -1; lastChange !== entry.changes && performance.now() < deadline; ) {
    lastChange = entry.changes;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Above this many pending records, a rebuild is cheaper than adding them one by one. It never is below some
 * thousands, because starting its thread takes longer.
 */
function maxStepwiseRecords({ index }: IndexEntry): number {
  return Math.min(5000, Math.max(2500, index.visibleCount / 10));
}

/** Returns whether so much was written since the last rebuild that searches are slow. */
function isRebuildDue({ index }: IndexEntry): boolean {
  const hiddenSlots = index.slots - index.visibleCount;
  return index.text.delta.size > 50_000 + index.text.size / 10 || hiddenSlots > 10_000 + index.slots / 4;
}
