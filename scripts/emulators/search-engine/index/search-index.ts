import { type Bits, clearBit, hasBit, withBit } from '../columns/bits.ts';
import { FacetColumn } from '../columns/facet-column.ts';
import type { FacetGroup } from '../columns/facet-group.ts';
import type { Fields } from '../columns/fields.ts';
import { GeoColumn } from '../columns/geo-column.ts';
import { NumberColumn } from '../columns/number-column.ts';
import type { RecordHeap, RecordPlace, StoredRecord } from '../columns/record-heap.ts';
import { RecordPlaces } from '../columns/record-places.ts';
import { type Compare, SortOrder } from '../columns/sort-order.ts';
import { TextValues } from '../columns/text-values.ts';
import { RangeCache } from '../filters/range-cache.ts';
import { TextIndex } from '../text/text-index.ts';
import { eachNumber, eachScalar, pointsOf, valueAt } from './extract.ts';
import { Identities } from './identities.ts';
import { type IndexSchema, orderName } from './schema.ts';
import { compareBy } from './sort-compare.ts';
import { indexWords, type WordCache } from './words.ts';

/**
 * One index in memory. Every version of a record gets the next slot and keeps it until a rebuild; one bit
 * says whether the slot is searchable. Columns, sort orders and words cover every slot that was ever
 * searchable.
 *
 * The records (`heap`, `places`, `ids`) are always up to date. After a large write, the searchable columns
 * lag behind until its rebuild is done.
 */
export class SearchIndex {
  readonly schema: IndexSchema;
  readonly heap: RecordHeap;
  /** Number of slots for which new columns allocate memory. */
  private readonly capacity: number;
  readonly places: RecordPlaces;
  readonly ids: Identities;
  readonly facets = new Map<string, FacetColumn>();
  readonly numbers = new Map<string, NumberColumn>();
  readonly texts = new Map<string, TextValues>();
  readonly orders = new Map<string, SortOrder>();
  readonly ranges = new RangeCache();
  /** Per searched attribute, the words of recently seen values. */
  readonly wordCaches: WordCache[] = [];
  geo: GeoColumn;
  text: TextIndex = new TextIndex();
  groups: FacetGroup[] = [];
  /** Attribute paths whose words are indexed; postings refer to them by index. */
  attributes: string[];
  slots = 0;
  /** Slots below this are in the order of their objectIDs. */
  sortedSlots = 0;
  visibleBits: Bits = new Uint32Array(8);
  /** Number of records, including writes that are not yet searchable. */
  recordCount = 0;
  visibleCount = 0;
  private replacedBytes = 0;

  constructor(
    schema: IndexSchema,
    heap: RecordHeap,
    capacity = 0,
    records: { places: RecordPlaces; ids: Identities } = {
      places: new RecordPlaces(capacity),
      ids: new Identities(capacity),
    },
  ) {
    this.schema = schema;
    this.capacity = capacity;
    this.geo = new GeoColumn(capacity);
    this.heap = heap;
    this.places = records.places;
    this.ids = records.ids;
    this.attributes = [...(schema.searchable ?? [])];
    for (const facet of schema.facets) this.facets.set(facet, new FacetColumn(capacity));
    for (const keys of schema.orders) {
      this.orders.set(orderName(keys), new SortOrder(keys));
      for (const { attribute } of keys) this.texts.set(attribute, new TextValues(capacity));
    }
    for (const attribute of schema.distinct) this.texts.set(attribute, new TextValues(capacity));
  }

  get(id: string): StoredRecord | undefined {
    const slot = this.ids.currentSlot(id);
    return slot < 0 ? undefined : this.places.read(this.heap, slot);
  }

  recordAt(slot: number): StoredRecord {
    return this.places.read(this.heap, slot);
  }

  usedBytes(): number {
    return this.places.bytes - this.replacedBytes;
  }

  /** Stores a record and returns its slot, which is not yet searchable. */
  store(id: string, place: RecordPlace): number {
    const oldSlot = this.ids.currentSlot(id);
    if (oldSlot < 0) this.recordCount++;
    else this.replacedBytes += this.places.at(oldSlot).length;
    const slot = this.slots++;
    this.places.set(slot, place);
    this.ids.setCurrent(id, slot);
    return slot;
  }

  /** Deletes the record with this id; it stays searchable until `hide`. */
  drop(id: string): boolean {
    const slot = this.ids.currentSlot(id);
    if (slot < 0) return false;
    this.replacedBytes += this.places.at(slot).length;
    this.ids.setCurrent(id, -1);
    this.recordCount--;
    return true;
  }

  /** Makes stored slots searchable, replacing earlier slots of their ids. */
  show(slotsToShow: readonly number[]): void {
    for (const slot of slotsToShow) {
      const id = this.ids.idAt(slot);
      const fields = this.places.fields(this.heap, slot);
      this.hide(id);
      this.fillColumns(slot, fields);
      indexWords(this, slot, fields, this.text.delta);
      this.reveal(slot, id);
    }
    const slots = slotsToShow.filter((slot) => hasBit(this.visibleBits, slot));
    for (const order of this.orders.values()) order.add(slots, this.compare(order));
    for (const slot of slots) this.ranges.add(slot, this.numbers);
  }

  hide(id: string): void {
    const slot = this.ids.shownSlot(id);
    if (slot < 0) return;
    clearBit(this.visibleBits, slot);
    this.visibleCount--;
    for (const column of this.facets.values()) column.countSlot(slot, -1);
    for (const group of this.groups) group.countSlot(slot, -1);
    this.ids.setShown(id, -1);
  }

  /** Fills all columns of a slot except its words, sort orders and visibility. */
  fillColumns(slot: number, fields: Fields): void {
    for (const [path, column] of this.facets) column.set(slot, valueAt(fields, path));
    for (const group of this.groups)
      group.set(
        slot,
        group.members.map((name) => this.facets.get(name)!),
      );
    const { numeric } = this.schema;
    eachNumber(fields, (path, value) => {
      if (numeric !== null && !numeric.includes(path) && !this.texts.has(path)) return;
      let column = this.numbers.get(path);
      if (column === undefined) {
        column = new NumberColumn(this.capacity);
        this.numbers.set(path, column);
      }
      column.set(slot, value);
    });
    for (const [path, column] of this.texts) {
      let first = true;
      eachScalar(valueAt(fields, path), (value) => {
        if (first && typeof value !== 'number') column.set(slot, textOf(value));
        first = false;
      });
    }
    this.geo.set(slot, pointsOf(fields));
  }

  reveal(slot: number, id: string): void {
    this.visibleBits = withBit(this.visibleBits, slot);
    this.visibleCount++;
    this.ids.setShown(id, slot);
    for (const column of this.facets.values()) column.countSlot(slot, 1);
    for (const group of this.groups) group.countSlot(slot, 1);
  }

  compare(order: { keys: SortOrder['keys'] }): Compare {
    return compareBy(this, order.keys);
  }
}

/** Returns the text to sort or group by; booleans sort like 0 and 1. */
function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value.toWellFormed();
  return value ? '1' : '0';
}
