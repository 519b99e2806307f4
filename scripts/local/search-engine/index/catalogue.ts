import { RecordHeap } from '../columns/record-heap.ts';
import type { IndexView } from '../query/view.ts';
import { ApiError } from '../wire/api-error.ts';
import { buildIndex, type Member } from './build.ts';
import { IndexEntry } from './index-entry.ts';
import type { KeyRecord, Operation, RecordWrite } from './operation.ts';
import { withUpdates } from './partial-update.ts';
import { SearchIndex } from './search-index.ts';
import { schemaOf } from './settings.ts';

/** Every index of the application and its API keys. Changes come as operations only. */
export class Catalogue {
  readonly entries = new Map<string, IndexEntry>();
  readonly keys = new Map<string, KeyRecord>();

  /** The index as queries see it; throws 404 when there is none. */
  view(name: string): IndexView {
    const entry = this.need(name);
    return {
      name,
      index: this.dataOf(entry).index,
      settings: entry.settings,
      synonyms: entry.synonymTable,
    };
  }

  need(name: string): IndexEntry {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new ApiError(404, `Index ${name} does not exist`);
    return entry;
  }

  /** The entry that holds an entry's records: itself, or a replica's primary. */
  dataOf(entry: IndexEntry): IndexEntry {
    return entry.primary === undefined ? entry : (this.entries.get(entry.primary) ?? entry);
  }

  apply(operation: Operation): void {
    switch (operation.type) {
      case 'write':
        this.write(this.touch(operation.index, operation.at), operation.writes);
        return;
      case 'clear': {
        const entry = this.touch(operation.index, operation.at);
        entry.index = new SearchIndex(entry.index.schema, new RecordHeap());
        return;
      }
      case 'deleteIndex':
        this.deleteIndex(operation.index);
        return;
      case 'settings':
        this.setSettings(operation);
        return;
      case 'saveSynonyms':
      case 'deleteSynonym':
      case 'saveRules':
      case 'deleteRule':
        for (const entry of this.withReplicas(operation.index, operation.at, operation.forward)) {
          changeLists(entry, operation);
        }
        return;
      case 'copy':
      case 'move':
        this.copy(operation);
        return;
      case 'saveKey':
        this.keys.set(operation.key, operation.value);
        return;
      case 'deleteKey':
        this.keys.delete(operation.key);
    }
  }

  private touch(name: string, at: string): IndexEntry {
    let entry = this.entries.get(name);
    if (entry === undefined) this.entries.set(name, (entry = new IndexEntry(name, at)));
    entry.updatedAt = at;
    return entry;
  }

  private withReplicas(name: string, at: string, forward: boolean): IndexEntry[] {
    const entry = this.touch(name, at);
    return forward ? [entry, ...this.replicasOf(name)] : [entry];
  }

  replicasOf(name: string): IndexEntry[] {
    return [...this.entries.values()].filter((entry) => entry.primary === name);
  }

  private write(entry: IndexEntry, writes: readonly RecordWrite[]): void {
    const { index } = entry;
    const added: Parameters<SearchIndex['show']>[0][number][] = [];
    for (const write of writes) {
      if (write.action === 'delete') {
        index.drop(write.objectID);
        index.show(added.splice(0));
        index.hide(write.objectID);
        continue;
      }
      let record = write.body;
      if (write.action === 'update') {
        const old = index.get(record.objectID);
        if (old === undefined && !write.create) continue;
        const updated = withUpdates(old ?? { objectID: record.objectID }, record);
        if (updated === undefined) continue;
        record = updated;
      }
      added.push({ slot: index.store(record.objectID, index.heap.append(record)), record });
    }
    index.show(added);
  }

  private deleteIndex(name: string): void {
    const entry = this.entries.get(name);
    if (entry === undefined) return;
    this.entries.delete(name);
    for (const replica of this.replicasOf(name)) replica.primary = undefined;
    const primary = entry.primary === undefined ? undefined : this.entries.get(entry.primary);
    if (primary?.settings.replicas) {
      primary.settings.replicas = primary.settings.replicas.filter(
        (replica) => replicaName(replica) !== name,
      );
    }
  }

