const HOUR_MS = 3_600_000;
const MOST_CALLERS = 10_000;

/** Counts calls by caller over the last hour, for keys that limit them. */
export class CallCounter {
  private readonly times = new Map<string, number[]>();

  /**
   * Notes a call, unless it is one too many.
   * @param now milliseconds
   * @returns whether it may go on
   */
  take(caller: string, most: number, now: number): boolean {
    const recent = (this.times.get(caller) ?? []).filter((time) => time > now - HOUR_MS);
    const allowed = recent.length < most;
    if (allowed) recent.push(now);
    // The caller heard of last comes last: the first has been silent for longest.
    this.times.delete(caller);
    this.times.set(caller, recent);
    const [silent] = this.times.keys();
    if (this.times.size > MOST_CALLERS && silent !== undefined) this.times.delete(silent);
    return allowed;
  }
}
