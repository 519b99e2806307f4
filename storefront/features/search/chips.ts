import { ALL_FACETS, type Facet, facetValueLabel, type RangeFacet, rangeValueLabel } from '@/stock/facets.ts';
import { isNarrowed, MAKE, MAKE_MODEL, withoutPair } from '@/stock/make-models.ts';
import type { Range, SearchState } from '@/stock/state.ts';

export interface Chip {
  key: string;
  /** `Toyota`, `Price: up to $20,000`. */
  label: string;
  without: SearchState;
}

const omit = <Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

export function chipsOf(state: SearchState): Chip[] {
  const chips: Chip[] = state.query
    ? [{ key: 'query', label: `“${state.query}”`, without: { ...state, query: '' } }]
    : [];
  for (const facet of ALL_FACETS) {
    const { key, attribute } = facet;
    const values = state.lists[key] ?? [];
    for (const value of values) {
      // A make narrowed to some models is represented by those.
      if (key === MAKE && isNarrowed(state.lists, value)) continue;
      const label = facetValueLabel(attribute, value);
      if (chips.some((chip) => chip.key.startsWith(`${key}:`) && chip.label === label)) continue;
      const rest = values.filter((other) => facetValueLabel(attribute, other) !== label);
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
        label: unwantedLabel(facet, value),
        without: { ...state, without },
      });
    }
    const range = state.ranges[key];
    if (facet.kind === 'range' && range)
      chips.push({
        key,
        label: `${facet.label}: ${rangeLabel(facet, range)}`,
        without: { ...state, ranges: omit(state.ranges, key) },
      });
  }
  if (state.near) {
    const sort = state.sort === 'distance' ? null : state.sort;
    chips.push({ key: 'near', label: `Near ${state.near}`, without: { ...state, near: null, sort } });
  }
  return chips;
}

/** `Not White`, `No Tow bar`. */
export const unwantedLabel = ({ attribute }: Pick<Facet, 'attribute'>, value: string): string =>
  `${attribute === 'filtered_features' ? 'No' : 'Not'} ${facetValueLabel(attribute, value)}`;

/** `up to $20,000`, `from 2019`, `2018 to 2020`. */
export function rangeLabel({ unit }: RangeFacet, { min, max }: Range): string {
  const words = (value: number) => rangeValueLabel(unit, value);
  if (min === null) return `up to ${words(max ?? 0)}`;
  return max === null ? `from ${words(min)}` : `${words(min)} to ${words(max)}`;
}
