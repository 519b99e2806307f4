import { grow } from '../columns/grow.ts';
import { release } from '../columns/memory.ts';
import { StringTable } from '../columns/string-table.ts';
import { placeOf } from './postings.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Chunks of this many postings are larger than a memory block. */
const chunkBits = 23;
/** Postings are stored in chunks, which are never copied to grow and are freed once sorted. */
const chunkLength = 1 << chunkBits;

interface Chunk {
  owners: Uint32Array;
  places: Uint16Array;
}

/** Collects postings in slot order and finally sorts them by token (counting sort). */
export class TextBuilder {
  /** Typed arrays, because stock numbers and VINs add a word or two per record. */
  private readonly tokens = new StringTable();
  /** Token lists of word lists that are passed repeatedly. */
  private readonly lists = new WeakMap<readonly string[], Uint32Array>();
  private readonly chunks: Chunk[] = [];
  /** Per slot, the number of postings up to its last. */
  private slotEnds = new Uint32Array(1 << 10);
  private slot = 0;
  private counts = new Uint32Array(1 << 10);
  private count = 0;

  /**
   * Must be called with slots in ascending order.
   * @param lasting whether the same list object may be passed again
   */
  add(words: readonly string[], slot: number, attribute: number, position: number, lasting: boolean): void {
    this.moveTo(slot);
    const isAlone = words.length === 1;
    const tokenList = lasting ? this.tokensOf(words) : undefined;
    for (let i = 0; i < words.length; i++) {
      const entry = this.count++;
      const chunk = this.chunks[entry >>> chunkBits] ?? this.openChunk();
      const token = tokenList === undefined ? this.tokenOf(words[i]!) : tokenList[i]!;
      const at = entry & (chunkLength - 1);
      chunk.owners[at] = token;
      chunk.places[at] = placeOf(attribute, isAlone, position + i);
      this.counts[token] = this.counts[token]! + 1;
    }
  }

  /** Returns the index. Can be called only once, because it frees the collected postings. */
  finish(): TextIndexParts {
    this.moveTo(this.slot + 1);
    const sortedTokens = this.tokens.inOrder();
    const next = new Uint32Array(sortedTokens.length);
    const ends = new Uint32Array(sortedTokens.length);
    let total = 0;
    for (let rank = 0; rank < sortedTokens.length; rank++) {
      const token = sortedTokens[rank]!;
      next[token] = total;
      total += this.counts[token]!;
      ends[rank] = total;
    }
    const vocabulary = Vocabulary.of(sortedTokens.length, (rank) =>
      this.tokens.get(sortedTokens[rank]!),
    ).parts();
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
      release(chunk);
    }
    return { vocabulary, ends, slots, places };
  }

  private tokensOf(words: readonly string[]): Uint32Array {
    let tokenList = this.lists.get(words);
    if (tokenList === undefined) {
      tokenList = Uint32Array.from(words, (word) => this.tokenOf(word));
      this.lists.set(words, tokenList);
    }
    return tokenList;
  }

  private tokenOf(word: string): number {
    const token = this.tokens.add(word);
    if (token >= this.counts.length) this.counts = grow(this.counts, token + 1);
    return token;
  }

  private moveTo(slot: number): void {
    if (slot === this.slot) return;
    this.slotEnds = grow(this.slotEnds, slot);
    this.slotEnds.fill(this.count, this.slot, slot);
    this.slot = slot;
  }

  private openChunk(): Chunk {
    const buffer = new ArrayBuffer(chunkLength * (4 + 2));
    const chunk = {
      owners: new Uint32Array(buffer, 0, chunkLength),
      places: new Uint16Array(buffer, chunkLength * 4, chunkLength),
    };
    this.chunks.push(chunk);
    return chunk;
  }
}
