/**
 * The moment some months before another, at the same time of day in UTC. In a shorter month its last day: six months
 * before 31 August is 28 or 29 February, as PostgreSQL counts.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  // Past the end of the month: day 0 is the last day of the month before.
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
