import { EDGES, keyOf, plainOf, type Word, wordsOf } from '../tokens.ts';
import {
  arabicLetters,
  bareOf,
  hasVietnameseMark,
  scriptOf,
  scriptRuns,
  simplified,
  tonedOf,
  withoutArticle,
  withPlainSigns,
} from './forms.ts';
import type { LocalEntry, LocalLexicon } from './local-lexicon.ts';

/** A piece of a sentence that becomes a word. */
interface Piece {
  start: number;
  end: number;
  bare: string;
}

/**
 * Splits a sentence into words with the lexicon: Chinese by its words, Arabic prefixes such as `و`, and numbers
 * from their units. English words are those of `wordsOf`.
 * @param isEnglish whether a word without marks is one of the site's names, such as the model XE
 */
export function localWordsOf(
  sentence: string,
  lexicon: LocalLexicon,
  isEnglish: (key: string) => boolean,
): Word[] {
  const plain = withPlainSigns(sentence);
  const words = wordsOf(plain).flatMap((word) => scriptPieces(word, plain, sentence, lexicon));
  if (isVietnamese(words, lexicon, isEnglish)) return words.flatMap((word) => unitPieces(word, lexicon));
  // Without signs of Vietnamese, words without marks are English.
  return words.map((word) => (word.local?.script === 'latin' ? { ...word, local: latinOnly(word) } : word));
}

/** In sentences of other languages, Latin words match phrases such as `C级`, but no Vietnamese ones. */
const latinOnly = (word: Word): Word['local'] => word.local && { ...word.local, isVietnamese: false };

function scriptPieces(word: Word, plain: string, sentence: string, lexicon: LocalLexicon): Word[] {
  const text = plain.slice(word.start, word.end);
  const runs = scriptRuns(text);
  if (runs.length < 2 && scriptOf(text) === 'latin') return [latinWord(word, sentence, lexicon)];
  const pieces = runs.flatMap((run) => {
    const start = word.start + run.index;
    const script = scriptOf(run[0]);
    if (script === 'han')
      return hanPieces(run[0], start, lexicon).map((piece) => localWord(piece, script, sentence));
    if (script === 'arabic')
      return arabicPieces(run[0], start, lexicon).map((piece) => localWord(piece, script, sentence));
    return betweenPieces(run[0], start).map((piece) =>
      piece.isTenThousand
        ? localWord({ ...piece, bare: '万' }, 'han', sentence)
        : latinWord(piece, sentence, lexicon),
    );
  });
  return pieces.map((piece, index) => ({ ...piece, stop: word.stop && index === pieces.length - 1 }));
}

const localWord = ({ start, end, bare }: Piece, script: 'han' | 'arabic', sentence: string): Word => ({
  text: sentence.slice(start, end),
  plain: bare,
  key: bare,
  start,
  end,
  stop: false,
  local: { bare, exact: bare, script, isVietnamese: false },
});

/** @param word its positions, and its other facts if it is a whole English word */
function latinWord(
  word: { start: number; end: number; stop?: boolean },
  sentence: string,
  { languages }: LocalLexicon,
): Word {
  const text = sentence.slice(word.start, word.end);
  const plainText = withPlainSigns(text);
  const exact = tonedOf(plainText);
  const isMarked = languages.has('vi') && hasVietnameseMark(plainText);
  return {
    text,
    // `văn` is not `van`.
    plain: isMarked ? exact : plainOf(plainText),
    key: isMarked ? exact : keyOf(plainText),
    start: word.start,
    end: word.end,
    stop: word.stop ?? false,
    local: { bare: bareOf(plainText), exact, script: 'latin', isVietnamese: true },
  };
}

/** Splits Latin text next to other scripts at its dashes and its `w` for 10,000: `-3` of `2万-3万`, `3w以下`. */
function betweenPieces(text: string, at: number): { start: number; end: number; isTenThousand: boolean }[] {
  const trimmed = text.replaceAll(EDGES, '');
  const offset = at + text.indexOf(trimmed);
  const pieces = trimmed.matchAll(/^[-–—~]+|[-–—~]+$|(?<=\d)w$|(?:(?![-–—~]+$|(?<=\d)w$).)+/gisu);
  return [...pieces].flatMap((match) => {
    const own = match[0].replaceAll(EDGES, '');
    if (own === '') return [];
    const start = offset + match.index + match[0].indexOf(own);
    return [{ start, end: start + own.length, isTenThousand: /^w$/i.test(own) && match.index > 0 }];
  });
}

/** Splits Chinese into as few words of the lexicon as possible; other characters stay together. */
function hanPieces(run: string, at: number, lexicon: LocalLexicon): Piece[] {
  const text = simplified(run);
  const UNKNOWN = 100;
  // Lowest cost of the text from each position on, and the length of its first word.
  const costs = [0];
  const lengths: number[] = [];
  for (let from = text.length - 1; from >= 0; from -= 1) {
    let [cost, length] = [UNKNOWN + (costs[0] ?? 0), 1];
    for (let size = 1; size <= Math.min(lexicon.longestHan, text.length - from); size += 1) {
      const next = 1 + (costs[size - 1] ?? 0);
      // Of equally good splits, the one whose first word is longer.
      if (next <= cost && lexicon.han.has(text.slice(from, from + size))) [cost, length] = [next, size];
    }
    costs.unshift(cost);
    lengths.unshift(length);
  }
  const pieces: (Piece & { isKnown: boolean; isFragile: boolean })[] = [];
  for (let from = 0; from < text.length; ) {
    const size = lengths[from] ?? 1;
    const bare = text.slice(from, from + size);
    const isKnown = lexicon.han.has(bare);
    const isFragile = !isKnown || (size === 1 && lexicon.isFragile(bare));
    pieces.push({ start: at + from, end: at + from + size, bare, isKnown, isFragile });
    from += size;
  }
  return joinUnknown(
    pieces.map((piece, index) => {
      const next = pieces[index + 1];
      // `两` is a number in `两万` whatever stands before it.
      const isNumber = next?.isFragile === false && lexicon.isNumber(piece.bare);
      return isNumber ? { ...piece, isFragile: false } : piece;
    }),
  );
}

