/** The way to a part of a document, as a form's problems name it. */
export type TextPath = (string | { _key: string })[];

/** A text of a document and where it stands. */
export interface PlacedText {
  text: string;
  path: TextPath;
}

/** Every text of a value, however deep, with the place where it stands; names of types and keys are none. */
export function textsOf(value: unknown, path: TextPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value))
    return value.flatMap((item) => textsOf(item, item?._key ? [...path, { _key: String(item._key) }] : path));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
