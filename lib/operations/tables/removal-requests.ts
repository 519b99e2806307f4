import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { RemovalKind, RemovalState } from '../removal/contract.ts';

/** Requests to delete or unpublish documents. The only personal data is ids of the dealer's staff. */
export const removalRequests = pgTable(
  'removal_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The published id of the document. */
    documentId: text('document_id').notNull(),
    documentType: text('document_type').notNull(),
    title: text().notNull(),
    siteIds: text('site_ids').array().notNull(),
    removal: text().$type<RemovalKind>().notNull(),
    state: text().$type<RemovalState>().notNull().default('requested'),
    requestedBy: text('requested_by').notNull(),
    /** Null if the document was removed without an answer. */
    answeredBy: text('answered_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    /** When the mail about its current state is due; null once it is sent. */
    mailDueAt: instant('mail_due_at').defaultNow(),
  },
  (table) => [
    // One open request for each document.
    uniqueIndex('removal_requests_open').on(table.documentId).where(sql`${table.endedAt} is null`),
    index('removal_requests_document').on(table.documentId, table.createdAt),
    index('removal_requests_created').on(table.createdAt),
    index('removal_requests_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
  ],
);
