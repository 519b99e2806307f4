import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const faultsSchema = z.object({
  /** Delay of each webhook delivery in milliseconds. */
  delayMs: z.number().int().min(0).max(3_600_000),
  copies: z.number().int().min(1).max(50),
  /** The fraction of webhooks never sent: 1 for all. */
  loss: z.number().min(0).max(1),
  /** Deliveries are spread at random over this many milliseconds. */
  shuffleMs: z.number().int().min(0).max(600_000),
  /** Holds every delivery until it is released by hand. */
  hold: z.boolean(),
  /** `wrong` signs with another secret, `old` uses a timestamp six minutes ago. */
  signature: z.enum(['right', 'wrong', 'old']),
  /** Fault of API calls: `lost_answer` carries out the request, then closes the connection. */
  api: z.enum(['works', 'down', 'rate_limited', 'lost_answer']),
  /** Delay of each API response in milliseconds. */
  latencyMs: z.number().int().min(0).max(120_000),
});
export type Faults = z.output<typeof faultsSchema>;

export const NO_FAULTS: Faults = {
  delayMs: 0,
  copies: 1,
  loss: 0,
  shuffleMs: 0,
  hold: false,
  signature: 'right',
  api: 'works',
  latencyMs: 0,
};

export class FaultSwitches {
  readonly #db: DatabaseSync;
  #now: Faults;

  constructor(db: DatabaseSync) {
    this.#db = db;
    const savedJson = db.prepare("SELECT json FROM setting WHERE name = 'faults'").get()?.json;
    this.#now = { ...NO_FAULTS, ...(savedJson ? (JSON.parse(String(savedJson)) as Partial<Faults>) : {}) };
  }

  get now(): Faults {
    return this.#now;
  }

  set(change: Partial<Faults>): Faults {
    this.#now = { ...this.#now, ...change };
    this.#db
      .prepare(
        "INSERT INTO setting (name, json) VALUES ('faults', ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json",
      )
      .run(JSON.stringify(this.#now));
    return this.#now;
  }
}
