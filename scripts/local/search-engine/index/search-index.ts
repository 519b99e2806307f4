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
 * One index in memory. Every version of a record takes the next slot and never moves until a rebuild; a slot is
 * searchable or not by one bit. Columns, sort orders and words are kept for every slot that ever was searchable.
 *
 * The records themselves (`heap`, `places`, `ids`) are always up to date; the searchable columns may lag behind for
 * records of a large write until the rebuild that it starts is done.
 */
export class SearchIndex {
  readonly schema: IndexSchema;
  readonly heap: RecordHeap;
  /** How many slots new columns make room for at once. */
  private readonly capacity: number;
  readonly places: RecordPlaces;
  readonly ids: Identities;
  readonly facets = new Map<string, FacetColumn>();
  readonly numbers = new Map<string, NumberColumn>();
  readonly texts = new Map<string, TextValues>();
  readonly orders = new Map<string, SortOrder>();
  readonly ranges = new RangeCache();
  /** Per searched attribute, the words of values seen before. */
  readonly wordCaches: WordCache[] = [];
  geo: GeoColumn;
  text: TextIndex = new TextIndex();
  groups: FacetGroup[] = [];
  /** Attribute paths whose words are indexed; a word's place names them by number. */
  attributes: string[];
  /** Slots given out. */
  slots = 0;
  /** Slots below this were numbered in the order of their objectIDs. */
  sortedSlots = 0;
  shown: Bits = new Uint32Array(8);
  /** Records as last written. */
  recordCount = 0;
  /** Records that searches see. */
  shownCount = 0;
  /** Bytes of records since replaced or deleted. */
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

  /** The record with this id as last written, or undefined. */
  get(id: string): StoredRecord | undefined {
    const slot = this.ids.currentSlot(id);
    return slot < 0 ? undefined : this.places.read(this.heap, slot);
  }

  recordAt(slot: number): StoredRecord {
    return this.places.read(this.heap, slot);
  }

  /** The bytes of the records as last written. */
  liveBytes(): number {
    return this.places.bytes - this.replacedBytes;
  }

  /** Stores a record and gives its slot, which searches do not see yet. */
  store(id: string, place: RecordPlace): number {
    const old = this.ids.currentSlot(id);
    if (old < 0) this.recordCount++;
    else this.replacedBytes += this.places.at(old).length;
    const slot = this.slots++;
    this.places.set(slot, place);
    this.ids.setCurrent(id, slot);
    return slot;
  }

  /** Forgets the record with this id; searches see it until `hide`. */
  drop(id: string): boolean {
    const slot = this.ids.currentSlot(id);
    if (slot < 0) return false;
    this.replacedBytes += this.places.at(slot).length;
    this.ids.setCurrent(id, -1);
    this.recordCount--;
    return true;
  }

  /** Makes stored slots searchable in place of what their ids showed before. */
  show(added: readonly number[]): void {
    for (const slot of added) {
      const id = this.ids.idAt(slot);
      const fields = this.places.fields(this.heap, slot);
      this.hide(id);
      this.fillColumns(slot, fields);
      indexWords(this, slot, fields, this.text.delta);
      this.reveal(slot, id);
    }
    const slots = added.filter((slot) => hasBit(this.shown, slot));
    for (const order of this.orders.values()) order.add(slots, this.compare(order));
    for (const slot of slots) this.ranges.add(slot, this.numbers);
  }

  /** Takes what this id shows out of all searches. */
  hide(id: string): void {
    const slot = this.ids.shownSlot(id);
    if (slot < 0) return;
    clearBit(this.shown, slot);
    this.shownCount--;
    for (const column of this.facets.values()) column.countLive(slot, -1);
    for (const group of this.groups) group.countLive(slot, -1);
    this.ids.setShown(id, -1);
  }

  /** Sets everything but the words, the sort orders and the visibility of a slot. */
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

  /** Sets the bit and the counts that make a slot searchable. */
  reveal(slot: number, id: string): void {
    this.shown = withBit(this.shown, slot);
    this.shownCount++;
    this.ids.setShown(id, slot);
    for (const column of this.facets.values()) column.countLive(slot, 1);
    for (const group of this.groups) group.countLive(slot, 1);
  }

  /** The comparison that a sort order is kept by. */
  compare(order: { keys: SortOrder['keys'] }): Compare {
    return compareBy(this, order.keys);
  }
}

/** A text to sort or group by; booleans sort like 0 and 1. */
function textOf(value: string | boolean): string {
  if (typeof value === 'string') return value.toWellFormed();
  return value ? '1' : '0';
}
