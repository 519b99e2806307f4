import type { CarType } from '@forecourt/lib/vehicle/vehicle';

/** Which list a promo card may stand in: any, or one of a kind of vehicle. */
export type ListKind = 'all' | CarType;

/** The fields of a promo card that decide where it shows (SEARCH-06 to SEARCH-10). */
export interface PromoRules {
  /** Its place among the cards, counted from 1. */
  position: number;
  /** Lists it is for (OPEN-044). */
  display: readonly ListKind[];
  /** Only in a list of exactly that kind that reaches its place. */
  strict: boolean;
}

/** The kinds of vehicle that a list can hold: what the site sells, the page is about and the shopper asks for. */
export const typesOfList = (...narrowings: readonly (readonly string[])[]): CarType[] =>
  (['new', 'demo', 'used'] as const).filter((type) =>
    narrowings.every((types) => types.length === 0 || types.includes(type)),
  );

/**
 * Where a card stands in a list.
 * @param types kinds of vehicle the list can hold
 * @param vehicles how many vehicles the page of the list shows
 * @returns how many vehicles stand before it, null when it does not show
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
