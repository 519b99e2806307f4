import type { Lexicon, LexiconMake } from './lexicon.ts';
import { listMeaning, type Reading } from './meaning.ts';
import { nearest } from './nearest.ts';
import { isSpoken, type Word } from './tokens.ts';
import { FILLER_WORDS, NEGATIONS } from './wordings.ts';

/** Maximum words of an incomplete name: `toyota land cr`. */
const MOST_WORDS = 3;
const LEAST_BEGUN = 2;
const LEAST_MAKE = 3;
/** Shorter words have too many similar ones. */
const LEAST_MISSPELT = 5;

/**
 * Reads a word that is the start of a name or similar to one: `kia sp` and `toy hil` while typing, `sportge`
 * and `landcrusier` as typos. Only called for words without another meaning.
 *
 * @param makes makes in the sentence; the start of a model name counts only with its make
 */
export function readGuess(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  makes: ReadonlySet<string>,
): Reading | null {
  const word = words[at];
  // A word of another language is no typo of an English name.
  if (word?.local && word.local.script !== 'latin') return null;
  if (!word || !/\p{L}/u.test(word.key) || FILLER_WORDS.has(word.key) || NEGATIONS.has(word.key)) return null;
  return (
    readBegun(words, at, lexicon, makes) ??
    readMakeAndModel(words, at, lexicon) ??
    readMisspelt(word, lexicon)
  );
}

/** Reads the last words as the start of a model, else a badge, of the makes in the sentence. */
function readBegun(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  makes: ReadonlySet<string>,
): Reading | null {
  const lastWords = words.slice(at);
  if (makes.size === 0 || lastWords.length > MOST_WORDS) return null;
  if (lastWords.some((word, index) => !isSpoken(word) || (word.stop && index < lastWords.length - 1)))
    return null;
  const key = lastWords.map((word) => word.key).join('');
  if (key.length < LEAST_BEGUN) return null;
  const makesStated = lexicon.makes.filter(({ name }) => makes.has(name));
  const models = modelsBegunBy(makesStated, key);
  const { length } = lastWords;
  if (models.length > 0) return { length, meaning: listMeaning('model', models) };
  const badges = makesStated.flatMap((make) =>
    make.badges.filter((badge) => badge.key.startsWith(key)).map(({ name }) => name),
  );
  return badges.length > 0 ? { length, meaning: listMeaning('badge', [...new Set(badges)]) } : null;
}

/** Reads `toy hil`: the start of a make and of one of its models. */
function readMakeAndModel(words: readonly Word[], at: number, lexicon: Lexicon): Reading | null {
  const [first, ...more] = words.slice(at, at + MOST_WORDS);
  if (!first || first.stop || first.key.length < LEAST_MAKE) return null;
  const makes = lexicon.makes.filter((make) => make.key.startsWith(first.key));
  let best: Reading | null = null;
  let key = '';
  for (const [index, word] of more.entries()) {
    if (!isSpoken(word) || FILLER_WORDS.has(word.key)) break;
    key += word.key;
    const models = key.length < LEAST_BEGUN ? [] : modelsBegunBy(makes, key);
    const of = makes.filter((make) => modelsBegunBy([make], key).length > 0).map(({ name }) => name);
    if (models.length > 0)
      best = { length: index + 2, meaning: { kind: 'list', lists: { make: of, model: models } } };
    if (word.stop) break;
  }
  return best;
}

const modelsBegunBy = (makes: readonly LexiconMake[], key: string): string[] => [
  ...new Set(
    makes.flatMap(({ models }) =>
      models.filter(({ keys }) => keys.some((own) => own.startsWith(key))).map(({ name }) => name),
    ),
  ),
];

/** Reads a make or model with one or two typos. The start of a name is not a typo. */
function readMisspelt({ key }: Word, { names }: Lexicon): Reading | null {
  if (key.length < LEAST_MISSPELT || /\d/.test(key)) return null;
  const like = [...names.keys()].filter((name) => name.startsWith(key.slice(0, 1)) && !/\d/.test(name));
  if (like.some((name) => name.startsWith(key))) return null;
  const name = nearest(key, like, key.length < 8 ? 1 : 2);
  const meaning = name === null ? undefined : names.get(name);
  return meaning ? { length: 1, meaning } : null;
}
