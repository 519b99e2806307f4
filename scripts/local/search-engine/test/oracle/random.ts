/** Random numbers that are the same for the same seed (a xorshift of 32 bits). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** From 0 up to but not including 1. */
  next(): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
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

  /** Some of the items, each once, in random order. */
  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(this.below(rest.length), 1)[0] as T,
    );
  }

  /** An item by weight. */
  weighted<T extends { weight: number }>(items: readonly T[]): T {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left <= 0) return item;
    }
    return items[items.length - 1] as T;
  }
}
