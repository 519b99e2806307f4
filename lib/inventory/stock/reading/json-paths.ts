/** Keys of the two halves of `{ name: 'Colour', value: 'Red' }` in any case, the likeliest first. */
const NAME_KEYS = ['name', 'key', 'label', 'attribute', 'code', 'title', 'type'] as const;
const VALUE_KEYS = ['value', 'val', 'text', 'content'] as const;

const keyIn = (object: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  names.flatMap((name) => Object.keys(object).find((key) => key.toLowerCase() === name) ?? [])[0];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mapping looks up dozens of names in each list, so parsed lists are cached. */
const namedByList = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown> | null>();

/**
 * Returns a list of name-value pairs as a map; a repeated name has a list of values.
 *
 * @returns null for any other list: photos, features
 */
function namedValues(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const cachedValues = namedByList.get(list);
  if (cachedValues !== undefined) return cachedValues;
  const valuesByName = readNamedValues(list);
  namedByList.set(list, valuesByName);
  return valuesByName;
}

function readNamedValues(list: readonly unknown[]): ReadonlyMap<string, unknown> | null {
  const [first] = list;
  if (!isObject(first)) return null;
  const nameKey = keyIn(
    first,
    NAME_KEYS.filter((name) => typeof first[keyIn(first, [name]) ?? ''] === 'string'),
  );
  const valueKey = keyIn(first, VALUE_KEYS);
  if (!nameKey || !valueKey) return null;
  const values = new Map<string, unknown>();
  for (const one of list) {
    if (!isObject(one)) return null;
    const { [nameKey]: name, [valueKey]: value } = one;
    if (typeof name !== 'string' || isObject(value)) return null;
    const before = values.get(name);
    values.set(name, before === undefined ? (value ?? null) : [before, value ?? null].flat());
  }
  return values;
}

/**
 * Returns the value at a path of an entry, such as `price.egc`, or in a list of name-value pairs, such as
 * `attributes.Colour`. Any other list is a single value.
 *
 * @returns undefined if the path does not exist; null if a list of pairs lacks this name
 */
export function valueAt(entry: Readonly<Record<string, unknown>>, path: string): unknown {
  let value: unknown = entry;
  const names = path.split('.');
  for (const [depth, name] of names.entries()) {
    // A name in such a list may itself contain dots.
    if (Array.isArray(value)) {
      const valuesByName = namedValues(value);
      return valuesByName ? (valuesByName.get(names.slice(depth).join('.')) ?? null) : undefined;
    }
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/**
 * Returns the paths to every value of an entry that is not an object; each is a column. A list of name-value
 * pairs has a column for each name, an empty object has none.
 */
export function pathsOf(entry: Readonly<Record<string, unknown>>, above = ''): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    const path = `${above}${name}`;
    if (isObject(value)) return pathsOf(value, `${path}.`);
    const valuesByName = Array.isArray(value) ? namedValues(value) : null;
    return valuesByName ? [...valuesByName.keys()].map((inner) => `${path}.${inner}`) : [path];
  });
}
