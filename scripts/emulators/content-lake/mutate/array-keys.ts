import { randomId } from '../ids.ts';

/** Returns a copy in which every object inside an array has a `_key` (flag autoGenerateArrayKeys). */
export function withArrayKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item) => withArrayKeys(withKey(item))) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withArrayKeys(child)])) as T;
}

function withKey(item: unknown): unknown {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return item;
  return '_key' in item && item._key ? item : { ...item, _key: randomId(12) };
}
