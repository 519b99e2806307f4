import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';

/**
 * A file of plain data with typed arrays: magic bytes, length of a JSON header, the header, then the arrays,
 * each aligned to eight bytes. In the header an array is `{"$": kind, at, length}`.
 */
const magic = 'FCSEARCH1\n';
const headerOffset = 16;

const kinds = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

type Kind = keyof typeof kinds;
type Section = { $: Kind | 'shared'; at: number; length: number; used?: number };

/** Writes to a temporary file and renames it, so that the file is complete or absent. */
export function writePartFile(path: string, parts: object): void {
  const sections: Uint8Array[] = [];
  let at = 0;
  const add = (bytes: Uint8Array): number => {
    const start = at;
    sections.push(bytes);
    at += paddedLength(bytes.length);
    return start;
  };
  const header = Buffer.from(JSON.stringify(flatten(parts, add)));
  const file = openSync(`${path}.tmp`, 'w');
  try {
    const start = Buffer.alloc(headerOffset);
    start.write(magic);
    start.writeUInt32LE(header.length, magic.length + 2);
    writeAll(file, start);
    writeAll(file, header);
    writeAll(file, Buffer.alloc(paddedLength(header.length) - header.length));
    for (const bytes of sections) {
      writeAll(file, bytes);
      writeAll(file, Buffer.alloc(paddedLength(bytes.length) - bytes.length));
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.tmp`, path);
}

/** Reads a file written by `writePartFile`; throws if it is invalid or truncated. */
export function readPartFile(path: string): unknown {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(headerOffset);
    readAll(file, start, 0);
    if (start.toString('latin1', 0, magic.length) !== magic) throw new Error(`${path} is no snapshot`);
    const header = Buffer.alloc(start.readUInt32LE(magic.length + 2));
    readAll(file, header, headerOffset);
    const base = headerOffset + paddedLength(header.length);
    if (fstatSync(file).size < base) throw new Error(`${path} is cut short`);
    return JSON.parse(header.toString(), (_, value: unknown) =>
      isSection(value) ? readSection(file, base, value) : value,
    );
  } finally {
    closeSync(file);
  }
}

function flatten(value: unknown, add: (bytes: Uint8Array) => number, usedItems?: number): unknown {
  if (value instanceof SharedArrayBuffer) {
    return {
      $: 'shared',
      at: add(new Uint8Array(value, 0, usedItems)),
      length: value.byteLength,
      used: usedItems,
    };
  }
  if (ArrayBuffer.isView(value)) {
    const kind = (Object.keys(kinds) as Kind[]).find((name) => value instanceof kinds[name]);
    if (kind === undefined) throw new Error('Unknown kind of array');
    const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    return { $: kind, at: add(bytes), length: value.byteLength / kinds[kind].BYTES_PER_ELEMENT };
  }
  if (Array.isArray(value)) return value.map((item) => flatten(item, add));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      // Only the used part of a heap's chunks is stored.
      key === 'chunks' && 'used' in value && Array.isArray(value.used)
        ? (item as unknown[]).map((chunk, i) => flatten(chunk, add, (value.used as number[])[i]))
        : flatten(item, add),
    ]),
  );
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && '$' in value && 'at' in value;
}

function readSection(file: number, base: number, { $, at, length, used }: Section): unknown {
  if ($ === 'shared') {
    const chunk = new SharedArrayBuffer(length);
    readAll(file, new Uint8Array(chunk, 0, used), base + at);
    return chunk;
  }
  const array = new kinds[$](length);
  readAll(file, new Uint8Array(array.buffer), base + at);
  return array;
}

function paddedLength(length: number): number {
  return Math.ceil(length / 8) * 8;
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let writtenBytes = 0; writtenBytes < bytes.length; )
    writtenBytes += writeSync(file, bytes, writtenBytes, bytes.length - writtenBytes);
}

function readAll(file: number, into: Uint8Array, position: number): void {
  for (let bytesRead = 0; bytesRead < into.length; ) {
    const count = readSync(file, into, bytesRead, into.length - bytesRead, position + bytesRead);
    if (count === 0) throw new Error('The file is cut short');
    bytesRead += count;
  }
}
