import { readAmount } from './amounts.ts';
import { localWordsOf } from './languages/local-words.ts';
import { localFillerLength, readLocal } from './languages/read-local.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { listMeaning, type Meaning, type Part, type Reading } from './meaning.ts';
import { readMeasure } from './measures.ts';
import { readGuess } from './read-guess.ts';
import { readPlace } from './read-place.ts';
import { eitherName, RequestBuilder, type SentenceState } from './request-builder.ts';
import { isSpoken, type Word, wordsOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ALL_BUT, FILLER_WORDS, NEGATIONS } from './wordings.ts';

export interface ParsedSentence {
  state: SentenceState;
  rest: string;
  /** The understood phrases, in order and without overlap. */
  parts: Part[];
}

/** Longer text is likely pasted by accident. */
const MAX_LENGTH = 400;

/**
 * Parses a plain sentence such as `white automatic ute under 40k with towbar near Caboolture` with rules and
 * the site's vocabulary, without network requests. Guarantees: it never throws; every word is in exactly one
 * part or in the rest; parsing the rest again finds nothing more; unknown words stay in the rest, and so does
 * a negation of something that is not a filter.
 */
export function understand(text: string, vocabulary: Vocabulary): ParsedSentence {
  const lexicon = lexiconOf(vocabulary);
  const sentence = text.slice(0, MAX_LENGTH);
  const words = splitWords(sentence, lexicon);
  const reading = readWords(words, lexicon);
  // Words that were apart must not form a phrase once the words between them are removed.
  const leftoverTexts = reading.leftover.map(textOf);
  const together = leftoverTexts.join(' ');
  const more =
    leftoverTexts.length > 1 && readWords(splitWords(together, lexicon), lexicon).understood.length > 0;
  return {
    state: words.some((_, at) => isEither(words, at, lexicon))
      ? { ...reading.state, lists: eitherName(reading.state.lists, lexicon.makesOf) }
      : reading.state,
    rest: more ? leftoverTexts.join(', ') : together,
    parts: reading.understood.map(({ start, end, meaning }) => {
      const span = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0] as const;
      return { text: sentence.slice(...span), span, meaning };
    }),
  };
}

/** Splits a sentence into words, in the languages of the site too. */
export const sentenceWords = (sentence: string, vocabulary: Vocabulary): Word[] =>
  splitWords(sentence, lexiconOf(vocabulary));

/** Returns whether a sentence is, in part, in one of the site's further languages. */
export const isInFurtherLanguage = (sentence: string, vocabulary: Vocabulary): boolean =>
  sentenceWords(sentence, vocabulary).some(
    ({ local }) => local && (local.script !== 'latin' || local.isVietnamese),
  );

/** Returns the spellings of a make or model in the site's further languages, as keys of words. */
export const furtherSpellings = (name: string, vocabulary: Vocabulary): readonly string[] =>
  lexiconOf(vocabulary).local?.spellings.get(name) ?? [];

const splitWords = (sentence: string, lexicon: Lexicon): Word[] =>
  lexicon.local
    ? localWordsOf(sentence, lexicon.local, (key) => isEnglishName(key, lexicon))
    : wordsOf(sentence);

/** Includes names that count only with their make, such as the model XE. */
const isEnglishName = (key: string, { phrases, makes }: Lexicon): boolean =>
  phrases.has(key) ||
  makes.some(
    ({ badges, models }) =>
      badges.some((badge) => badge.key === key) || models.some(({ keys }) => keys.includes(key)),
  );

/** Returns the text of words that follow each other; Chinese ones have no spaces between them. */
const textOf = (run: readonly Word[]): string =>
  run.reduce(
    (text, word, index) =>
      `${text}${index === 0 || run[index - 1]?.end === word.start ? '' : ' '}${word.text}`,
    '',
  );

const isEither = (words: readonly Word[], at: number, { local }: Lexicon): boolean =>
  words[at]?.key === 'or' || (local?.lengthOf(words, at, 'or') ?? 0) > 0;

/** Returns how many words from one on say nothing, in English or another language of the site. */
const fillerLength = (words: readonly Word[], at: number, { local }: Lexicon): number =>
  Math.max(FILLER_WORDS.has(words[at]?.key ?? '') ? 1 : 0, local ? localFillerLength(words, at, local) : 0);

