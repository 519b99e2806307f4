/** How many vehicles can be compared at most (OPEN-019). */
export const COMPARE_LIMIT = 4;
export const COMPARE_LIMIT_TEXT = 'You can compare up to 4 cars.';
export const COMPARE_PATH = '/compare';
/** The parameter of its address that names the vehicles. */
export const COMPARE_PARAMETER = 'ids';

const ID = /^[\w-]{1,64}$/;

/** Ids as they should be: well formed, each once, no more than fit. */
const tidy = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && ID.test(id)))].slice(
    0,
    COMPARE_LIMIT,
  );

/** Reads what is stored; whatever is no list of ids counts as none. */
export function readCompared(json: string | null): string[] {
  if (!json) return [];
  try {
    const parsedJson: unknown = JSON.parse(json);
    return Array.isArray(parsedJson) ? tidy(parsedJson) : [];
  } catch {
    return [];
  }
}

/**
 * Ticks a vehicle, or takes its tick away (CMP-01).
 * @returns null when there is no room for one more
 */
export function toggledCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < COMPARE_LIMIT ? [...ids, id] : null;
}

/** The address at which vehicles are compared, which can be shared. */
export const compareHref = (ids: readonly string[]): string =>
  ids.length > 0 ? `${COMPARE_PATH}?${COMPARE_PARAMETER}=${ids.join(',')}` : COMPARE_PATH;

/** The vehicles an address names, and whether it names more than fit. */
export function comparedOfAddress(value: string | null): { ids: string[]; tooMany: boolean } {
  const namedIds = (value ?? '').split(',').map((id) => id.trim());
  const ids = tidy(namedIds);
  return { ids, tooMany: new Set(namedIds.filter((id) => ID.test(id))).size > COMPARE_LIMIT };
}
