import {
  type Bits,
  intersect,
  newBits,
  subtract,
  unite,
  uniteInverse,
  withBit,
  wordsFor,
} from '../columns/bits.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Clause, Literal } from './clause.ts';

/** Returns the searchable slots that satisfy every clause, as a new set that the caller may modify. */
export function evaluate(index: SearchIndex, clauses: readonly Clause[]): Bits {
  const words = wordsFor(index.slots);
  const result = newBits(index.slots);
  result.set(index.visibleBits.subarray(0, words));
  for (const clause of clauses) {
    if (clause.length === 1) {
      const literal = clause[0]!;
      const bits = slotsOfLiteral(index, literal);
      if (literal.negated) subtract(result, bits, words);
      else intersect(result, bits, words);
    } else {
      const union = new Uint32Array(words);
      for (const literal of clause) {
        const bits = slotsOfLiteral(index, literal);
        if (literal.negated) uniteInverse(union, bits, words);
        else unite(union, bits, words);
      }
      intersect(result, union, words);
    }
  }
  return result;
}

const none: Bits = new Uint32Array(0);

/** Returns the slots that satisfy a condition, ignoring its negation. The set is shared; do not modify it. */
export function slotsOfLiteral(index: SearchIndex, literal: Literal): Bits {
  if (literal.kind === 'number') {
    const column = index.numbers.get(literal.attribute);
    if (column === undefined) return none;
    return index.ranges.slotsWithin(column, literal.attribute, literal.low, literal.high, index.slots);
  }
  if (literal.attribute === 'objectID') {
    const slot = index.ids.shownSlot(literal.value);
    return slot < 0 ? none : withBit(newBits(index.slots), slot);
  }
  const facet = index.facets.get(literal.attribute);
  if (facet !== undefined) {
    // Filters ignore case: 'make:toyota' matches Toyota and TOYOTA.
    const values = facet.values.findIgnoringCase(literal.value).filter((value) => value > 0);
    if (values.length === 1) return facet.slotsWith(values[0]!, index.slots);
    const union = newBits(index.slots);
    for (const value of values) unite(union, facet.slotsWith(value, index.slots), union.length);
    return union;
  }
  const number = Number(literal.value);
  const column = index.numbers.get(literal.attribute);
  if (column === undefined || literal.value.trim() === '' || Number.isNaN(number)) return none;
  return index.ranges.slotsWithin(column, literal.attribute, number, number, index.slots);
}
