import type { StoredRecord } from '../columns/record-heap.ts';

type Tree = { [key: string]: unknown };

/**
 * The attributes of a record that a hit includes.
 * @param requestedNames as in `attributesToRetrieve`: names or paths, `*` for all, `-name` to exclude one
 * @param hiddenNames attributes that are never included
 */
export function retrieve(
  record: StoredRecord,
  requestedNames: readonly string[] | null | undefined,
  hiddenNames: readonly string[] | null | undefined,
): StoredRecord {
  if (requestedNames == null && hiddenNames == null) return { ...record };
  let result: Tree = record;
  if (requestedNames != null && !(requestedNames.length === 1 && requestedNames[0] === '*')) {
    const excludedNames = requestedNames.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
    result = requestedNames.includes('*') ? { ...record } : pick(record, requestedNames);
    for (const path of excludedNames) result = without(result, path);
  }
  if (hiddenNames != null) for (const path of hiddenNames) result = without(result, path);
  return { ...result, objectID: record.objectID };
}

function pick(record: Tree, paths: readonly string[]): Tree {
  const result: Tree = {};
  for (const path of paths) {
    if (Object.hasOwn(record, path)) result[path] = record[path];
    else if (path.includes('.')) pickPath(record, path.split('.'), result);
  }
  return result;
}

function pickPath(source: unknown, [key, ...rest]: readonly string[], into: Tree): void {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key!)) return;
  const value = (source as Tree)[key!];
  if (rest.length === 0) {
    into[key!] = value;
  } else if (Array.isArray(value)) {
    const oldItems = Array.isArray(into[key!]) ? (into[key!] as Tree[]) : [];
    into[key!] = value.map((item, i) => {
      const child = { ...oldItems[i] };
      pickPath(item, rest, child);
      return child;
    });
  } else {
    const child = { ...(into[key!] as Tree | undefined) };
    pickPath(value, rest, child);
    if (Object.keys(child).length > 0) into[key!] = child;
  }
}

function without(record: Tree, path: string): Tree {
  if (Object.hasOwn(record, path)) {
    const { [path]: _, ...rest } = record;
    return rest;
  }
  const dot = path.indexOf('.');
  const key = path.slice(0, dot);
  const inner = record[key];
  if (dot < 0 || typeof inner !== 'object' || inner === null || Array.isArray(inner)) return record;
  return { ...record, [key]: without(inner as Tree, path.slice(dot + 1)) };
}
