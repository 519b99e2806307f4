import type { Path } from 'sanity';
import { valueAt } from '../alt-text/valueAt.ts';

export interface PictureField {
  /** Type of the innermost object or document with the picture, and the field's name: `slide.image`. */
  field: string;
  /** The setting `shape` of the block that contains it. */
  shape: string | undefined;
}

/**
 * Returns the field of a picture.
 * @param document the document's value
 * @param path of the picture
 */
export function fieldOf(document: unknown, path: Path): PictureField | null {
  // A picture in a list belongs to the list's field.
  const name = path.findLastIndex((part) => typeof part === 'string');
  if (name === -1) return null;
  const values = path.slice(0, name + 1).map((_, depth) => valueAt(document, path.slice(0, depth)));
  const types = values.map((value) => value?._type).filter((type) => typeof type === 'string');
  const shape = values.map((value) => value?.shape).findLast((value) => typeof value === 'string');
  return { field: `${types.at(-1)}.${String(path[name])}`, shape };
}
