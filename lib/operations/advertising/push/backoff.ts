/** Delays in milliseconds. The longest leaves half a minute to advertise nothing sold for longer than one. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Returns when a feed is tried again, doubling the delay with each failure in a row. */
export const retryTime = (failures: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1)));