interface UnderstoodSpan {
  start: number;
  end: number;
  meaning: Meaning;
}

interface SentenceReading {
  state: ParsedSentence['state'];
  understood: UnderstoodSpan[];
  leftover: Word[][];
}

/** The makes in a sentence; empty in the first of two passes. */
type Makes = ReadonlySet<string>;

function readWords(words: readonly Word[], lexicon: Lexicon): SentenceReading {
  const first = take(words, lexicon, new Set());
  // A badge, or the start of a model name, counts only with its make.
  const makes = new Set(first.understood.flatMap(({ meaning }) => makesOf(meaning, lexicon)));
  return makes.size > 0 ? take(words, lexicon, makes) : first;
}

const makesOf = (meaning: Meaning, lexicon: Lexicon): readonly string[] =>
  meaning.kind === 'list'
    ? (meaning.lists.make ?? meaning.lists.model?.flatMap((model) => lexicon.makesOf.get(model) ?? []) ?? [])
    : [];

function take(words: readonly Word[], lexicon: Lexicon, makes: Makes): SentenceReading {
  const request = new RequestBuilder();
  const spans: UnderstoodSpan[] = [];
  // Keep negated text unchanged: `1990 - 2k` without its dash would be a year and a price.
  const keptWords = new Set<number>();
  // Keep amounts that the site does not show, including filler words: `1990 a week`.
  const wholeWords = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const step = readNegation(words, at, lexicon, makes) ??
      readAt(words, at, lexicon, makes) ?? { length: 1, meaning: null };
    const { length, meaning } = step;
    if (meaning) {
      request.add(meaning);
      spans.push({ start: at, end: at + length, meaning });
    } else
      for (let next = at + 1; next < at + length; next += 1) {
        keptWords.add(next);
        if (step.isWhole) wholeWords.add(next);
      }
    at += length;
  }
  const all = spans.length > 0 ? withJoints(words, spans, wholeWords, lexicon) : spans;
  const inside = new Set(
    all.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  const leftover: Word[][] = [];
  const isKept = (word: Word, at: number) => isSpoken(word) || keptWords.has(at);
  words.forEach((word, at) => {
    if (inside.has(at) || !isKept(word, at)) return;
    const run = leftover.at(-1);
    const last = words[at - 1];
    const before = inside.has(at - 1) || !last || last.stop || !isKept(last, at - 1);
    if (run && !before) run.push(word);
    else leftover.push([word]);
  });
  return { state: request.state(), understood: all, leftover };
}

/** The result, or how many words to skip; `isWhole` if none of these may be dropped as filler. */
type Step = Reading | { length: number; meaning: null; isWhole?: boolean };

/** Reads `not white`, `without a towbar`, `no diesel or hybrid`; anything else stays text. */
function readNegation(words: readonly Word[], at: number, lexicon: Lexicon, makes: Makes): Step | null {
  const negation = negationLength(words, at, lexicon);
  if (negation === 0 || readAt(words, at, lexicon, makes)?.meaning) return null;
  let next = at + negation;
  let filler = fillerLength(words, next, lexicon);
  while (filler > 0 && !words.slice(next, next + filler).some(({ stop }) => stop)) {
    next += filler;
    filler = fillerLength(words, next, lexicon);
  }
  if (next >= words.length) return { length: 1, meaning: null };
  const first = readAt(words, next, lexicon, makes);
  const end = next + (first?.length ?? 1);
  if (first?.meaning?.kind !== 'list') return { length: end - at, meaning: null };
  const [key] = Object.keys(first.meaning.lists);
  if (key === undefined || Object.keys(first.meaning.lists).length > 1)
    return { length: end - at, meaning: null };
  let values = first.meaning.lists[key] ?? [];
  let last = end;
  // `not white or black` excludes both, `not white and automatic` only the first.
  let joint = conjunctionLength(words, last, lexicon);
  while (joint > 0) {
    const more = readAt(words, last + joint, lexicon, makes);
    const also = more?.meaning?.kind === 'list' ? more.meaning.lists[key] : undefined;
    if (!more || !also) break;
    values = [...values, ...also];
    last += joint + more.length;
    joint = conjunctionLength(words, last, lexicon);
  }
  return { length: last - at, meaning: { kind: 'without', lists: { [key]: [...new Set(values)] } } };
}

