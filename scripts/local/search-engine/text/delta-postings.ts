import { type Postings, placeOf } from './postings.ts';
import { typosBetween } from './typo.ts';

/** A token of the delta near a word. */
interface NearDeltaToken {
  token: string;
  typos: number;
  postings: Postings;
}

interface Growing {
  slots: number[];
  places: number[];
}

/** The occurrences written since the last rebuild, small enough for plain maps. */
export class DeltaPostings {
  private readonly tokens = new Map<string, Growing>();
  private sorted: string[] = [];
  private unsorted: string[] = [];
  /** Occurrences held; a rebuild is due when they are many. */
  size = 0;

  add(words: readonly string[], slot: number, attribute: number, position: number): void {
    for (let i = 0; i < words.length; i++) {
      const token = words[i]!;
      let entry = this.tokens.get(token);
      if (entry === undefined) {
        entry = { slots: [], places: [] };
        this.tokens.set(token, entry);
        this.unsorted.push(token);
      }
      entry.slots.push(slot);
      entry.places.push(placeOf(attribute, words.length === 1, position + i));
    }
    this.size += words.length;
  }

  get(token: string): Postings | undefined {
    const entry = this.tokens.get(token);
    return entry && { ...entry, from: 0, to: entry.slots.length };
  }

  near(word: string, most: number, prefix: boolean): NearDeltaToken[] {
    const found: NearDeltaToken[] = [];
    for (const token of this.candidates(word, most, prefix)) {
      const typos = typosBetween(word, token, most, prefix);
      const postings = typos === undefined ? undefined : this.get(token);
      if (postings !== undefined) found.push({ token, typos: typos!, postings });
    }
    return found;
  }

  /** A wrong first letter counts as two typos, so with one at most only tokens with the same first letter come near. */
  private candidates(word: string, most: number, prefix: boolean): Iterable<string> {
    if (most > 1) return this.tokens.keys();
    if (most === 1) return this.startingWith(word.slice(0, 1));
    return prefix ? this.startingWith(word) : [word];
  }

  private startingWith(prefix: string): string[] {
    if (this.unsorted.length > 0) {
      this.sorted = [...this.sorted, ...this.unsorted].sort();
      this.unsorted = [];
    }
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.sorted.length && this.sorted[end]!.startsWith(prefix)) end++;
    return this.sorted.slice(low, end);
  }
}
