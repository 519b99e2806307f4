import { type Bits, wordsFor } from '../columns/bits.ts';
import type { Reading } from './interpret.ts';
import { attributeOf, lastPosition, type Postings, positionOf } from './postings.ts';
import { TermHits } from './term-hits.ts';
import type { TextIndex } from './text-index.ts';
import type { TextOptions } from './text-options.ts';

const weight = { typos: 0, exact: false, alone: false };

/** Finds words that stand one after the other in the same attribute. */
export class PhraseFinder {
  private readonly steps = [new TermHits(), new TermHits()];

  /** An upper bound of the occurrences of a phrase: those of its rarest word; 0 when one of them occurs nowhere. */
  size(text: TextIndex, { words, prefix }: Reading): number {
    return Math.min(
      ...words.map((word, i) => total(postingsOf(text, word, prefix && i === words.length - 1))),
    );
  }

  /** Calls `visit` with every place in the slots of `candidates` where the phrase begins. */
  find(
    text: TextIndex,
    { words, prefix }: Reading,
    options: TextOptions,
    candidates: Bits,
    slots: number,
    visit: (slot: number, place: number) => void,
  ): void {
    let open = candidates;
    let before = this.steps[0]!;
    let current = this.steps[1]!;
    for (let i = 0; i < words.length; i++) {
      const isLast = i === words.length - 1;
      current.reset(slots);
      for (const postings of postingsOf(text, words[i]!, prefix && isLast)) {
        if (i === 0) current.add(postings, weight, options, open, true);
        else follow(postings, before, current, options, open);
      }
      if (current.count === 0) return;
      open = current.bits(wordsFor(slots));
      [before, current] = [current, before];
    }
    // The places found are those of the last word; the phrase begins so many words earlier.
    for (let i = 0; i < before.count; i++) {
      const slot = before.touched[i]!;
      before.eachPlace(slot, (place) => visit(slot, (place & ~512) - (words.length - 1)));
    }
  }
}

function follow(
  postings: Postings,
  before: TermHits,
  into: TermHits,
  options: TextOptions,
  open: Bits,
): void {
  const { slots, places, from, to } = postings;
  for (let i = from; i < to; i++) {
    const slot = slots[i]!;
    if (((open[slot >>> 5]! >>> (slot & 31)) & 1) === 0) continue;
    const place = places[i]! & ~512;
    const position = positionOf(place);
    if (position === 0 || position === lastPosition || attributeOf(place) !== attributeOf(place - 1))
      continue;
    if (before.has(slot, place - 1)) into.addOne(slot, place, weight, options, true);
  }
}

function postingsOf(text: TextIndex, word: string, prefix: boolean): Postings[] {
  return prefix ? text.matches(word, true, 0).map((match) => match.postings) : text.exactly(word);
}

function total(postings: readonly Postings[]): number {
  return postings.reduce((sum, { from, to }) => sum + to - from, 0);
}
