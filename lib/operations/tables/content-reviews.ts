import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { ReviewComment, ReviewState } from '../review/contract.ts';
import type { PublishOutcome } from '../review/publish-outcome.ts';
import type { ApprovalKind } from '../review/rule.ts';

/** Requests to approve drafts, and their decisions. The only personal data is ids of the dealer's staff. */
export const contentReviews = pgTable(
  'content_reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The published id of the document; for a document of a release the id of its version. */
    documentId: text('document_id').notNull(),
    documentType: text('document_type').notNull(),
    title: text().notNull(),
    siteIds: text('site_ids').array().notNull(),
    state: text().$type<ReviewState>().notNull().default('requested'),
    /** Revision of the draft that was approved: only this one may be published. */
    approvedRevision: text('approved_revision'),
    requestedBy: text('requested_by').notNull(),
    requestText: text('request_text').notNull().default(''),
    /** Who should decide; null for anybody who may. */
    assignedTo: text('assigned_to'),
    /** YYYY-MM-DD, in the time zone of the site. */
    dueOn: text('due_on'),
    decidedBy: text('decided_by'),
    decisionText: text('decision_text').notNull().default(''),
    comments: jsonb().$type<ReviewComment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    /** When it was published, withdrawn or replaced by another request. */
    endedAt: instant('ended_at'),
    /** When the mail about its current state is due; null once it is sent. */
    mailDueAt: instant('mail_due_at').defaultNow(),
    /** When the reminder on the due date was sent. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    // One open request for each document.
    uniqueIndex('content_reviews_open').on(table.documentId).where(sql`${table.endedAt} is null`),
    index('content_reviews_document').on(table.documentId, table.createdAt),
    index('content_reviews_created').on(table.createdAt),
    index('content_reviews_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
  ],
);

/**
 * Published revisions of documents of sites that have some approved, and whether they needed and had it. A row with
 * the type `site` marks since when a site has the rule. The only personal data is ids of the dealer's staff.
 */
export const publishChecks = pgTable(
  'publish_checks',
  {
    /** The published id of the document. */
    documentId: text('document_id').notNull(),
    revision: text().notNull(),
    documentType: text('document_type').notNull(),
    title: text().notNull(),
    siteIds: text('site_ids').array().notNull(),
    /** Null if it needs no approval. */
    needs: text().$type<ApprovalKind>(),
    outcome: text().$type<PublishOutcome>().notNull(),
    /** Studio user id; null for an API token. */
    publishedBy: text('published_by'),
    publishedAt: instant('published_at').notNull(),
    /** When the mail about a publication without approval is due; null once it is sent, or if none is. */
    mailDueAt: instant('mail_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index('publish_checks_age').on(table.publishedAt),
    index('publish_checks_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
  ],
);
