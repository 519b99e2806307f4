/** Path to a part of a document, as in validation results. */
export type TextPath = (string | { _key: string })[];

export interface PlacedText {
  text: string;
  path: TextPath;
}

/** Returns all texts in a value with their paths. Types and keys are skipped. */
export function textsOf(value: unknown, path: TextPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value))
    return value.flatMap((item) => textsOf(item, item?._key ? [...path, { _key: String(item._key) }] : path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
