import { type Bits, slotsOf, wordsFor } from '../columns/bits.ts';
import type { Compare, SortOrder } from '../columns/sort-order.ts';
import type { SearchIndex } from '../index/search-index.ts';

let slotBuffer = new Uint32Array(1024);

/**
 * Returns one page (`from` up to but excluding `to`) in a maintained sort order. Walks that order until the
 * page is full; a small set is sorted separately.
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
  // Walking finds a member every order.count / count steps on average.
  if ((order.count / count) * end > count * 4 + 64)
    return pageBy(index, index.compare(order), bits, count, from, to);
  const page: number[] = [];
  const { slots } = order;
  for (let i = 0, matchCount = 0; matchCount < end && i < order.count; i++) {
    const slot = slots[i]!;
    if (((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1 && matchCount++ >= from) page.push(slot);
  }
  return page;
}

/** Returns one page (`from` up to but excluding `to`) in the order of a comparison, using a heap. */
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
  if (slotBuffer.length < index.slots) slotBuffer = new Uint32Array(index.slots * 2);
  const length = slotsOf(bits, wordsFor(index.slots), slotBuffer);
  return [...smallestSlots(slotBuffer.subarray(0, length), end, compare)].slice(from, end);
}

/**
 * Returns the `limit` smallest slots in order. Reorders `slots` in place. Same as `smallest` in top.ts, but
 * separate so that this hot path always sees the same array type.
 */
function smallestSlots(slots: Uint32Array, limit: number, compare: Compare): Uint32Array {
  if (slots.length <= limit * 2) return slots.sort(compare).subarray(0, limit);
  const heap = slots.subarray(0, limit);
  for (let i = (limit >> 1) - 1; i >= 0; i--) sink(heap, i, compare);
  for (let i = limit; i < slots.length; i++) {
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
