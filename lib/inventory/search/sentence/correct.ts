import { lexiconOf } from './lexicon.ts';
import { nearest } from './nearest.ts';
import { keyOf, wordsOf } from './tokens.ts';
import { isInFurtherLanguage, understand } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';
import { FILLER_WORDS, NEGATIONS, WORDINGS } from './wordings.ts';

/** Shorter words have too many similar ones. */
const LEAST_LETTERS = 4;

/**
 * Corrects unknown words of a sentence with the vocabulary. The search service tolerates one or two typos;
 * this also covers more distant ones and joined words.
 *
 * @returns null if nothing could be corrected
 */
export function corrected(text: string, vocabulary: Vocabulary): string | null {
  // Words of another language are no misspelt English names.
  if (isInFurtherLanguage(text, vocabulary)) return null;
  const { parts } = understand(text, vocabulary);
  const spellingsByKey = spellings(vocabulary);
  let isChanged = false;
  const words = wordsOf(text).map((word) => {
    const isUnderstood = parts.some(({ span }) => word.start >= span[0] && word.end <= span[1]);
    const isSkipped =
      word.key.length < LEAST_LETTERS ||
      /\d{3}/.test(word.key) ||
      FILLER_WORDS.has(word.key) ||
      NEGATIONS.has(word.key);
    if (isUnderstood || isSkipped || spellingsByKey.has(word.key)) return word.text;
    const better = splitInTwo(word.key, spellingsByKey) ?? nearestOf(word.key, spellingsByKey);
    isChanged ||= better !== null;
    return better ?? word.text;
  });
  return isChanged ? words.join(' ') : null;
}

const cachedSpellings = new WeakMap<Vocabulary, Map<string, string>>();

function spellings(vocabulary: Vocabulary): Map<string, string> {
  const cachedMap = cachedSpellings.get(vocabulary);
  if (cachedMap) return cachedMap;
  const { makes, values } = vocabulary;
  const { phrases } = lexiconOf(vocabulary);
  const all = new Map<string, string>();
  const addName = (name: string) => {
    const key = keyOf(name);
    if (key.length >= LEAST_LETTERS && !all.has(key)) all.set(key, name);
  };
  for (const make of makes) {
    addName(make.name);
    for (const badge of make.badges) for (const word of badge.split(' ')) addName(word);
    for (const model of make.models) {
      addName(model.name);
      for (const word of model.name.split(' ')) addName(word);
    }
  }
  for (const { says } of WORDINGS)
    for (const name of says)
      if (phrases.has(keyOf(name))) for (const word of [name, ...name.split(' ')]) addName(word);
  for (const facet of ['colour', 'filtered_features', 'city'])
    for (const value of values[facet] ?? []) for (const word of value.split(' ')) addName(word);
  cachedSpellings.set(vocabulary, all);
  return all;
}

function splitInTwo(key: string, spellingsByKey: ReadonlyMap<string, string>): string | null {
  for (let at = LEAST_LETTERS; at <= key.length - LEAST_LETTERS + 1; at++) {
    const [first, second] = [spellingsByKey.get(key.slice(0, at)), spellingsByKey.get(key.slice(at))];
    if (first && second) return `${first} ${second}`;
  }
  return null;
}

/** Returns the nearest spelling; longer words may have more differences. */
function nearestOf(key: string, spellingsByKey: ReadonlyMap<string, string>): string | null {
  const name = nearest(key, spellingsByKey.keys(), key.length < 6 ? 1 : key.length < 9 ? 2 : 3);
  return name === null ? null : (spellingsByKey.get(name) ?? null);
}
