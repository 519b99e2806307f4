import { date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { Finding } from '../site-report/report.ts';

/** The weekly report of each site: what its mail says, and what the next ones are compared with. Nobody's data. */
export const siteReports = pgTable(
  'site_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** The Monday of its week, where the site is. */
    week: date({ mode: 'string' }).notNull(),
    vehicles: integer().notNull(),
    findings: jsonb().$type<Finding[]>().notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  // That of any number of workers one makes a week's report, and its mail goes out once.
  (table) => [uniqueIndex('site_reports_week').on(table.siteSlug, table.week)],
);
