import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { Arm, TrialEnding } from '../../sites/page-trial/trial.ts';

/**
 * Visitors of A/B trials by day and version, in the site's time zone, each at most once per column and trial.
 * Only counts: no visitor can be told apart.
 */
export const pageTrialDays = pgTable(
  'page_trial_days',
  {
    siteSlug: text('site_slug').notNull(),
    /** Id of the trial's document. */
    trialId: text('trial_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    arm: text().$type<Arm>().notNull(),
    exposures: integer().notNull().default(0),
    leads: integer().notNull().default(0),
    calls: integer().notNull().default(0),
    views: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    slow: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.trialId, table.day, table.arm] }),
    index('page_trial_days_age').on(table.day),
  ],
);

/** Mails about trials that ended by themselves, one each. */
export const pageTrialMails = pgTable(
  'page_trial_mails',
  {
    /** Id of the trial's document. */
    trialId: text('trial_id').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    ending: text().$type<TrialEnding>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('page_trial_mails_age').on(table.createdAt)],
);
