/** One word of a sentence, with its place in it. */
export interface Word {
  /** As typed, without the punctuation around it. */
  text: string;
  /** Lower case, without accents. */
  plain: string;
  /** Letters and digits of it only: `CX-5` is `cx5`. */
  key: string;
  start: number;
  end: number;
  /** A comma or the like follows: no phrase goes on beyond it. */
  stop: boolean;
}

// A comma between digits is part of a number, any other ends a phrase.
const WORD = /(?:[^\s,;!?()[\]{}"“”]|(?<=\d),(?=\d{3}(?!\d)))+/gu;
const EDGES = /^[.'’:*/]+|[.'’:*/]+$/gu;
const STOP = /^[^\S\n]*[,;!?()[\]{}"“”\n]/u;

const plainOf = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters and digits of a text, lower case: how names are compared, whatever is joined, split or hyphenated. */
export const keyOf = (text: string): string => plainOf(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a sentence in order. A dash or another sign that stands alone is one too, with an empty key. */
export function wordsOf(sentence: string): Word[] {
  return [...sentence.matchAll(WORD)].flatMap((match) => {
    const whole = match[0];
    const text = whole.replaceAll(EDGES, '');
    if (text === '') return [];
    const start = match.index + whole.indexOf(text);
    const end = start + text.length;
    const stop = STOP.test(sentence.slice(match.index + whole.length)) || /[:/]$/.test(whole);
    return [{ text, plain: plainOf(text), key: keyOf(text), start, end, stop }];
  });
}

/** Whether a word says anything: it has a letter or a digit. */
export const isSpoken = (word: Word): boolean => word.key !== '';
