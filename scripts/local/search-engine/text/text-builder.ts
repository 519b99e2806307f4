import { grow } from '../columns/grow.ts';
import { placeOf } from './postings.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Collects postings in slot order and finally sorts them by token (counting sort). */
export class TextBuilder {
  private readonly tokens = new Map<string, number>();
  /** Token lists of word lists seen before, because values repeat and word lists with them. */
  private readonly lists = new WeakMap<readonly string[], Uint32Array>();
  private owners = new Uint32Array(1 << 16);
  private slots = new Uint32Array(1 << 16);
  private places = new Uint16Array(1 << 16);
  private counts: number[] = [];
  private count = 0;

  add(words: readonly string[], slot: number, attribute: number, position: number): void {
    let tokenList = this.lists.get(words);
    if (tokenList === undefined) {
      tokenList = Uint32Array.from(words, (word) => this.tokenOf(word));
      this.lists.set(words, tokenList);
    }
    if (this.count + tokenList.length > this.owners.length) this.widen(this.count + tokenList.length);
    for (let i = 0; i < tokenList.length; i++) {
      const entry = this.count++;
      const token = tokenList[i]!;
      this.owners[entry] = token;
      this.slots[entry] = slot;
      this.places[entry] = placeOf(attribute, tokenList.length === 1, position + i);
      this.counts[token]!++;
    }
  }

  finish(): TextIndexParts {
    const sorted = [...this.tokens.keys()].sort();
    const next = new Uint32Array(this.tokens.size);
    const ends = new Uint32Array(sorted.length);
    let total = 0;
    for (let rank = 0; rank < sorted.length; rank++) {
      const token = this.tokens.get(sorted[rank]!)!;
      next[token] = total;
      total += this.counts[token]!;
      ends[rank] = total;
    }
    const slots = new Uint32Array(total);
    const places = new Uint16Array(total);
    for (let i = 0; i < total; i++) {
      const token = this.owners[i]!;
      const position = next[token]!;
      next[token] = position + 1;
      slots[position] = this.slots[i]!;
      places[position] = this.places[i]!;
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
