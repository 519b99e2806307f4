import { LRUCache } from 'lru-cache';

/** The share of the memory for pages requested more than once. */
const OFTEN_SHARE = 0.8;

/**
 * Keeps values within a number of bytes in two segments: a value moves to the larger one when it is
 * requested again, so a flood of values requested once evicts only itself.
 */
export class SegmentedCache<Value extends object> {
  readonly #once: LRUCache<string, Value>;
  readonly #often: LRUCache<string, Value>;

  /** @param sizeOf bytes of the value and its key; at least 1 */
  constructor(bytes: number, sizeOf: (value: Value, key: string) => number) {
    const oftenBytes = Math.max(1, Math.floor(bytes * OFTEN_SHARE));
    const onceBytes = Math.max(1, bytes - oftenBytes);
    this.#once = new LRUCache({ maxSize: onceBytes, sizeCalculation: sizeOf });
    this.#often = new LRUCache({
      maxSize: oftenBytes,
      sizeCalculation: sizeOf,
      // A page that has not been requested lately moves back to the smaller segment.
      dispose: (value, key, reason) => {
        if (reason === 'evict') this.#once.set(key, value);
      },
    });
  }

  get bytes(): number {
    return this.#once.calculatedSize + this.#often.calculatedSize;
  }

  get size(): number {
    return this.#once.size + this.#often.size;
  }

  get(key: string): Value | undefined {
    const value = this.#often.get(key);
    if (value !== undefined) return value;
    const second = this.#once.peek(key);
    if (second === undefined) return undefined;
    this.#once.delete(key);
    this.#often.set(key, second);
    return second;
  }

  peek(key: string): Value | undefined {
    return this.#often.peek(key) ?? this.#once.peek(key);
  }

  /** Stores a value, or counts one again that has grown. A value larger than its segment is not stored. */
  set(key: string, value: Value): void {
    const segment = this.#often.has(key) ? this.#often : this.#once;
    // The library does not recompute the size of a value it already has.
    segment.delete(key);
    segment.set(key, value);
  }

  delete(key: string): void {
    this.#once.delete(key);
    this.#often.delete(key);
  }
}
