/**
 * Yields a document and all objects nested in it, each with its path as the studio writes it:
 * `blocks[_key=="a"].link`. An item without a key has its index instead.
 */
export function* placesOf(
  value: unknown,
  path = '',
): Generator<{ part: Record<string, unknown>; path: string }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const key: unknown = Object(item)._key;
      yield* placesOf(item, `${path}[${typeof key === 'string' ? `_key=="${key}"` : index}]`);
    }
  } else if (value && typeof value === 'object') {
    yield { part: value as Record<string, unknown>, path };
    for (const [name, part] of Object.entries(value)) yield* placesOf(part, path ? `${path}.${name}` : name);
  }
}

/** Yields a document and all objects nested in it. */
export function* partsOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* partsOf(item);
  } else if (value && typeof value === 'object') {
    yield value as Record<string, unknown>;
    for (const part of Object.values(value)) yield* partsOf(part);
  }
}
