import type { Refusal } from '@forecourt/lib/inventory/stock/search-writes.server';

/** Formats the vehicles that search rejected for the terminal; empty without any. */
export const refusalsText = (refusals: readonly Refusal[]): string =>
  refusals
    .map(
      ({ vehicleId, problem }) =>
        `Search rejects ${vehicleId}, so no list shows it until it changes: ${problem}\n`,
    )
    .join('');
