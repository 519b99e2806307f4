import { lexiconOf } from './lexicon.ts';
import { nearest } from './nearest.ts';
import { understand } from './understand.ts';
import type { Vocabulary } from './vocabulary.ts';
import { JOINTS, NEGATIONS, WORDINGS } from './wordings.ts';
import { keyOf, wordsOf } from './words.ts';

/** Shorter words are too near to one another to guess. */
const LEAST_LETTERS = 4;

/**
 * The sentence with its unknown words put right, as far as the vocabulary has something like them: the search
 * service forgives one or two typos, this offers what is farther off and what is joined with another word.
 * @returns null when no word could be put right
 */
export function corrected(text: string, vocabulary: Vocabulary): string | null {
  const { parts } = understand(text, vocabulary);
  const spellingsByKey = spellings(vocabulary);
  let isChanged = false;
  const words = wordsOf(text).map((word) => {
    const isUnderstood = parts.some(({ span }) => word.start >= span[0] && word.end <= span[1]);
    const isSkipped =
      word.key.length < LEAST_LETTERS ||
      /\d{3}/.test(word.key) ||
      JOINTS.has(word.key) ||
      NEGATIONS.has(word.key);
    if (isUnderstood || isSkipped || spellingsByKey.has(word.key)) return word.text;
    const better = splitInTwo(word.key, spellingsByKey) ?? nearestOf(word.key, spellingsByKey);
    isChanged ||= better !== null;
    return better ?? word.text;
  });
  return isChanged ? words.join(' ') : null;
}

const cachedSpellings = new WeakMap<Vocabulary, Map<string, string>>();

/** The spelling of every word and name of a vocabulary, by its letters and digits. */
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

/** `hiluxdiesel` as two words that are both known. */
function splitInTwo(key: string, spellingsByKey: ReadonlyMap<string, string>): string | null {
  for (let at = LEAST_LETTERS; at <= key.length - LEAST_LETTERS + 1; at++) {
    const [first, second] = [spellingsByKey.get(key.slice(0, at)), spellingsByKey.get(key.slice(at))];
    if (first && second) return `${first} ${second}`;
  }
  return null;
}

/** The nearest spelling; a longer word may differ by more letters. */
function nearestOf(key: string, spellingsByKey: ReadonlyMap<string, string>): string | null {
  const name = nearest(key, spellingsByKey.keys(), key.length < 6 ? 1 : key.length < 9 ? 2 : 3);
  return name === null ? null : (spellingsByKey.get(name) ?? null);
}
