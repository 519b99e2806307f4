import { createHash } from 'node:crypto';

/** A field of a wheel at the moment of a draw, as the log keeps it. */
export interface Chance {
  key: string;
  label: string;
  weight: number;
  /** How often it could still be won; null for any number of times. */
  left: number | null;
}

/** A draw as the log keeps it: enough for anybody to work out its outcome again. */
export interface DrawRecord {
  chances: readonly Chance[];
  /** Of the chances, so that nobody changes them afterwards without being seen. */
  chancesHash: string;
  /** The random number: one of as many tickets as the chances have weight. */
  ticket: number;
  prizeKey: string;
}

/** What can still come up: whatever has reached its limit has no tickets. */
const ticketsOf = ({ weight, left }: Chance): number => (left === 0 ? 0 : weight);

/** How many tickets there are; none when every prize is gone. */
export const ticketCount = (chances: readonly Chance[]): number =>
  chances.reduce((sum, chance) => sum + ticketsOf(chance), 0);

/**
 * The field that a ticket stands for. Tickets are dealt to the fields in their order, as many to each as it has weight, so
 * that every field comes up exactly as often as its weight says.
 * @returns null for a ticket that there is not
 */
export function fieldOfTicket(chances: readonly Chance[], ticket: number): string | null {
  if (!Number.isInteger(ticket) || ticket < 0) return null;
  let first = 0;
  for (const chance of chances) {
    first += ticketsOf(chance);
    if (ticket < first) return chance.key;
  }
  return null;
}

/** SHA-256 of the chances in their order, whatever order a database keeps their properties in. */
export const chancesHash = (chances: readonly Chance[]): string =>
  createHash('sha256')
    .update(JSON.stringify(chances.map(({ key, label, weight, left }) => [key, label, weight, left])))
    .digest('hex');

/** Says in words why a draw of the log is not what its record claims; null when the record is true. */
export function drawProblem({ chances, chancesHash: hash, ticket, prizeKey }: DrawRecord): string | null {
  if (chancesHash(chances) !== hash) return 'its chances are not those it was drawn with';
  const outcome = fieldOfTicket(chances, ticket);
  if (outcome === null) return `there is no ticket ${ticket}`;
  return outcome === prizeKey ? null : `ticket ${ticket} is '${outcome}', not '${prizeKey}'`;
}
