import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { ScheduleState } from '../back-office/contract.ts';

/** Scheduled releases. The only personal data is ids of the dealer's staff. */
export const releaseSchedules = pgTable(
  'release_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The name of the release: its document is `_.releases.<name>`. */
    releaseId: text('release_id').notNull(),
    title: text().notNull(),
    /** Ids of the sites that its documents belonged to when it was scheduled. */
    siteIds: text('site_ids').array().notNull(),
    runAt: instant('run_at').notNull(),
    /** Who scheduled it: the project user id, and the account id for the Access API. */
    scheduledBy: text('scheduled_by').notNull(),
    scheduledByAccount: text('scheduled_by_account').notNull(),
    state: text().$type<ScheduleState>().notNull().default('waiting'),
    /** Why it was not published, for people. */
    problem: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    // A release is published once, however often it is scheduled.
    uniqueIndex('release_schedules_waiting').on(table.releaseId).where(sql`${table.state} = 'waiting'`),
    index('release_schedules_due').on(table.runAt).where(sql`${table.state} = 'waiting'`),
    index('release_schedules_release').on(table.releaseId, table.createdAt),
    index('release_schedules_created').on(table.createdAt),
  ],
);
