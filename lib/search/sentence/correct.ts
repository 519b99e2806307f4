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
  const known = spellings(vocabulary);
  let changed = false;
  const words = wordsOf(text).map((word) => {
    const understood = parts.some(({ span }) => word.start >= span[0] && word.end <= span[1]);
    const skipped =
      word.key.length < LEAST_LETTERS ||
      /\d{3}/.test(word.key) ||
      JOINTS.has(word.key) ||
      NEGATIONS.has(word.key);
    if (understood || skipped || known.has(word.key)) return word.text;
    const better = split(word.key, known) ?? nearestOf(word.key, known);
    changed ||= better !== null;
    return better ?? word.text;
  });
  return changed ? words.join(' ') : null;
}

const made = new WeakMap<Vocabulary, Map<string, string>>();

/** Every word or name there is, by its letters: what it is and how it is written. */
function spellings(vocabulary: Vocabulary): Map<string, string> {
  const ready = made.get(vocabulary);
  if (ready) return ready;
  const { makes, values } = vocabulary;
  const { phrases } = lexiconOf(vocabulary);
  const all = new Map<string, string>();
  const put = (name: string) => {
    const key = keyOf(name);
    if (key.length >= LEAST_LETTERS && !all.has(key)) all.set(key, name);
  };
  for (const make of makes) {
    put(make.name);
    for (const badge of make.badges) for (const word of badge.split(' ')) put(word);
    for (const model of make.models) {
      put(model.name);
      for (const word of model.name.split(' ')) put(word);
    }
  }
  for (const { says } of WORDINGS)
    for (const name of says)
      if (phrases.has(keyOf(name))) for (const word of [name, ...name.split(' ')]) put(word);
  for (const facet of ['colour', 'filtered_features', 'city'])
    for (const value of values[facet] ?? []) for (const word of value.split(' ')) put(word);
  made.set(vocabulary, all);
  return all;
}

/** `hiluxdiesel` as two words that are both known. */
function split(key: string, known: ReadonlyMap<string, string>): string | null {
  for (let at = LEAST_LETTERS; at <= key.length - LEAST_LETTERS + 1; at++) {
    const [first, second] = [known.get(key.slice(0, at)), known.get(key.slice(at))];
    if (first && second) return `${first} ${second}`;
  }
  return null;
}

/** Farther off the longer the word is. */
function nearestOf(key: string, known: ReadonlyMap<string, string>): string | null {
  const name = nearest(key, known.keys(), key.length < 6 ? 1 : key.length < 9 ? 2 : 3);
  return name === null ? null : (known.get(name) ?? null);
}
