/** Mail servers keep trying for five days; two more allow for clocks and queues. */
const LONGEST_DELAY_MS = 7 * 86_400_000;

/**
 * Returns the time by which a message is ordered: the sender's if it is credible, else that of its arrival.
 * A time after the arrival or more than a week before it is a wrong clock.
 */
export function messageTime(claimed: Date | null, arrivedAt: Date): Date {
  const age = claimed ? arrivedAt.getTime() - claimed.getTime() : Number.NaN;
  return claimed && age >= 0 && age <= LONGEST_DELAY_MS ? claimed : arrivedAt;
}
