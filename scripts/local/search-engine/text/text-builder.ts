import { grow } from '../columns/grow.ts';
import type { TextIndexParts } from './text-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** Collects occurrences in the order of their slots and sorts them by token at the end (a counting sort). */
export class TextBuilder {
  private readonly tokens = new Map<string, number>();
  private owners = new Uint32Array(1024);
  private slots = new Uint32Array(1024);
  private places = new Uint16Array(1024);
  private count = 0;

  add(token: string, slot: number, place: number): void {
    let owner = this.tokens.get(token);
    if (owner === undefined) {
      owner = this.tokens.size;
      this.tokens.set(token, owner);
    }
    const at = this.count++;
    if (at >= this.owners.length) {
      this.owners = grow(this.owners, at + 1);
      this.slots = grow(this.slots, at + 1);
      this.places = grow(this.places, at + 1);
    }
    this.owners[at] = owner;
    this.slots[at] = slot;
    this.places[at] = place;
  }

  finish(): TextIndexParts {
    const sorted = [...this.tokens.keys()].sort();
    const rankOf = new Uint32Array(sorted.length);
    sorted.forEach((token, rank) => {
      rankOf[this.tokens.get(token)!] = rank;
    });
    const ends = new Uint32Array(sorted.length);
    for (let i = 0; i < this.count; i++) {
      const rank = rankOf[this.owners[i]!]!;
      ends[rank] = ends[rank]! + 1;
    }
    const next = new Uint32Array(sorted.length);
    for (let rank = 0, total = 0; rank < sorted.length; rank++) {
      next[rank] = total;
      total += ends[rank]!;
      ends[rank] = total;
    }
    const slots = new Uint32Array(this.count);
    const places = new Uint16Array(this.count);
    for (let i = 0; i < this.count; i++) {
      const rank = rankOf[this.owners[i]!]!;
      const at = next[rank]!;
      next[rank] = at + 1;
      slots[at] = this.slots[i]!;
      places[at] = this.places[i]!;
    }
    return { vocabulary: Vocabulary.of(sorted).parts(), ends, slots, places };
  }
}
