import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** What can be made to go wrong, one switch each. */
export const faultsSchema = z.object({
  /** How long each webhook is kept back, in milliseconds. */
  delayMs: z.number().int().min(0).max(3_600_000),
  /** How often each webhook is sent. */
  copies: z.number().int().min(1).max(50),
  /** Which part of webhooks is never sent: 1 for all. */
  loss: z.number().min(0).max(1),
  /** Within how many milliseconds webhooks come in any order. */
  shuffleMs: z.number().int().min(0).max(600_000),
  /** Keeps every webhook until it is released by hand. */
  hold: z.boolean(),
  /** Signed with another secret, or six minutes ago. */
  signature: z.enum(['right', 'wrong', 'old']),
  /** What becomes of calls of the API: `lost_answer` does what is asked and then hangs up. */
  api: z.enum(['works', 'down', 'rate_limited', 'lost_answer']),
  /** How long each answer of the API takes, in milliseconds. */
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

/** The switches, as they were left: they outlive a restart. */
export class FaultSwitches {
  readonly #db: DatabaseSync;
  #now: Faults;

  constructor(db: DatabaseSync) {
    this.#db = db;
    const kept = db.prepare("SELECT json FROM setting WHERE name = 'faults'").get()?.json;
    this.#now = { ...NO_FAULTS, ...(kept ? (JSON.parse(String(kept)) as Partial<Faults>) : {}) };
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