  private setSettings({ index: name, settings, forward, at }: Operation & { type: 'settings' }): void {
    const entry = this.touch(name, at);
    merge(entry, settings);
    if (settings.replicas !== undefined) this.link(entry, settings.replicas ?? [], at);
    if (forward) {
      const { replicas: _, ...rest } = settings;
      for (const replica of this.replicasOf(name)) merge(replica, rest);
    }
    this.refresh(entry);
  }

  /** Makes the named indexes replicas of `entry`, and those no longer named plain indexes. A new one starts with its settings. */
  private link(entry: IndexEntry, replicas: readonly string[], at: string): void {
    const names = replicas.map(replicaName);
    for (const replica of this.replicasOf(entry.name)) {
      if (!names.includes(replica.name)) replica.primary = undefined;
    }
    for (const name of names) {
      const isNew = !this.entries.has(name);
      const replica = this.touch(name, at);
      replica.primary = entry.name;
      replica.index = new SearchIndex(replica.index.schema, new RecordHeap());
      if (isNew) {
        const { replicas: _, ...settings } = entry.settings;
        replica.settings = settings;
      }
    }
  }

  private copy({ type, index, destination, scope, at }: Operation & { type: 'copy' | 'move' }): void {
    const source = this.need(index);
    const target = this.touch(destination, at);
    const has = (part: string): boolean => scope === null || scope.includes(part);
    if (has('settings')) {
      const replicas = target.settings.replicas;
      target.settings = { ...source.settings };
      delete target.settings.replicas;
      if (replicas) target.settings.replicas = replicas;
    }
    if (has('synonyms')) replaceAll(target.synonyms, source.synonyms);
    if (has('rules')) replaceAll(target.rules, source.rules);
    target.synonymsChanged();
    if (scope === null) target.index = this.dataOf(source).index;
    if (type === 'move') this.entries.delete(index);
    this.refresh(target, true);
  }

  /** Rebuilds an index when what it keeps ready is no longer what its settings ask for. */
  private refresh(entry: IndexEntry, always = false): void {
    const data = this.dataOf(entry);
    const schema = schemaOf(
      data.settings,
      this.replicasOf(data.name).map(({ settings }) => settings),
    );
    if (!always && JSON.stringify(schema) === JSON.stringify(data.index.schema)) return;
    data.index = buildIndex(schema, data.index.heap, membersOf(data.index));
  }
}

/** Every record of an index as last written. */
export function membersOf(index: SearchIndex): Member[] {
  const members: Member[] = [];
  for (let slot = 0; slot < index.slots; slot++) {
    const id = index.ids.idAt(slot);
    if (index.ids.currentSlot(id) === slot) members.push({ id, place: index.places.at(slot) });
  }
  return members;
}

export function replicaName(entry: string): string {
  return /^virtual\((.+)\)$/.exec(entry)?.[1] ?? entry;
}

function merge(entry: IndexEntry, settings: IndexEntry['settings']): void {
  const next: Record<string, unknown> = { ...entry.settings };
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) delete next[name];
    else next[name] = value;
  }
  entry.settings = next;
  entry.synonymsChanged();
}

function replaceAll<V>(target: Map<string, V>, source: ReadonlyMap<string, V>): void {
  target.clear();
  for (const [key, value] of source) target.set(key, value);
}

type ListOperation = Operation & { type: 'saveSynonyms' | 'deleteSynonym' | 'saveRules' | 'deleteRule' };

function changeLists(entry: IndexEntry, operation: ListOperation): void {
  switch (operation.type) {
    case 'saveSynonyms':
      if (operation.replace) entry.synonyms.clear();
      for (const synonym of operation.synonyms) entry.synonyms.set(synonym.objectID, synonym);
      break;
    case 'deleteSynonym':
      entry.synonyms.delete(operation.objectID);
      break;
    case 'saveRules':
      if (operation.replace) entry.rules.clear();
      for (const rule of operation.rules) entry.rules.set(rule.objectID, rule);
      break;
    case 'deleteRule':
      entry.rules.delete(operation.objectID);
  }
  entry.synonymsChanged();
}
