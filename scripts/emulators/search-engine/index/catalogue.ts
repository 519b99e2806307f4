import type { IndexView } from '../query/view.ts';
import { ApiError } from '../wire/api-error.ts';
import { IndexEntry } from './index-entry.ts';
import type { KeyRecord } from './operation.ts';
import type { IndexSchema } from './schema.ts';
import type { SearchIndex } from './search-index.ts';
import { schemaOf } from './settings.ts';

export class Catalogue {
  readonly entries = new Map<string, IndexEntry>();
  readonly keys = new Map<string, KeyRecord>();

  /** Returns the index as queries see it; throws 404 if it does not exist. */
  view(name: string): IndexView {
    const entry = this.getEntry(name);
    return { name, index: this.dataOf(entry).view, settings: entry.settings, synonyms: entry.synonymTable };
  }

  getEntry(name: string): IndexEntry {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new ApiError(404, `Index ${name} does not exist`);
    return entry;
  }

  /** Returns the entry, created if missing, with an updated modification time. */
  touch(name: string, at: string): IndexEntry {
    let entry = this.entries.get(name);
    if (entry === undefined) {
      entry = new IndexEntry(name, at);
      this.entries.set(name, entry);
    }
    entry.updatedAt = at;
    return entry;
  }

  /** Returns the entry that holds an entry's records: itself, or the primary of a replica. */
  dataOf(entry: IndexEntry): IndexEntry {
    return entry.primary === undefined ? entry : (this.entries.get(entry.primary) ?? entry);
  }

  primaries(): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => this.dataOf(entry) === entry);
  }

  replicasOf(name: string): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => entry.primary === name);
  }

  /** Returns the schema that an index needs for its settings and those of its replicas. */
  schemaFor(entry: IndexEntry): IndexSchema {
    return schemaOf(
      entry.settings,
      this.replicasOf(entry.name).map(({ settings }) => settings),
    );
  }

  /**
   * Returns whether an index (by default the entry's) matches the schema that the entry's settings require.
   */
  matchesSchema(entry: IndexEntry, index: SearchIndex = entry.index): boolean {
    return JSON.stringify(this.schemaFor(entry)) === JSON.stringify(index.schema);
  }
}

/** Returns the index named in the setting `replicas`, with or without `virtual(…)`. */
export function replicaName(entry: string): string {
  return /^virtual\((.+)\)$/.exec(entry)?.[1] ?? entry;
}
