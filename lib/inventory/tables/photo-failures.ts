import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { FailureReason } from '../media/photo-failure.ts';

/** Photos, films and history files of vehicles that could not be had, each with the last reason; a row goes when its photo comes. Nobody's data. */
export const photoFailures = pgTable(
  'photo_failures',
  {
    address: text().primaryKey(),
    reason: text().$type<FailureReason>().notNull(),
    failedAt: instant('failed_at').notNull().defaultNow(),
  },
  (table) => [index('photo_failures_failed').on(table.failedAt)],
);
