import { DeltaPostings } from './delta-postings.ts';
import type { Postings } from './postings.ts';
import { type NearTokens, Vocabulary, type VocabularyParts } from './vocabulary.ts';

export interface TextIndexParts {
  vocabulary: VocabularyParts;
  ends: Uint32Array;
  slots: Uint32Array;
  places: Uint16Array;
}

const emptyParts: TextIndexParts = {
  vocabulary: { units: new Uint16Array(0), ends: new Uint32Array(0) },
  ends: new Uint32Array(0),
  slots: new Uint32Array(0),
  places: new Uint16Array(0),
};

/** A token that matches a word of the query: how many typos apart, and whether it is the very word. */
export interface TokenMatch {
  postings: Postings;
  typos: number;
  whole: boolean;
}

/**
 * Which words stand where: a large sorted part made by the last rebuild and a small one for what was written since.
 * Both are asked for every word.
 */
export class TextIndex {
  private readonly vocabulary: Vocabulary;
  private readonly base: TextIndexParts;
  readonly delta = new DeltaPostings();

  constructor(parts: TextIndexParts = emptyParts) {
    this.base = parts;
    this.vocabulary = new Vocabulary(parts.vocabulary);
  }

  /** The rebuilt part alone; what was written since is not in it. */
  parts(): TextIndexParts {
    return this.base;
  }

  /** Occurrences in the rebuilt part. */
  get size(): number {
    return this.base.slots.length;
  }

  /** The occurrences of exactly this word, in each part that has it. */
  exactly(word: string): Postings[] {
    const found: Postings[] = [];
    const token = this.vocabulary.find(word);
    if (token >= 0) found.push(this.postings(token, token + 1));
    const fresh = this.delta.get(word);
    if (fresh !== undefined) found.push(fresh);
    return found;
  }

  /** Every token that the word can stand for, as a beginning if `prefix`, with at most `typos` typos. */
  matches(word: string, prefix: boolean, typos: number): TokenMatch[] {
    const found: TokenMatch[] = [];
    const whole = this.vocabulary.find(word);
    for (const near of this.nearInBase(word, prefix, typos, whole)) {
      // The word itself sorts before everything it begins.
      const from = near.from === whole ? whole + 1 : near.from;
      if (near.from === whole)
        found.push({ postings: this.postings(whole, whole + 1), typos: 0, whole: true });
      if (near.to > from)
        found.push({ postings: this.postings(from, near.to), typos: near.typos, whole: false });
    }
    for (const near of this.delta.near(word, typos, prefix)) {
      found.push({ postings: near.postings, typos: near.typos, whole: near.token === word });
    }
    return found;
  }

  private nearInBase(word: string, prefix: boolean, typos: number, whole: number): NearTokens[] {
    if (typos > 0) return this.vocabulary.near(word, typos, prefix);
    if (!prefix) return whole < 0 ? [] : [{ from: whole, to: whole + 1, typos: 0 }];
    const [from, to] = this.vocabulary.startingWith(word);
    return from === to ? [] : [{ from, to, typos: 0 }];
  }

  /** The occurrences of neighbouring tokens, which lie one after the other. */
  private postings(from: number, to: number): Postings {
    const { slots, places, ends } = this.base;
    return { slots, places, from: from === 0 ? 0 : ends[from - 1]!, to: ends[to - 1]! };
  }
}
