/** A random generator with the same numbers on every machine for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** Returns an integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  weighted<Value>(values: readonly (readonly [Value, number])[]): Value;
  /** Returns some of the values in their original order. */
  some<Value>(values: readonly Value[], count: number): Value[];
}

/** Mulberry32 (Tommy Ettinger, public domain): one 32-bit state, random enough for demo data. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[between(0, values.length - 1)];
    if (value === undefined) throw new Error('Nothing to pick from');
    return value;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted: (values) => {
      let remaining = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        remaining -= weight;
        if (remaining < 0) return value;
      }
      return pick(values)[0];
    },
    some: (values, count) => {
      const indexes = new Set<number>();
      while (indexes.size < Math.min(count, values.length)) indexes.add(between(0, values.length - 1));
      return values.filter((_, index) => indexes.has(index));
    },
  };
}
