import { FetchProblem } from './problem.ts';

export interface ListedFile {
  name: string;
  /** In milliseconds since the epoch; null when the server does not tell. */
  changedAt: number | null;
  bytes: number | null;
}

/** Splits a path into its folder and the name in it, which may hold `*`. */
export function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: slash === -1 ? '.' : path.slice(0, slash) || '/', name: path.slice(slash + 1) };
}

/** A path in a folder of `splitPath`. */
export const inFolder = (folder: string, name: string): string =>
  folder === '/' ? `/${name}` : `${folder}/${name}`;

/** Whether the name in a feed's path has a `*`, so that `newestOf` must choose among the files of the folder. */
export const isPattern = (name: string): boolean => name.includes('*');

/**
 * The newest file whose name fits; of several as new, or where times are not told, the last by name, as names with dates sort.
 * @throws FetchProblem when none fits
 */
export function newestOf(files: readonly ListedFile[], pattern: string): ListedFile {
  const [before = '', ...rest] = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`));
  const fits = new RegExp(`^${[before, ...rest].join('.*')}$`);
  const newest = files
    .filter(({ name }) => fits.test(name))
    .toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0) || (a.name < b.name ? 1 : -1))[0];
  if (!newest) throw new FetchProblem(`No file of the folder is called ${pattern}.`);
  return newest;
}
