export interface Word {
  text: string;
  /** Lower case, without accents. */
  plain: string;
  /** Only its letters and digits: `CX-5` is `cx5`. */
  key: string;
  start: number;
  end: number;
  /** True if followed by a comma or similar, which ends a phrase. */
  stop: boolean;
  /** Its forms in the languages of the site; absent without languages. */
  local?: LocalForm | undefined;
}

export interface LocalForm {
  /** Without marks, in simplified characters, as in the lexicon. */
  bare: string;
  /** With Vietnamese marks. */
  exact: string;
  script: 'han' | 'arabic' | 'latin';
  /** True if it may be Vietnamese. */
  isVietnamese: boolean;
}

// A comma between digits is part of a number; any other ends a phrase.
const WORD = /(?:[^\s,;!?()[\]{}"“”]|(?<=\d),(?=\d{3}(?!\d)))+/gu;
export const EDGES = /^[.'’:*/]+|[.'’:*/]+$/gu;
const STOP = /^[^\S\n]*[,;!?()[\]{}"“”\n]/u;

export const plainOf = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const keyOf = (text: string): string => plainOf(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Splits a sentence into words. A separate dash or other sign is a word with an empty key. */
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

/** Returns whether a word contains a letter or a digit. */
export const isSpoken = (word: Word): boolean => word.key !== '';
