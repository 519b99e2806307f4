import { FILTERS, type Filter, filterPictures, type Picture } from './pictures.ts';

/** A search in the library. */
export interface PictureSearch {
  words: string;
  tag: string;
  /** A path with a leading slash, `/` for pictures in no folder, or empty for all. */
  folder: string;
  filter: Filter;
}

export const EVERYTHING: PictureSearch = { words: '', tag: '', folder: '', filter: 'all' };

/** Returns the pictures that match a search. */
export const matchingPictures = (
  pictures: readonly Picture[],
  { folder, ...search }: PictureSearch,
): Picture[] => filterPictures(pictures, { ...search, folder: folder === '' ? null : folder.slice(1) });

/** Returns the URL parameters of a search, without defaults. */
export const paramsOf = (search: PictureSearch): [string, string][] =>
  Object.entries(search).filter(([name, value]) => value !== EVERYTHING[name as keyof PictureSearch]);

/** Parses URL parameters to a search. Unknown values are ignored. */
export function parsePictureSearch(params: readonly (readonly [string, string])[]): PictureSearch {
  const values = new Map(params);
  const { words = '', tag = '', folder = '', filter } = Object.fromEntries(values);
  return { words, tag, folder, filter: FILTERS.find((each) => each === filter) ?? EVERYTHING.filter };
}
