import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../store/database.ts';

export interface Delivery {
  id: number;
  headers: Record<string, string>;
  body: string;
  createdAt: number;
  attempts: number;
}

export interface NewDelivery {
  document: string;
  headers: Record<string, string>;
  body: string;
}

/** The durable queue of one webhook, and its position in the transaction log. */
export class Deliveries {
  readonly #db: DatabaseSync;
  readonly #hook: string;

  /** A new webhook starts at the current transaction, so earlier changes are not sent. */
  constructor(db: DatabaseSync, hook: string, currentSeq: number) {
    this.#db = db;
    this.#hook = hook;
    db.prepare('INSERT OR IGNORE INTO webhook (id, cursor) VALUES (?, ?)').run(hook, currentSeq);
  }

  cursor(): number {
    return Number(this.#db.prepare('SELECT cursor FROM webhook WHERE id = ?').get(this.#hook)?.cursor);
  }

  /** Queues deliveries and moves the cursor in one transaction, so none is lost or queued twice. */
  add(deliveries: readonly NewDelivery[], cursor: number): void {
    const insert = this.#db.prepare(
      'INSERT INTO webhook_delivery (webhook, document, headers, body, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?)',
    );
    const now = Date.now();
    inTransaction(this.#db, () => {
      for (const { document, headers, body } of deliveries) {
        insert.run(this.#hook, document, JSON.stringify(headers), body, now, now);
      }
      this.#db.prepare('UPDATE webhook SET cursor = ? WHERE id = ?').run(cursor, this.#hook);
    });
  }

  /** Returns the deliveries that may be sent now: only the oldest of each document, to keep their order. */
  due(limit: number): Delivery[] {
    const sql = `SELECT id, headers, body, created_at, attempts FROM webhook_delivery
      WHERE due_at <= ? AND id IN (SELECT min(id) FROM webhook_delivery WHERE webhook = ? GROUP BY document)
      ORDER BY id LIMIT ?`;
    return this.#db
      .prepare(sql)
      .all(Date.now(), this.#hook, limit)
      .map((row) => ({
        id: Number(row.id),
        headers: JSON.parse(String(row.headers)) as Record<string, string>,
        body: String(row.body),
        createdAt: Number(row.created_at),
        attempts: Number(row.attempts),
      }));
  }

  /** Returns when the next delivery is due (ms since the epoch), or undefined if the queue is empty. */
  nextDue(): number | undefined {
    const row = this.#db
      .prepare('SELECT min(due_at) AS due FROM webhook_delivery WHERE webhook = ?')
      .get(this.#hook);
    return row?.due === null || row?.due === undefined ? undefined : Number(row.due);
  }

  count(): number {
    const row = this.#db
      .prepare('SELECT count(*) AS waiting FROM webhook_delivery WHERE webhook = ?')
      .get(this.#hook);
    return Number(row?.waiting);
  }

  remove(id: number): void {
    this.#db.prepare('DELETE FROM webhook_delivery WHERE id = ?').run(id);
  }

  retryAt(id: number, dueAt: number): void {
    this.#db
      .prepare('UPDATE webhook_delivery SET attempts = attempts + 1, due_at = ? WHERE id = ?')
      .run(dueAt, id);
  }
}
