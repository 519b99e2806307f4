import type { DatabaseSync } from 'node:sqlite';
import { draftIdOf, isPublishedId, publishedIdOf } from '../ids.ts';

export interface DocumentEvent {
  type: string;
  documentId: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

interface Row {
  seq: number;
  id: string;
  at: string;
  author: string;
  kind: string;
}

type Effect = 'created' | 'changed' | 'deleted' | 'none';

/**
 * A document's events as the Studio's history panel lists them, newest first: created, published,
 * unpublished, discarded, deleted. A published id includes the events of its draft; a draft or version id
 * those of the published document.
 */
export function eventsOf(db: DatabaseSync, id: string): DocumentEvent[] {
  const publishedId = publishedIdOf(id);
  const versionId = isPublishedId(id) ? draftIdOf(id) : id;
  const log = new EffectLog(db);
  const sql = `SELECT DISTINCT seq, id, at, author, kind FROM transaction_log JOIN revision USING (seq)
    WHERE document IN (?, ?) ORDER BY seq`;
  const events = db
    .prepare(sql)
    .all(publishedId, versionId)
    .flatMap((row) => {
      const transaction = {
        seq: Number(row.seq),
        id: String(row.id),
        at: String(row.at),
        author: String(row.author),
        kind: String(row.kind),
      };
      const detail = detailOf(transaction, {
        published: log.effect(publishedId, transaction.seq),
        version: log.effect(versionId, transaction.seq),
        versionId,
        versionRevision: () => log.revisionBefore(versionId, transaction.seq),
        includePublishedEdits: isPublishedId(id),
      });
      const base = { documentId: publishedId, timestamp: transaction.at, author: transaction.author };
      return detail ? [{ ...base, ...detail }] : [];
    });
  return events.reverse();
}

interface TransactionEffects {
  published: Effect;
  version: Effect;
  versionId: string;
  versionRevision(): string | undefined;
  /** whether the events were requested for the published id itself */
  includePublishedEdits: boolean;
}

function detailOf(
  transaction: Row,
  effects: TransactionEffects,
): { type: string; [detail: string]: unknown } | undefined {
  const { published, version, versionId } = effects;
  const isPresent = published === 'created' || published === 'changed';
  if (isPresent && version === 'deleted') {
    return {
      type: 'publishDocumentVersion',
      revisionId: transaction.id,
      versionId,
      versionRevisionId: effects.versionRevision(),
      publishCause: transaction.kind.includes('release.publish')
        ? { type: 'release.publish' }
        : { type: 'document.publish' },
      contributors: [transaction.author],
    };
  }
  if (published === 'deleted' && version === 'created') {
    return { type: 'unpublishDocument', versionId, versionRevisionId: transaction.id };
  }
  if (published === 'deleted') return { type: 'deleteDocumentGroup' };
  if (published === 'created') return { type: 'createLiveDocument', revisionId: transaction.id };
  if (version === 'created') {
    return { type: 'createDocumentVersion', versionId, versionRevisionId: transaction.id };
  }
  if (version === 'deleted') {
    return { type: 'deleteDocumentVersion', versionId, versionRevisionId: effects.versionRevision() };
  }
  if (published === 'changed' && effects.includePublishedEdits) {
    return { type: 'updateLiveDocument', revisionId: transaction.id };
  }
  return undefined;
}

class EffectLog {
  readonly #revisionAt;
  readonly #lastRevisionBefore;

  constructor(db: DatabaseSync) {
    this.#revisionAt = db.prepare(
      'SELECT json IS NOT NULL AS present FROM revision WHERE document = ? AND seq = ?',
    );
    this.#lastRevisionBefore = db.prepare(
      `SELECT json IS NOT NULL AS present, id FROM revision JOIN transaction_log USING (seq)
       WHERE document = ? AND seq < ? ORDER BY seq DESC LIMIT 1`,
    );
  }

  effect(document: string, seq: number): Effect {
    const revision = this.#revisionAt.get(document, seq);
    if (!revision) return 'none';
    const hasExisted = this.#lastRevisionBefore.get(document, seq)?.present === 1;
    if (revision.present === 1) return hasExisted ? 'changed' : 'created';
    return hasExisted ? 'deleted' : 'none';
  }

  revisionBefore(document: string, seq: number): string | undefined {
    const row = this.#lastRevisionBefore.get(document, seq);
    return row ? String(row.id) : undefined;
  }
}
