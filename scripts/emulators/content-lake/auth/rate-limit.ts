const WINDOW_MS = 15 * 60 * 1000;
const MAX_FAILURES = 8;

/** Counts wrong passwords per key; after eight within a quarter of an hour, further attempts are refused. */
export class FailureLimit {
  readonly #failures = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Returns the seconds to wait before another attempt; 0 if one is allowed. */
  waitSeconds(key: string): number {
    const recent = this.#recent(key);
    const oldest = recent[0];
    if (recent.length < MAX_FAILURES || oldest === undefined) return 0;
    return Math.ceil((oldest + WINDOW_MS - this.#now()) / 1000);
  }

  recordFailure(key: string): void {
    this.#failures.set(key, [...this.#recent(key), this.#now()].slice(-MAX_FAILURES));
  }

  reset(key: string): void {
    this.#failures.delete(key);
  }

  #recent(key: string): number[] {
    const recent = (this.#failures.get(key) ?? []).filter((at) => at > this.#now() - WINDOW_MS);
    if (recent.length > 0) this.#failures.set(key, recent);
    else this.#failures.delete(key);
    return recent;
  }
}
