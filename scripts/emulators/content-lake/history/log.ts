import type { DatabaseSync } from 'node:sqlite';
import type { LakeDocument } from '../document.ts';
import type { Change } from '../store/store.ts';
import { documentBefore } from './revisions.ts';

export interface LoggedTransaction {
  seq: number;
  id: string;
  at: string;
  author: string;
  kind: string;
  changes: Change[];
}

/**
 * Yields the transactions after a sequence number, oldest first, with each document's state before and after.
 */
export function* changesAfter(db: DatabaseSync, seq: number): Iterable<LoggedTransaction> {
  const next = db.prepare(
    'SELECT seq, id, at, author, kind FROM transaction_log WHERE seq > ? ORDER BY seq LIMIT 1',
  );
  for (let row = next.get(seq); row; row = next.get(Number(row.seq))) {
    const transaction = {
      seq: Number(row.seq),
      id: String(row.id),
      at: String(row.at),
      author: String(row.author),
    };
    yield { ...transaction, kind: String(row.kind), changes: changesIn(db, transaction.seq) };
  }
}

/** Returns the changes of one transaction to all its documents, or only to those listed. */
export function changesIn(db: DatabaseSync, seq: number, documentIds?: ReadonlySet<string>): Change[] {
  const rows = db.prepare('SELECT document, json FROM revision WHERE seq = ?').all(seq);
  return rows
    .filter((row) => !documentIds || documentIds.has(String(row.document)))
    .map((row) => {
      const id = String(row.document);
      const after = row.json === null ? null : (JSON.parse(String(row.json)) as LakeDocument);
      return { id, before: documentBefore(db, id, seq), after };
    });
}
