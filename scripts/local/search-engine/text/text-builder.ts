import { placeOf } from './postings.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

const blockSize = 1 << 18;

interface Block {
  owners: Uint32Array;
  slots: Uint32Array;
  places: Uint16Array;
}

/** Collects occurrences in the order of their slots and sorts them by token at the end (a counting sort). */
export class TextBuilder {
  private readonly tokens = new Map<string, number>();
  /** The tokens of lists of words seen before: values repeat, and so do their lists. */
  private readonly lists = new WeakMap<readonly string[], Uint32Array>();
  private readonly blocks: Block[] = [];
  private counts: number[] = [];
  private count = 0;

  add(words: readonly string[], slot: number, attribute: number, position: number): void {
    let owners = this.lists.get(words);
    if (owners === undefined) {
      owners = Uint32Array.from(words, (word) => this.tokenOf(word));
      this.lists.set(words, owners);
    }
    for (let i = 0; i < owners.length; i++) {
      const at = this.count++ % blockSize;
      if (at === 0) this.open();
      const block = this.blocks.at(-1)!;
      const owner = owners[i]!;
      block.owners[at] = owner;
      block.slots[at] = slot;
      block.places[at] = placeOf(attribute, owners.length === 1, position + i);
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
    this.blocks.forEach((block, number) => {
      const used = Math.min(blockSize, total - number * blockSize);
      for (let i = 0; i < used; i++) {
        const owner = block.owners[i]!;
        const at = next[owner]!;
        next[owner] = at + 1;
        slots[at] = block.slots[i]!;
        places[at] = block.places[i]!;
      }
    });
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

  private open(): void {
    this.blocks.push({
      owners: new Uint32Array(blockSize),
      slots: new Uint32Array(blockSize),
      places: new Uint16Array(blockSize),
    });
  }
}
