import { RecordHeap } from '../columns/record-heap.ts';
import type { GivenSettings } from '../query/parameters.ts';
import { type Synonym, SynonymTable } from '../text/synonyms.ts';
import { emptySchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';

/** A query rule as the API stores it. Rules are stored and returned, but not applied. */
export type Rule = { objectID: string } & { [field: string]: unknown };

/** A named index: settings, synonyms and rules, and unless it is a replica its records. */
export class IndexEntry {
  readonly name: string;
  primary: string | undefined;
  settings: GivenSettings = {};
  readonly synonyms = new Map<string, Synonym>();
  readonly rules = new Map<string, Rule>();
  createdAt: string;
  updatedAt: string;
  /** The latest records, with their columns as far as they have been built. */
  index: SearchIndex;
  /** The searchable index: the same, except between a copy or move and the rebuild it requires. */
  view: SearchIndex;
  /** Number of changes to the records and to the index schema. */
  changes = 0;
  /** Ids written but not yet searchable, oldest first, each with the number of its change. */
  readonly pendingIds = new Map<string, number>();
  /** The first change that only a rebuild makes searchable. */
  staleSince: number | undefined;
  changedDuringRebuild: Map<string, number> | undefined;
  isBusy = false;
  /** True while the result of a rebuild catches up before it is swapped in. */
  isBeingReplaced = false;
  /** True during a rebuild that no write waits for. */
  isRenewing = false;
  /** Earliest time of the next renewal, by `performance.now()`. */
  nextRenewal = 0;
  /** Timer for the next renewal, in case no write triggers it. */
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

  /** Must be called after the synonyms or the separators have changed. */
  resetSynonymTable(): void {
    this.table = undefined;
  }

  markWritten(id: string): void {
    this.pendingIds.delete(id);
    this.pendingIds.set(id, this.changes);
    this.changedDuringRebuild?.delete(id);
    this.changedDuringRebuild?.set(id, this.changes);
  }

  requireRebuild(): void {
    this.staleSince ??= this.changes;
  }

  /** Replaces all records. The new ones are searchable at once if `isReady`, otherwise after a rebuild. */
  replace(index: SearchIndex, isReady: boolean): void {
    this.discardPending();
    this.index = index;
    if (isReady) this.view = index;
    else this.requireRebuild();
  }

  /** Discards all pending updates, because the records are replaced or deleted. */
  discardPending(): void {
    this.pendingIds.clear();
    this.changedDuringRebuild = undefined;
    this.staleSince = undefined;
  }

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
