import { grow } from '../columns/grow.ts';
import { placeOf } from './postings.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Postings of a part of the words: parts are never copied to grow, and each is let go once it is sorted. */
const chunkLength = 1 << 16;

interface Chunk {
  owners: Uint32Array;
  places: Uint16Array;
}

/** Collects postings in slot order and finally sorts them by token (counting sort). */
export class TextBuilder {
  private readonly tokens = new Map<string, number>();
  /** Token lists of word lists seen before, because values repeat and word lists with them. */
  private readonly lists = new WeakMap<readonly string[], Uint32Array>();
  private readonly chunks: Chunk[] = [];
  /** For each slot, how many postings there are up to its last. */
  private slotEnds = new Uint32Array(1 << 10);
  private slot = 0;
  private counts: number[] = [];
  private count = 0;

  /** Call with slots in ascending order. */
  add(words: readonly string[], slot: number, attribute: number, position: number): void {
    let tokenList = this.lists.get(words);
    if (tokenList === undefined) {
      tokenList = Uint32Array.from(words, (word) => this.tokenOf(word));
      this.lists.set(words, tokenList);
    }
    this.moveTo(slot);
    for (let i = 0; i < tokenList.length; i++) {
      const entry = this.count++;
      const chunk = this.chunks[entry >>> 16] ?? this.openChunk();
      const token = tokenList[i]!;
      const at = entry & (chunkLength - 1);
      chunk.owners[at] = token;
      chunk.places[at] = placeOf(attribute, tokenList.length === 1, position + i);
      this.counts[token]!++;
    }
  }

  /** Gives the index, once: the collected postings are let go on the way. */
  finish(): TextIndexParts {
    this.moveTo(this.slot + 1);
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
    this.tokens.clear();
    const slots = new Uint32Array(total);
    const places = new Uint16Array(total);
    let slot = 0;
    for (let start = 0; start < total; start += chunkLength) {
      const chunk = this.chunks.shift()!;
      const length = Math.min(chunkLength, total - start);
      for (let i = 0; i < length; i++) {
        while (this.slotEnds[slot]! <= start + i) slot++;
        const token = chunk.owners[i]!;
        const position = next[token]!;
        next[token] = position + 1;
        slots[position] = slot;
        places[position] = chunk.places[i]!;
      }
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

  /** Ends the slots before this one. */
  private moveTo(slot: number): void {
    if (slot === this.slot) return;
    this.slotEnds = grow(this.slotEnds, slot);
    this.slotEnds.fill(this.count, this.slot, slot);
    this.slot = slot;
  }

  private openChunk(): Chunk {
    const chunk = { owners: new Uint32Array(chunkLength), places: new Uint16Array(chunkLength) };
    this.chunks.push(chunk);
    return chunk;
  }
}
