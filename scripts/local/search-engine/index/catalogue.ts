import type { IndexView } from '../query/view.ts';
import { ApiError } from '../wire/api-error.ts';
import { IndexEntry } from './index-entry.ts';
import type { KeyRecord } from './operation.ts';
import type { IndexSchema } from './schema.ts';
import type { SearchIndex } from './search-index.ts';
import { schemaOf } from './settings.ts';

/** Every index of the application and its API keys. */
export class Catalogue {
  readonly entries = new Map<string, IndexEntry>();
  readonly keys = new Map<string, KeyRecord>();

  /** The index as queries see it; throws 404 when there is none. */
  view(name: string): IndexView {
    const entry = this.need(name);
    return { name, index: this.dataOf(entry).view, settings: entry.settings, synonyms: entry.synonymTable };
  }

  need(name: string): IndexEntry {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new ApiError(404, `Index ${name} does not exist`);
    return entry;
  }

  /** The entry, which is made when there is none, marked as changed at this time. */
  touch(name: string, at: string): IndexEntry {
    let entry = this.entries.get(name);
    if (entry === undefined) {
      entry = new IndexEntry(name, at);
      this.entries.set(name, entry);
    }
    entry.updatedAt = at;
    return entry;
  }

  /** The entry that holds an entry's records: itself, or a replica's primary. */
  dataOf(entry: IndexEntry): IndexEntry {
    return entry.primary === undefined ? entry : (this.entries.get(entry.primary) ?? entry);
  }

  /** The entries that hold records. */
  primaries(): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => this.dataOf(entry) === entry);
  }

  replicasOf(name: string): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => entry.primary === name);
  }

  /** What an index must keep ready, by its settings and those of its replicas. */
  schemaFor(entry: IndexEntry): IndexSchema {
    return schemaOf(
      entry.settings,
      this.replicasOf(entry.name).map(({ settings }) => settings),
    );
  }

  /** Whether an index (its own unless told) keeps ready just what an entry's settings ask for. */
  isInShape(entry: IndexEntry, index: SearchIndex = entry.index): boolean {
    return JSON.stringify(this.schemaFor(entry)) === JSON.stringify(index.schema);
  }
}

export function replicaName(entry: string): string {
  return /^virtual\((.+)\)$/.exec(entry)?.[1] ?? entry;
}
