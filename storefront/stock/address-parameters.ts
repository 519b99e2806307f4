import type { Range } from './state.ts';

// Separate from `address.ts`, so that pages that only link to results do not load all facets.

/** Returns `refinementList[make][0]=Toyota` for each value (ROUTE-32). */
export const listParameters = (key: string, values: readonly string[], form = 'refinementList'): string[] =>
  values.map((value, index) => parameter(`${form}[${key}][${index}]`, value));

/** Returns `range[price]=min:max`, with an open end empty (SLIDER-06). */
export const rangeParameter = (key: string, range: Range): string =>
  parameter(`range[${key}]`, rangeText(range));

export const rangeText = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/** Returns `name=value`. Colons stay unencoded, which is legal and easier to read. */
export const parameter = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`;

/** Returns a search of the whole stock. Pass parameters in the order of `address.ts`. */
export const stockHref = (parameters: readonly string[]): string => `/search?${parameters.join('&')}`;
