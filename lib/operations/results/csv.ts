import { csvOf } from '../../platform/text/csv.ts';
import { BREAKDOWN_LABELS, type Breakdown, type ResultsRow, STAGE_LABELS, STAGES } from './selection.ts';

/** Returns a breakdown as CSV: the period, then the period before. */
export const resultsCsv = (by: Breakdown, rows: readonly ResultsRow[]): string =>
  csvOf([
    [
      BREAKDOWN_LABELS[by],
      ...STAGES.map((stage) => STAGE_LABELS[stage]),
      ...STAGES.map((stage) => `${STAGE_LABELS[stage]} before`),
    ],
    ...rows.map(({ label, counts, before }) => [
      label,
      ...STAGES.map((stage) => counts[stage]),
      ...STAGES.map((stage) => before[stage]),
    ]),
  ]);
