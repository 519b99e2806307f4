/** Deterministic random numbers from a seed (32-bit xorshift). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** Returns a number from 0 up to but excluding 1. */
  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 2 ** 32;
  }

  /** Returns an integer from 0 up to but excluding `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Returns some of the items, each at most once, in random order. */
  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(this.below(rest.length), 1)[0] as T,
    );
  }

  weighted<T extends { weight: number }>(items: readonly T[]): T {
    let remaining = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      remaining -= item.weight;
      if (remaining <= 0) return item;
    }
    return items[items.length - 1] as T;
  }
}
