import type { DatabaseSync } from 'node:sqlite';

/**
 * The emulator's clock: system time plus an offset, so that tests can skip waiting times such as a session's
 * expiry.
 */
export class Clock {
  readonly #db: DatabaseSync;
  readonly #system: () => number;
  #ahead: number;

  constructor(db: DatabaseSync, system: () => number = Date.now) {
    this.#db = db;
    this.#system = system;
    this.#ahead = Number(db.prepare("SELECT json FROM setting WHERE name = 'ahead'").get()?.json ?? 0);
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#system() + this.#ahead;
  }

  /** Seconds since 1970, the unit of every time in Stripe's API. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Milliseconds ahead of the system clock. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Sets the offset (milliseconds, 0 for system time); it survives a restart. */
  setAhead(milliseconds: number): void {
    this.#ahead = milliseconds;
    this.#db
      .prepare(
        "INSERT INTO setting (name, json) VALUES ('ahead', ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json",
      )
      .run(JSON.stringify(milliseconds));
  }
}
