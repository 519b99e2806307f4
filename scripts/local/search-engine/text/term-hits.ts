import type { Bits } from '../columns/bits.ts';
import { grow } from '../columns/grow.ts';
import { type AttributeWeights, keyTables } from './key-tables.ts';
import { attributeOf, isAlone, type Postings, positionOf } from './postings.ts';

const noHit = 0xffffffff;

/** What a posting list means for a term. */
export interface Weight {
  typos: number;
  exact: boolean;
  /** Whether to count as exact the word must be the only one of its attribute. */
  alone: boolean;
}

/**
 * Where the records hit one term of a query. Per slot: the best key (typos, then attribute and position), whether the
 * hit is exact, and a chain of all occurrences for measuring how near the words stand to each other.
 */
export class TermHits {
  private best = new Uint32Array(0);
  private exact = new Uint8Array(0);
  private heads = new Int32Array(0);
  private nodePlaces = new Uint16Array(256);
  private nodeTypos = new Uint8Array(256);
  private nodeNext = new Int32Array(256);
  private nodes = 0;
  touched = new Uint32Array(256);
  count = 0;

  /** Empties the term; what a former query touched is forgotten. */
  reset(slots: number): void {
    if (this.best.length < slots) {
      const size = Math.ceil(slots * 1.25) + 64;
      this.best = new Uint32Array(size).fill(noHit);
      this.exact = new Uint8Array(size);
      this.heads = new Int32Array(size).fill(-1);
    } else {
      for (let i = 0; i < this.count; i++) {
        const slot = this.touched[i]!;
        this.best[slot] = noHit;
        this.exact[slot] = 0;
        this.heads[slot] = -1;
      }
    }
    this.count = 0;
    this.nodes = 0;
  }

  /** Adds the occurrences of a posting list in the slots of `candidates`. */
  add(postings: Postings, weight: Weight, weights: AttributeWeights, candidates: Bits, chain: boolean): void {
    const { slots, places, to } = postings;
    const { best, exact: exacts } = this;
    const { bases, masks } = keyTables(weight.typos, weights);
    const exact = weight.exact && weight.typos === 0;
    for (let i = postings.from; i < to; i++) {
      const slot = slots[i]!;
      if (((candidates[slot >>> 5]! >>> (slot & 31)) & 1) === 0) continue;
      const place = places[i]!;
      const attribute = place >>> 10;
      const base = bases[attribute]!;
      if (base < 0) continue;
      const key = base | (place & masks[attribute]!);
      const known = best[slot]!;
      if (known === noHit) this.touch(slot);
      if (key < known) best[slot] = key;
      if (exact && (!weight.alone || isAlone(place))) exacts[slot] = 1;
      if (chain) this.chain(slot, place, weight.typos);
    }
  }

  /** Adds one occurrence. */
  addOne(slot: number, place: number, weight: Weight, weights: AttributeWeights, chain: boolean): void {
    const { bases, masks } = keyTables(weight.typos, weights);
    const attribute = attributeOf(place);
    const base = bases[attribute]!;
    if (base < 0) return;
    const key = base | (place & masks[attribute]!);
    if (this.best[slot] === noHit) this.touch(slot);
    if (key < this.best[slot]!) this.best[slot] = key;
    if (weight.exact && weight.typos === 0 && (!weight.alone || isAlone(place))) this.exact[slot] = 1;
    if (chain) this.chain(slot, place, weight.typos);
  }

  private touch(slot: number): void {
    if (this.count === this.touched.length) this.touched = grow(this.touched, this.count + 1);
    this.touched[this.count++] = slot;
  }

  private chain(slot: number, place: number, typos: number): void {
    const node = this.nodes++;
    if (node === this.nodeNext.length) {
      this.nodePlaces = grow(this.nodePlaces, node + 1);
      this.nodeTypos = grow(this.nodeTypos, node + 1);
      this.nodeNext = grow(this.nodeNext, node + 1);
    }
    this.nodePlaces[node] = place;
    this.nodeTypos[node] = typos;
    this.nodeNext[node] = this.heads[slot]!;
    this.heads[slot] = node;
  }

  hits(slot: number): boolean {
    return this.best[slot] !== noHit;
  }

  typos(slot: number): number {
    return this.best[slot]! >>> 15;
  }

  /** Rank of the best attribute and position in it, small is good. */
  attribute(slot: number): number {
    return this.best[slot]! & 0x7fff;
  }

  isExact(slot: number): boolean {
    return this.exact[slot] === 1;
  }

  /** The slots hit, as a set. */
  bits(words: number): Bits {
    const bits = new Uint32Array(words);
    for (let i = 0; i < this.count; i++) {
      const slot = this.touched[i]!;
      bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
    }
    return bits;
  }

  /**
   * How far the nearest occurrences of this term and the next one in the query are apart in a record, 1 to 8. Only
   * occurrences with the fewest typos count; the wrong order adds one; other attributes are 8 apart.
   */
  distanceTo(next: TermHits, slot: number): number {
    const ownTypos = this.typos(slot);
    const nextTypos = next.typos(slot);
    let nearest = 8;
    for (let a = this.heads[slot]!; a >= 0; a = this.nodeNext[a]!) {
      if (this.nodeTypos[a] !== ownTypos) continue;
      const place = this.nodePlaces[a]!;
      for (let b = next.heads[slot]!; b >= 0; b = next.nodeNext[b]!) {
        const other = next.nodePlaces[b]!;
        if (next.nodeTypos[b] !== nextTypos || attributeOf(other) !== attributeOf(place)) continue;
        const step = positionOf(other) - positionOf(place);
        const apart = step > 0 ? step : 1 - step;
        if (apart < nearest) nearest = apart;
      }
    }
    return nearest;
  }

  /** Calls `visit` with every place in a slot. */
  eachPlace(slot: number, visit: (place: number) => void): void {
    for (let node = this.heads[slot]!; node >= 0; node = this.nodeNext[node]!) visit(this.nodePlaces[node]!);
  }

  has(slot: number, place: number): boolean {
    for (let node = this.heads[slot]!; node >= 0; node = this.nodeNext[node]!) {
      if (this.nodePlaces[node] === place) return true;
    }
    return false;
  }
}
