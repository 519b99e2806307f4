import type { CarType } from '@forecourt/lib/vehicle/vehicle';

export type ListKind = 'all' | CarType;

/** The fields of a promo card that decide where it shows (SEARCH-06 to SEARCH-10). */
export interface PromoRules {
  position: number;
  /** Lists it may appear in (OPEN-044). */
  display: readonly ListKind[];
  /** Appears only in a list of exactly that type that is long enough to reach its position. */
  strict: boolean;
}

/** Returns the vehicle types a list can hold: the intersection of site, page and chosen filters. */
export const typesOfList = (...narrowings: readonly (readonly string[])[]): CarType[] =>
  (['new', 'demo', 'used'] as const).filter((type) =>
    narrowings.every((types) => types.length === 0 || types.includes(type)),
  );

/**
 * Returns the position of a promo card in a list.
 * @param types vehicle types the list can hold
 * @param vehicles number of vehicles on the list's page
 * @returns number of vehicles before it, null if it is not shown
 */
export function promoPlace(
  { position, display, strict }: PromoRules,
  types: readonly CarType[],
  vehicles: number,
): number | null {
  if (vehicles === 0) return null;
  const before = position - 1;
  if (strict) {
    const [only] = types;
    const kind: ListKind = types.length === 1 && only ? only : 'all';
    return display.includes(kind) && vehicles >= before ? before : null;
  }
  const isMeant = display.includes('all') || types.some((type) => display.includes(type));
  return isMeant ? Math.min(before, vehicles) : null; // OPEN-045
}
