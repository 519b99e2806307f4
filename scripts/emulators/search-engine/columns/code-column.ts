import { grow } from './grow.ts';

export type Codes = Uint16Array | Uint32Array;

/** One code per slot; zero means "none". Uses 16 bits until a code needs more. */
export class CodeColumn {
  codes: Codes;

  constructor(codes: Codes) {
    this.codes = codes;
  }

  set(slot: number, code: number): void {
    if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = new Uint32Array(this.codes);
    if (slot >= this.codes.length) this.codes = grow(this.codes, slot + 1);
    this.codes[slot] = code;
  }

  at(slot: number): number {
    return this.codes[slot] ?? 0;
  }
}
