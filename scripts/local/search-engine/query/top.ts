/** The `most` smallest items in order, by a heap when there are many more items than wanted. */
export function smallest<T>(items: T[], most: number, compare: (a: T, b: T) => number): T[] {
  if (items.length <= most * 2 || items.length < 64) return items.sort(compare).slice(0, most);
  if (most === 0) return [];
  // A heap with the largest of the chosen on top: most items lose against it and cost one comparison.
  const heap = items.slice(0, most);
  for (let i = (most >> 1) - 1; i >= 0; i--) sink(heap, i, compare);
  for (let i = most; i < items.length; i++) {
    if (compare(items[i]!, heap[0]!) < 0) {
      heap[0] = items[i]!;
      sink(heap, 0, compare);
    }
  }
  return heap.sort(compare);
}

function sink<T>(heap: T[], from: number, compare: (a: T, b: T) => number): void {
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
