import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { SettingChange, SettingScheduleState } from '../back-office/setting-schedules-contract.ts';

/** Scheduled changes to settings and features. The only personal data is ids of the dealer's staff. */
export const settingSchedules = pgTable(
  'setting_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    changes: jsonb().$type<SettingChange[]>().notNull(),
    runAt: instant('run_at').notNull(),
    /** Who scheduled it: the project user id, and the account id for the Access API. */
    scheduledBy: text('scheduled_by').notNull(),
    scheduledByAccount: text('scheduled_by_account').notNull(),
    state: text().$type<SettingScheduleState>().notNull().default('waiting'),
    /** Who cancelled it. */
    cancelledBy: text('cancelled_by'),
    /** Why it was not applied, for people. */
    problem: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('setting_schedules_due').on(table.runAt).where(sql`${table.state} = 'waiting'`),
    index('setting_schedules_created').on(table.createdAt),
  ],
);
