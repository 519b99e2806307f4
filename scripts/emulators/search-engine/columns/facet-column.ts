import { type Bits, newBits, withBit } from './bits.ts';
import { CodeColumn, type Codes } from './code-column.ts';
import { grow } from './grow.ts';
import { reserve } from './memory.ts';
import { SetTable, type SetTableParts } from './set-table.ts';
import { StringTable, type StringTableParts } from './string-table.ts';

export interface FacetColumnParts {
  values: StringTableParts;
  sets: SetTableParts | null;
  codes: Codes;
  slotsByCode: Uint32Array;
  slotsByValue: Uint32Array;
}

const maxCachedBitsets = 512;
/**
 * Limits the cached sets of one column; those of every value of every column would be larger than the index.
 */
const maxCachedBytes = 8 * 1024 * 1024;

/**
 * A facet column: the code of each slot's value, or of its set of values once some record has several. Codes
 * start at 1; 0 is "no value". `slotsByCode` counts the searchable slots per code and is updated with every write,
 * so counting all records needs no scan, and counting most of them only needs the few that are missing.
 */
export class FacetColumn {
  readonly values: StringTable;
  sets: SetTable | null;
  private readonly column: CodeColumn;
  slotsByCode: Uint32Array;
  /** The same counts per value, if codes are sets. */
  slotsByValue: Uint32Array;
  private readonly bitsets = new Map<number, Bits>();
  private readonly numbers: number[] = [];
  private readonly codeOfNumber = new Map<number, number>();

  constructor(capacity: number, parts?: FacetColumnParts) {
    this.values = new StringTable(parts?.values);
    this.sets = parts?.sets ? new SetTable(parts.sets) : null;
    this.column = new CodeColumn(parts?.codes ?? reserve(Uint16Array, capacity));
    this.slotsByCode = parts?.slotsByCode ?? new Uint32Array(16);
    this.slotsByValue = parts?.slotsByValue ?? new Uint32Array(16);
    // Code 0 means "no value"; its text is never shown.
    if (parts === undefined) this.values.add('\u0000');
  }

  parts(): FacetColumnParts {
    return {
      values: this.values.parts(),
      sets: this.sets?.parts() ?? null,
      codes: this.codes,
      slotsByCode: this.slotsByCode,
      slotsByValue: this.slotsByValue,
    };
  }

  get codes(): Codes {
    return this.column.codes;
  }

  get codeCount(): number {
    return this.sets?.count ?? this.values.count;
  }

  codeAt(slot: number): number {
    return this.column.at(slot);
  }

  /** Stores the facet values of a record; ignores anything but strings, numbers and booleans. */
  set(slot: number, value: unknown): void {
    const code = this.sets === null && !Array.isArray(value) ? this.valueCode(value) : this.setCode(value);
    this.column.set(slot, code);
    if (this.bitsets.size === 0) return;
    const values = this.valuesAt(slot);
    for (let i = 0; i < values.length; i++) {
      const bits = this.bitsets.get(values[i]!);
      if (bits !== undefined) this.bitsets.set(values[i]!, withBit(bits, slot));
    }
  }

  private valueCode(value: unknown): number {
    if (typeof value === 'string') return this.values.add(value.toWellFormed());
    if (typeof value === 'number') {
      let code = this.codeOfNumber.get(value);
      if (code === undefined) {
        code = this.values.add(String(value));
        this.codeOfNumber.set(value, code);
      }
      return code;
    }
    return typeof value === 'boolean' ? this.values.add(String(value)) : 0;
  }

  private setCode(value: unknown): number {
    const codeSet = new Set<number>();
    const add = (item: unknown): void => {
      if (Array.isArray(item)) for (const inner of item) add(inner);
      else codeSet.add(this.valueCode(item));
    };
    add(value);
    codeSet.delete(0);
    const codes = [...codeSet];
    if (this.sets === null && codes.length > 1) this.widen();
    return this.sets === null ? (codes[0] ?? 0) : this.sets.add(codes.sort((a, b) => a - b));
  }

  /** Counts a slot as searchable (`by` 1) or no longer searchable (`by` -1). */
  countSlot(slot: number, by: 1 | -1): void {
    const code = this.codeAt(slot);
    if (code >= this.slotsByCode.length) this.slotsByCode = grow(this.slotsByCode, code + 1);
    this.slotsByCode[code] = this.slotsByCode[code]! + by;
    if (this.sets === null) return;
    const values = this.sets.members(code);
    if (this.slotsByValue.length < this.values.count)
      this.slotsByValue = grow(this.slotsByValue, this.values.count);
    for (let i = 0; i < values.length; i++)
      this.slotsByValue[values[i]!] = this.slotsByValue[values[i]!]! + by;
  }

  valuesAt(slot: number): ArrayLike<number> {
    const code = this.codeAt(slot);
    if (this.sets !== null) return this.sets.members(code);
    return code === 0 ? [] : [code];
  }

  /** Returns all slots that ever had this value, cached; the caller excludes slots no longer searchable. */
  slotsWith(value: number, slots: number): Bits {
    const cachedBits = this.bitsets.get(value);
    if (cachedBits !== undefined) {
      this.bitsets.delete(value);
      this.bitsets.set(value, cachedBits);
      return cachedBits;
    }
    const bits = newBits(slots + 1024);
    const codes = this.codes;
    if (this.sets === null) markEqual(codes, value, slots, bits);
    else markAny(codes, this.setCodesContaining(value, this.sets), slots, bits);
    this.bitsets.set(value, bits);
    const limit = Math.min(maxCachedBitsets, Math.max(16, maxCachedBytes / bits.byteLength));
    if (this.bitsets.size > limit) this.bitsets.delete(this.bitsets.keys().next().value as number);
    return bits;
  }

  /** Parses a value's text; NaN if it is not a number. */
  numberOf(value: number): number {
    for (let next = this.numbers.length; next < this.values.count; next++) {
      const text = this.values.get(next).trim();
      this.numbers.push(text === '' ? Number.NaN : Number(text));
    }
    return this.numbers[value]!;
  }

  private setCodesContaining(value: number, sets: SetTable): Uint8Array {
    const holds = new Uint8Array(sets.count);
    for (let code = 1, at = sets.ends[0]!; code < sets.count; code++) {
      for (const end = sets.ends[code]!; at < end; at++) if (sets.values[at] === value) holds[code] = 1;
    }
    return holds;
  }

  /**
   * Switches from value codes to codes of one-member sets. Both use the same numbers, so the column stays
   * unchanged.
   */
  private widen(): void {
    const sets = new SetTable();
    for (let value = 1; value < this.values.count; value++) sets.add([value]);
    this.sets = sets;
    this.slotsByValue = this.slotsByCode.slice();
  }
}

// Both work on whole words without branches, which is twice as fast as testing each bit.

function markEqual(codes: Codes, code: number, slots: number, bits: Bits): void {
  const end = Math.min(slots, codes.length);
  for (let base = 0; base < end; base += 32) {
    const stop = Math.min(base + 32, end);
    let word = 0;
    for (let slot = base; slot < stop; slot++) word |= Number(codes[slot] === code) << (slot & 31);
    bits[base >>> 5] = word;
  }
}

/** @param isWanted 1 for each code to mark */
function markAny(codes: Codes, isWanted: Uint8Array, slots: number, bits: Bits): void {
  const end = Math.min(slots, codes.length);
  for (let base = 0; base < end; base += 32) {
    const stop = Math.min(base + 32, end);
    let word = 0;
    for (let slot = base; slot < stop; slot++) word |= isWanted[codes[slot]!]! << (slot & 31);
    bits[base >>> 5] = word;
  }
}
