import { grow } from './grow.ts';

export interface SetTableParts {
  values: Uint32Array;
  ends: Uint32Array;
  table: Uint32Array;
  count: number;
}

/** A dictionary of sets of small numbers: each distinct set has one code, the empty set code 0. */
export class SetTable {
  values: Uint32Array;
  ends: Uint32Array;
  private table: Uint32Array;
  count: number;

  constructor(parts?: SetTableParts) {
    this.values = parts?.values ?? new Uint32Array(64);
    this.ends = parts?.ends ?? new Uint32Array(16);
    this.table = parts?.table ?? new Uint32Array(32);
    this.count = parts?.count ?? 0;
    if (parts === undefined) this.add([]);
  }

  parts(): SetTableParts {
    return {
      values: this.values.subarray(0, this.start(this.count)),
      ends: this.ends.subarray(0, this.count),
      table: this.table,
      count: this.count,
    };
  }

  start(code: number): number {
    return code === 0 ? 0 : this.ends[code - 1]!;
  }

  members(code: number): Uint32Array {
    return this.values.subarray(this.start(code), this.ends[code]);
  }

  /** Returns the code of a set, added if new. Members keep their order. */
  add(members: readonly number[]): number {
    const mask = this.table.length - 1;
    let bucket = hashOf(members) & mask;
    for (; this.table[bucket] !== 0; bucket = (bucket + 1) & mask) {
      const code = this.table[bucket]! - 1;
      if (this.equals(code, members)) return code;
    }
    const code = this.count++;
    const start = this.start(code);
    this.values = grow(this.values, start + members.length);
    this.values.set(members, start);
    this.ends = grow(this.ends, code + 1);
    this.ends[code] = start + members.length;
    this.table[bucket] = code + 1;
    if (this.count * 2 > this.table.length) this.rehash();
    return code;
  }

  private equals(code: number, members: readonly number[]): boolean {
    const start = this.start(code);
    if (this.ends[code]! - start !== members.length) return false;
    for (let i = 0; i < members.length; i++) if (this.values[start + i] !== members[i]) return false;
    return true;
  }

  private rehash(): void {
    const mask = this.table.length * 2 - 1;
    this.table = new Uint32Array(mask + 1);
    for (let code = 0; code < this.count; code++) {
      let bucket = hashOf(this.members(code)) & mask;
      while (this.table[bucket] !== 0) bucket = (bucket + 1) & mask;
      this.table[bucket] = code + 1;
    }
  }
}

function hashOf(members: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < members.length; i++) hash = Math.imul(hash ^ members[i]!, 0x01000193) ^ (hash >>> 13);
  return (hash ^ (hash >>> 15)) >>> 0;
}
