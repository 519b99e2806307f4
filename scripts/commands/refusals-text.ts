import type { Refusal } from '@forecourt/lib/inventory/stock/send-records.server';

/** Formats the vehicles that search rejected for the terminal; empty if there are none. */
export const refusalsText = (refusals: readonly Refusal[]): string =>
  refusals
    .map(
      ({ vehicleId, problem }) =>
        `Search refuses ${vehicleId}, which no list shows until it changes: ${problem}\n`,
    )
    .join('');