/** Returns how many words from one on exclude what follows, or 0. */
function negationLength(words: readonly Word[], at: number, { local }: Lexicon): number {
  const key = words[at]?.key ?? '';
  if (NEGATIONS.has(key) || (key === 'but' && ALL_BUT.has(words[at - 1]?.key ?? ''))) return 1;
  return local?.lengthOf(words, at, 'not') ?? 0;
}

function conjunctionLength(words: readonly Word[], at: number, { local }: Lexicon): number {
  if (words[at - 1]?.stop || words[at]?.stop) return 0;
  if (/^(?:or|nor|and)$/.test(words[at]?.key ?? '')) return 1;
  return local?.lengthOf(words, at, 'or') || local?.lengthOf(words, at, 'and') || 0;
}

/** Returns the longest reading at a word. Of equal lengths, names come before numbers; guesses come last. */
function readAt(words: readonly Word[], at: number, lexicon: Lexicon, makes: Makes): Step | null {
  const english = readEnglish(words, at, lexicon, makes);
  const local = readLocal(words, at, lexicon);
  const isLocal =
    local && (local.length > (english?.length ?? 0) || (local.length === english?.length && local.isExact));
  return (isLocal ? local : english) ?? readGuess(words, at, lexicon, makes);
}

function readEnglish(words: readonly Word[], at: number, lexicon: Lexicon, makes: Makes): Step | null {
  const phrase = readPhrase(words, at, lexicon, makes);
  const measure = readMeasure(words, at, lexicon.ranges);
  // `under 2000 kg` is not a year, even if the site does not show masses.
  if (measure && measure.length > (phrase?.length ?? 0)) return measure;
  const readings = [phrase, readAmount(words, at, lexicon), readPlace(words, at, lexicon)];
  return readings.reduce<Step | null>(
    (best, next) => (next && next.length > (best?.length ?? 0) ? next : best),
    null,
  );
}

function readPhrase(words: readonly Word[], at: number, lexicon: Lexicon, makes: Makes): Reading | null {
  let key = '';
  let best: Reading | null = null;
  for (let length = 1; length <= lexicon.longest; length++) {
    const word = words[at + length - 1];
    if (!word) break;
    key += word.key;
    const meaning = lexicon.phrases.get(key) ?? badgeOf(key, lexicon, makes);
    if (meaning && isSpoken(word)) best = { length, meaning };
    if (word.stop) break;
  }
  return best;
}

function badgeOf(key: string, lexicon: Lexicon, makes: Makes): Meaning | undefined {
  if (makes.size === 0) return undefined;
  const badges = lexicon.makes
    .filter(({ name }) => makes.has(name))
    .flatMap((make) => make.badges.filter((badge) => badge.key === key).map(({ name }) => name));
  return badges.length > 0 ? listMeaning('badge', [...new Set(badges)]) : undefined;
}

/** Adds filler words as understood, unless they are inside text that is kept whole. */
function withJoints(
  words: readonly Word[],
  spans: readonly UnderstoodSpan[],
  wholeWords: ReadonlySet<number>,
  lexicon: Lexicon,
): UnderstoodSpan[] {
  const inside = new Set(
    spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  // A negation that excluded nothing stays text, with the rest of its phrase ('anything but') and all that
  // follows.
  const negation = words.findIndex((_, at) => !inside.has(at) && negationLength(words, at, lexicon) > 0);
  const lastJoint = negation < 0 ? words.length : words[negation]?.key === 'but' ? negation - 1 : negation;
  const isFree = (_: Word, at: number) => !inside.has(at) && !wholeWords.has(at) && at < lastJoint;
  const joints: UnderstoodSpan[] = [];
  for (let at = 0; at < lastJoint; at += 1) {
    const taken = words.findIndex((word, next) => next >= at && !isFree(word, next));
    const length = fillerLength(words.slice(at, taken < 0 ? words.length : taken), 0, lexicon);
    if (length === 0) continue;
    joints.push({ start: at, end: at + length, meaning: { kind: 'joint' } });
    at += length - 1;
  }
  return [...spans, ...joints].toSorted((a, b) => a.start - b.start);
}
