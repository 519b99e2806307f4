import type { Range } from './state.ts';

// The parameters of results pages as they are written. Apart from `address.ts`, so that a page that only links to results
// does not load every facet's name.

/** `refinementList[make][0]=Toyota`, one for each value (ROUTE-32). */
export const listParameters = (key: string, values: readonly string[], form = 'refinementList'): string[] =>
  values.map((value, index) => parameter(`${form}[${key}][${index}]`, value));

/** `range[price]=min:max`, an open end left empty (SLIDER-06). */
export const rangeParameter = (key: string, range: Range): string =>
  parameter(`range[${key}]`, rangeText(range));

/** `min:max`, an open end left empty. */
export const rangeText = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/**
 * One parameter of an address, `name=value`. The value is encoded except for colons, which are legal in a query string
 * and make ranges and sorts readable; the name is written as it is.
 */
export const parameter = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`;

/** The search of the whole stock with some parameters, in the order of `address.ts`: body before price. */
export const stockHref = (parameters: readonly string[]): string => `/search?${parameters.join('&')}`;
