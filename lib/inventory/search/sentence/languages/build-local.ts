import type { SortKey } from '../../sorts.ts';
import type { Comparison, Unit } from '../amounts.ts';
import { listMeaning, type Meaning } from '../meaning.ts';
import { keyOf } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { LOW_KM, WORDINGS } from '../wordings.ts';
import { LocalLexicon, type Role } from './local-lexicon.ts';
import type { LanguageTerms } from './terms.ts';

const PLACE_FACETS = ['city', 'location_name', 'dealership_name', 'state'];

/**
 * Returns the phrases of the site's languages, or null without languages.
 * @param english the phrases of English, which places share
 */
export function buildLocal(
  vocabulary: Vocabulary,
  english: ReadonlyMap<string, Meaning>,
): LocalLexicon | null {
  const { languages = [] } = vocabulary;
  if (languages.length === 0) return null;
  const lexicon = new LocalLexicon();
  for (const terms of languages) {
    lexicon.languages.add(terms.language);
    addMeanings(lexicon, terms, vocabulary, english);
    addRoles(lexicon, terms);
    for (const word of wordingsOf(terms.signs)) lexicon.signs.add(word);
  }
  return lexicon;
}

const wordingsOf = (wordings = ''): string[] => (wordings === '' ? [] : wordings.split('|'));

/** Entries of an object whose keys have a type. */
const entriesOf = <Key extends string>(object: Readonly<Partial<Record<Key, string>>>) =>
  Object.entries(object) as [Key, string][];

function addMeanings(
  lexicon: LocalLexicon,
  terms: LanguageTerms,
  { makes, values, ranges }: Vocabulary,
  english: ReadonlyMap<string, Meaning>,
): void {
  const add = (wordings: string | undefined, meaning: Meaning) => {
    for (const wording of wordingsOf(wordings)) lexicon.add(terms.language, wording, { meaning });
  };
  // A name may mean two makes: `双龙` is KGM and SsangYong.
  const named = { make: new Map<string, string[]>(), model: new Map<string, string[]>() };
  const addName = (key: 'make' | 'model', name: string, wordings: readonly string[]) => {
    for (const wording of wordings) named[key].set(wording, [...(named[key].get(wording) ?? []), name]);
  };
  for (const { name, models } of makes) {
    addName('make', name, ownWordings(terms.makes, name));
    if (values.model === undefined) continue;
    for (const model of models)
      addName('model', model.name, [
        ...ownWordings(terms.models, model.name),
        ...patternWordings(terms, model.name),
      ]);
  }
  for (const key of ['make', 'model'] as const)
    for (const [wording, names] of named[key]) add(wording, listMeaning(key, [...new Set(names)]));
  for (const [facet, byValue] of Object.entries(terms.lists))
    for (const [value, wordings] of Object.entries(byValue)) {
      const present = presentValues(facet, value, values[facet] ?? []);
      if (present.length > 0) add(wordings, listMeaning(facet, present));
    }
  for (const [sort, wordings] of entriesOf<SortKey>(terms.sorts))
    add(wordings, sort === 'distance' ? { kind: 'near', place: null } : { kind: 'sort', sort });
  if (ranges.includes('km')) add(terms.lowKm, { kind: 'range', key: 'km', ends: { min: null, max: LOW_KM } });
  for (const [name, wordings] of Object.entries(terms.places)) {
    const meaning = english.get(keyOf(name));
    const isPlace = meaning?.kind === 'list' && PLACE_FACETS.some((facet) => meaning.lists[facet]);
    if (isPlace) add(wordings, meaning);
    for (const wording of wordingsOf(wordings))
      lexicon.add(terms.language, wording, { role: { is: 'place', name } });
  }
}

/** Returns the site's values of a term, which English knows under several names: `wagon`, `stationWagon`. */
function presentValues(facet: string, value: string, present: readonly string[]): string[] {
  const groups = WORDINGS.find((wording) => wording.facet === facet && wording.values[0]?.[0] === value)
    ?.values ?? [[value]];
  const found = groups.map((group) => group.filter((each) => present.includes(each)));
  return found.find((group) => group.length > 0) ?? [];
}

const ownWordings = (words: Readonly<Record<string, string>>, name: string): string[] =>
  wordingsOf(Object.entries(words).find(([own]) => keyOf(own) === keyOf(name))?.[1]);

/** Returns the names of a model with a changing part: `C级` of `C-Class`. */
const patternWordings = ({ modelPatterns }: LanguageTerms, model: string): string[] =>
  modelPatterns.flatMap(([pattern, wordings]) => {
    const [start = '', end = ''] = pattern.split('#');
    const part = model.slice(start.length, model.length - end.length);
    const fits = model.startsWith(start) && model.endsWith(end) && /^[\p{L}\p{N}]{1,3}$/u.test(part);
    return fits ? [wordings.replaceAll('#', part)] : [];
  });

function addRoles(lexicon: LocalLexicon, terms: LanguageTerms): void {
  const add = (wordings: string | undefined, role: Role) => {
    for (const wording of wordingsOf(wordings)) lexicon.add(terms.language, wording, { role });
  };
  const sides = [
    ['compareBefore', 'unitBefore'],
    ['compareAfter', 'unitAfter'],
  ] as const;
  for (const [compare, units] of sides) {
    for (const [comparison, wordings] of entriesOf<Comparison>(terms[compare]))
      add(wordings, { is: compare, comparison });
    for (const [unit, wordings] of entriesOf<Unit>(terms[units])) add(wordings, { is: units, unit });
  }
  add(terms.budget, { is: 'compareBefore', comparison: 'max', unit: 'price' });
  for (const [value, wordings] of Object.entries(terms.numbers))
    add(wordings, { is: 'number', value: Number(value) });
  for (const [value, wordings] of Object.entries(terms.factors))
    add(wordings, { is: 'factor', value: Number(value) });
  add(terms.fillers, { is: 'filler' });
  for (const is of [
    'between',
    'to',
    'and',
    'or',
    'not',
    'glue',
    'more',
    'seats',
    'nearBefore',
    'nearAfter',
  ] as const)
    add(terms[is], { is });
}
