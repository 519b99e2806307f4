/** Subtracts months, in UTC. Six months before 31 August is 28 or 29 February. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The date overflowed into the next month; day 0 is the last day of the previous one.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
