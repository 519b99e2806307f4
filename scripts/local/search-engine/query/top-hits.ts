import { type Bits, slotsOf, wordsFor } from '../columns/bits.ts';
import type { Compare, SortOrder } from '../columns/sort-order.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** Working memory for the slots of one result. */
let listed = new Uint32Array(1024);

/**
 * The slots from `from` to before `to` in the order kept for them. A large set is met by walking that order until
 * enough are found; a small one is sorted by itself.
 */
export function pageByOrder(
  index: SearchIndex,
  order: SortOrder,
  bits: Bits,
  count: number,
  from: number,
  to: number,
): number[] {
  const end = Math.min(to, count);
  if (from >= end) return [];
  // Walking meets one member every order.count / count steps.
  if ((order.count / count) * end > count * 4 + 64)
    return pageBy(index, index.compare(order), bits, count, from, to);
  const page: number[] = [];
  const { slots } = order;
  for (let i = 0, seen = 0; seen < end && i < order.count; i++) {
    const slot = slots[i]!;
    if (((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1 && seen++ >= from) page.push(slot);
  }
  return page;
}

/** The slots from `from` to before `to` in the order of a comparison, found with a heap. */
export function pageBy(
  index: SearchIndex,
  compare: Compare,
  bits: Bits,
  count: number,
  from: number,
  to: number,
): number[] {
  const end = Math.min(to, count);
  if (from >= end) return [];
  if (listed.length < index.slots) listed = new Uint32Array(index.slots * 2);
  const length = slotsOf(bits, wordsFor(index.slots), listed);
  return [...smallestSlots(listed.subarray(0, length), end, compare)].slice(from, end);
}

/**
 * The `most` smallest slots in order. Works on a typed array in place: `slots` is reordered. The same as `smallest`
 * of top.ts, on its own so that this hot path meets one kind of array only.
 */
function smallestSlots(slots: Uint32Array, most: number, compare: Compare): Uint32Array {
  if (slots.length <= most * 2) return slots.sort(compare).subarray(0, most);
  const heap = slots.subarray(0, most);
  for (let i = (most >> 1) - 1; i >= 0; i--) sink(heap, i, compare);
  for (let i = most; i < slots.length; i++) {
    const slot = slots[i]!;
    if (compare(slot, heap[0]!) < 0) {
      heap[0] = slot;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}

function sink(heap: Uint32Array, from: number, compare: Compare): void {
  const item = heap[from]!;
  let at = from;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child++;
    if (compare(heap[child]!, item) <= 0) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = item;
}
