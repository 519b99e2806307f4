import { Fields } from './fields.ts';

export type StoredRecord = { objectID: string } & { [attribute: string]: unknown };

export interface RecordHeapParts {
  chunks: SharedArrayBuffer[];
  used: number[];
  shapes: string[][];
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

const chunkSize = 4 * 1024 * 1024;

/**
 * The records, as UTF-8 JSON in shared memory outside the JavaScript heap. Records with the same attributes
 * in the same order share a "shape" that holds the names; only the values are stored per record, and parsed
 * when needed. Append-only, so another thread can safely read everything written before it received the heap.
 */
export class RecordHeap {
  readonly chunks: SharedArrayBuffer[];
  readonly used: number[];
  readonly shapes: string[][];
  private readonly views: Buffer[];
  private readonly shapeOf = new Map<string, number>();
  private readonly indexesOfShape: ReadonlyMap<string, number>[] = [];
  private lastShape = -1;

  constructor(parts?: RecordHeapParts) {
    this.chunks = parts?.chunks ?? [];
    this.used = parts?.used ?? [];
    this.shapes = parts?.shapes ?? [];
    this.views = this.chunks.map((chunk) => Buffer.from(chunk));
    this.shapes.forEach((names, shape) => {
      this.shapeOf.set(JSON.stringify(names), shape);
    });
  }

  /** The heap's parts as of now. */
  parts(): RecordHeapParts {
    return { chunks: [...this.chunks], used: [...this.used], shapes: [...this.shapes] };
  }

  get bytes(): number {
    return this.used.reduce((sum, used) => sum + used, 0);
  }

  append(record: StoredRecord): RecordPlace {
    const shape = this.findShape(Object.keys(record));
    const values = JSON.stringify(Object.values(record));
    const room = values.length * 3;
    let chunk = this.chunks.length - 1;
    if (chunk < 0 || this.chunks[chunk]!.byteLength - this.used[chunk]! < room) chunk = this.openChunk(room);
    const start = this.used[chunk]!;
    const length = this.views[chunk]!.write(values, start);
    this.used[chunk] = start + length;
    return { position: chunk * 2 ** 32 + start, length, shape };
  }

  read(place: RecordPlace): StoredRecord {
    const { names, values } = this.fields(place);
    const record: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) record[names[i]!] = values[i];
    return record as StoredRecord;
  }

  /** The record's names and values, without building an object. */
  fields({ position, length, shape }: RecordPlace): Fields {
    const chunk = Math.floor(position / 2 ** 32);
    const start = position - chunk * 2 ** 32;
    const values = JSON.parse(this.views[chunk]!.toString('utf8', start, start + length)) as unknown[];
    const names = this.shapes[shape]!;
    this.indexesOfShape[shape] ??= new Map(names.map((name, i) => [name, i]));
    return new Fields(names, values, this.indexesOfShape[shape]);
  }

  /**
   * The shape with these names in this order. Most records share the shape of the previous one, so that is
   * tried first.
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
    const chunk = new SharedArrayBuffer(Math.max(chunkSize, room));
    this.views.push(Buffer.from(chunk));
    this.used.push(0);
    return this.chunks.push(chunk) - 1;
  }
}
