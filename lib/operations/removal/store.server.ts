import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { removalRequests } from '../tables/removal-requests.ts';

const COLUMNS = columnsOf(removalRequests, [
  'id',
  'documentId',
  'documentType',
  'title',
  'siteIds',
  'removal',
  'state',
  'requestedBy',
  'answeredBy',
  'createdAt',
  'mailDueAt',
]);
export type StoredRemoval = RowOf<typeof COLUMNS>;

/** A declined request is shown at the document for this long. */
const SHOWN = "interval '14 days'";

/** Returns a document's open request, or the one that was declined lately. */
export async function removalOf(db: Queryable, documentId: string): Promise<StoredRemoval | null> {
  const { rows } = await db.query<StoredRemoval>(
    `select ${COLUMNS} from removal_requests
     where document_id = $1 and (ended_at is null or state = 'declined' and ended_at > now() - ${SHOWN})
     order by created_at desc limit 1`,
    [documentId],
  );
  return rows[0] ?? null;
}

/**
 * Stores a request.
 * @returns false if the document has an open one
 */
export async function storeRemoval(
  db: Queryable,
  request: Pick<
    StoredRemoval,
    'documentId' | 'documentType' | 'title' | 'siteIds' | 'removal' | 'requestedBy'
  >,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into removal_requests (document_id, document_type, title, site_ids, removal, requested_by)
     values ($1, $2, $3, $4, $5, $6) on conflict (document_id) where ended_at is null do nothing`,
    [
      request.documentId,
      request.documentType,
      request.title,
      request.siteIds,
      request.removal,
      request.requestedBy,
    ],
  );
  return rowCount === 1;
}

/**
 * Ends a document's open request. The person who asked is emailed, unless they withdrew it.
 * @param by who answered; null if the document was removed without an answer
 * @returns false if it has none
 */
export async function endRemoval(
  db: Queryable,
  documentId: string,
  state: 'removed' | 'declined' | 'withdrawn',
  by: string | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update removal_requests
     set state = $2, answered_by = $3, ended_at = now(), mail_due_at = case when $2 <> 'withdrawn' then now() end
     where document_id = $1 and ended_at is null`,
    [documentId, state, by],
  );
  return rowCount === 1;
}

/** Returns the requests that owe a mail, and those that wait for an answer, oldest first. */
export async function dueRemovals(db: Queryable, now: Date): Promise<StoredRemoval[]> {
  const { rows } = await db.query<StoredRemoval>(
    `select ${COLUMNS} from removal_requests where mail_due_at <= $1 or ended_at is null
     order by mail_due_at nulls last, created_at limit 500`,
    [now],
  );
  return rows;
}

/** Returns a request that owes a mail, locked; null if another worker has it. */
export async function lockedRemoval(
  connection: Queryable,
  id: string,
  now: Date,
): Promise<StoredRemoval | null> {
  const { rows } = await connection.query<StoredRemoval>(
    `select ${COLUMNS} from removal_requests where id = $1 and mail_due_at <= $2 for update skip locked`,
    [id, now],
  );
  return rows[0] ?? null;
}
