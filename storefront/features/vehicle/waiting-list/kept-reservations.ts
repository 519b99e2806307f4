/** The reservations that this browser made on a site, newest first. They grant no access. */
export type KeptReservations = readonly KeptReservation[];

export interface KeptReservation {
  /** Vehicle id. */
  vehicle: string;
  reference: string;
}

const MOST_KEPT = 20;

/** Key of a site's reservations in the browser's storage (STORE-01). */
export const keptReservationsKey = (siteSlug: string): string => `${siteSlug}.Reservations`;

/** Parses stored reservations; anything unreadable counts as none. Without zod, because vehicle pages load it. */
export function parseKeptReservations(text: string | null | undefined): KeptReservations {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptReservation {
  const { vehicle, reference } = Object(value);
  return typeof vehicle === 'string' && /^R-[0-9A-Z]{6}$/.test(String(reference));
}

/** Adds a reservation; it replaces an earlier one of the same vehicle. */
export const withReservation = (
  kept: KeptReservations,
  { vehicle, reference }: KeptReservation,
): KeptReservations =>
  [{ vehicle, reference }, ...kept.filter((one) => one.vehicle !== vehicle)].slice(0, MOST_KEPT);
