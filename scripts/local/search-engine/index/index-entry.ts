import { RecordHeap } from '../columns/record-heap.ts';
import type { GivenSettings } from '../query/parameters.ts';
import { type Synonym, SynonymTable } from '../text/synonyms.ts';
import { emptySchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';

/** A query rule as the API stores it. Rules are kept and given back, not applied. */
export type Rule = { objectID: string } & { [field: string]: unknown };

/** One named index: its settings, synonyms and rules, and its records unless it is a replica. */
export class IndexEntry {
  readonly name: string;
  /** For a replica, the name of the index whose records it shows. */
  primary: string | undefined;
  settings: GivenSettings = {};
  readonly synonyms = new Map<string, Synonym>();
  readonly rules = new Map<string, Rule>();
  createdAt: string;
  updatedAt: string;
  /** The records as last written, and their columns as far as they are ready. */
  index: SearchIndex;
  /** What searches see: the same, but for the time between a move or copy and the rebuild it needs. */
  view: SearchIndex;
  /** Counts the changes to records and to what is kept ready for them. */
  changes = 0;
  /** The ids written but not yet searchable, each with the change that wrote it, oldest first. */
  readonly unseen = new Map<string, number>();
  /** The first change that only a rebuild makes visible. */
  staleSince: number | undefined;
  /** While a rebuild runs, the ids written since it began. */
  touched: Map<string, number> | undefined;
  /** Whether a rebuild or a step-by-step catching up is under way. */
  isBusy = false;
  /** The snapshot's file that holds this index, and the change that it goes up to. */
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

  /** To be called when the synonyms or the separators changed. */
  synonymsChanged(): void {
    this.table = undefined;
  }

  /** Notes that a record was written. */
  wrote(id: string): void {
    this.unseen.delete(id);
    this.unseen.set(id, this.changes);
    this.touched?.delete(id);
    this.touched?.set(id, this.changes);
  }

  /** Notes that only a rebuild makes this change visible. */
  needsRebuild(): void {
    this.staleSince ??= this.changes;
  }

  /** Puts other records in place of all there were. Searches see them at once if `ready`. */
  replace(index: SearchIndex, ready: boolean): void {
    this.abandon();
    this.index = index;
    if (ready) this.view = index;
    else this.needsRebuild();
  }

  /** Gives up whatever is still to be made searchable: the index is no more. */
  abandon(): void {
    this.unseen.clear();
    this.touched = undefined;
    this.staleSince = undefined;
  }

  /** The last change that searches see. */
  get visible(): number {
    const firstUnseen: number | undefined = this.unseen.values().next().value;
    return (
      Math.min(
        firstUnseen ?? Number.POSITIVE_INFINITY,
        this.staleSince ?? Number.POSITIVE_INFINITY,
        this.changes + 1,
      ) - 1
    );
  }
}