/** Joins unknown characters, and single ones next to them, to one word. */
function joinUnknown(pieces: readonly (Piece & { isKnown: boolean; isFragile: boolean })[]): Piece[] {
  const joined: Piece[] = [];
  for (let from = 0; from < pieces.length; ) {
    let end = from;
    while (end < pieces.length && pieces[end]?.isFragile) end += 1;
    const run = pieces.slice(from, Math.max(end, from + 1));
    if (run.length > 1 && run.some(({ isKnown }) => !isKnown))
      joined.push({
        start: run[0]?.start ?? 0,
        end: run.at(-1)?.end ?? 0,
        bare: run.map(({ bare }) => bare).join(''),
      });
    else joined.push(...run);
    from += run.length;
  }
  return joined;
}

/** Splits `و` and `ف` off a word, and drops the prepositions and the article of its dictionary form. */
function arabicPieces(run: string, at: number, lexicon: LocalLexicon): Piece[] {
  const letters = arabicLetters(run);
  const whole = { start: at, end: at + run.length };
  if (letters === '') return [{ ...whole, bare: run }];
  const known = dictionaryForm(letters, lexicon);
  if (known !== null) return [{ ...whole, bare: known }];
  if (/^[وف]/.test(letters)) {
    const rest = dictionaryForm(letters.slice(1), lexicon);
    // A number may follow: `و30`.
    if (rest !== null) {
      const cut = at + run.search(/[وف]/) + 1;
      return [
        { start: at, end: cut, bare: 'و' },
        { start: cut, end: whole.end, bare: rest },
      ];
    }
  }
  return [{ ...whole, bare: withoutArticle(letters) }];
}

function dictionaryForm(letters: string, { arabic }: LocalLexicon): string | null {
  const stems = [letters, ...(/^[بلك]/.test(letters) ? [letters.slice(1)] : [])];
  if (letters.startsWith('لل')) stems.push(letters.slice(2));
  const forms = stems.flatMap((stem) => [withoutArticle(stem), withoutArticle(withoutArticle(stem)), stem]);
  return forms.find((form) => form !== '' && arabic.has(form)) ?? null;
}

const NUMBER_AND_UNIT = /^(\$?\d[\d.,]*(?:[-–—]\d[\d.,]*)?|\p{L}+(?=\/))\/?(\p{L}\p{L}+)$/u;

/** Splits a unit off a number or another unit in Vietnamese: `7chỗ`, `150/tuần`, `đô/tuần`. */
function unitPieces(word: Word, lexicon: LocalLexicon): Word[] {
  const [, amount = '', unit = ''] = NUMBER_AND_UNIT.exec(word.text) ?? [];
  if (unit === '') return [word];
  const first = latinPiece(word, lexicon, word.start, word.start + amount.length, false);
  const second = latinPiece(word, lexicon, word.end - unit.length, word.end, word.stop);
  const isAmount = /^\$?\d/.test(amount) || lexicon.find([first], 0, isAfterNumber) !== null;
  return isAmount && lexicon.find([second], 0, isAfterNumber) ? [first, second] : [word];
}

const latinPiece = (word: Word, lexicon: LocalLexicon, start: number, end: number, stop: boolean): Word => {
  const text = word.text.slice(start - word.start, end - word.start);
  return { ...latinWord({ start: 0, end: text.length }, text, lexicon), start, end, stop };
};

const isAfterNumber = ({ role }: LocalEntry): boolean =>
  role?.is === 'factor' || role?.is === 'unitAfter' || role?.is === 'seats';

/** Letters that a phrase without marks needs to show the language. */
const LEAST_LETTERS = 6;

/** Returns whether words are Vietnamese, by letters or words with its marks, or by a phrase that only it has. */
function isVietnamese(
  words: readonly Word[],
  lexicon: LocalLexicon,
  isEnglish: (key: string) => boolean,
): boolean {
  if (!lexicon.languages.has('vi')) return false;
  return words.some((word, at) => {
    if (word.local?.script !== 'latin') return false;
    if (hasVietnameseMark(word.text)) return true;
    const match = lexicon.find(words, at, ({ language }) => language === 'vi');
    if (!match) return false;
    const phrase = words.slice(at, at + match.length);
    const isMarked = phrase.some(({ local }) => local && local.exact !== local.bare);
    if (isMarked && match.isExact) return true;
    if (lexicon.signs.has(word.key) && !isEnglish(word.key)) return true;
    const key = phrase.map((each) => each.key).join('');
    const isName = isEnglish(key) || phrase.some((each) => isEnglish(each.key));
    return match.length > 1 && key.length >= LEAST_LETTERS && !isName;
  });
}
