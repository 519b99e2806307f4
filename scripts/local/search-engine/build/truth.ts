import { RecordHeap, type RecordHeapParts } from '../columns/record-heap.ts';
import { RecordPlaces, type RecordPlacesParts } from '../columns/record-places.ts';
import type { Member } from '../index/build.ts';
import { Identities, type IdentitiesParts } from '../index/identities.ts';
import type { SearchIndex } from '../index/search-index.ts';

/** The records of an index at one moment, copied cheaply: where they lie, not what they are. */
export interface Truth {
  heap: RecordHeapParts;
  places: RecordPlacesParts;
  ids: IdentitiesParts;
  slots: number;
}

/** What the index holds now. The arrays are the index's own: whoever keeps them past the next write must copy them. */
export function truthOf(index: SearchIndex): Truth {
  return {
    places: index.places.parts(),
    ids: index.ids.parts(),
    slots: index.slots,
    heap: index.heap.parts(),
  };
}

/** Every record of a truth and the heap they lie in; `repack` copies them into a heap of their own, without gaps. */
export function membersOf(truth: Truth, repack: boolean): { heap: RecordHeap; members: Member[] } {
  const heap = new RecordHeap(truth.heap);
  const places = new RecordPlaces(0, truth.places);
  const ids = new Identities(0, truth.ids);
  const target = repack ? new RecordHeap() : heap;
  const members: Member[] = [];
  for (let slot = 0; slot < truth.slots; slot++) {
    const id = ids.idAt(slot);
    if (ids.currentSlot(id) !== slot) continue;
    const place = places.at(slot);
    members.push({ id, place: repack ? target.append(heap.read(place)) : place });
  }
  return { heap: target, members };
}
