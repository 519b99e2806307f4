import type { DatabaseSync } from 'node:sqlite';
import type { PaymentsOptions } from '../options.ts';
import type { StoredEvent } from '../store/kinds.ts';
import type { FaultSwitches } from './faults.ts';

/** `held` and `lost` come from fault switches; `abandoned` means that Stripe's retry period has ended. */
export type DeliveryState = 'pending' | 'held' | 'lost' | 'delivered' | 'abandoned';

export interface Delivery {
  id: number;
  event: string;
  endpoint: string;
  state: DeliveryState;
  createdAt: number;
  dueAt: number;
  attempts: number;
  /** Result of the last attempt: a status code, or why there was no response. */
  outcome: string | null;
}

const COLUMNS = 'id, event, endpoint, state, created_at AS createdAt, due_at AS dueAt, attempts, outcome';

/**
 * The webhook queue and its history. It uses system time: moving the emulator's clock delivers nothing
 * sooner.
 */
export class Deliveries {
  readonly #db: DatabaseSync;
  readonly #faults: FaultSwitches;
  readonly endpoints: PaymentsOptions['webhooks'];

  constructor(db: DatabaseSync, faults: FaultSwitches, endpoints: PaymentsOptions['webhooks']) {
    this.#db = db;
    this.#faults = faults;
    this.endpoints = endpoints;
  }

  /** Queues an event for every endpoint, subject to the fault switches. */
  queue(event: Pick<StoredEvent, 'id'>): void {
    const { copies, loss, hold, delayMs, shuffleMs } = this.#faults.now;
    for (const { url } of this.endpoints) {
      const isLost = Math.random() < loss;
      for (let copy = 0; copy < copies; copy++) {
        const state = isLost ? 'lost' : hold ? 'held' : 'pending';
        this.add(event.id, url, state, delayMs + Math.floor(Math.random() * shuffleMs));
      }
    }
  }

  add(event: string, endpoint: string, state: DeliveryState, inMs = 0): void {
    const now = Date.now();
    this.#db
      .prepare('INSERT INTO delivery (event, endpoint, state, created_at, due_at) VALUES (?, ?, ?, ?, ?)')
      .run(event, endpoint, state, now, now + inMs);
  }

  release(ids?: readonly number[]): number {
    const now = Date.now();
    if (!ids)
      return Number(
        this.#db.prepare("UPDATE delivery SET state = 'pending', due_at = ? WHERE state = 'held'").run(now)
          .changes,
      );
    const update = this.#db.prepare(
      "UPDATE delivery SET state = 'pending', due_at = ? WHERE state = 'held' AND id = ?",
    );
    return ids.reduce((sum, id) => sum + Number(update.run(now, id).changes), 0);
  }

  /** Returns deliveries due at `now` (ms since the epoch), longest waiting first. */
  due(now: number, limit: number, excluding: ReadonlySet<number>): Delivery[] {
    return this.#read(
      "WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, id LIMIT ?",
      now,
      limit + excluding.size,
    )
      .filter(({ id }) => !excluding.has(id))
      .slice(0, limit);
  }

  /** Returns when the next delivery becomes due (ms since the epoch). */
  nextDue(now: number): number | undefined {
    const dueRows = this.#db
      .prepare("SELECT min(due_at) AS due FROM delivery WHERE state = 'pending' AND due_at > ?")
      .get(now)?.due;
    return dueRows === null || dueRows === undefined ? undefined : Number(dueRows);
  }

  /** Makes failed deliveries due at once, for a receiver known to be back. */
  retryAllNow(): void {
    this.#db
      .prepare("UPDATE delivery SET due_at = ? WHERE state = 'pending' AND attempts > 0")
      .run(Date.now());
  }

  record(id: number, change: { state: DeliveryState; outcome: string; dueAt: number }): void {
    this.#db
      .prepare('UPDATE delivery SET state = ?, outcome = ?, due_at = ?, attempts = attempts + 1 WHERE id = ?')
      .run(change.state, change.outcome, change.dueAt, id);
  }

  ofEvent(event: string): Delivery[] {
    return this.#read('WHERE event = ? ORDER BY id', event);
  }

  latest(limit: number): Delivery[] {
    return this.#read('ORDER BY id DESC LIMIT ?', limit);
  }

  counts(): Record<DeliveryState, number> {
    const counts: Record<DeliveryState, number> = {
      pending: 0,
      held: 0,
      lost: 0,
      delivered: 0,
      abandoned: 0,
    };
    for (const row of this.#db.prepare('SELECT state, count(*) AS n FROM delivery GROUP BY state').all())
      counts[row.state as DeliveryState] = Number(row.n);
    return counts;
  }

  #read(rest: string, ...values: (string | number)[]): Delivery[] {
    return this.#db
      .prepare(`SELECT ${COLUMNS} FROM delivery ${rest}`)
      .all(...values) as unknown as Delivery[];
  }
}
