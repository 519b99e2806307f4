import type { Path } from 'sanity';

export type Values = Record<string, unknown>;

/** Returns the object at a path of a document. */
export function valueAt(document: unknown, path: Path): Values | undefined {
  let value: unknown = document;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (typeof part === 'object' && Array.isArray(value) && '_key' in part)
      value = value.find((item: Values | null) => item?._key === part._key);
    else value = (value as Values)[String(part)];
  }
  return typeof value === 'object' && value !== null ? (value as Values) : undefined;
}
