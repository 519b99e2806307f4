import type { Reservation } from './read.server.ts';

const COLUMNS: [string, (reservation: Reservation) => string | number | Date | null][] = [
  ['Reference', ({ reference }) => reference],
  ['Site', ({ siteSlug }) => siteSlug],
  ['State', ({ status }) => status],
  ['Reason', ({ reason }) => reason],
  ['Stock number', ({ car: vehicle }) => vehicle.stocknum],
  ['Car', ({ car: vehicle }) => vehicle.title],
  ['Price', ({ car: vehicle }) => vehicle.price],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['Email', ({ email }) => email],
  ['Fee (AUD)', ({ amountCents }) => (amountCents / 100).toFixed(2)],
  ['Paid (AUD)', ({ paidCents }) => (paidCents === null ? null : (paidCents / 100).toFixed(2))],
  ['Returned (AUD)', ({ refundedCents }) => (refundedCents / 100).toFixed(2)],
  ['Reserved at', ({ createdAt }) => createdAt],
  ['Paid at', ({ paidAt }) => paidAt],
  ['Kept until', ({ heldUntil }) => heldUntil],
  ['Returned at', ({ refundedAt }) => refundedAt],
  ['Payment', ({ paymentIntentId }) => paymentIntentId],
  ['Refund', ({ refundId }) => refundId],
  ['Look at', ({ problem }) => problem],
];

const HEADER = COLUMNS.map(([name]) => name);

/** Reservations as CSV (RFC 4180, times in UTC), with a byte order mark so that spreadsheets read the letters right. */
export const reservationsCsv = (reservations: readonly Reservation[]): string =>
  `\uFEFF${[HEADER, ...reservations.map((reservation) => COLUMNS.map(([, read]) => read(reservation)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;

function cell(value: string | number | Date | null): string {
  if (value === null) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // A shopper's own words must not run as a formula in somebody's spreadsheet (CWE-1236).
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
