/** Returns the `limit` smallest items in order; uses a heap if there are many more items than that. */
export function smallest<T>(items: T[], limit: number, compare: (a: T, b: T) => number): T[] {
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
