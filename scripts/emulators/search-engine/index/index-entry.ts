import { RecordHeap } from '../columns/record-heap.ts';
import type { GivenSettings } from '../query/parameters.ts';
import { type Synonym, SynonymTable } from '../text/synonyms.ts';
import { emptySchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';

/** A query rule as the API stores it. Rules are stored and returned, but not applied. */
export type Rule = { objectID: string } & { [field: string]: unknown };

/** One named index: settings, synonyms and rules, and unless it is a replica its records. */
export class IndexEntry {
  readonly name: string;
  /** For a replica, the name of its primary. */
  primary: string | undefined;
  settings: GivenSettings = {};
  readonly synonyms = new Map<string, Synonym>();
  readonly rules = new Map<string, Rule>();
  createdAt: string;
  updatedAt: string;
  /** The latest records, with their columns as far as they have been built. */
  index: SearchIndex;
  /** What searches see: the same index, except between a copy or move and the rebuild it requires. */
  view: SearchIndex;
  /** Counts changes to the records and to the index schema. */
  changes = 0;
  /** Ids written but not yet searchable, each with the number of its change, oldest first. */
  readonly pendingIds = new Map<string, number>();
  /** The first change that only a rebuild makes visible. */
  staleSince: number | undefined;
  /** During a rebuild, the ids written since it began. */
  changedDuringRebuild: Map<string, number> | undefined;
  /** Whether a rebuild or a stepwise update is in progress. */
  isBusy = false;
  /** Whether the result of a rebuild is about to take the place of the index, and catches up with it. */
  isBeingReplaced = false;
  /** Whether a rebuild is in progress that no write waits for. */
  isRenewing = false;
  /** The earliest time of the next such rebuild, as `performance.now()` tells it. */
  nextRenewal = 0;
  /** Looks again then, whether or not anything is written. */
  renewal: NodeJS.Timeout | undefined;
  /** The snapshot file of this index, and the last change it contains. */
  file: { name: string; changes: number } | undefined;
  private table: SynonymTable | undefined;

  constructor(name: string, now: string) {
    this.name = name;
    this.createdAt = now;
    this.updatedAt = now;
    this.index = new SearchIndex(emptySchema, new RecordHeap());
    this.view = this.index;
  }

  get synonymTable(): SynonymTable {
    this.table ??= new SynonymTable(this.synonyms.values(), this.settings.separatorsToIndex ?? '');
    return this.table;
  }

  /** Call when the synonyms or the separators have changed. */
  resetSynonymTable(): void {
    this.table = undefined;
  }

  /** Records that a record was written or deleted. */
  markWritten(id: string): void {
    this.pendingIds.delete(id);
    this.pendingIds.set(id, this.changes);
    this.changedDuringRebuild?.delete(id);
    this.changedDuringRebuild?.set(id, this.changes);
  }

  /** Marks the current change as visible only after a rebuild. */
  requireRebuild(): void {
    this.staleSince ??= this.changes;
  }

  /** Replaces all records. Searches see the new ones at once if `ready`, otherwise after a rebuild. */
  replace(index: SearchIndex, isReady: boolean): void {
    this.discardPending();
    this.index = index;
    if (isReady) this.view = index;
    else this.requireRebuild();
  }

  /** Drops all pending updates, because the records are replaced or deleted. */
  discardPending(): void {
    this.pendingIds.clear();
    this.changedDuringRebuild = undefined;
    this.staleSince = undefined;
  }

  /** The number of the last change that searches see. */
  get visibleChange(): number {
    const firstPending: number | undefined = this.pendingIds.values().next().value;
    return (
      Math.min(
        firstPending ?? Number.POSITIVE_INFINITY,
        this.staleSince ?? Number.POSITIVE_INFINITY,
        this.changes + 1,
      ) - 1
    );
  }
}
