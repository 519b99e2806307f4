/** A field name, or a list item by its key. */
export type Segment = string | { _key: string };

type Value = Record<string, unknown>;
export type Item = Value & { _key: string };

/** A patch as the form of a document applies it. */
export type EditPatch =
  | { set: Record<string, unknown> }
  | { setIfMissing: Record<string, unknown> }
  | { unset: string[] }
  | { insert: { before: string; items: unknown[] } | { after: string; items: unknown[] } };

/**
 * A change of one document that can be reverted. Positions are keys of the previous item, null for the first,
 * so that changes by others in the same list do not matter.
 */
export type Step =
  | { kind: 'set'; path: string; from: unknown; to: unknown }
  | { kind: 'insert'; list: string; item: Item; after: string | null }
  | { kind: 'remove'; list: string; item: Item; after: string | null }
  | { kind: 'move'; list: string; key: string; from: string | null; to: string | null };

/** The patches of a step, and the step with the values that it replaced. */
export interface Applied {
  patches: EditPatch[];
  step: Step;
}

const PART = /\.?([A-Za-z_]\w*)|\[_key=="([\w-]+)"\]/y;

/** Returns the segments of a path, or null if it is malformed or has an item without a key. */
export function segmentsOf(path: string): Segment[] | null {
  const segments: Segment[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < path.length) {
    const match = PART.exec(path);
    if (!match) return null;
    segments.push(match[1] ?? { _key: match[2] ?? '' });
  }
  return segments.length > 0 && typeof segments[0] === 'string' ? segments : null;
}

const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;

const isItem = (value: unknown): value is Item => isRecord(value) && typeof value._key === 'string';

/** Returns the value at a path, or undefined. */
export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const segment of segmentsOf(path) ?? []) {
    if (typeof segment === 'string') value = isRecord(value) ? value[segment] : undefined;
    else
      value = Array.isArray(value)
        ? value.find((item: unknown) => isItem(item) && item._key === segment._key)
        : undefined;
  }
  return value;
}

/** Splits the path of a list item into its list and key; null for other paths. */
export function listOf(path: string): { list: string; key: string } | null {
  const match = /^(.+)\[_key=="([\w-]+)"\]$/.exec(path);
  return match?.[1] && match[2] ? { list: match[1], key: match[2] } : null;
}

/** Returns the items of a list that have keys. */
export function itemsAt(document: unknown, list: string): Item[] {
  const value = valueAt(document, list);
  return Array.isArray(value) ? value.filter(isItem) : [];
}

export const itemPath = (list: string, key: string): string => `${list}[_key=="${key}"]`;

/** Returns the key of the item before another; null for the first. */
function previousKey(items: readonly Item[], key: string): string | null {
  const index = items.findIndex(({ _key }) => _key === key);
  return items[index - 1]?._key ?? null;
}

