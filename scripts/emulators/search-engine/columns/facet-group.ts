import type { FacetColumn } from './facet-column.ts';
import { grow } from './grow.ts';
import { reserve } from './memory.ts';

export interface FacetGroupParts {
  members: string[];
  combinations: Uint32Array;
  codes: Uint16Array;
  slotsByCode: Uint32Array;
  count: number;
}

export const maxCombinations = 0xffff;

/**
 * Several facets counted in one pass. Facets of car stock depend on each other (a model has one make, one
 * body and a few fuels; a dealership one city and one state), so few combinations of codes occur. Each gets a
 * code; counting runs over that one column, and the combinations are then added up per facet.
 */
export class FacetGroup {
  readonly members: readonly string[];
  private combinations: Uint32Array;
  codes: Uint16Array;
  slotsByCode: Uint32Array;
  count: number;
  /** Set once more combinations occur than fit a 16-bit code; the facets are then counted one by one. */
  isFull = false;
  private readonly codeByKey = new Map<string, number>();

  constructor(members: readonly string[], capacity: number, parts?: FacetGroupParts) {
    this.members = members;
    this.combinations = parts?.combinations ?? new Uint32Array(0);
    this.codes = parts?.codes ?? reserve(Uint16Array, capacity);
    this.slotsByCode = parts?.slotsByCode ?? new Uint32Array(0);
    this.count = parts?.count ?? 0;
    for (let code = 0; code < this.count; code++) this.codeByKey.set(this.keyOf(code), code);
  }

  parts(): FacetGroupParts {
    return {
      members: [...this.members],
      combinations: this.combinations.subarray(0, this.count * this.members.length),
      codes: this.codes,
      slotsByCode: this.slotsByCode.subarray(0, this.count),
      count: this.count,
    };
  }

  /** Stores the combination of a slot; its facet columns must be set first. */
  set(slot: number, columns: readonly FacetColumn[]): void {
    if (this.isFull) return;
    let key = '';
    for (const column of columns) key += `${column.codeAt(slot)},`;
    let code = this.codeByKey.get(key);
    if (code === undefined) {
      code = this.count++;
      if (code > maxCombinations) {
        this.isFull = true;
        return;
      }
      this.codeByKey.set(key, code);
      const width = this.members.length;
      this.combinations = grow(this.combinations, (code + 1) * width);
      for (let i = 0; i < width; i++) this.combinations[code * width + i] = columns[i]!.codeAt(slot);
      this.slotsByCode = grow(this.slotsByCode, code + 1);
    }
    if (slot >= this.codes.length) this.codes = grow(this.codes, slot + 1);
    this.codes[slot] = code;
  }

  countSlot(slot: number, by: 1 | -1): void {
    const code = this.codes[slot] ?? 0;
    if (!this.isFull) this.slotsByCode[code] = this.slotsByCode[code]! + by;
  }

  /** Sums the counts per combination into counts per code of one facet. */
  addUpMember(counts: Uint32Array, member: number, into: Uint32Array): void {
    const width = this.members.length;
    for (let code = 0, at = member; code < this.count; code++, at += width) {
      const count = counts[code]!;
      if (count !== 0) {
        const memberCode = this.combinations[at]!;
        into[memberCode] = into[memberCode]! + count;
      }
    }
  }

  private keyOf(code: number): string {
    const width = this.members.length;
    let key = '';
    for (let i = 0; i < width; i++) key += `${this.combinations[code * width + i]!},`;
    return key;
  }
}
