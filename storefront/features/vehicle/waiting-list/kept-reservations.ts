/** The reservations that this browser made on a site, by vehicle id, newest first. They grant no access. */
export type KeptReservations = readonly KeptReservation[];

export interface KeptReservation {
  vehicle: string;
  reference: string;
  /** `held` until it is paid. */
  state: 'held' | 'reserved';
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
  const { vehicle, reference, state } = Object(value);
  return (
    typeof vehicle === 'string' &&
    /^R-[0-9A-Z]{6}$/.test(String(reference)) &&
    (state === 'held' || state === 'reserved')
  );
}

/**
 * Adds or replaces the reservation of a vehicle; removes one that has ended.
 */
export function withReservation(
  kept: KeptReservations,
  {
    vehicle,
    reference,
    state,
  }: Pick<KeptReservation, 'vehicle' | 'reference'> & {
    state: KeptReservation['state'] | 'ended';
  },
): KeptReservations {
  if (state === 'ended') return kept.filter((one) => one.reference !== reference);
  const others = kept.filter((one) => one.vehicle !== vehicle);
  return [{ vehicle, reference, state }, ...others].slice(0, MOST_KEPT);
}
