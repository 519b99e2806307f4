import { dayAfter } from '../../sites/hours.ts';
import { parseLocalTime } from '../../sites/local-time.ts';
import { stateTimeZone } from '../../sites/place-time-zone.ts';
import type { StateCode } from '../../sites/state-codes.ts';
import type { ChargeTable } from './charge-table.ts';
import { dayOfState } from './drive-away-price.ts';

/** Returns when a table of a state next starts or ends, so that no page shows its figures any longer; null if never. */
export function nextRateChange(tables: readonly ChargeTable[], state: StateCode, now: Date): Date | null {
  const today = dayOfState(state, now);
  const days = tables
    .filter((table) => table.state === state)
    .flatMap(({ effectiveFrom, effectiveUntil }) => [
      effectiveFrom,
      ...(effectiveUntil ? [dayAfter(effectiveUntil, 1)] : []),
    ])
    .filter((day) => day > today)
    .toSorted();
  const [first] = days;
  return first ? parseLocalTime(`${first}T00:00`, stateTimeZone(state) ?? 'Australia/Sydney') : null;
}
