import { RecordHeap, type RecordHeapParts } from '../columns/record-heap.ts';
import { RecordPlaces, type RecordPlacesParts } from '../columns/record-places.ts';
import type { Members } from '../index/build.ts';
import { Identities, type IdentitiesParts } from '../index/identities.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** A snapshot of an index's records as references into the heap, which makes copying cheap. */
export interface RecordState {
  heap: RecordHeapParts;
  places: RecordPlacesParts;
  ids: IdentitiesParts;
  slots: number;
}

/**
 * Returns the current records of an index. The arrays are shared with the index: copy them to keep them past
 * the next write.
 */
export function recordStateOf(index: SearchIndex): RecordState {
  return {
    places: index.places.parts(),
    ids: index.ids.parts(),
    slots: index.slots,
    heap: index.heap.parts(),
  };
}

/**
 * Lists every record and the heap that holds it; `repack` copies the records into a new heap without gaps.
 */
export function membersOf(state: RecordState, repack: boolean): { heap: RecordHeap; members: Members } {
  const heap = new RecordHeap(state.heap);
  const places = new RecordPlaces(0, state.places);
  const ids = new Identities(0, state.ids);
  const target = repack ? new RecordHeap() : heap;
  const memberIds: string[] = [];
  const memberPlaces = new RecordPlaces(state.slots);
  for (let slot = 0; slot < state.slots; slot++) {
    const id = ids.idAt(slot);
    if (ids.currentSlot(id) !== slot) continue;
    const place = places.at(slot);
    memberPlaces.set(memberIds.length, repack ? target.append(heap.read(place)) : place);
    memberIds.push(id);
  }
  return { heap: target, members: { ids: memberIds, places: memberPlaces } };
}
