import { csvOf } from '../../platform/text/csv.ts';
import { type ActivityLine, COUNTED } from './activity.ts';

const HEADER = [
  'Day',
  'Site',
  'Car',
  'Stock number',
  'Id',
  'Views',
  'Saves',
  'Calls',
  'Enquiries',
  'Reservations',
];

/** What visitors did as CSV: one line for each day and vehicle, and one for each day of what was about none. */
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
