import { FILTERS, type Filter, type Picture, wantedPictures } from './pictures.ts';

/** A search in the library. */
export interface Sought {
  words: string;
  tag: string;
  /** A path with a leading slash, `/` for pictures in no folder, or empty for all. */
  folder: string;
  filter: Filter;
}

export const EVERYTHING: Sought = { words: '', tag: '', folder: '', filter: 'all' };

/** Returns the pictures that match a search. */
export const soughtIn = (pictures: readonly Picture[], { folder, ...sought }: Sought): Picture[] =>
  wantedPictures(pictures, { ...sought, folder: folder === '' ? null : folder.slice(1) });

/** Returns the URL parameters of a search, without defaults. */
export const paramsOf = (sought: Sought): [string, string][] =>
  Object.entries(sought).filter(([name, value]) => value !== EVERYTHING[name as keyof Sought]);

/** Parses URL parameters to a search. Unknown values are ignored. */
export function soughtOf(params: readonly (readonly [string, string])[]): Sought {
  const values = new Map(params);
  const { words = '', tag = '', folder = '', filter } = Object.fromEntries(values);
  return { words, tag, folder, filter: FILTERS.find((each) => each === filter) ?? EVERYTHING.filter };
}
