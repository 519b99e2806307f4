import type { DatabaseSync } from 'node:sqlite';
import { type Effects, effectsOf } from '../realtime/effects.ts';
import { changesIn } from './log.ts';

export interface TransactionsRequest {
  documents: readonly string[];
  from: string | undefined;
  to: string | undefined;
  authors: readonly string[] | undefined;
  reverse: boolean;
  limit: number;
}

export interface HistoryTransaction {
  id: string;
  timestamp: string;
  author: string;
  documentIDs: string[];
  mutations: [];
  effects: Record<string, Effects>;
}

/** Yields the transactions that changed any of the documents; both ends of the range are inclusive. */
export function* transactionsOf(
  db: DatabaseSync,
  request: TransactionsRequest,
): Iterable<HistoryTransaction> {
  const seqOf = (id: string | undefined) =>
    id ? db.prepare('SELECT seq FROM transaction_log WHERE id = ?').get(id)?.seq : undefined;
  const sql = `SELECT DISTINCT seq, id, at, author FROM transaction_log JOIN revision USING (seq)
    WHERE document IN (SELECT value FROM json_each(?)) AND seq BETWEEN ? AND ? AND (? IS NULL OR author IN (SELECT value FROM json_each(?)))
    ORDER BY seq ${request.reverse ? 'DESC' : 'ASC'} LIMIT ?`;
  const first = seqOf(request.from) ?? 0;
  const last = seqOf(request.to) ?? Number.MAX_SAFE_INTEGER;
  const authors = request.authors ? JSON.stringify(request.authors) : null;
  const rows = db
    .prepare(sql)
    .all(JSON.stringify(request.documents), first, last, authors, authors, request.limit);
  const documentIds = new Set(request.documents);
  for (const row of rows) {
    const changes = changesIn(db, Number(row.seq), documentIds);
    yield {
      id: String(row.id),
      timestamp: String(row.at),
      author: String(row.author),
      documentIDs: changes.map((change) => change.id),
      mutations: [],
      effects: Object.fromEntries(changes.map(({ id, before, after }) => [id, effectsOf(before, after)])),
    };
  }
}
