import type { ValueCounts } from './facet-counts.ts';

export interface FacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/**
 * Returns the values of a facet with their counts: most frequent first, ties by value (numbers by size).
 * @param limit maximum number of values
 * @param alphabetical order by value instead of by count
 */
export function topValues(
  { column, values, counts }: ValueCounts,
  limit: number,
  alphabetical: boolean,
  numeric: boolean,
): [value: string, count: number][] {
  const order = Array.from(values, (_, i) => i);
  const texts: (string | undefined)[] = [];
  const textAt = (i: number): string => (texts[i] ??= column.values.get(values[i]!));
  const byText = (a: number, b: number): number => (textAt(a) < textAt(b) ? -1 : 1);
  const byValue = numeric
    ? (a: number, b: number) => column.numberOf(values[a]!) - column.numberOf(values[b]!) || byText(a, b)
    : byText;
  const compare = alphabetical ? byText : (a: number, b: number) => counts[b]! - counts[a]! || byValue(a, b);
  return smallest(order, limit, compare).map((i) => [textAt(i), counts[i]!]);
}

/** Returns minimum, maximum, average and sum of a numeric facet; undefined if it holds no number. */
export function statsOf({ column, values, counts }: ValueCounts): FacetStats | undefined {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    const value = column.numberOf(values[i]!);
    if (Number.isNaN(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * counts[i]!;
    total += counts[i]!;
  }
  return total === 0 ? undefined : { min, max, avg: sum / total, sum };
}

/** Returns the `limit` smallest items in order; uses a heap if there are many more items than that. */
function smallest<T>(items: T[], limit: number, compare: (a: T, b: T) => number): T[] {
  if (items.length <= limit * 2 || items.length < 64) return items.sort(compare).slice(0, limit);
  if (limit === 0) return [];
  // The largest selected item is on top of the heap, so most items are rejected after one comparison.
  const heap = items.slice(0, limit);
  for (let i = (limit >> 1) - 1; i >= 0; i--) sink(heap, i, compare);
  for (let i = limit; i < items.length; i++) {
    if (compare(items[i]!, heap[0]!) < 0) {
      heap[0] = items[i]!;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}

function sink<T>(heap: T[], from: number, compare: (a: T, b: T) => number): void {
  const item = heap[from]!;
  let position = from;
  for (;;) {
    let child = position * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child++;
    if (compare(heap[child]!, item) <= 0) break;
    heap[position] = heap[child]!;
    position = child;
  }
  heap[position] = item;
}
