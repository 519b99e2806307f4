import { csvOf } from '../../platform/text/csv.ts';
import { visitText } from '../../sites/visit-source/visit-text.ts';
import type { Reservation } from './read.server.ts';
import { reservedPriceText } from './reserved-vehicle.ts';

const COLUMNS: [string, (reservation: Reservation) => string | number | Date | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Site', ({ siteSlug }) => siteSlug],
  ['State', ({ status }) => status],
  ['Reason', ({ reason }) => reason],
  ['Stock number', ({ car: vehicle }) => vehicle.stocknum],
  ['Car', ({ car: vehicle }) => vehicle.title],
  ['Price', ({ car: vehicle }) => vehicle.price],
  ['Advertised price', ({ car: vehicle }) => reservedPriceText(vehicle)],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['Email', ({ email }) => email],
  ['Came from', ({ visit }) => visitText(visit)],
  ['Reserved by assistant', ({ platform }) => platform],
  ['Fee (AUD)', ({ amountCents }) => (amountCents / 100).toFixed(2)],
  ['Paid (AUD)', ({ paidCents }) => (paidCents === null ? null : (paidCents / 100).toFixed(2))],
  ['Refunded (AUD)', ({ refundedCents }) => (refundedCents / 100).toFixed(2)],
  ['Reserved at', ({ createdAt }) => createdAt],
  ['Paid at', ({ paidAt }) => paidAt],
  ['Held until', ({ heldUntil }) => heldUntil],
  ['Refunded at', ({ refundedAt }) => refundedAt],
  ['Payment', ({ paymentIntentId }) => paymentIntentId],
  ['Refund', ({ refundId }) => refundId],
  ['Problem', ({ problem }) => problem],
];

const HEADER = COLUMNS.map(([name]) => name);

/** Returns reservations as CSV, times in UTC. */
export const reservationsCsv = (reservations: readonly Reservation[]): string =>
  csvOf([HEADER, ...reservations.map((reservation) => COLUMNS.map(([, read]) => read(reservation)))]);
