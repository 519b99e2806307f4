import type { OpeningTimes } from '../../sites/open-now.ts';

/** What a workshop can take at once. */
export interface Capacity {
  bays: number;
  /** Cars that can arrive in one slot, over all service advisors. */
  arrivals: number;
  loanCars: number;
}

/** How a workshop takes bookings, as an editor describes it. */
export interface Workshop {
  capacity: Capacity;
  /** Minutes between arrival times. */
  slotMinutes: number;
  /** Least hours between booking and arrival. */
  leadHours: number;
  /** Days ahead that can be booked. */
  daysAhead: number;
  /** Opening times of its location; null if none are listed. */
  hours: OpeningTimes | null;
}

export const SLOT_CHOICES = [15, 20, 30, 60] as const;

/** Used where an editor leaves a field empty. */
export const WORKSHOP_DEFAULTS = { slotMinutes: 30, leadHours: 24, daysAhead: 42 } as const;

export const WORKSHOP_LIMITS = {
  bays: 60,
  advisors: 30,
  arrivalsEach: 10,
  loanCars: 60,
  leadHours: 336,
  /** Public holidays are known this far ahead. */
  daysAhead: 60,
} as const;

/**
 * `dropOff`: the shopper leaves the car; `wait`: they wait for it; `loanCar`: they leave it and drive a loan car.
 */
export const WAYS = ['dropOff', 'wait', 'loanCar'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_LABELS: Readonly<Record<Way, string>> = {
  dropOff: 'Drop the car off',
  wait: 'Wait while we work',
  loanCar: 'Drop it off and take a loan car',
};
