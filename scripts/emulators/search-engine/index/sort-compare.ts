import type { Compare, SortKey } from '../columns/sort-order.ts';

interface SortableIndex {
  readonly numbers: ReadonlyMap<string, { at(slot: number): number }>;
  readonly texts: ReadonlyMap<string, { at(slot: number): string | undefined }>;
  readonly ids: { idAt(slot: number): string };
  /** How many slots, from the first, are in the order of their ids. */
  readonly sortedSlots: number;
}

/**
 * Compares two slots by sort keys. Numbers sort before texts, and records without the attribute last in
 * either direction. Ties are broken by objectID, unless `breakTies` is false.
 */
export function compareBy(index: SortableIndex, keys: readonly SortKey[], breakTies = true): Compare {
  const compares = keys.map((key) => compareOne(index, key));
  const first = compares[0];
  const byId: Compare = breakTies ? compareIds(index) : () => 0;
  if (first === undefined) return byId;
  const rest = compares.slice(1);
  return (a, b) => {
    let difference = first(a, b);
    for (let i = 0; difference === 0 && i < rest.length; i++) difference = rest[i]!(a, b);
    return difference === 0 ? byId(a, b) : difference;
  };
}

function compareOne(index: SortableIndex, { attribute, direction }: SortKey): Compare {
  const sign = direction === 'asc' ? 1 : -1;
  const numbers = index.numbers.get(attribute);
  const texts = index.texts.get(attribute);
  return (a, b) => {
    const x = numbers === undefined ? Number.NaN : numbers.at(a);
    const y = numbers === undefined ? Number.NaN : numbers.at(b);
    if (x < y) return -sign;
    if (x > y) return sign;
    if (x === y) return 0;
    // At least one of them is not a number.
    if (!Number.isNaN(x)) return -1;
    if (!Number.isNaN(y)) return 1;
    const s = texts?.at(a);
    const t = texts?.at(b);
    if (s === t) return 0;
    if (s === undefined) return 1;
    if (t === undefined) return -1;
    return s < t ? -sign : sign;
  };
}

/**
 * Compares by objectID. Slots of the last rebuild are in that order, so most pairs need no look-up of ids.
 */
function compareIds(index: SortableIndex): Compare {
  return (a, b) => {
    if (a === b || (a < index.sortedSlots && b < index.sortedSlots)) return a - b;
    const x = index.ids.idAt(a);
    const y = index.ids.idAt(b);
    if (x === y) return a - b;
    return x < y ? -1 : 1;
  };
}
