import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type LakeDocument, textOf } from '../document.ts';
import { inTransaction } from './database.ts';
import { type Change, DocumentIndex } from './document-index.ts';

export type { Change } from './document-index.ts';

export interface Commit {
  transactionId: string;
  timestamp: string;
  author: string;
  /** `mutate`, or the request's action types joined by commas; history derives event types from it */
  kind: string;
  changes: Change[];
}

export interface Committed extends Commit {
  seq: number;
  mutations: readonly Record<string, unknown>[];
}

/**
 * All current documents in memory with their indexes, and their durable copy in SQLite. Memory changes only
 * after SQLite has committed, so readers never see a change that a crash could undo.
 */
export class Store extends DocumentIndex {
  readonly db: DatabaseSync;
  readonly #listeners = new Set<(commit: Committed) => void>();
  readonly #statements: Record<
    'put' | 'remove' | 'text' | 'untext' | 'log' | 'revise' | 'findTransaction',
    StatementSync
  >;
  #seq: number;

  constructor(db: DatabaseSync) {
    super();
    this.db = db;
    this.#statements = {
      put: db.prepare(
        'INSERT INTO document (id, json) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json RETURNING number',
      ),
      remove: db.prepare('DELETE FROM document WHERE id = ? RETURNING number'),
      text: db.prepare('INSERT OR REPLACE INTO document_text (rowid, body) VALUES (?, ?)'),
      untext: db.prepare('DELETE FROM document_text WHERE rowid = ?'),
      log: db.prepare('INSERT INTO transaction_log (id, at, author, kind) VALUES (?, ?, ?, ?)'),
      revise: db.prepare('INSERT INTO revision (document, seq, json) VALUES (?, ?, ?)'),
      findTransaction: db.prepare('SELECT 1 FROM transaction_log WHERE id = ?'),
    };
    for (const row of db.prepare('SELECT json FROM document').iterate()) {
      this.add(JSON.parse(String(row.json)) as LakeDocument);
    }
    this.#seq = Number(db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM transaction_log').get()?.seq);
  }

  get seq(): number {
    return this.#seq;
  }

  hasTransaction(id: string): boolean {
    return this.#statements.findTransaction.get(id) !== undefined;
  }

  onCommit(listener: (commit: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Writes all changes as one transaction, then updates the indexes and calls the listeners. */
  commit(commit: Commit, mutations: readonly Record<string, unknown>[]): Committed {
    const seq = inTransaction(this.db, () => {
      const { lastInsertRowid } = this.#statements.log.run(
        commit.transactionId,
        commit.timestamp,
        commit.author,
        commit.kind,
      );
      for (const change of commit.changes) this.#write(change, Number(lastInsertRowid));
      return Number(lastInsertRowid);
    });
    this.#seq = seq;
    this.apply(commit.changes);
    const committedTransaction = { ...commit, seq, mutations };
    for (const listener of this.#listeners) {
      try {
        listener(committedTransaction);
      } catch (error) {
        // The change is already on disk, so a failing listener must not fail the write.
        console.error('content lake: a commit listener failed', error);
      }
    }
    return committedTransaction;
  }

  /** Returns all current documents as one JSON array, without parsing them. */
  snapshot(): string {
    const rows = this.db.prepare('SELECT json FROM document').all();
    return `[${rows.map((row) => row.json).join()}]`;
  }

  #write({ id, after }: Change, seq: number): void {
    const json = after ? JSON.stringify(after) : null;
    this.#statements.revise.run(id, seq, json);
    if (after && json) {
      const row = this.#statements.put.get(id, json);
      this.#statements.text.run(Number(row?.number), textOf(after));
    } else {
      const row = this.#statements.remove.get(id);
      if (row) this.#statements.untext.run(Number(row.number));
    }
  }
}
