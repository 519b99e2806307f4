import { groupFacets } from '../columns/facet-grouping.ts';
import { reserve } from '../columns/memory.ts';
import type { RecordHeap } from '../columns/record-heap.ts';
import type { RecordPlaces } from '../columns/record-places.ts';
import { SortOrder } from '../columns/sort-order.ts';
import { TextBuilder } from '../text/text-builder.ts';
import { TextIndex } from '../text/text-index.ts';
import type { IndexSchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';
import { indexWords } from './words.ts';

/** The records to index: objectIDs and, in the same order, their locations in the heap. */
export interface Members {
  ids: readonly string[];
  places: RecordPlaces;
}

/** Builds an index from scratch, with slots in the order of the objectIDs. */
export function buildIndex(schema: IndexSchema, heap: RecordHeap, { ids, places }: Members): SearchIndex {
  // Spare capacity for writes before the next rebuild, so that the first write does not copy every column.
  const capacity = Math.ceil(ids.length * 1.125) + 256;
  const index = new SearchIndex(schema, heap, capacity);
  const words = new TextBuilder();
  // An object for each record would take more memory than the index itself.
  const sortedPositions = Uint32Array.from(ids, (_, position) => position).sort((a, b) =>
    ids[a]! < ids[b]! ? -1 : 1,
  );
  for (const position of sortedPositions) {
    const id = ids[position]!;
    const place = places.at(position);
    const slot = index.store(id, place);
    const fields = heap.fields(place);
    index.fillColumns(slot, fields);
    indexWords(index, slot, fields, words);
    index.reveal(slot, id);
  }
  index.sortedSlots = index.slots;
  index.text = new TextIndex(words.finish());
  for (const [name, order] of index.orders) {
    const slots = reserve(Uint32Array, capacity);
    for (let slot = 0; slot < index.slots; slot++) slots[slot] = slot;
    slots.subarray(0, index.slots).sort(index.compare(order));
    index.orders.set(name, new SortOrder(order.keys, slots, index.slots));
  }
  index.groups = groupFacets(index.facets, index.slots, capacity);
  return index;
}
