import type { Postings } from './postings.ts';
import { typosBetween } from './typo.ts';

/** A token of the delta near a word. */
export interface NearDeltaToken {
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

  add(token: string, slot: number, place: number): void {
    let entry = this.tokens.get(token);
    if (entry === undefined) {
      entry = { slots: [], places: [] };
      this.tokens.set(token, entry);
      this.unsorted.push(token);
    }
    entry.slots.push(slot);
    entry.places.push(place);
    this.size++;
  }

  has(token: string): boolean {
    return this.tokens.has(token);
  }

  get(token: string): Postings | undefined {
    const entry = this.tokens.get(token);
    return entry && { ...entry, from: 0, to: entry.slots.length };
  }

  startingWith(prefix: string): string[] {
    this.sort();
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

  near(word: string, most: number, prefix: boolean): NearDeltaToken[] {
    const found: NearDeltaToken[] = [];
    const candidates = most > 0 ? this.tokens.keys() : prefix ? this.startingWith(word) : [word];
    for (const token of candidates) {
      const typos = typosBetween(word, token, most, prefix);
      const postings = typos === undefined ? undefined : this.get(token);
      if (postings !== undefined) found.push({ token, typos: typos!, postings });
    }
    return found;
  }

  private sort(): void {
    if (this.unsorted.length === 0) return;
    this.sorted = [...this.sorted, ...this.unsorted].sort();
    this.unsorted = [];
  }
}
