/** How long the first of a list has the vehicle to themselves before the next hears that it is free: a mail read after lunch still counts. */
export const FAIR_HOURS = 2;

/** A place in the list of one vehicle. */
export interface WaitingPlace {
  id: string;
  /** When the mail was put into the outbox; null while they wait. */
  mailedAt: Date | null;
}

export interface WaitedFor {
  /** Neither held, reserved nor sold, and shown. */
  isFree: boolean;
  /** When the last reservation of it ended; null where there was none. */
  freeSince: Date | null;
}

const FAIR_MS = FAIR_HOURS * 3_600_000;

/**
 * Who hears next that a vehicle is free: those of its list in the order in which they joined, each once. The next one
 * waits until the one before had a fair time, or somebody held the vehicle since and let it go.
 * @param places everybody in the list of one vehicle in the order in which they joined, by the database’s finer clock
 * @returns null when nobody is told now
 */
export function nextToTell<Place extends WaitingPlace>(
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