/** Returns the step that reverts a step. */
export function reverted(step: Step): Step {
  if (step.kind === 'set') return { ...step, from: step.to, to: step.from };
  if (step.kind === 'move') return { ...step, from: step.to, to: step.from };
  return step.kind === 'insert' ? { ...step, kind: 'remove' } : { ...step, kind: 'insert' };
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Returns the patches of a step on a document; null if the document was changed in between, so that the step
 * would overwrite someone's work or has nothing to change.
 */
export function applied(step: Step, document: unknown): Applied | null {
  if (step.kind === 'set') {
    if (!isSame(valueAt(document, step.path), step.from)) return null;
    const patch = step.to === undefined ? { unset: [step.path] } : { set: { [step.path]: step.to } };
    return { patches: [patch], step };
  }
  const items = itemsAt(document, step.list);
  const has = (key: string) => items.some(({ _key }) => _key === key);
  if (step.kind === 'insert') {
    if (has(step.item._key)) return null;
    return { patches: inserted(step.list, items, step.item, step.after), step };
  }
  const key = step.kind === 'move' ? step.key : step.item._key;
  const item = items.find(({ _key }) => _key === key);
  if (!item) return null;
  const others = items.filter(({ _key }) => _key !== key);
  const unset = { unset: [itemPath(step.list, key)] };
  const after = previousKey(items, key);
  if (step.kind === 'remove') return { patches: [unset], step: { ...step, item, after } };
  if (after === step.to || step.to === key) return null;
  return {
    patches: [unset, ...inserted(step.list, others, item, step.to)],
    step: { ...step, from: after },
  };
}

/** Patches that insert an item after another; at the end if that one is gone. */
function inserted(list: string, items: readonly Item[], item: Item, after: string | null): EditPatch[] {
  const [first] = items;
  if (!first) return [{ setIfMissing: { [list]: [] } }, { insert: { after: `${list}[-1]`, items: [item] } }];
  if (after === null) return [{ insert: { before: itemPath(list, first._key), items: [item] } }];
  const isThere = items.some(({ _key }) => _key === after);
  return [{ insert: { after: isThere ? itemPath(list, after) : `${list}[-1]`, items: [item] } }];
}

/** Returns the step that moves an item by one place; null at the ends of its list. */
export function movedBy(document: unknown, path: string, direction: 'up' | 'down'): Step | null {
  const place = listOf(path);
  if (!place) return null;
  const items = itemsAt(document, place.list);
  const index = items.findIndex(({ _key }) => _key === place.key);
  if (index === -1) return null;
  const isUp = direction === 'up';
  if (isUp ? index === 0 : index === items.length - 1) return null;
  const to = (isUp ? items[index - 2] : items[index + 1])?._key ?? null;
  return { kind: 'move', ...place, from: previousKey(items, place.key), to };
}

/** Returns the step that moves an item next to another of the same list; null if nothing changes. */
export function movedNextTo(
  document: unknown,
  path: string,
  next: string,
  position: 'before' | 'after',
): Step | null {
  const place = listOf(path);
  const target = listOf(next);
  if (!place || !target || place.list !== target.list || place.key === target.key) return null;
  const items = itemsAt(document, place.list);
  const others = items.filter(({ _key }) => _key !== place.key);
  const to = position === 'after' ? target.key : previousKey(others, target.key);
  const from = previousKey(items, place.key);
  return from === to ? null : { kind: 'move', ...place, from, to };
}

/** Returns the step that duplicates an item below itself, with new keys throughout. */
export function duplicated(document: unknown, path: string, newKey: () => string): Step | null {
  const place = listOf(path);
  const item = place && valueAt(document, path);
  if (!place || !isItem(item)) return null;
  return { kind: 'insert', list: place.list, item: withNewKeys(item, newKey) as Item, after: place.key };
}

function withNewKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNewKeys(entry, newKey));
  if (!isRecord(value)) return value;
  // Marks of portable text refer to the keys of their definitions, so these keep them.
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'markDefs' ? inner : withNewKeys(inner, newKey),
  ]);
  return { ...Object.fromEntries(entries), ...(typeof value._key === 'string' && { _key: newKey() }) };
}

/** Returns the step that adds an item above or below another, or at the end if the path is a list. */
export function added(document: unknown, path: string, item: Item, position: 'above' | 'below'): Step {
  const place = listOf(path);
  const list = place?.list ?? path;
  const items = itemsAt(document, list);
  if (!place) return { kind: 'insert', list, item, after: items.at(-1)?._key ?? null };
  return {
    kind: 'insert',
    list,
    item,
    after: position === 'below' ? place.key : previousKey(items, place.key),
  };
}

/** Returns the step that removes an item. */
export function removed(document: unknown, path: string): Step | null {
  const place = listOf(path);
  const item = place && valueAt(document, path);
  if (!place || !isItem(item)) return null;
  return {
    kind: 'remove',
    list: place.list,
    item,
    after: previousKey(itemsAt(document, place.list), place.key),
  };
}

/** Returns the step that hides or shows an item. */
export function hiddenOrShown(document: unknown, path: string, isHidden: boolean): Step | null {
  const item = valueAt(document, path);
  if (!isItem(item) || (item.hidden === true) === isHidden) return null;
  return { kind: 'set', path: `${path}.hidden`, from: item.hidden, to: isHidden ? true : undefined };
}

/** Returns the step that replaces a text; null if it is the same. */
export function typed(document: unknown, path: string, text: string): Step | null {
  const from = valueAt(document, path);
  return from === text ? null : { kind: 'set', path, from, to: text };
}
