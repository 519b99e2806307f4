/** A message signed longer ago, or further ahead, than this is refused: a recorded one cannot be sent again. */
const TOLERANCE_MS = 300_000;

/**
 * Whether a signature was made just now. Says nothing of its truth.
 * @param header `t=<milliseconds>,v1=<signature>`, as the content lake writes it
 */
export function isRecent(header: string | null, now: number): boolean {
  const time = /^t=(\d{1,16}),/.exec(header ?? '')?.[1];
  return time !== undefined && Math.abs(now - Number(time)) <= TOLERANCE_MS;
}
