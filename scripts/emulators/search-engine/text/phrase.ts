import { type Bits, wordsFor } from '../columns/bits.ts';
import type { Reading } from './interpret.ts';
import { attributeOf, lastPosition, type Postings, positionOf } from './postings.ts';
import { TermHits } from './term-hits.ts';
import type { TextIndex } from './text-index.ts';
import type { TextOptions } from './text-options.ts';

const weight = { typos: 0, exact: false, mustBeAlone: false };

export class PhraseFinder {
  private readonly steps = [new TermHits(), new TermHits()];

  /**
   * Returns an upper bound of a phrase's occurrences: those of its rarest word; 0 if one of its words does
   * not occur.
   */
  size(text: TextIndex, { words, prefix }: Reading): number {
    return Math.min(
      ...words.map((word, i) => total(postingsOf(text, word, prefix && i === words.length - 1))),
    );
  }

  /** Calls `visit` with every position in `candidates` where the phrase starts. */
  find(
    text: TextIndex,
    { words, prefix }: Reading,
    options: TextOptions,
    candidates: Bits,
    slots: number,
    visit: (slot: number, place: number) => void,
  ): void {
    let remainingCandidates = candidates;
    let previous = this.steps[0]!;
    let currentStep = this.steps[1]!;
    for (let i = 0; i < words.length; i++) {
      const isLast = i === words.length - 1;
      currentStep.reset(slots);
      for (const postings of postingsOf(text, words[i]!, prefix && isLast)) {
        if (i === 0) currentStep.add(postings, weight, options, remainingCandidates, true);
        else addFollowers(postings, previous, currentStep, options, remainingCandidates);
      }
      if (currentStep.count === 0) return;
      remainingCandidates = currentStep.bits(wordsFor(slots));
      [previous, currentStep] = [currentStep, previous];
    }
    // These are positions of the last word; the phrase starts as many words earlier.
    for (let i = 0; i < previous.count; i++) {
      const slot = previous.hitSlots[i]!;
      previous.eachPlace(slot, (place) => visit(slot, (place & ~512) - (words.length - 1)));
    }
  }
}

function addFollowers(
  postings: Postings,
  previous: TermHits,
  into: TermHits,
  options: TextOptions,
  candidates: Bits,
): void {
  const { slots, places, from, to } = postings;
  for (let i = from; i < to; i++) {
    const slot = slots[i]!;
    if (((candidates[slot >>> 5]! >>> (slot & 31)) & 1) === 0) continue;
    const place = places[i]! & ~512;
    const position = positionOf(place);
    if (position === 0 || position === lastPosition || attributeOf(place) !== attributeOf(place - 1))
      continue;
    if (previous.has(slot, place - 1)) into.addOne(slot, place, weight, options, true);
  }
}

function postingsOf(text: TextIndex, word: string, prefix: boolean): Postings[] {
  return prefix ? text.matches(word, true, 0).map((match) => match.postings) : text.exactly(word);
}

function total(postings: readonly Postings[]): number {
  return postings.reduce((sum, { from, to }) => sum + to - from, 0);
}
