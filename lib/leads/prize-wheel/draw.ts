import { createHash } from 'node:crypto';

/** The odds of one field at the time of a draw, as logged. */
export interface Chance {
  key: string;
  label: string;
  weight: number;
  /** Remaining wins; null for unlimited. */
  left: number | null;
}

/** A logged draw, with everything needed to recompute its outcome. */
export interface DrawRecord {
  chances: readonly Chance[];
  /** Hash of the odds, which reveals later changes. */
  chancesHash: string;
  /** The random number, below the sum of all weights. */
  ticket: number;
  prizeKey: string;
}

/** Returns a field's number of tickets: its weight, or none once its limit is reached. */
const ticketsOf = ({ weight, left }: Chance): number => (left === 0 ? 0 : weight);

/** Returns the total number of tickets; 0 if every prize is gone. */
export const ticketCount = (chances: readonly Chance[]): number =>
  chances.reduce((sum, chance) => sum + ticketsOf(chance), 0);

/**
 * Returns the field a ticket falls on.
 * Each field has as many consecutive tickets as its weight, so the odds are exact.
 * @returns null for an invalid ticket
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

/** Returns a SHA-256 of the odds, independent of the property order that the database keeps. */
export const chancesHash = (chances: readonly Chance[]): string =>
  createHash('sha256')
    .update(JSON.stringify(chances.map(({ key, label, weight, left }) => [key, label, weight, left])))
    .digest('hex');

/** Returns why a logged draw is invalid; null if it is valid. */
export function drawProblem({ chances, chancesHash: hash, ticket, prizeKey }: DrawRecord): string | null {
  if (chancesHash(chances) !== hash) return 'the odds have been changed since the draw';
  const outcome = fieldOfTicket(chances, ticket);
  if (outcome === null) return `ticket ${ticket} does not exist`;
  return outcome === prizeKey ? null : `ticket ${ticket} is '${outcome}', not '${prizeKey}'`;
}
