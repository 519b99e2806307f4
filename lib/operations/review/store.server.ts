import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { contentReviews } from '../tables/content-reviews.ts';
import type { ReviewComment } from './contract.ts';

const COLUMNS = columnsOf(contentReviews, [
  'id',
  'documentId',
  'documentType',
  'title',
  'siteIds',
  'state',
  'approvedRevision',
  'requestedBy',
  'requestText',
  'assignedTo',
  'dueOn',
  'decidedBy',
  'decisionText',
  'comments',
  'createdAt',
  'decidedAt',
]);
export type StoredReview = RowOf<typeof COLUMNS>;

const MOST = 200;

/** Returns a document's open review: requested, approved or rejected, and not ended. */
export async function openReviewOf(db: Queryable, documentId: string): Promise<StoredReview | null> {
  const { rows } = await db.query<StoredReview>(
    `select ${COLUMNS} from content_reviews where document_id = $1 and ended_at is null`,
    [documentId],
  );
  return rows[0] ?? null;
}

/** Returns the open reviews that are stored under these ids. */
export async function openReviewsFor(db: Queryable, documentIds: readonly string[]): Promise<StoredReview[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await db.query<StoredReview>(
    `select ${COLUMNS} from content_reviews where document_id = any($1) and ended_at is null`,
    [documentIds],
  );
  return rows;
}

/** Ends the open reviews of a release's documents, which were published. */
export async function endReviewsOfRelease(db: Queryable, releaseId: string): Promise<void> {
  await db.query(
    `update content_reviews set state = case state when 'approved' then 'published' else 'replaced' end,
            ended_at = now(), mail_due_at = null
     where starts_with(document_id, $1) and ended_at is null`,
    [`versions.${releaseId}.`],
  );
}

/** Returns open reviews of documents of any of these sites, by due date, then by age. */
export async function openReviewsOf(db: Queryable, siteIds: readonly string[]): Promise<StoredReview[]> {
  const { rows } = await db.query<StoredReview>(
    `select ${COLUMNS} from content_reviews where ended_at is null and site_ids && $1
     order by due_on nulls last, created_at limit ${MOST}`,
    [siteIds],
  );
  return rows;
}

type NewReview = Pick<
  StoredReview,
  'documentId' | 'documentType' | 'title' | 'siteIds' | 'requestedBy' | 'requestText' | 'assignedTo' | 'dueOn'
>;

/** Stores a request. It replaces the document's open one. Call it in a transaction. */
export async function storeReview(connection: Queryable, review: NewReview): Promise<StoredReview> {
  // Two requests at once: the second waits, then replaces the first.
  await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `content_reviews ${review.documentId}`,
  ]);
  await connection.query(
    `update content_reviews set state = 'replaced', ended_at = now(), mail_due_at = null
     where document_id = $1 and ended_at is null`,
    [review.documentId],
  );
  const { rows } = await connection.query<StoredReview>(
    `insert into content_reviews
       (document_id, document_type, title, site_ids, requested_by, request_text, assigned_to, due_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      review.documentId,
      review.documentType,
      review.title,
      review.siteIds,
      review.requestedBy,
      review.requestText,
      review.assignedTo,
      review.dueOn,
    ],
  );
  const [stored] = rows;
  if (!stored) throw new Error('the review was not stored');
  return stored;
}

/**
 * Stores a decision about the open request with this id.
 * @returns null if it is no longer open
 */
export async function storeDecision(
  db: Queryable,
  {
    id,
    decision,
    revision,
    decidedBy,
    text,
    comments,
  }: {
    id: string;
    decision: 'approved' | 'rejected';
    revision: string;
    decidedBy: string;
    text: string;
    comments: readonly ReviewComment[];
  },
): Promise<StoredReview | null> {
  const { rows } = await db.query<StoredReview>(
    `update content_reviews
     set state = $2, approved_revision = $3, decided_by = $4, decision_text = $5, comments = $6,
         decided_at = now(), mail_due_at = now()
     where id = $1 and ended_at is null returning ${COLUMNS}`,
    [id, decision, decision === 'approved' ? revision : null, decidedBy, text, JSON.stringify(comments)],
  );
  return rows[0] ?? null;
}

/** Ends a document's open review. A published one needs no mail, nor does a withdrawn one. */
export async function endReview(
  db: Queryable,
  documentId: string,
  state: 'published' | 'withdrawn' | 'replaced',
): Promise<void> {
  await db.query(
    `update content_reviews set state = $2, ended_at = now(), mail_due_at = null
     where document_id = $1 and ended_at is null`,
    [documentId, state],
  );
}
