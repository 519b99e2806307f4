/** Yields every object within a value, outermost first, with its path of field names. */
export function* objectsIn(
  value: unknown,
  at: string[] = [],
): Generator<{ at: string; object: Record<string, unknown> }> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, [...at, String(index)]);
    return;
  }
  if (!value || typeof value !== 'object') return;
  yield { at: at.join('.'), object: value as Record<string, unknown> };
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, [...at, name]);
}

export function ofType<T>(value: unknown, type: string): { at: string; object: T }[] {
  return [...objectsIn(value)].filter(({ object }) => object._type === type) as { at: string; object: T }[];
}
