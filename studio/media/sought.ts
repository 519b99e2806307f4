import { FILTERS, type Filter, type Picture, wantedPictures } from './pictures.ts';

/** What somebody looks for in the library. */
export interface Sought {
  words: string;
  tag: string;
  /** A path with a slash before it, `/` for pictures in no folder; empty for all. */
  folder: string;
  filter: Filter;
}

export const EVERYTHING: Sought = { words: '', tag: '', folder: '', filter: 'all' };

/** The pictures that fit. */
export const soughtIn = (pictures: readonly Picture[], { folder, ...sought }: Sought): Picture[] =>
  wantedPictures(pictures, { ...sought, folder: folder === '' ? null : folder.slice(1) });

/** @returns what a search differs in from everything, as parameters of an address */
export const paramsOf = (sought: Sought): [string, string][] =>
  Object.entries(sought).filter(([name, value]) => value !== EVERYTHING[name as keyof Sought]);

/** @param params of an address; what is unknown among them counts as not given */
export function soughtOf(params: readonly (readonly [string, string])[]): Sought {
  const values = new Map(params);
  const { words = '', tag = '', folder = '', filter } = Object.fromEntries(values);
  return { words, tag, folder, filter: FILTERS.find((each) => each === filter) ?? EVERYTHING.filter };
}
