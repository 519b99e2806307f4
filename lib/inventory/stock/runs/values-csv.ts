import { csvOf } from '../../../platform/text/csv.ts';
import type { RunDetails } from '../importing/run-details.ts';

const HEADER = ['Result', 'Line', 'Stock number', 'Field', 'Value', 'Reason'];

export const valuesCsv = ({ rejected, held }: Pick<RunDetails, 'rejected' | 'held'>): string =>
  csvOf([
    HEADER,
    ...[
      ...rejected.map((row) => ['Rejected', row] as const),
      ...held.map((row) => ['Held', row] as const),
    ].map(([what, { line, stocknum, field, value, reason }]) => [what, line, stocknum, field, value, reason]),
  ]);
