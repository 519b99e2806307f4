import type { DatabaseSync } from 'node:sqlite';
import { publishedIdOf, releaseDocumentId } from '../ids.ts';

export interface ReleaseEvent {
  type: string;
  releaseName: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

const TYPES: Record<string, string> = {
  create: 'createRelease',
  publish: 'publishRelease',
  schedule: 'scheduleRelease',
  unschedule: 'unscheduleRelease',
  archive: 'archiveRelease',
  unarchive: 'unarchiveRelease',
  delete: 'deleteRelease',
};

export function releaseEventsOf(db: DatabaseSync, releaseName: string): ReleaseEvent[] {
  const base = (row: Record<string, unknown>) => ({
    releaseName,
    timestamp: String(row.at),
    author: String(row.author),
  });
  const releaseActions = db
    .prepare(
      'SELECT seq, id, at, author, kind FROM transaction_log JOIN revision USING (seq) WHERE document = ?',
    )
    .all(releaseDocumentId(releaseName))
    .flatMap((row) => {
      const action = /release\.(\w+)/.exec(String(row.kind))?.[1] ?? '';
      return TYPES[action] ? [{ seq: Number(row.seq), event: { ...base(row), type: TYPES[action] } }] : [];
    });
  const prefix = `versions.${releaseName}.`;
  const documents = db
    .prepare(
      `SELECT seq, id, at, author, document, json IS NOT NULL AS present,
        (SELECT json IS NOT NULL FROM revision AS older WHERE older.document = revision.document AND older.seq < revision.seq
         ORDER BY older.seq DESC LIMIT 1) AS existed
       FROM revision JOIN transaction_log USING (seq) WHERE substr(document, 1, ?) = ? AND kind NOT LIKE '%release.%'`,
    )
    .all(prefix.length, prefix)
    .flatMap((row) => {
      const [isPresent, hasExisted] = [row.present === 1, row.existed === 1];
      if (isPresent === hasExisted) return [];
      const type = isPresent ? 'addDocumentToRelease' : 'discardDocumentFromRelease';
      const versionId = String(row.document);
      const detail = { documentId: publishedIdOf(versionId), versionId, revisionId: String(row.id) };
      return [{ seq: Number(row.seq), event: { ...base(row), type, ...detail } }];
    });
  return [...releaseActions, ...documents].sort((a, b) => b.seq - a.seq).map(({ event }) => event);
}
