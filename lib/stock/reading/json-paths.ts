const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What stands in an entry at a path, `price.egc`; a list is a value and is not gone into.
 * @returns undefined where there is nothing
 */
export function valueAt(entry: Readonly<Record<string, unknown>>, path: string): unknown {
  let value: unknown = entry;
  for (const name of path.split('.')) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** The paths of an entry to all that is no object itself: a column each. An empty object is none. */
export function pathsOf(entry: Readonly<Record<string, unknown>>, above = ''): string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    isObject(value) ? pathsOf(value, `${above}${name}.`) : [`${above}${name}`],
  );
}
