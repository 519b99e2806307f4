import { LRUCache } from 'lru-cache';

/** The share of the memory for pages that were asked for more than once. */
const OFTEN_SHARE = 0.8;

/**
 * Keeps values within a number of bytes, in two segments: what comes is in the smaller one until it is asked for again,
 * and only then in the larger. So a flood of values that nobody asks for twice pushes out nothing but itself.
 */
export class SegmentedCache<Value extends object> {
  readonly #once: LRUCache<string, Value>;
  readonly #often: LRUCache<string, Value>;

  /** @param sizeOf in bytes, of the value and its key; at least 1 */
  constructor(bytes: number, sizeOf: (value: Value, key: string) => number) {
    const oftenBytes = Math.max(1, Math.floor(bytes * OFTEN_SHARE));
    const onceBytes = Math.max(1, bytes - oftenBytes);
    this.#once = new LRUCache({ maxSize: onceBytes, sizeCalculation: sizeOf });
    this.#often = new LRUCache({
      maxSize: oftenBytes,
      sizeCalculation: sizeOf,
      // A page that was not asked for lately goes back among those asked for once.
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

  /** The value, without counting as asking for it. */
  peek(key: string): Value | undefined {
    return this.#often.peek(key) ?? this.#once.peek(key);
  }

  /** Keeps a value, or counts anew one that has grown. One that is larger than its segment is not kept. */
  set(key: string, value: Value): void {
    const segment = this.#often.has(key) ? this.#often : this.#once;
    // The library would not ask again for the size of a value that it has.
    segment.delete(key);
    segment.set(key, value);
  }

  delete(key: string): void {
    this.#once.delete(key);
    this.#often.delete(key);
  }
}
