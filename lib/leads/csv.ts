import { csvOf } from '../platform/text/csv.ts';
import type { InboxLead } from './inbox.ts';
import { JOURNEY_ROWS } from './journey.ts';
import { STATUS_LABELS } from './status.ts';

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

const COLUMNS: [string, (lead: InboxLead) => string | number | Date | null][] = [
  ['Reference', ({ id }) => id],
  ['Site', ({ site }) => site],
  ['Received at', ({ createdAt }) => new Date(createdAt)],
  ['Form', ({ kind }) => kind],
  ['About', ({ about }) => about],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Message', ({ message }) => message],
  ['Test drive at', ({ drive }) => drive && new Date(drive.startsAt)],
  ['Test drive location', ({ drive }) => drive?.place ?? ''],
  ['Test drive cancelled', ({ drive }) => (drive ? (drive.status === 'cancelled' ? 'Yes' : 'No') : '')],
  ...JOURNEY_ROWS.map((row): (typeof COLUMNS)[number] => [
    row,
    ({ journey }) => journey.find(([name]) => name === row)?.[1] ?? '',
  ]),
  ['Finished', ({ finished }) => (finished ? 'Yes' : 'No')],
  ['Status', ({ status }) => STATUS_LABELS[status].staff],
  ['Answered at', ({ answeredAt }) => (answeredAt ? new Date(answeredAt) : null)],
  ['Minutes to answer', ({ createdAt, answeredAt }) => answeredAt && minutesBetween(createdAt, answeredAt)],
  ['Not delivered', ({ isStuck }) => (isStuck ? 'Yes' : 'No')],
];

const HEADER = COLUMNS.map(([name]) => name);

/** Returns leads as CSV, times in UTC. */
export const leadsCsv = (leads: readonly InboxLead[]): string =>
  csvOf([HEADER, ...leads.map((lead) => COLUMNS.map(([, read]) => read(lead)))]);
