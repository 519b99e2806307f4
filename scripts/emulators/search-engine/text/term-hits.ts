import type { Bits } from '../columns/bits.ts';
import { grow } from '../columns/grow.ts';
import { type AttributeWeights, keyTables } from './key-tables.ts';
import { attributeOf, isAlone, type Postings, positionOf } from './postings.ts';

const noHit = 0xffffffff;

export interface Weight {
  typos: number;
  exact: boolean;
  /** True if a word must be alone in its attribute to count as exact. */
  mustBeAlone: boolean;
}

/**
 * The hits of one query term. Per slot: the best key (typos, then attribute and position), whether the hit is
 * exact, and a linked list of all occurrences for measuring proximity.
 */
export class TermHits {
  private best = new Uint32Array(0);
  private exact = new Uint8Array(0);
  private heads = new Int32Array(0);
  private nodePlaces = new Uint16Array(256);
  private nodeTypos = new Uint8Array(256);
  private nodeNext = new Int32Array(256);
  private nodes = 0;
  hitSlots = new Uint32Array(256);
  count = 0;

  reset(slots: number): void {
    if (this.best.length < slots) {
      const size = Math.ceil(slots * 1.25) + 64;
      this.best = new Uint32Array(size).fill(noHit);
      this.exact = new Uint8Array(size);
      this.heads = new Int32Array(size).fill(-1);
    } else {
      for (let i = 0; i < this.count; i++) {
        const slot = this.hitSlots[i]!;
        this.best[slot] = noHit;
        this.exact[slot] = 0;
        this.heads[slot] = -1;
      }
    }
    this.count = 0;
    this.nodes = 0;
  }

  /** Adds the occurrences of a posting list within `candidates`. */
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
      const bestKey = best[slot]!;
      if (bestKey === noHit) this.addSlot(slot);
      if (key < bestKey) best[slot] = key;
      if (exact && (!weight.mustBeAlone || isAlone(place))) exacts[slot] = 1;
      if (chain) this.addOccurrence(slot, place, weight.typos);
    }
  }

  addOne(slot: number, place: number, weight: Weight, weights: AttributeWeights, chain: boolean): void {
    const { bases, masks } = keyTables(weight.typos, weights);
    const attribute = attributeOf(place);
    const base = bases[attribute]!;
    if (base < 0) return;
    const key = base | (place & masks[attribute]!);
    if (this.best[slot] === noHit) this.addSlot(slot);
    if (key < this.best[slot]!) this.best[slot] = key;
    if (weight.exact && weight.typos === 0 && (!weight.mustBeAlone || isAlone(place))) this.exact[slot] = 1;
    if (chain) this.addOccurrence(slot, place, weight.typos);
  }

  private addSlot(slot: number): void {
    if (this.count === this.hitSlots.length) this.hitSlots = grow(this.hitSlots, this.count + 1);
    this.hitSlots[this.count++] = slot;
  }

  private addOccurrence(slot: number, place: number, typos: number): void {
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

  /** Returns the rank of the best attribute and the position in it; smaller is better. */
  attribute(slot: number): number {
    return this.best[slot]! & 0x7fff;
  }

  isExact(slot: number): boolean {
    return this.exact[slot] === 1;
  }

  bits(words: number): Bits {
    const bits = new Uint32Array(words);
    for (let i = 0; i < this.count; i++) {
      const slot = this.hitSlots[i]!;
      bits[slot >>> 5] = bits[slot >>> 5]! | (1 << (slot & 31));
    }
    return bits;
  }

  /**
   * The distance between the nearest occurrences of this term and the next one of the query in a record, 1 to
   * 8. Only occurrences with the fewest typos count; reverse order adds one; different attributes are 8
   * apart.
   */
  distanceTo(next: TermHits, slot: number): number {
    const ownTypos = this.typos(slot);
    const nextTypos = next.typos(slot);
    let nearest = 8;
    for (let ownNode = this.heads[slot]!; ownNode >= 0; ownNode = this.nodeNext[ownNode]!) {
      if (this.nodeTypos[ownNode] !== ownTypos) continue;
      const place = this.nodePlaces[ownNode]!;
      for (let nextNode = next.heads[slot]!; nextNode >= 0; nextNode = next.nodeNext[nextNode]!) {
        const other = next.nodePlaces[nextNode]!;
        if (next.nodeTypos[nextNode] !== nextTypos || attributeOf(other) !== attributeOf(place)) continue;
        const step = positionOf(other) - positionOf(place);
        const distance = step > 0 ? step : 1 - step;
        if (distance < nearest) nearest = distance;
      }
    }
    return nearest;
  }

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
