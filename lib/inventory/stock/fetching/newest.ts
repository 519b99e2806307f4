import { FetchProblem } from './fetch-problem.ts';

export interface ListedFile {
  name: string;
  /** In milliseconds since the epoch; null when the server does not report it. */
  changedAt: number | null;
  bytes: number | null;
}

/** Splits a path into its folder and file name; the name may contain `*`. */
export function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: slash === -1 ? '.' : path.slice(0, slash) || '/', name: path.slice(slash + 1) };
}

export const inFolder = (folder: string, name: string): string =>
  folder === '/' ? `/${name}` : `${folder}/${name}`;

/** Returns whether the file name contains `*`, so that `newestOf` must choose a file from the folder. */
export const isPattern = (name: string): boolean => name.includes('*');

/**
 * Returns the newest file whose name matches. Ties and files without times are sorted by name, last first,
 * because names often contain dates.
 *
 * @throws FetchProblem when none matches
 */
export function newestOf(files: readonly ListedFile[], pattern: string): ListedFile {
  const [before = '', ...rest] = pattern
    .split('*')
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`));
  const fits = new RegExp(`^${[before, ...rest].join('.*')}$`);
  const newest = files
    .filter(({ name }) => fits.test(name))
    .toSorted((a, b) => (b.changedAt ?? 0) - (a.changedAt ?? 0) || (a.name < b.name ? 1 : -1))[0];
  if (!newest) throw new FetchProblem(`No file in the folder matches ${pattern}.`);
  return newest;
}
