/** Why a booking no longer fits the workshop as it is now. */
export type Conflict = 'closed' | 'arrivals' | 'bays' | 'loanCars';

export const CONFLICT_LABELS: Readonly<Record<Conflict, string>> = {
  closed: 'Outside opening hours',
  arrivals: 'Too many arrivals at once',
  bays: 'Not enough bays',
  loanCars: 'Not enough loan cars',
};
