import type { RunDetails } from '../importing/run-details.ts';
import type { ReasonCount } from './runs.ts';

/** Counts rejected and held values by field and reason, the most frequent first. */
export function reasonCounts({ rejected, held }: Pick<RunDetails, 'rejected' | 'held'>): ReasonCount[] {
  const values = [
    ...rejected.map(({ field, reason }) => ({ what: 'rejected' as const, field, reason })),
    ...held.map(({ field, reason }) => ({ what: 'held' as const, field, reason })),
  ];
  return [...Map.groupBy(values, (value) => JSON.stringify(value)).values()]
    .flatMap((same) => same.slice(0, 1).map((value) => ({ ...value, count: same.length })))
    .toSorted((a, b) => b.count - a.count);
}
