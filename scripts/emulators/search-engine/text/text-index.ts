import { DeltaPostings } from './delta-postings.ts';
import type { Postings } from './postings.ts';
import { type NearTokens, Vocabulary, type VocabularyParts } from './vocabulary.ts';

export interface TextIndexParts {
  vocabulary: VocabularyParts;
  ends: Uint32Array;
  slots: Uint32Array;
  places: Uint16Array;
}

const emptyParts = (): TextIndexParts => ({
  vocabulary: { units: new Uint16Array(0), ends: new Uint32Array(0) },
  ends: new Uint32Array(0),
  slots: new Uint32Array(0),
  places: new Uint16Array(0),
});

/** A token that matches a word of the query, with its number of typos, and whether it is identical. */
export interface TokenMatch {
  postings: Postings;
  typos: number;
  whole: boolean;
}

/**
 * The inverted index: a large sorted base from the last rebuild and a small delta of later writes. Every
 * lookup searches both.
 */
export class TextIndex {
  private readonly vocabulary: Vocabulary;
  private readonly base: TextIndexParts;
  readonly delta = new DeltaPostings();

  constructor(parts: TextIndexParts = emptyParts()) {
    this.base = parts;
    this.vocabulary = new Vocabulary(parts.vocabulary);
  }

  parts(): TextIndexParts {
    return this.base;
  }

  get size(): number {
    return this.base.slots.length;
  }

  /** Returns the postings of exactly this word, in the base and in the delta. */
  exactly(word: string): Postings[] {
    const postingLists: Postings[] = [];
    const token = this.vocabulary.find(word);
    if (token >= 0) postingLists.push(this.postings(token, token + 1));
    const deltaPostings = this.delta.get(word);
    if (deltaPostings !== undefined) postingLists.push(deltaPostings);
    return postingLists;
  }

  /** Returns every token that matches the word with at most `typos` typos, as a prefix if `prefix`. */
  matches(word: string, prefix: boolean, typos: number): TokenMatch[] {
    const tokenMatches: TokenMatch[] = [];
    const exactToken = this.vocabulary.find(word);
    for (const near of this.nearInBase(word, prefix, typos, exactToken)) {
      // The word itself sorts before all tokens it is a prefix of.
      const from = near.from === exactToken ? exactToken + 1 : near.from;
      if (near.from === exactToken)
        tokenMatches.push({ postings: this.postings(exactToken, exactToken + 1), typos: 0, whole: true });
      if (near.to > from)
        tokenMatches.push({ postings: this.postings(from, near.to), typos: near.typos, whole: false });
    }
    for (const near of this.delta.near(word, typos, prefix)) {
      tokenMatches.push({ postings: near.postings, typos: near.typos, whole: near.token === word });
    }
    return tokenMatches;
  }

  private nearInBase(word: string, prefix: boolean, typos: number, exactToken: number): NearTokens[] {
    if (typos > 0) return this.vocabulary.near(word, typos, prefix);
    if (!prefix) return exactToken < 0 ? [] : [{ from: exactToken, to: exactToken + 1, typos: 0 }];
    const [from, to] = this.vocabulary.startingWith(word);
    return from === to ? [] : [{ from, to, typos: 0 }];
  }

  /** Returns the postings of adjacent tokens, which are stored contiguously. */
  private postings(from: number, to: number): Postings {
    const { slots, places, ends } = this.base;
    return { slots, places, from: from === 0 ? 0 : ends[from - 1]!, to: ends[to - 1]! };
  }
}
