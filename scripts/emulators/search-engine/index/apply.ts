import { RecordHeap } from '../columns/record-heap.ts';
import { type Catalogue, replicaName } from './catalogue.ts';
import type { IndexEntry } from './index-entry.ts';
import type { Operation, RecordWrite } from './operation.ts';
import { withUpdates } from './partial-update.ts';
import { SearchIndex } from './search-index.ts';

/**
 * Applies an operation to the catalogue. Records are stored but not yet searchable; returns the entries whose
 * searchable part may now be out of date. Deterministic, so that replaying a log gives the same state. Never
 * throws for an operation that was validated before it was logged.
 */
export function applyOperation(catalogue: Catalogue, operation: Operation): IndexEntry[] {
  switch (operation.type) {
    case 'write':
      return [write(catalogue.touch(operation.index, operation.at), operation.writes)];
    case 'clear': {
      const entry = catalogue.touch(operation.index, operation.at);
      entry.changes++;
      entry.replace(new SearchIndex(catalogue.schemaFor(entry), new RecordHeap()), true);
      return [entry];
    }
    case 'deleteIndex':
      deleteIndex(catalogue, operation.index);
      return [];
    case 'settings':
      return setSettings(catalogue, operation);
    case 'saveSynonyms':
    case 'deleteSynonym':
    case 'saveRules':
    case 'deleteRule':
      changeLists(catalogue, operation);
      return [];
    case 'copy':
    case 'move':
      return [copy(catalogue, operation)];
    case 'saveKey':
      catalogue.keys.set(operation.key, operation.value);
      return [];
    case 'deleteKey':
      catalogue.keys.delete(operation.key);
      return [];
  }
}

function write(entry: IndexEntry, writes: readonly RecordWrite[]): IndexEntry {
  const { index } = entry;
  entry.changes++;
  for (const recordWrite of writes) {
    if (recordWrite.action === 'delete') {
      if (index.drop(recordWrite.objectID)) entry.markWritten(recordWrite.objectID);
      continue;
    }
    let record = recordWrite.body;
    if (recordWrite.action === 'update') {
      const oldRecord = index.get(record.objectID);
      if (oldRecord === undefined && !recordWrite.create) continue;
      const updatedRecord = withUpdates(oldRecord ?? { objectID: record.objectID }, record);
      if (updatedRecord === undefined) continue;
      record = updatedRecord;
    }
    index.store(record.objectID, index.heap.append(record));
    entry.markWritten(record.objectID);
  }
  return entry;
}

function deleteIndex(catalogue: Catalogue, name: string): void {
  const entry = catalogue.entries.get(name);
  if (entry === undefined) return;
  catalogue.entries.delete(name);
  entry.discardPending();
  for (const replica of catalogue.replicasOf(name)) replica.primary = undefined;
  const primary = entry.primary === undefined ? undefined : catalogue.entries.get(entry.primary);
  if (primary?.settings.replicas) {
    const replicas = primary.settings.replicas.filter((replica) => replicaName(replica) !== name);
    primary.settings = { ...primary.settings, replicas };
  }
}

function setSettings(
  catalogue: Catalogue,
  { index: name, settings, forward, at }: Operation & { type: 'settings' },
): IndexEntry[] {
  const entry = catalogue.touch(name, at);
  merge(entry, settings);
  if (settings.replicas !== undefined) linkReplicas(catalogue, entry, settings.replicas ?? [], at);
  if (forward) {
    const { replicas: _, ...rest } = settings;
    for (const replica of catalogue.replicasOf(name)) merge(replica, rest);
  }
  return [rebuildIfOutdated(catalogue, catalogue.dataOf(entry))];
}

/** Marks an index for a rebuild if its columns do not match its settings. */
export function rebuildIfOutdated(catalogue: Catalogue, data: IndexEntry): IndexEntry {
  if (catalogue.matchesSchema(data)) return data;
  data.changes++;
  data.requireRebuild();
  return data;
}

/**
 * Makes the named indexes replicas of `entry`, and those no longer named independent again. A new replica
 * starts with the settings of its primary.
 */
function linkReplicas(
  catalogue: Catalogue,
  entry: IndexEntry,
  replicas: readonly string[],
  at: string,
): void {
  const names = replicas.map(replicaName);
  for (const replica of catalogue.replicasOf(entry.name)) {
    if (!names.includes(replica.name)) replica.primary = undefined;
  }
  for (const name of names) {
    const isNew = !catalogue.entries.has(name);
    const replica = catalogue.touch(name, at);
    replica.primary = entry.name;
    replica.replace(new SearchIndex(replica.index.schema, new RecordHeap()), true);
    if (isNew) {
      const { replicas: _, ...settings } = entry.settings;
      replica.settings = settings;
    }
  }
}

function copy(
  catalogue: Catalogue,
  { type, index, destination, scope, at }: Operation & { type: 'copy' | 'move' },
): IndexEntry {
  const source = catalogue.getEntry(index);
  const target = catalogue.touch(destination, at);
  const includes = (part: string): boolean => scope === null || scope.includes(part);
  if (includes('settings')) {
    const { replicas: _, ...settings } = source.settings;
    const targetReplicas = target.settings.replicas;
    target.settings = targetReplicas ? { ...settings, replicas: targetReplicas } : settings;
  }
  if (includes('synonyms')) replaceAll(target.synonyms, source.synonyms);
  if (includes('rules')) replaceAll(target.rules, source.rules);
  target.resetSynonymTable();
  if (scope === null) {
    target.changes++;
    const data = catalogue.dataOf(source);
    const isReady = data.visibleChange === data.changes && catalogue.matchesSchema(target, data.index);
    if (type === 'copy') target.replace(cloneRecords(data.index), false);
    else {
      target.replace(data.index, isReady);
      deleteIndex(catalogue, index);
    }
  }
  return rebuildIfOutdated(catalogue, catalogue.dataOf(target));
}

/** Returns an index with the same records. The heap is shared, because both indexes only append to it. */
function cloneRecords(source: SearchIndex): SearchIndex {
  const clone = new SearchIndex(source.schema, source.heap);
  for (let slot = 0; slot < source.slots; slot++) {
    const id = source.ids.idAt(slot);
    if (source.ids.currentSlot(id) === slot) clone.store(id, source.places.at(slot));
  }
  return clone;
}

function merge(entry: IndexEntry, settings: IndexEntry['settings']): void {
  const next: Record<string, unknown> = { ...entry.settings };
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) delete next[name];
    else next[name] = value;
  }
  entry.settings = next;
  entry.resetSynonymTable();
}

function replaceAll<V>(target: Map<string, V>, source: ReadonlyMap<string, V>): void {
  target.clear();
  for (const [key, value] of source) target.set(key, value);
}

type ListOperation = Operation & { type: 'saveSynonyms' | 'deleteSynonym' | 'saveRules' | 'deleteRule' };

function changeLists(catalogue: Catalogue, operation: ListOperation): void {
  const entry = catalogue.touch(operation.index, operation.at);
  const replicas = operation.forward ? catalogue.replicasOf(operation.index) : [];
  for (const target of [entry, ...replicas]) changeList(target, operation);
}

function changeList(entry: IndexEntry, operation: ListOperation): void {
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
  entry.resetSynonymTable();
}
