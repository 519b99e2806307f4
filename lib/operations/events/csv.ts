import { csvOf } from '../../platform/text/csv.ts';
import { type ActivityLine, COUNTED } from './activity.ts';

const HEADER = [
  'Day',
  'Site',
  'Car',
  'Stock number',
  'Id',
  'Used car views',
  'Saves',
  'Calls',
  'Enquiries',
  'Reservations',
];

/** Returns activity as CSV: a line per day and vehicle, and one per day without a vehicle. */
export const activityCsv = (siteSlug: string, lines: readonly ActivityLine[]): string =>
  csvOf([
    HEADER,
    ...lines.map((line) => [
      line.day,
      siteSlug,
      line.title,
      line.stocknum,
      line.id,
      ...COUNTED.map((what) => line[what]),
    ]),
  ]);
