import type { CarType } from '@forecourt/lib/vehicle/vehicle';

export type ListKind = 'all' | CarType;

/** Where a promo card shows (SEARCH-06 to SEARCH-10). */
export interface PromoRules {
  position: number;
  /** Lists it may appear in (OPEN-044). */
  display: readonly ListKind[];
  /** Only in a list of exactly that type that is long enough to reach its position. */
  strict: boolean;
}

/** Returns the vehicle types that site, page and filters have in common. */
export const typesOfList = (...narrowings: readonly (readonly string[])[]): CarType[] =>
  (['new', 'demo', 'used'] as const).filter((type) =>
    narrowings.every((types) => types.length === 0 || types.includes(type)),
  );

/**
 * Returns the number of vehicles before a promo card in a list; null if it is not shown.
 * @param vehicles number of vehicles on the list's page
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
