// A folder is a tag with a path, such as `Offers/2026`; one at the top ends with a slash, `Offers/`, so that no other tag
// is taken for it.

/** Whether a tag is a folder, which its slash says; tags without one are plain tags. */
export const isFolder = (tag: string): boolean => tag.includes('/');

/** What folders a text names, with commas between them, as tags; each once. */
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

/** The folders among tags, as people read them. */
export const folderWords = (tags: readonly string[]): string => tags.filter(isFolder).map(pathOf).join(', ');

export interface Folder {
  path: string;
  /** Its own name, without what stands above it. */
  name: string;
  depth: number;
  /** Pictures in it and below. */
  count: number;
}

/** Whether a picture with these tags is in a folder, or in one below it; `''`: in none at all. */
export const isInFolder = (tags: readonly string[], folder: string): boolean =>
  folder === ''
    ? !tags.some(isFolder)
    : tags.some((tag) => isFolder(tag) && `${pathOf(tag)}/`.startsWith(`${folder}/`));

/** Every folder with those above it, in the order of a tree. */
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

/** Name by name: 'Offers/2026' comes right after 'Offers', and 'Offers old' after both. */
function inTree(one: string, other: string): number {
  const [names, others] = [one.split('/'), other.split('/')];
  const index = names.findIndex((name, place) => name !== others[place]);
  return index < 0 ? names.length - others.length : (names[index] ?? '').localeCompare(others[index] ?? '');
}
