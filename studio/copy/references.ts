/** Returns whether an id is of an image or file. These belong to no site. */
export const isAsset = (id: string): boolean => /^(image|file)-/.test(id);

/** Returns the ids of all documents a value refers to, except images and files. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  const { _ref: id, ...others } = value as Record<string, unknown>;
  const below = Object.values(others).flatMap(referencesIn);
  return typeof id === 'string' && !isAsset(id) ? [id, ...below] : below;
}
