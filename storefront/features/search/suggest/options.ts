import { keyOf, type Word } from '@forecourt/lib/inventory/search/sentence/tokens';
import type { ParsedSentence } from '@forecourt/lib/inventory/search/sentence/understand';
import {
  furtherSpellings,
  sentenceWords,
  understand,
} from '@forecourt/lib/inventory/search/sentence/understand';
import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import type { RowVehicle } from '@/stock/card-vehicle.ts';
import { ALL_FACETS, facetLabel, facetValueLabel, type StockTexts, sortLabel } from '@/stock/facets.ts';
import { rangeLabel, unwantedLabel } from '../chips.ts';
import type { TitleTexts } from '../results-title.ts';
import { type PastSearch, pastSearchLabel } from './history.ts';

export type Option = { id: string } & (
  | { kind: 'understood'; chips: string[]; rest: string; sentence: ParsedSentence }
  | { kind: 'words'; text: string }
  | { kind: 'name'; label: string; count: number; sentence: ParsedSentence }
  | { kind: 'recent'; label: string; search: PastSearch }
  | { kind: 'car'; vehicle: RowVehicle }
);

export interface OptionGroup {
  name: string;
  label: string | null;
  options: Option[];
}

const MOST_NAMES = 5;
/** Words of a name to complete, such as `land cr`. */
const NAME_WORDS = 3;

/**
 * Returns suggestions: interpretation, plain words, names it may start, history, vehicles.
 * @param vehicles found for the text; empty if the page already lists results
 */
export function optionsFor(
  text: string,
  {
    vocabulary,
    history,
    vehicles,
  }: { vocabulary: Vocabulary | null; history: readonly PastSearch[]; vehicles: readonly RowVehicle[] },
  { t, stock }: TitleTexts,
): OptionGroup[] {
  const query = text.trim();
  const understanding = vocabulary && query ? understand(query, vocabulary) : null;
  const groups: OptionGroup[] = [
    { name: 'said', label: null, options: interpretationOptions(query, understanding, stock) },
    { name: 'names', label: t('suggest.names'), options: vocabulary ? nameOptions(query, vocabulary) : [] },
    { name: 'recent', label: stock('recentSearches'), options: recentOptions(query, history, stock) },
    // Last, because they load last and must not shift the others.
    {
      name: 'cars',
      label: t('suggest.stock'),
      options: vehicles.map((vehicle) => ({ id: `car-${vehicle.objectID}`, kind: 'car', vehicle })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function interpretationOptions(query: string, understanding: ParsedSentence | null, t: StockTexts): Option[] {
  if (!understanding || understanding.parts.length === 0) return [];
  return [
    {
      id: 'understood',
      kind: 'understood',
      chips: understoodChips(understanding, t),
      rest: understanding.rest,
      sentence: understanding,
    },
    { id: 'words', kind: 'words', text: query },
  ];
}

/** `Body: Ute`, `Price: up to $40,000`, `Near Caboolture` */
export function understoodChips({ state }: ParsedSentence, t: StockTexts): string[] {
  const filters = ALL_FACETS.flatMap((facet) => {
    const { key, attribute } = facet;
    const name = facetLabel(facet, t);
    const values = [
      ...new Set((state.lists[key] ?? []).map((value) => facetValueLabel(attribute, value, t))),
    ];
    const range = state.ranges[key];
    return [
      ...(values.length > 0 ? [t('chips.named', { name, value: eitherOf(values, t) })] : []),
      ...(state.without[key] ?? []).map((value) => unwantedLabel(facet, value, t)),
      ...(facet.kind === 'range' && range
        ? [t('chips.named', { name, value: rangeLabel(facet, range, t) })]
        : []),
    ];
  });
  const near = state.near === null ? [] : [t('chips.near', { place: state.near })];
  // Near a place already implies sorting by distance.
  const sort =
    state.sort && !(state.near !== null && state.sort === 'distance')
      ? [t('chips.sort', { order: sortLabel(state.sort, t) })]
      : [];
  return [...filters, ...near, ...sort];
}

/** Returns `Red or Blue`. */
const eitherOf = (all: readonly string[], t: StockTexts): string =>
  all.reduce((values, value) => t('chips.or', { values, value }));

function nameOptions(query: string, vocabulary: Vocabulary): Option[] {
  const words = sentenceWords(query, vocabulary);
  const names = vocabulary.makes.flatMap(({ name, count, models }) => [
    {
      label: name,
      make: '',
      key: keyOf(name),
      own: keyOf(name),
      count,
      further: furtherSpellings(name, vocabulary),
      makeFurther: [],
    },
    ...models.map((model) => ({
      label: `${name} ${model.name}`,
      make: keyOf(name),
      key: keyOf(`${name}${model.name}`),
      own: keyOf(model.name),
      count: model.count,
      further: furtherSpellings(model.name, vocabulary),
      makeFurther: furtherSpellings(name, vocabulary),
    })),
  ]);
  for (let length = Math.min(NAME_WORDS, words.length); length > 0; length--) {
    const typedWords = words.slice(-length);
    const start = typedWords[0]?.start ?? 0;
    const key = typedWords.map((word) => word.key).join('');
    if (key === '') continue;
    const matches = names
      // A complete name is already understood; offer only incomplete ones.
      .filter(
        (name) =>
          name.key !== key &&
          name.own !== key &&
          (name.key.startsWith(key) ||
            name.own.startsWith(key) ||
            startsWithWords(name, typedWords) ||
            startsInFurther(name, keyInFurther(typedWords))),
      )
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_NAMES);
    if (matches.length === 0) continue;
    return matches.map(({ label, count }) => ({
      id: `name-${keyOf(label)}`,
      kind: 'name',
      label,
      count,
      sentence: understand(`${query.slice(0, start)}${label}`, vocabulary),
    }));
  }
  return [];
}

const keyInFurther = (words: readonly Word[]): string =>
  words.map(({ local }) => (local && local.script !== 'latin' ? local.bare : '')).join('');

/** Matches `丰` and `تويو`, and the models of a complete make: `丰田`. */
const startsInFurther = (
  { further, makeFurther }: { further: readonly string[]; makeFurther: readonly string[] },
  key: string,
): boolean =>
  key !== '' &&
  ((further.some((spelling) => spelling.startsWith(key)) && !further.includes(key)) ||
    makeFurther.includes(key));

/** Matches an abbreviated make and model, such as `toy hil`. */
const startsWithWords = (name: { make: string; own: string }, [first, ...more]: readonly Word[]): boolean =>
  first !== undefined &&
  first.key.length > 1 &&
  more.length > 0 &&
  name.make.startsWith(first.key) &&
  name.own.startsWith(more.map(({ key }) => key).join(''));

function recentOptions(query: string, history: readonly PastSearch[], t: StockTexts): Option[] {
  const typedText = query.toLowerCase();
  return history
    .map(
      (search, index): Option => ({
        id: `recent-${index}`,
        kind: 'recent',
        label: pastSearchLabel(search, t),
        search,
      }),
    )
    .filter((option) => option.kind === 'recent' && option.label.toLowerCase().includes(typedText));
}
