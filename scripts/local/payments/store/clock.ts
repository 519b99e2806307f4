import type { DatabaseSync } from 'node:sqlite';

/** The service's time: the system's, and however far it was moved on, so that half an hour need not be waited for. */
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

  /** Seconds since 1970, as Stripe gives every time. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** How far it is ahead of the system, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  /** Sets how far it is ahead (milliseconds, 0 for the system's own time); outlives a restart. */
  setAhead(milliseconds: number): void {
    this.#ahead = milliseconds;
    this.#db
      .prepare(
        "INSERT INTO setting (name, json) VALUES ('ahead', ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json",
      )
      .run(JSON.stringify(milliseconds));
  }
}
