/** Replay protection: signatures further away in time than this are rejected. */
const TOLERANCE_MS = 300_000;

/**
 * Returns whether a signature is recent; does not verify it.
 * @param header `t=<milliseconds>,v1=<signature>`, as the content lake writes it
 */
export function isRecent(header: string | null, now: number): boolean {
  const time = /^t=(\d{1,16}),/.exec(header ?? '')?.[1];
  return time !== undefined && Math.abs(now - Number(time)) <= TOLERANCE_MS;
}
