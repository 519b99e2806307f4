// A folder is a tag with a path, such as `Offers/2026`. A top-level folder ends with a slash, such as
// `Offers/`, to distinguish it from other tags.

/** Returns whether a tag is a folder, which contains a slash. */
export const isFolder = (tag: string): boolean => tag.includes('/');

/** Returns the folder tags in a comma-separated text, each once. */
export const foldersIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((path) =>
        path
          .split('/')
          .map((name) => name.trim())
          .filter(Boolean),
      )
      .filter((names) => names.length > 0)
      .map((names) => (names.length === 1 ? `${names[0]}/` : names.join('/'))),
  ),
];

const pathOf = (tag: string): string => tag.replace(/\/$/, '');

/** Returns the folders among tags as comma-separated text. */
export const folderText = (tags: readonly string[]): string => tags.filter(isFolder).map(pathOf).join(', ');

export interface Folder {
  path: string;
  /** Last part of the path. */
  name: string;
  depth: number;
  /** Number of pictures in it and its subfolders. */
  count: number;
}

/** Returns whether a picture is in a folder or its subfolders. An empty string means in no folder. */
export const isInFolder = (tags: readonly string[], folder: string): boolean =>
  folder === ''
    ? !tags.some(isFolder)
    : tags.some((tag) => isFolder(tag) && `${pathOf(tag)}/`.startsWith(`${folder}/`));

/** Returns all folders and their parents in tree order. */
export function foldersOf(pictures: readonly { tags: readonly string[] }[]): Folder[] {
  const paths = new Set(
    pictures.flatMap(({ tags }) =>
      tags.filter(isFolder).flatMap((tag) => {
        const names = pathOf(tag).split('/');
        return names.map((_, index) => names.slice(0, index + 1).join('/'));
      }),
    ),
  );
  return [...paths].toSorted(inTree).map((path) => {
    const names = path.split('/');
    return {
      path,
      name: names.at(-1) ?? path,
      depth: names.length - 1,
      count: pictures.filter(({ tags }) => isInFolder(tags, path)).length,
    };
  });
}

/** Compares paths name by name, so that 'Offers/2026' follows 'Offers' and precedes 'Offers old'. */
function inTree(one: string, other: string): number {
  const [names, others] = [one.split('/'), other.split('/')];
  const index = names.findIndex((name, place) => name !== others[place]);
  return index < 0 ? names.length - others.length : (names[index] ?? '').localeCompare(others[index] ?? '');
}
