/** Head start for each person before the next: long enough to read mail after lunch. */
export const HEAD_START_HOURS = 2;

export interface WaitingPlace {
  id: string;
  /** When the mail was queued; null while waiting. */
  mailedAt: Date | null;
}

export interface WaitedFor {
  /** Shown, and not held, reserved or sold. */
  isFree: boolean;
  /** When its last reservation ended; null if it had none. */
  freeSince: Date | null;
}

const FAIR_MS = HEAD_START_HOURS * 3_600_000;

/**
 * Returns the next person to notify that a vehicle is available, in order of joining, each once.
 * Waits until the previous person's head start is over, or the vehicle was held and released in between.
 * @param places the vehicle's list in order of joining, sorted by the database because its clock is finer
 * @returns null if no notification is due
 */
export function nextToNotify<Place extends WaitingPlace>(
  places: readonly Place[],
  { isFree, freeSince }: WaitedFor,
  now: Date,
): Place | null {
  if (!isFree) return null;
  const lastMail = Math.max(...places.map(({ mailedAt }) => mailedAt?.getTime() ?? Number.NEGATIVE_INFINITY));
  const isTheirTurn = freeSince === null || lastMail >= freeSince.getTime();
  if (isTheirTurn && now.getTime() < lastMail + FAIR_MS) return null;
  return places.find(({ mailedAt }) => mailedAt === null) ?? null;
}
