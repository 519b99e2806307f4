import { FacetColumn, type FacetColumnParts } from '../columns/facet-column.ts';
import { FacetGroup, type FacetGroupParts } from '../columns/facet-group.ts';
import { GeoColumn, type GeoColumnParts } from '../columns/geo-column.ts';
import { NumberColumn, type NumberColumnParts } from '../columns/number-column.ts';
import { RecordHeap, type RecordHeapParts } from '../columns/record-heap.ts';
import { RecordPlaces, type RecordPlacesParts } from '../columns/record-places.ts';
import { SortOrder } from '../columns/sort-order.ts';
import { TextValues, type TextValuesParts } from '../columns/text-values.ts';
import { TextIndex, type TextIndexParts } from '../text/text-index.ts';
import { Identities, type IdentitiesParts } from './identities.ts';
import type { IndexSchema } from './schema.ts';
import { SearchIndex } from './search-index.ts';

export interface IndexParts {
  schema: IndexSchema;
  attributes: string[];
  slots: number;
  shown: Uint32Array;
  heap: RecordHeapParts;
  places: RecordPlacesParts;
  ids: IdentitiesParts;
  facets: Record<string, FacetColumnParts>;
  groups: FacetGroupParts[];
  numbers: Record<string, NumberColumnParts>;
  texts: Record<string, TextValuesParts>;
  orders: Record<string, Uint32Array>;
  geo: GeoColumnParts;
  text: TextIndexParts;
}

/** Returns the plain data of a newly built index: every slot searchable, the delta empty. */
export function partsOf(index: SearchIndex): IndexParts {
  return {
    schema: index.schema,
    attributes: index.attributes,
    slots: index.slots,
    shown: index.visibleBits,
    heap: index.heap.parts(),
    places: index.places.parts(),
    ids: index.ids.parts(),
    facets: mapValues(index.facets, (column) => column.parts()),
    groups: index.groups.map((group) => group.parts()),
    numbers: mapValues(index.numbers, (column) => column.parts()),
    texts: mapValues(index.texts, (column) => column.parts()),
    orders: mapValues(index.orders, (order) => order.slots),
    geo: index.geo.parts(),
    text: index.text.parts(),
  };
}

/** Restores the index from plain data. Pass `heap` if the caller already has the records' heap. */
export function indexOf(parts: IndexParts, heap = new RecordHeap(parts.heap)): SearchIndex {
  const index = new SearchIndex(parts.schema, heap, 0, {
    places: new RecordPlaces(0, parts.places),
    ids: new Identities(0, parts.ids),
  });
  index.attributes = parts.attributes;
  index.slots = parts.slots;
  index.sortedSlots = parts.slots;
  index.visibleBits = parts.shown;
  index.recordCount = parts.slots;
  index.visibleCount = parts.slots;
  for (const [name, column] of Object.entries(parts.facets))
    index.facets.set(name, new FacetColumn(0, column));
  for (const [name, column] of Object.entries(parts.numbers))
    index.numbers.set(name, new NumberColumn(0, column));
  for (const [name, column] of Object.entries(parts.texts)) index.texts.set(name, new TextValues(0, column));
  for (const [name, order] of index.orders) {
    index.orders.set(name, new SortOrder(order.keys, parts.orders[name], parts.slots));
  }
  index.groups = parts.groups.map((group) => new FacetGroup(group.members, 0, group));
  index.geo = new GeoColumn(0, parts.geo);
  index.text = new TextIndex(parts.text);
  return index;
}

function mapValues<V, W>(map: ReadonlyMap<string, V>, convert: (value: V) => W): Record<string, W> {
  return Object.fromEntries([...map].map(([key, value]) => [key, convert(value)]));
}
