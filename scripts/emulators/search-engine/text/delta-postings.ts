import { type Postings, placeOf } from './postings.ts';
import { typosBetween } from './typo.ts';

interface NearDeltaToken {
  token: string;
  typos: number;
  postings: Postings;
}

interface PostingList {
  slots: number[];
  places: number[];
}

/** The postings added since the last rebuild, few enough for plain maps. */
export class DeltaPostings {
  private readonly tokens = new Map<string, PostingList>();
  private sorted: string[] = [];
  private unsorted: string[] = [];
  /** Number of postings; once there are many, a rebuild is due. */
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

  near(word: string, maxTypos: number, prefix: boolean): NearDeltaToken[] {
    const nearTokens: NearDeltaToken[] = [];
    for (const token of this.candidates(word, maxTypos, prefix)) {
      const typos = typosBetween(word, token, maxTypos, prefix);
      const postings = typos === undefined ? undefined : this.get(token);
      if (postings !== undefined) nearTokens.push({ token, typos: typos!, postings });
    }
    return nearTokens;
  }

  /**
   * A wrong first letter counts as two typos, so with at most one typo only tokens with the same first letter
   * qualify.
   */
  private candidates(word: string, maxTypos: number, prefix: boolean): Iterable<string> {
    if (maxTypos > 1) return this.tokens.keys();
    if (maxTypos === 1) return this.startingWith(word.slice(0, 1));
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
