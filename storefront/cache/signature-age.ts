/** Messages signed longer ago, or further ahead, are refused, so that a recorded one cannot be replayed. */
const TOLERANCE_MS = 300_000;

/**
 * Returns whether a signature's timestamp is recent. Does not verify the signature.
 * @param header `t=<milliseconds>,v1=<signature>`, as Sanity writes it
 */
export function isRecent(header: string | null, now: number): boolean {
  const time = /^t=(\d{1,16}),/.exec(header ?? '')?.[1];
  return time !== undefined && Math.abs(now - Number(time)) <= TOLERANCE_MS;
}
