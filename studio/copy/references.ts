/** Pictures and files are nobody's: every site shows them. */
export const isAsset = (id: string): boolean => /^(image|file)-/.test(id);

/** The ids of all that a value refers to, pictures and files aside. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  const { _ref: id, ...others } = value as Record<string, unknown>;
  const below = Object.values(others).flatMap(referencesIn);
  return typeof id === 'string' && !isAsset(id) ? [id, ...below] : below;
}
