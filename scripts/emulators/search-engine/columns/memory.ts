/**
 * Allocations of this size are mapped separately and returned to the operating system when freed. Smaller
 * ones share the C library's heap, which after a few rebuilds retains twice what is in use. Untouched pages
 * take no memory, so the unused rest of a block costs nothing.
 */
export const blockBytes = 32 * 1024 * 1024;
const minBytes = 64 * 1024;
const minBytesAlone = 1024 * 1024;

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Kind<A> = { new (buffer: ArrayBuffer, at: number, length: number): A; BYTES_PER_ELEMENT: number };

let block = new ArrayBuffer(0);
let usedBytes = 0;

/**
 * Allocates a zeroed array for a column. The columns of an index share few blocks, which are freed together.
 */
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

/** Allocates a zeroed array that is freed separately; a large one gets a whole block. */
export function reserveAlone<A extends Numbers>(kind: Kind<A>, length: number): A {
  const bytes = length * kind.BYTES_PER_ELEMENT;
  return new kind(new ArrayBuffer(bytes < minBytesAlone ? bytes : Math.max(bytes, blockBytes)), 0, length);
}

/** Copies plain data with every array, so that the copies can be transferred. */
export const copyOf = <T>(value: T): T => withArrays(value, copyArray);

/** Copies arrays of plain data into shared blocks, except small ones and those in blocks already. */
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

/** Returns every buffer of the typed arrays inside a value, except those shared between threads. */
export function buffersOf(value: unknown, buffers = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
  } else if (typeof value === 'object' && value !== null && !(value instanceof SharedArrayBuffer)) {
    for (const item of Object.values(value)) buffersOf(item, buffers);
  }
  return buffers;
}

/**
 * Frees the memory of a value's typed arrays without waiting for garbage collection; they are empty
 * afterwards.
 */
export function release(value: unknown): void {
  for (const buffer of buffersOf(value)) if (!buffer.detached) buffer.transfer(0);
}
