/** Fields that the content lake sets itself. */
type Managed = '_createdAt' | '_updatedAt' | '_rev';

/**
 * A document or object of the content model as programs write it: without the fields that the lake sets, and
 * without the keys of array items, which are derived from their position (see `keyed`).
 */
export type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends Managed | '_key' ? never : Name]: Written<T[Name]> } & {
        _key?: string;
      }
    : T;

/** A reference to another document. */
export const reference = (_ref: string) => ({ _type: 'reference' as const, _ref });

/** A slug field. */
export const slug = (current: string) => ({ _type: 'slug' as const, current });

type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/**
 * Gives every object in an array the key that the content lake requires. Keys follow from the position, so writing
 * again makes the same documents.
 */
export function withOwnKeys<T>(document: T): T {
  return withKeys(document as Value) as T;
}

function withKeys(value: Value): Value {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      item && typeof item === 'object' && !Array.isArray(item)
        ? { _key: `item${index + 1}`, ...(withKeys(item) as { [name: string]: Value }) }
        : withKeys(item),
    );
  }
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part)]));
  }
  return value;
}

/** Replaces links to paths that are pages of the site by references to those pages, so that a page can move. */
export function withPageLinks<T>(value: T, pages: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((item) => withPageLinks(item, pages)) as T;
  if (!value || typeof value !== 'object') return value;
  if ('_type' in value && value._type === 'link' && 'path' in value) {
    const { path, ...link } = value as { path?: string };
    const page = path === undefined ? undefined : pages.get(path);
    if (page) return { ...link, kind: 'page', page: reference(page) } as T;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withPageLinks(part, pages)]),
  ) as T;
}
