export const COMPARE_LIMIT = 4;
export const COMPARE_PATH = '/compare';
export const COMPARE_PARAMETER = 'ids';

const ID = /^[\w-]{1,64}$/;

const tidy = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))].slice(
    0,
    COMPARE_LIMIT,
  );

/** Parses the stored selection; empty if invalid. */
export function readCompared(json: string | null): string[] {
  if (!json) return [];
  try {
    const parsedJson: unknown = JSON.parse(json);
    return Array.isArray(parsedJson) ? tidy(parsedJson) : [];
  } catch {
    return [];
  }
}

/** Selects or deselects a vehicle (CMP-01); returns null if the selection is full. */
export function toggledCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < COMPARE_LIMIT ? [...ids, id] : null;
}

export const compareHref = (ids: readonly string[]): string =>
  ids.length > 0 ? `${COMPARE_PATH}?${COMPARE_PARAMETER}=${ids.join(',')}` : COMPARE_PATH;

/** Parses the vehicles in an address, and whether there were too many. */
export function comparedOfAddress(value: string | null): { ids: string[]; tooMany: boolean } {
  const namedIds = (value ?? '').split(',').map((id) => id.trim());
  const ids = tidy(namedIds);
  return { ids, tooMany: new Set(namedIds.filter((id) => ID.test(id))).size > COMPARE_LIMIT };
}
