import { type Numbers, reserveAlone } from './memory.ts';

/** Returns the array, or a longer copy with at least `length` entries; new entries are `fill`. */
export function grow<A extends Numbers>(array: A, length: number, fill = 0): A {
  if (array.length >= length) return array;
  const next = reserveAlone(
    array.constructor as Parameters<typeof reserveAlone<A>>[0],
    Math.max(length, Math.ceil(array.length * 1.5), 64),
  );
  next.set(array);
  if (fill !== 0) next.fill(fill, array.length);
  return next;
}
