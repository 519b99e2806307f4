import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { FailureReason } from '../media/photo-failure.ts';

/**
 * Photos, videos and history reports that could not be fetched, with the last reason; deleted once fetched.
 * No personal data.
 */
export const photoFailures = pgTable(
  'photo_failures',
  {
    address: text().primaryKey(),
    reason: text().$type<FailureReason>().notNull(),
    failedAt: instant('failed_at').notNull().defaultNow(),
  },
  (table) => [index('photo_failures_failed').on(table.failedAt)],
);
