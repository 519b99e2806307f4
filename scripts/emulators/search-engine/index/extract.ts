import type { Fields } from '../columns/fields.ts';
import type { Point } from '../columns/geo-column.ts';

type Scalar = string | number | boolean;
type Objects = { [key: string]: unknown };

const isObject = (value: unknown): value is Objects =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at an attribute path such as `seller.name`; arrays on the path give arrays. */
export function valueAt(fields: Fields, path: string): unknown {
  const value = fields.get(path);
  if (value !== undefined || !path.includes('.')) return value;
  const [first = '', ...rest] = path.split('.');
  return walk(fields.get(first), rest);
}

function walk(value: unknown, keys: readonly string[]): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, keys));
  return isObject(value) && Object.hasOwn(value, key) ? walk(value[key], rest) : undefined;
}

/** Calls `visit` with every string, number and boolean in a value, lists flattened. */
export function eachScalar(value: unknown, visit: (scalar: Scalar) => void): void {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') visit(value);
  else if (Array.isArray(value)) for (const item of value) eachScalar(item, visit);
}

/** Calls `visit` for every attribute path with numbers, passing all of them. Descends into objects. */
export function eachNumber(fields: Fields, visit: (path: string, value: number | number[]) => void): void {
  const { names, values } = fields;
  let nestedValues: Map<string, number[]> | undefined;
  for (let i = 0; i < names.length; i++) {
    const value = values[i];
    if (typeof value === 'number') visit(names[i]!, value);
    else if (typeof value === 'object' && value !== null && names[i] !== '_geoloc') {
      nestedValues ??= new Map();
      collectNumbers(value, names[i]!, nestedValues, 0);
    }
  }
  if (nestedValues !== undefined) for (const [path, list] of nestedValues) visit(path, list);
}

const maxDepth = 8;

function collectNumbers(value: unknown, path: string, into: Map<string, number[]>, depth: number): void {
  if (typeof value === 'number') {
    const list = into.get(path);
    if (list === undefined) into.set(path, [value]);
    else list.push(value);
  } else if (depth < maxDepth && Array.isArray(value)) {
    for (const item of value) collectNumbers(item, path, into, depth + 1);
  } else if (depth < maxDepth && isObject(value)) {
    for (const key of Object.keys(value)) collectNumbers(value[key], `${path}.${key}`, into, depth + 1);
  }
}

/** Returns the attribute paths that hold text or numbers, for indexes without searchableAttributes. */
export function attributePaths(
  { names, values }: Pick<Fields, 'names' | 'values'>,
  prefix = '',
  depth = 0,
): string[] {
  return names.flatMap((name, i) => {
    const value = values[i];
    if (isObject(value) && depth < 3) {
      const inner = { names: Object.keys(value), values: Object.values(value) };
      return attributePaths(inner, `${prefix}${name}.`, depth + 1);
    }
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' || typeof first === 'number' ? [prefix + name] : [];
  });
}

/** Returns the points of a record's `_geoloc`, which is one `{lat, lng}` or a list of them. */
export function pointsOf(fields: Fields): Point[] {
  const value = fields.get('_geoloc');
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).flatMap((point) =>
    isObject(point) && Number.isFinite(point['lat']) && Number.isFinite(point['lng'])
      ? [{ lat: point['lat'] as number, lng: point['lng'] as number }]
      : [],
  );
}
