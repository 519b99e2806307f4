import { comparisonAt } from '@forecourt/lib/inventory/search/sentence/amounts';
import { wordsOf } from '@forecourt/lib/inventory/search/sentence/tokens';
import { isInFurtherLanguage, understand } from '@forecourt/lib/inventory/search/sentence/understand';
import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import { FILLER_WORDS, NEGATIONS } from '@forecourt/lib/inventory/search/sentence/wordings';

const TEXT_FACETS = new Set([
  'make',
  'model',
  'badge',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'simple_drive',
  'colour',
  'car_type',
]);

/** Words only of sentences; conjunctions and comparisons are handled elsewhere. */
const SENTENCE_WORDS = new Set([
  ...'near nearby close between around tow tows towing sleep sleeps sleeping berth tare atm'.split(' '),
  ...NEGATIONS,
]);

/**
 * Returns whether a text can be searched while typing.
 * No record contains `under`, `with` or `near`, so a sentence would have no results until it is complete.
 */
export function isPlainWords(text: string, vocabulary: Vocabulary): boolean {
  // Records are in English.
  if (isInFurtherLanguage(text, vocabulary)) return false;
  const words = wordsOf(text);
  if (
    words.some(
      (word, at) => FILLER_WORDS.has(word.key) || SENTENCE_WORDS.has(word.key) || comparisonAt(words, at),
    )
  )
    return false;
  return understand(text, vocabulary).parts.every(
    ({ meaning }) =>
      meaning.kind === 'list' && Object.keys(meaning.lists).every((key) => TEXT_FACETS.has(key)),
  );
}
