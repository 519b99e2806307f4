import type { AlertFrequency, AlertKind } from './kinds.ts';
import { leavesAt, settledAt } from './timing.ts';
import type { VehiclePhase } from './vehicle-state.ts';

/** An alert that is due, with what holds at this moment. */
export interface DueAlert {
  kind: AlertKind;
  createdAt: Date;
  /** Of a price drop, in whole dollars. */
  oldPrice: number | null;
  /** Null for a car that alerts do not know any more. */
  phase: VehiclePhase | null;
  price: number | null;
  /** When the price changed last. */
  pricedAt: Date | null;
  /** Whether the shopper still keeps the car or the search, and wants to hear of the kind. */
  wanted: boolean;
  /** Of the kind, or of the saved search. */
  frequency: AlertFrequency;
}

/** Send it now, look at it again at a moment, or never. */
export type Judgement = 'now' | 'needless' | Date;

/** Whether an alert still says what is so: a lot may have happened since it was written down. */
export function judge(alert: DueAlert, now: Date, timeZone: string): Judgement {
  if (!alert.wanted || !isSo(alert)) return 'needless';
  const readyAt =
    alert.kind === 'price_drop' && alert.pricedAt
      ? later(settledAt(alert.pricedAt), alert.createdAt)
      : alert.createdAt;
  const leaves = leavesAt({ readyAt, frequency: alert.frequency }, now, timeZone);
  return leaves > now ? leaves : 'now';
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function isSo({ kind, phase, price, oldPrice }: DueAlert): boolean {
  switch (kind) {
    case 'price_drop':
      // Up again since: there is nothing to tell.
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
