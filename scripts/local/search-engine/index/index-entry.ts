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
  index: SearchIndex;
  createdAt: string;
  updatedAt: string;
  private table: SynonymTable | undefined;

  constructor(name: string, now: string) {
    this.name = name;
    this.createdAt = now;
    this.updatedAt = now;
    this.index = new SearchIndex(emptySchema, new RecordHeap());
  }

  get synonymTable(): SynonymTable {
    this.table ??= new SynonymTable(this.synonyms.values(), this.settings.separatorsToIndex ?? '');
    return this.table;
  }

  /** To be called when the synonyms or the separators changed. */
  synonymsChanged(): void {
    this.table = undefined;
  }
}
