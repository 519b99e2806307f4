/** A part of a document that a draft changes: a field, or an item of a list of objects. */
export interface ChangedPart {
  /** As Sanity writes paths, such as `title` or `blocks[_key=="a1"]`. */
  path: string;
  field: string;
  change: 'added' | 'changed' | 'removed';
  /** The item's type; null for a field. */
  itemType: string | null;
}

type Values = Readonly<Record<string, unknown>>;

interface Item {
  _key: string;
  _type?: string;
}

/**
 * Lists what a draft changes, by field, and by item in lists of objects with keys.
 * @param published null for a new document, of which every field is added
 */
export function changedFields(published: Values | null, draft: Values): ChangedPart[] {
  const before = published ?? {};
  const names = [...new Set([...Object.keys(draft), ...Object.keys(before)])];
  return names
    .filter((name) => !name.startsWith('_') && !isSame(before[name], draft[name]))
    .flatMap((field) => {
      const [old, current] = [keyedItems(before[field]), keyedItems(draft[field])];
      return published && old && current
        ? changedItems(field, old, current)
        : [{ path: field, field, change: changeOf(before[field], draft[field]), itemType: null }];
    });
}

function changedItems(field: string, old: readonly Item[], current: readonly Item[]): ChangedPart[] {
  const oldByKey = new Map(old.map((item) => [item._key, item]));
  const keys = new Set(current.map(({ _key }) => _key));
  const items = [...current, ...old.filter(({ _key }) => !keys.has(_key))];
  const parts = items.flatMap((item): ChangedPart[] => {
    const { _key, _type } = item;
    const earlier = oldByKey.get(_key);
    const later = keys.has(_key) ? item : undefined;
    if (isSame(earlier, later)) return [];
    const path = `${field}[_key==${JSON.stringify(_key)}]`;
    return [{ path, field, change: changeOf(earlier, later), itemType: _type ?? null }];
  });
  // Only the order changed.
  return parts.length > 0 ? parts : [{ path: field, field, change: 'changed', itemType: null }];
}

const changeOf = (before: unknown, after: unknown): ChangedPart['change'] => {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
};

function keyedItems(value: unknown): Item[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const isKeyed = (item: unknown): item is Item => typeof (item as Partial<Item> | null)?._key === 'string';
  return value.every(isKeyed) ? value : null;
}

/** Compares content. Sanity keeps the order of an object's keys, which means nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as Values)[key], (other as Values)[key]));
}

/** Returns the name of the field that a path begins with. */
export const fieldOf = (path: string): string => /^[^.[]+/.exec(path)?.[0] ?? path;
