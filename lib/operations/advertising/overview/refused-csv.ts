import { csvOf } from '../../../platform/text/csv.ts';
import { ADVERT_FIELDS } from '../advert-fields.ts';
import type { ListedAdvert } from './answers.ts';

const HEADER = ['Stock number', 'Vehicle', 'Page', 'Views in 30 days', 'Reason', 'Field', 'Feed', 'Column'];
const LABELS: Readonly<Record<string, string>> = ADVERT_FIELDS;

/** Returns refused vehicles as CSV, a line per reason. */
export const refusedCsv = (vehicles: readonly ListedAdvert[]): string =>
  csvOf([
    HEADER,
    ...vehicles.flatMap(({ stocknum, title, url, views, reasons }) =>
      reasons.map(({ reason, field, mend }) => [
        stocknum,
        title,
        url,
        views,
        reason,
        LABELS[field] ?? field,
        mend?.kind === 'column' ? mend.feed : '',
        mend?.kind === 'column' ? (mend.column ?? '') : '',
      ]),
    ),
  ]);
