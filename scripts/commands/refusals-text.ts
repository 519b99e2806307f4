import type { Refusal } from '@forecourt/lib/inventory/stock/send-records.server';

/** What a terminal says of vehicles that search refuses: nothing when there are none. */
export const refusalsText = (refusals: readonly Refusal[]): string =>
  refusals
    .map(
      ({ vehicleId, problem }) =>
        `Search refuses ${vehicleId}, which no list shows until it changes: ${problem}\n`,
    )
    .join('');
