import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { LakeDocument } from '../document.ts';

const parseDocument = (json: SQLOutputValue | undefined) =>
  typeof json === 'string' ? (JSON.parse(json) as LakeDocument) : null;

export type Moment = { revision: string } | { time: string } | { last: true };

/** Returns a document as of a transaction, a time, or before its deletion; null if it did not exist then. */
export function documentAt(db: DatabaseSync, id: string, moment: Moment): LakeDocument | null {
  if ('last' in moment) return lastState(db, id);
  const [condition, value] =
    'revision' in moment
      ? ['revision.seq <= (SELECT seq FROM transaction_log WHERE id = ?)', moment.revision]
      : ['transaction_log.at <= ?', moment.time];
  const sql = `SELECT json FROM revision JOIN transaction_log USING (seq)
    WHERE document = ? AND ${condition} ORDER BY seq DESC LIMIT 1`;
  return parseDocument(db.prepare(sql).get(id, value)?.json);
}

/**
 * Returns the last state of a document. A deleted one carries the revision of the transaction that removed
 * it: the studio uses it to find the transaction that published a version.
 */
function lastState(db: DatabaseSync, id: string): LakeDocument | null {
  const sql = `SELECT json, id FROM revision JOIN transaction_log USING (seq)
    WHERE document = ? ORDER BY seq DESC LIMIT 2`;
  const [last, before] = db.prepare(sql).all(id);
  const state = parseDocument(last?.json);
  if (state || !last) return state;
  const removedDocument = parseDocument(before?.json);
  return removedDocument && { ...removedDocument, _rev: String(last.id) };
}

export function documentBefore(db: DatabaseSync, id: string, seq: number): LakeDocument | null {
  const sql = 'SELECT json FROM revision WHERE document = ? AND seq < ? ORDER BY seq DESC LIMIT 1';
  return parseDocument(db.prepare(sql).get(id, seq)?.json);
}
