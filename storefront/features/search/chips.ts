import {
  ALL_FACETS,
  type Facet,
  facetLabel,
  facetValueLabel,
  type RangeFacet,
  rangeValueLabel,
  type StockTexts,
} from '@/stock/facets.ts';
import { isNarrowed, MAKE, MAKE_MODEL, withoutPair } from '@/stock/make-models.ts';
import type { Range, SearchState } from '@/stock/state.ts';

export interface Chip {
  key: string;
  /** `Toyota`, `Price: up to $20,000`. */
  label: string;
  /** Of a range: `price up to $20,000`, of an unwanted value: `White`; for sentences. */
  words?: string;
  without: SearchState;
}

const omit = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

/**
 * Returns the conditions of a search.
 * @param t texts in the language of the page
 */
export function chipsOf(state: SearchState, t: StockTexts): Chip[] {
  const chips: Chip[] = state.query
    ? [{ key: 'query', label: t('chips.quoted', { text: state.query }), without: { ...state, query: '' } }]
    : [];
  for (const facet of ALL_FACETS) {
    const { key, attribute } = facet;
    const values = state.lists[key] ?? [];
    for (const value of values) {
      // A make narrowed to some models is represented by those.
      if (key === MAKE && isNarrowed(state.lists, value)) continue;
      const label = facetValueLabel(attribute, value, t);
      if (chips.some((chip) => chip.key.startsWith(`${key}:`) && chip.label === label)) continue;
      const rest = values.filter((other) => facetValueLabel(attribute, other, t) !== label);
      const lists =
        key === MAKE_MODEL
          ? withoutPair(state.lists, value)
          : rest.length
            ? { ...state.lists, [key]: rest }
            : omit(state.lists, key);
      chips.push({
        key: `${key}:${value}`,
        label,
        without: { ...state, lists },
      });
    }
    for (const value of state.without[key] ?? []) {
      const rest = (state.without[key] ?? []).filter((other) => other !== value);
      const without = rest.length ? { ...state.without, [key]: rest } : omit(state.without, key);
      chips.push({
        key: `not ${key}:${value}`,
        label: unwantedLabel(facet, value, t),
        words: facetValueLabel(attribute, value, t),
        without: { ...state, without },
      });
    }
    const range = state.ranges[key];
    if (facet.kind === 'range' && range)
      chips.push({
        key,
        label: t('chips.named', { name: facetLabel(facet, t), value: rangeLabel(facet, range, t) }),
        words: `${inSentence(facetLabel(facet, t))} ${rangeLabel(facet, range, t)}`,
        without: { ...state, ranges: omit(state.ranges, key) },
      });
  }
  if (state.near) {
    const sort = state.sort === 'distance' ? null : state.sort;
    chips.push({
      key: 'near',
      label: t('chips.near', { place: state.near }),
      without: { ...state, near: null, sort },
    });
  }
  return chips;
}

/** `Not White`, `No Tow bar`. */
export const unwantedLabel = (
  { attribute }: Pick<Facet, 'attribute'>,
  value: string,
  t: StockTexts,
): string =>
  t(attribute === 'filtered_features' ? 'chips.no' : 'chips.not', {
    value: facetValueLabel(attribute, value, t),
  });

/** `up to $20,000`, `from 2019`, `2018 to 2020`. */
export function rangeLabel({ unit }: RangeFacet, { min, max }: Range, t: StockTexts): string {
  const words = (value: number) => rangeValueLabel(unit, value, t);
  if (min === null) return t('chips.upTo', { max: words(max ?? 0) });
  return max === null
    ? t('chips.from', { min: words(min) })
    : t('chips.between', { min: words(min), max: words(max) });
}

/** Returns texts as a list with commas; empty without any. */
export const joined = (all: readonly string[], t: StockTexts): string =>
  all.length === 0 ? '' : all.reduce((values, value) => t('chips.comma', { values, value }));

/** A name within a sentence: `Price` becomes `price`, and `ATM` stays. */
const inSentence = (name: string): string =>
  name.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase());
