import { CommonTexts } from './common-texts.ts';
import { Fields } from './fields.ts';
import { blockBytes } from './memory.ts';
import { ValueReader, ValueWriter } from './packed-values.ts';

export type StoredRecord = { objectID: string } & { [attribute: string]: unknown };

export interface RecordHeapParts {
  chunks: SharedArrayBuffer[];
  used: number[];
  shapes: string[][];
  /** The common texts of each attribute; missing in heaps of older versions. */
  common?: [attribute: string, texts: string[]][];
}

/**
 * Location of a record: chunk and offset in one number (chunk × 2^32 + offset), its length in bytes, and its
 * shape.
 */
export interface RecordPlace {
  position: number;
  length: number;
  shape: number;
}

/** Data shared by all records with the same attributes in the same order. */
interface Shape {
  names: readonly string[];
  indexes: ReadonlyMap<string, number>;
  common: readonly CommonTexts[];
}

const packedMark = 1;

const writer = new ValueWriter();
const reader = new ValueReader();

/**
 * The records, in shared memory outside the JavaScript heap. Records with the same attributes in the same
 * order share a "shape" that holds the names; only the values are stored per record, packed, and unpacked
 * when needed. Append-only, so another thread can safely read everything written before it received the heap.
 */
export class RecordHeap {
  readonly chunks: SharedArrayBuffer[];
  readonly used: number[];
  readonly shapes: string[][];
  private readonly views: Buffer[];
  private readonly shapeOf = new Map<string, number>();
  private readonly common: Map<string, CommonTexts>;
  private readonly detailsOfShape: Shape[] = [];
  private lastShape = -1;

  constructor(parts?: RecordHeapParts) {
    this.chunks = parts?.chunks ?? [];
    this.used = parts?.used ?? [];
    this.shapes = parts?.shapes ?? [];
    this.common = new Map(parts?.common?.map(([attribute, texts]) => [attribute, new CommonTexts(texts)]));
    this.views = this.chunks.map((chunk) => Buffer.from(chunk));
    this.shapes.forEach((names, shape) => {
      this.shapeOf.set(JSON.stringify(names), shape);
    });
  }

  parts(): RecordHeapParts {
    return {
      chunks: [...this.chunks],
      used: [...this.used],
      shapes: [...this.shapes],
      common: [...this.common].map(([attribute, { texts }]) => [attribute, [...texts]]),
    };
  }

  get bytes(): number {
    return this.used.reduce((sum, usedBytes) => sum + usedBytes, 0);
  }

  append(record: StoredRecord): RecordPlace {
    const shape = this.findShape(Object.keys(record));
    const { names, common } = this.detailsOf(shape);
    writer.begin(packedMark);
    for (let i = 0; i < names.length; i++) writer.write(record[names[i]!], common[i]!);
    const { bytes, length } = writer;
    let chunk = this.chunks.length - 1;
    if (chunk < 0 || this.chunks[chunk]!.byteLength - this.used[chunk]! < length)
      chunk = this.openChunk(length);
    const start = this.used[chunk]!;
    bytes.copy(this.views[chunk]!, start, 0, length);
    this.used[chunk] = start + length;
    return { position: chunk * 2 ** 32 + start, length, shape };
  }

  read(place: RecordPlace): StoredRecord {
    const { names, values } = this.fields(place);
    const record: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) record[names[i]!] = values[i];
    return record as StoredRecord;
  }

  /** Returns the record's names and values without building an object. */
  fields({ position, length, shape }: RecordPlace): Fields {
    const chunk = Math.floor(position / 2 ** 32);
    const start = position - chunk * 2 ** 32;
    const { names, indexes, common } = this.detailsOf(shape);
    return new Fields(names, this.valuesAt(this.views[chunk]!, start, length, common), indexes);
  }

  private valuesAt(bytes: Buffer, start: number, length: number, common: Shape['common']): unknown[] {
    // Snapshots of older versions hold records as JSON.
    if (bytes[start] !== packedMark)
      return JSON.parse(bytes.toString('utf8', start, start + length)) as unknown[];
    reader.begin(bytes, start + 1);
    return common.map((texts) => reader.read(texts));
  }

  private detailsOf(shape: number): Shape {
    let details = this.detailsOfShape[shape];
    if (details === undefined) {
      const names = this.shapes[shape]!;
      details = {
        names,
        indexes: new Map(names.map((name, i) => [name, i])),
        common: names.map((name) => this.commonOf(name)),
      };
      this.detailsOfShape[shape] = details;
    }
    return details;
  }

  private commonOf(attribute: string): CommonTexts {
    let common = this.common.get(attribute);
    if (common === undefined) {
      common = new CommonTexts();
      this.common.set(attribute, common);
    }
    return common;
  }

  /**
   * Returns the shape with these names in this order. Tries the previous record's shape first, which usually
   * matches.
   */
  private findShape(names: string[]): number {
    const last = this.shapes[this.lastShape];
    if (last?.length === names.length && last.every((name, i) => name === names[i])) return this.lastShape;
    const key = JSON.stringify(names);
    let shape = this.shapeOf.get(key);
    if (shape === undefined) {
      shape = this.shapes.push(names) - 1;
      this.shapeOf.set(key, shape);
    }
    this.lastShape = shape;
    return shape;
  }

  private openChunk(room: number): number {
    const chunk = new SharedArrayBuffer(Math.max(blockBytes, room));
    this.views.push(Buffer.from(chunk));
    this.used.push(0);
    return this.chunks.push(chunk) - 1;
  }
}
