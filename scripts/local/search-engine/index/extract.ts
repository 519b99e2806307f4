import type { Point } from '../columns/geo-column.ts';

type Scalar = string | number | boolean;
type Objects = { [key: string]: unknown };

const isObject = (value: unknown): value is Objects =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every string, number and boolean at an attribute path such as `seller.name`, arrays flattened. */
export function scalarsAt(record: Objects, path: string): Scalar[] {
  const found: Scalar[] = [];
  collect(record[path] === undefined ? walk(record, path.split('.')) : record[path], found);
  return found;
}

function collect(value: unknown, found: Scalar[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    found.push(value);
}

function walk(value: unknown, keys: readonly string[]): unknown {
  if (keys.length === 0) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, keys));
  if (!isObject(value)) return undefined;
  return Object.hasOwn(value, keys[0]!) ? walk(value[keys[0]!], keys.slice(1)) : undefined;
}

/** The distinct facet values of an attribute, as text. */
export function facetValuesAt(record: Objects, path: string): string[] {
  const value = record[path];
  if (typeof value === 'string') return [value.toWellFormed()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  const texts = scalarsAt(record, path).map((scalar) => String(scalar).toWellFormed());
  return texts.length > 1 ? [...new Set(texts)] : texts;
}

/** Calls `visit` for every attribute path that holds numbers, with all of them. Goes into objects. */
export function eachNumber(record: Objects, visit: (path: string, value: number | number[]) => void): void {
  let nested: Map<string, number[]> | undefined;
  for (const key in record) {
    const value = record[key];
    if (typeof value === 'number') visit(key, value);
    else if (typeof value === 'object' && value !== null && key !== '_geoloc') {
      nested ??= new Map();
      gather(value, key, nested, 0);
    }
  }
  if (nested !== undefined) for (const [path, values] of nested) visit(path, values);
}

const deepest = 8;

function gather(value: unknown, path: string, into: Map<string, number[]>, depth: number): void {
  if (typeof value === 'number') {
    const list = into.get(path);
    if (list === undefined) into.set(path, [value]);
    else list.push(value);
  } else if (depth < deepest && Array.isArray(value)) {
    for (const item of value) gather(item, path, into, depth + 1);
  } else if (depth < deepest && isObject(value)) {
    for (const key of Object.keys(value)) gather(value[key], `${path}.${key}`, into, depth + 1);
  }
}

/** The attribute paths of a record that hold text or numbers, for indexes that search every attribute. */
export function attributePaths(record: Objects, prefix = '', depth = 0): string[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (isObject(value) && depth < 3) return attributePaths(value, `${prefix}${key}.`, depth + 1);
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' || typeof first === 'number' ? [prefix + key] : [];
  });
}

/** The points of a record's `_geoloc`, which is one `{lat, lng}` or a list of them. */
export function pointsOf(record: Objects): Point[] {
  const value = record['_geoloc'];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).flatMap((point) =>
    isObject(point) && Number.isFinite(point['lat']) && Number.isFinite(point['lng'])
      ? [{ lat: point['lat'] as number, lng: point['lng'] as number }]
      : [],
  );
}
