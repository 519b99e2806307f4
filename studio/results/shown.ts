import type {
  ResultsRequest,
  ResultsRow,
  RowsRequest,
  Stage,
} from '@forecourt/lib/operations/results/selection';

/** A figure whose rows are open. */
export interface Shown {
  title: string;
  request: RowsRequest;
}

/**
 * Returns the request for what a figure is made of.
 * @param row of the table; null for a figure of the funnel
 */
export function rowsRequestOf(
  { by, ...selection }: ResultsRequest,
  stage: Stage,
  row: Pick<ResultsRow, 'value' | 'within'> | null,
): RowsRequest {
  if (!row) return { ...selection, stage };
  const { value, within } = row;
  if (by === 'day') return { ...selection, from: value, to: value, stage };
  if (by === 'site') return { ...selection, sites: [value], stage };
  return { ...selection, filter: { dimension: by, value, within }, stage };
}
