import type { Fields } from './fields.ts';
import { grow } from './grow.ts';
import { reserve } from './memory.ts';
import type { RecordHeap, RecordPlace, StoredRecord } from './record-heap.ts';

export interface RecordPlacesParts {
  positions: Float64Array;
  lengths: Uint32Array;
  shapes: Uint32Array;
}

export class RecordPlaces {
  private positions: Float64Array;
  private lengths: Uint32Array;
  private shapes: Uint32Array;
  /** Total bytes of all records ever stored, including replaced ones. */
  bytes: number;

  constructor(capacity: number, parts?: RecordPlacesParts) {
    this.positions = parts?.positions ?? reserve(Float64Array, capacity);
    this.lengths = parts?.lengths ?? reserve(Uint32Array, capacity);
    this.shapes = parts?.shapes ?? reserve(Uint32Array, capacity);
    this.bytes = this.lengths.reduce((sum, length) => sum + length, 0);
  }

  parts(): RecordPlacesParts {
    return {
      positions: this.positions,
      lengths: this.lengths,
      shapes: this.shapes,
    };
  }

  set(slot: number, place: RecordPlace): void {
    this.positions = grow(this.positions, slot + 1);
    this.lengths = grow(this.lengths, slot + 1);
    this.shapes = grow(this.shapes, slot + 1);
    this.positions[slot] = place.position;
    this.lengths[slot] = place.length;
    this.bytes += place.length;
    this.shapes[slot] = place.shape;
  }

  at(slot: number): RecordPlace {
    return {
      position: this.positions[slot]!,
      length: this.lengths[slot]!,
      shape: this.shapes[slot]!,
    };
  }

  fields(heap: RecordHeap, slot: number): Fields {
    return heap.fields(this.at(slot));
  }

  read(heap: RecordHeap, slot: number): StoredRecord {
    return heap.read(this.at(slot));
  }
}
