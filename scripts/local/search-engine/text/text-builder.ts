import { grow } from '../columns/grow.ts';
import { placeOf } from './postings.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Collects occurrences in the order of their slots and sorts them by token at the end (a counting sort). */
export class TextBuilder {
  private readonly tokens = new Map<string, number>();
  /** The tokens of lists of words seen before: values repeat, and so do their lists. */
  private readonly lists = new WeakMap<readonly string[], Uint32Array>();
  private owners = new Uint32Array(1 << 16);
  private slots = new Uint32Array(1 << 16);
  private places = new Uint16Array(1 << 16);
  private counts: number[] = [];
  private count = 0;

  add(words: readonly string[], slot: number, attribute: number, position: number): void {
    let owners = this.lists.get(words);
    if (owners === undefined) {
      owners = Uint32Array.from(words, (word) => this.tokenOf(word));
      this.lists.set(words, owners);
    }
    if (this.count + owners.length > this.owners.length) this.widen(this.count + owners.length);
    for (let i = 0; i < owners.length; i++) {
      const at = this.count++;
      const owner = owners[i]!;
      this.owners[at] = owner;
      this.slots[at] = slot;
      this.places[at] = placeOf(attribute, owners.length === 1, position + i);
      this.counts[owner]!++;
    }
  }

  finish(): TextIndexParts {
    const sorted = [...this.tokens.keys()].sort();
    const next = new Uint32Array(this.tokens.size);
    const ends = new Uint32Array(sorted.length);
    let total = 0;
    for (let rank = 0; rank < sorted.length; rank++) {
      const owner = this.tokens.get(sorted[rank]!)!;
      next[owner] = total;
      total += this.counts[owner]!;
      ends[rank] = total;
    }
    const slots = new Uint32Array(total);
    const places = new Uint16Array(total);
    for (let i = 0; i < total; i++) {
      const owner = this.owners[i]!;
      const at = next[owner]!;
      next[owner] = at + 1;
      slots[at] = this.slots[i]!;
      places[at] = this.places[i]!;
    }
    return { vocabulary: Vocabulary.of(sorted).parts(), ends, slots, places };
  }

  private tokenOf(word: string): number {
    let token = this.tokens.get(word);
    if (token === undefined) {
      token = this.tokens.size;
      this.tokens.set(word, token);
      this.counts.push(0);
    }
    return token;
  }

  private widen(length: number): void {
    this.owners = grow(this.owners, length);
    this.slots = grow(this.slots, length);
    this.places = grow(this.places, length);
  }
}
