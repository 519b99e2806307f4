import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { Finding } from '../site-report/report.ts';

/** The law check of each site: the last result, and a check that is requested or under way. No personal data. */
export const lawChecks = pgTable('law_checks', {
  siteSlug: text('site_slug').primaryKey(),
  requestedAt: instant('requested_at'),
  startedAt: instant('started_at'),
  /** When the worker last wrote its progress; a check that stopped writing is started again. */
  progressAt: instant('progress_at'),
  pagesRead: integer('pages_read').notNull().default(0),
  /** Null until the sitemap is read. */
  pagesTotal: integer('pages_total'),
  finishedAt: instant('finished_at'),
  findings: jsonb().$type<Finding[]>().notNull().default([]),
  /** When the last check failed; null if it succeeded. */
  failedAt: instant('failed_at'),
  /** Why it failed, as text for people. */
  problem: text(),
});
