/** Yields a document and all objects nested in it. */
export function* partsOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* partsOf(item);
  } else if (value && typeof value === 'object') {
    yield value as Record<string, unknown>;
    for (const part of Object.values(value)) yield* partsOf(part);
  }
}
