import { groupFacets } from '../columns/facet-grouping.ts';
import type { RecordHeap, RecordPlace } from '../columns/record-heap.ts';
import { SortOrder } from '../columns/sort-order.ts';
import { TextBuilder } from '../text/text-builder.ts';
import { TextIndex } from '../text/text-index.ts';
import type { IndexSchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';
import { indexWords } from './words.ts';

/** A record to index: its objectID and its location in the heap. */
export interface RecordRef {
  id: string;
  place: RecordPlace;
}

/** Builds an index from scratch, with slots in the order of the objectIDs. */
export function buildIndex(
  schema: IndexSchema,
  heap: RecordHeap,
  members: readonly RecordRef[],
): SearchIndex {
  // Spare capacity for writes before the next rebuild, so that the first write does not copy every column.
  const capacity = Math.ceil(members.length * 1.125) + 256;
  const index = new SearchIndex(schema, heap, capacity);
  const words = new TextBuilder();
  const sorted = members.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id, place } of sorted) {
    const slot = index.store(id, place);
    const fields = heap.fields(place);
    index.fillColumns(slot, fields);
    indexWords(index, slot, fields, words);
    index.reveal(slot, id);
  }
  index.sortedSlots = index.slots;
  index.text = new TextIndex(words.finish());
  for (const [name, order] of index.orders) {
    const slots = new Uint32Array(capacity);
    for (let slot = 0; slot < index.slots; slot++) slots[slot] = slot;
    slots.subarray(0, index.slots).sort(index.compare(order));
    index.orders.set(name, new SortOrder(order.keys, slots, index.slots));
  }
  index.groups = groupFacets(index.facets, index.slots, capacity);
  return index;
}
