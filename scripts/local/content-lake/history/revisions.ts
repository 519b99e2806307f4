import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { LakeDocument } from '../document.ts';

const parseDocument = (json: SQLOutputValue | undefined) =>
  typeof json === 'string' ? (JSON.parse(json) as LakeDocument) : null;

export type Moment = { revision: string } | { time: string } | { last: true };

/**
 * A document as it was at a transaction, at a time, or before its deletion; null if it did not exist then.
 */
export function documentAt(db: DatabaseSync, id: string, moment: Moment): LakeDocument | null {
  if ('last' in moment) {
    const sql = 'SELECT json FROM revision WHERE document = ? AND json IS NOT NULL ORDER BY seq DESC LIMIT 1';
    return parseDocument(db.prepare(sql).get(id)?.json);
  }
  const [condition, value] =
    'revision' in moment
      ? ['revision.seq <= (SELECT seq FROM transaction_log WHERE id = ?)', moment.revision]
      : ['transaction_log.at <= ?', moment.time];
  const sql = `SELECT json FROM revision JOIN transaction_log USING (seq)
    WHERE document = ? AND ${condition} ORDER BY seq DESC LIMIT 1`;
  return parseDocument(db.prepare(sql).get(id, value)?.json);
}

/** The state of a document just before a transaction. */
export function documentBefore(db: DatabaseSync, id: string, seq: number): LakeDocument | null {
  const sql = 'SELECT json FROM revision WHERE document = ? AND seq < ? ORDER BY seq DESC LIMIT 1';
  return parseDocument(db.prepare(sql).get(id, seq)?.json);
}
