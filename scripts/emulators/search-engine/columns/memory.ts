/**
 * Blocks of this size are mapped by themselves, and are the system's again when they are let go. Smaller ones lie among
 * others in the C library's heap, which after a few rebuilds holds on to twice what is in use. Pages that nobody writes
 * to take no memory, so the rest of a block costs nothing.
 */
export const blockBytes = 32 * 1024 * 1024;
/** Smaller arrays are left to the C library. */
const minBytes = 64 * 1024;
const minBytesAlone = 1024 * 1024;

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Kind<A> = { new (buffer: ArrayBuffer, at: number, length: number): A; BYTES_PER_ELEMENT: number };

/** The block that this thread fills. */
let block = new ArrayBuffer(0);
let usedBytes = 0;

/** An array of zeros for a column: columns of one index lie in few blocks, which come and go with the index. */
export function reserve<A extends Numbers>(kind: Kind<A>, length: number): A {
  const bytes = length * kind.BYTES_PER_ELEMENT;
  if (bytes < minBytes || bytes > blockBytes) return new kind(new ArrayBuffer(bytes), 0, length);
  if (block.detached || usedBytes + bytes > block.byteLength) {
    block = new ArrayBuffer(blockBytes);
    usedBytes = 0;
  }
  const array = new kind(block, usedBytes, length);
  usedBytes += Math.ceil(bytes / 8) * 8;
  return array;
}

/** An array of zeros that will be let go by itself: a large one has a block of its own. */
export function reserveAlone<A extends Numbers>(kind: Kind<A>, length: number): A {
  const bytes = length * kind.BYTES_PER_ELEMENT;
  return new kind(new ArrayBuffer(bytes < minBytesAlone ? bytes : Math.max(bytes, blockBytes)), 0, length);
}

/** Plain data with a copy of every array, which lie in blocks of their own: they may be transferred. */
export const copyOf = <T>(value: T): T => withArrays(value, copyArray);

/** The same plain data with every array of some size in a block. */
export const inBlocks = <T>(value: T): T =>
  withArrays(value, (array) =>
    array.byteLength < minBytes || array.buffer.byteLength >= blockBytes ? array : copyArray(array),
  );

function copyArray(array: Numbers): Numbers {
  const copy = reserve(array.constructor as Kind<Numbers>, array.length);
  copy.set(array);
  return copy;
}

function withArrays<T>(value: T, convert: (array: Numbers) => Numbers): T {
  if (ArrayBuffer.isView(value)) return convert(value as unknown as Numbers) as T;
  if (Array.isArray(value)) return value.map((item) => withArrays(item, convert)) as T;
  if (typeof value !== 'object' || value === null || value instanceof SharedArrayBuffer) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withArrays(item, convert)]),
  ) as T;
}

/** Every buffer of the typed arrays inside a value, without those that threads share. */
export function buffersOf(value: unknown, buffers = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
  } else if (typeof value === 'object' && value !== null && !(value instanceof SharedArrayBuffer)) {
    for (const item of Object.values(value)) buffersOf(item, buffers);
  }
  return buffers;
}

/** Lets the memory of a value's typed arrays go now rather than with the next garbage; they are empty afterwards. */
export function release(value: unknown): void {
  for (const buffer of buffersOf(value)) if (!buffer.detached) buffer.transfer(0);
}
