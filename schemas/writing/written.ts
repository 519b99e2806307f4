/** Fields that the content lake sets itself. */
type Managed = '_createdAt' | '_updatedAt' | '_rev';

/**
 * A document or object as written by programs: without fields that the content lake sets, and without the
 * keys of array items, which `withOwnKeys` derives from their position.
 */
export type Written<T> = T extends readonly (infer Item)[]
  ? Written<Item>[]
  : T extends object
    ? { [Name in keyof T as Name extends Managed | '_key' ? never : Name]: Written<T[Name]> } & {
        _key?: string;
      }
    : T;

export const reference = (_ref: string) => ({ _type: 'reference' as const, _ref });

export const slug = (current: string) => ({ _type: 'slug' as const, current });

type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };

/**
 * Adds the `_key` that the content lake requires to objects in arrays. Keys are derived from the position, so
 * that repeated writes produce the same document.
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

/** Replaces links to paths of pages by references, so that they keep working when a page moves. */
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
