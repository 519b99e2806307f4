import { date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { MailedVehicle } from '../merchandising/mailed.ts';
import type { Finding } from '../site-report/report.ts';

/** Weekly site reports, for mails and comparison. No personal data. */
export const siteReports = pgTable(
  'site_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** Monday of its week, in the site's time zone. */
    week: date({ mode: 'string' }).notNull(),
    vehicles: integer().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    /** The vehicles with most money at risk. */
    atRisk: jsonb('at_risk').$type<MailedVehicle[]>().notNull().default([]),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  // Ensures one report and one mail per week, however many workers run.
  (table) => [uniqueIndex('site_reports_week').on(table.siteSlug, table.week)],
);
