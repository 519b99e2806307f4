import { buildLocal } from './languages/build-local.ts';
import type { LocalLexicon } from './languages/local-lexicon.ts';
import type { Meaning } from './meaning.ts';
import { listMeaning } from './meaning.ts';
import { keyOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';
import { FILLER_WORDS, LOW_KM, LOW_KM_WORDINGS, NICKNAMES, SORT_WORDINGS, WORDINGS } from './wordings.ts';

export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>;
  names: ReadonlyMap<string, Meaning>;
  makes: readonly LexiconMake[];
  makesOf: ReadonlyMap<string, readonly string[]>;
  postcodes: ReadonlyMap<string, string>;
  weekly: readonly string[];
  ranges: ReadonlySet<string>;
  longest: number;
  seats: ReadonlySet<string>;
  /** Phrases of the site's further languages. */
  local: LocalLexicon | null;
}

export interface LexiconMake {
  name: string;
  key: string;
  /** Includes the key of a model's last words: `Jolion` for Haval Jolion. */
  models: readonly { name: string; keys: readonly string[] }[];
  badges: readonly { name: string; key: string }[];
}

const LONGEST = 6;

export const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const cachedLexicons = new WeakMap<Vocabulary, Lexicon>();

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const lexicon = cachedLexicons.get(vocabulary) ?? build(vocabulary);
  cachedLexicons.set(vocabulary, lexicon);
  return lexicon;
}

function build(vocabulary: Vocabulary): Lexicon {
  const { values, places, ranges } = vocabulary;
  const phrases = new Map<string, Meaning>();
  // The first meaning of a phrase wins: names before types, types before places.
  const addPhrase = (words: string, meaning: Meaning) => {
    const key = keyOf(words);
    if (key !== '' && !phrases.has(key)) phrases.set(key, meaning);
  };
  addNames(vocabulary, addPhrase);
  for (const { facet, values: groups, says } of WORDINGS) {
    const presentGroups = groups.map((group) => group.filter((value) => values[facet]?.includes(value)));
    const group = presentGroups.find((candidates) => candidates.length > 0);
    if (group) for (const words of says) addPhrase(words, listMeaning(facet, group));
  }
  addSeats(values.seats ?? [], addPhrase);
  if (ranges.includes('km'))
    for (const words of LOW_KM_WORDINGS)
      addPhrase(words, { kind: 'range', key: 'km', ends: { min: null, max: LOW_KM } });
  for (const [sort, ...says] of SORT_WORDINGS)
    for (const words of says)
      addPhrase(words, sort === 'distance' ? { kind: 'near', place: null } : { kind: 'sort', sort });
  for (const facet of [
    'simple_body',
    'simple_fuel',
    'simple_transmission',
    'simple_drive',
    'colour',
    'filtered_features',
    'tag',
  ])
    for (const value of values[facet] ?? [])
      if (keyOf(value).length > 2) addPhrase(value, listMeaning(facet, [value]));
  for (const facet of ['city', 'location_name', 'dealership_name'])
    addPlaces(facet, values[facet] ?? [], addPhrase);

  return {
    phrases,
    names: new Map([...phrases].filter(([, meaning]) => isName(meaning))),
    makes: vocabulary.makes.map(lexiconMake),
    makesOf: makesOf(vocabulary),
    postcodes: new Map(places.map(({ name, postcode }) => [keyOf(name), postcode])),
    weekly: values.weekly_price_range ?? [],
    ranges: new Set(ranges),
    longest: LONGEST,
    seats: new Set(values.seats),
    local: buildLocal(vocabulary, phrases),
  };
}

export const isName = (meaning: Meaning): boolean =>
  meaning.kind === 'list' && Boolean(meaning.lists.make ?? meaning.lists.model);

function lexiconMake({ name, models, badges }: Vocabulary['makes'][number]): LexiconMake {
  return {
    name,
    key: keyOf(name),
    models: models.map((model) => {
      const words = model.name.split(/\s+/);
      return { name: model.name, keys: words.map((_, index) => keyOf(words.slice(index).join(''))) };
    }),
    badges: badges.flatMap((badge) => {
      const key = keyOf(badge);
      return key.length > 1 && !/^\d+$/.test(key) && !FILLER_WORDS.has(key) ? [{ name: badge, key }] : [];
    }),
  };
}

function makesOf({ makes }: Vocabulary): Map<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const { name: make, models } of makes)
    for (const { name } of models) owners.set(name, [...(owners.get(name) ?? []), make]);
  return owners;
}

type AddPhrase = (words: string, meaning: Meaning) => void;

/** Adds `Mazda` and `CX-5`. Models such as `3` or `86` need their make, because they are also numbers. */
function addNames({ makes, values }: Vocabulary, addPhrase: AddPhrase): void {
  const hasModels = values.model !== undefined;
  const models = new Map<string, Meaning>();
  const all = makes.flatMap(({ name: make, models: names }) => names.map(({ name }) => ({ make, name })));
  for (const { name } of makes) addPhrase(name, listMeaning('make', [name]));
  if (hasModels) {
    for (const { make, name } of all) {
      const meaning = listMeaning('model', [name]);
      models.set(keyOf(name), meaning);
      if (isTelling(name)) addPhrase(name, meaning);
      else addPhrase(`${make}${name}`, { kind: 'list', lists: { make: [make], model: [name] } });
    }
    // `Jolion` for Haval Jolion, if it is unambiguous.
    for (const { name } of all) {
      const last = name.split(' ').at(-1) ?? '';
      const others = all.filter((other) => other.name !== name && keyOf(other.name).includes(keyOf(last)));
      if (last !== name && /^\p{L}{5,}$/u.test(last) && others.length === 0)
        addPhrase(last, listMeaning('model', [name]));
    }
  }
  for (const [name, ...says] of NICKNAMES) {
    const make = makes.find((entry) => keyOf(entry.name) === keyOf(name));
    const meaning = make ? listMeaning('make', [make.name]) : models.get(keyOf(name));
    if (meaning) for (const words of says) addPhrase(words, meaning);
  }
}

const isTelling = (model: string): boolean => {
  const key = keyOf(model);
  return /^\d+$/.test(key) ? false : key.length > 2 || /\d/.test(key);
};

function addSeats(seats: readonly string[], addPhrase: AddPhrase): void {
  for (const value of seats)
    for (const count of [value, NUMBER_WORDS[Number(value)] ?? value])
      for (const word of ['seater', 'seaters', 'seats', 'seat'])
        addPhrase(`${count}${word}`, listMeaning('seats', [value]));
}

/** Adds places with their distinctive words: `Southport` for `Harbour Southport` among other Harbours. */
function addPlaces(facet: string, names: readonly string[], addPhrase: AddPhrase): void {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(name.split(/\s+/))) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const name of names) addPhrase(name, listMeaning(facet, [name]));
  if (names.length < 2) return;
  for (const name of names) {
    const own = name.split(/\s+/).filter((word) => (counts.get(word) ?? 0) <= names.length / 2);
    if (keyOf(own.join('')).length > 3) addPhrase(own.join(' '), listMeaning(facet, [name]));
  }
}
