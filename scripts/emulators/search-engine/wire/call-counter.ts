const HOUR_MS = 3_600_000;
const MAX_CALLERS = 10_000;

/** Counts calls by caller over the last hour, for keys with a quota. */
export class CallCounter {
  private readonly times = new Map<string, number[]>();

  /**
   * Counts a call unless the caller has reached the limit.
   * @param now milliseconds
   * @returns whether the call is allowed
   */
  tryCall(caller: string, limit: number, now: number): boolean {
    const recent = (this.times.get(caller) ?? []).filter((time) => time > now - HOUR_MS);
    const isAllowed = recent.length < limit;
    if (isAllowed) recent.push(now);
    // Re-inserting moves the caller to the end, so the first entry has been inactive longest.
    this.times.delete(caller);
    this.times.set(caller, recent);
    const [silent] = this.times.keys();
    if (this.times.size > MAX_CALLERS && silent !== undefined) this.times.delete(silent);
    return isAllowed;
  }
}
