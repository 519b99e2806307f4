/** Sentences longer than this are hard to read on a phone. */
const LONGEST_SENTENCE = 25;
/** Below this Flesch reading ease, a text needs a university degree; 60 to 70 is plain English. */
export const LOWEST_EASE = 50;
/** Fewer words say nothing about how hard a text is to read. */
const FEWEST_WORDS = 20;

const VOWEL_GROUP = /[aeiouy]+/g;

/** Estimates the syllables of an English word: groups of vowels, without a silent final e. */
export function syllablesOf(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = plain.replace(/(?<=[a-z]{2})e$/, '').match(VOWEL_GROUP)?.length ?? 0;
  const endsInLe = /[^aeiouy]le$/.test(plain) ? 1 : 0;
  return Math.max(1, groups + endsInLe);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);

export interface Reading {
  words: number;
  /** Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word, 0 to 100. */
  ease: number;
  longSentences: string[];
}

/** Measures how easy a text is to read; null for a text too short to measure. */
export function readingOf(text: string): Reading | null {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length < FEWEST_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
  return {
    words: words.length,
    ease: Math.round(Math.min(100, Math.max(0, ease))),
    longSentences: sentences.filter((sentence) => wordsOf(sentence).length > LONGEST_SENTENCE),
  };
}
