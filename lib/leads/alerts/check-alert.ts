import type { AlertFrequency, AlertKind } from './kinds.ts';
import { sendTime, settledAt } from './timing.ts';
import type { VehiclePhase } from './vehicle-state.ts';

export interface DueAlert {
  kind: AlertKind;
  createdAt: Date;
  /** Price before the drop, in whole dollars. */
  oldPrice: number | null;
  /** Null if alerts have no record of the car. */
  phase: VehiclePhase | null;
  price: number | null;
  pricedAt: Date | null;
  /** True if the shopper still saves the car or search and still wants this kind of alert. */
  wanted: boolean;
  frequency: AlertFrequency;
}

/** Send now, never, or check again at a later time. */
export type AlertCheck = 'now' | 'needless' | Date;

/** Decides whether an alert is still true and when it may be sent. */
export function checkAlert(alert: DueAlert, now: Date, timeZone: string): AlertCheck {
  if (!alert.wanted || !isSo(alert)) return 'needless';
  const readyAt =
    alert.kind === 'price_drop' && alert.pricedAt
      ? later(settledAt(alert.pricedAt), alert.createdAt)
      : alert.createdAt;
  const leaves = sendTime({ readyAt, frequency: alert.frequency }, now, timeZone);
  return leaves > now ? leaves : 'now';
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function isSo({ kind, phase, price, oldPrice }: DueAlert): boolean {
  switch (kind) {
    case 'price_drop':
      // Skip if the price has gone back up.
      return phase === 'free' && price !== null && oldPrice !== null && price < oldPrice;
    case 'reserved':
      return phase === 'reserved';
    case 'sold':
      return phase === 'gone';
    case 'free':
    case 'saved_search':
      return phase === 'free';
  }
}
