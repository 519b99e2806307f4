import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { ApplicationInputs } from '../finance-quote/applications.server.ts';
import { leads } from './leads.ts';

/** `asked`: the lender has it or never got it; `created`: the lender leads on; `refused`: it does not. */
export const APPLICATION_STATUSES = ['asked', 'created', 'refused'] as const;

/**
 * What shoppers asked of a finance provider. Nothing but the choice is kept of them: who they are stands in the lead,
 * and in the account that goes with all of this.
 */
export const financeApplications = pgTable(
  'finance_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** Made by the browser once per application: its lead has the same. */
    token: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both are made at the same time, so the lead may be missing for a moment. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    inputs: jsonb().$type<ApplicationInputs>().notNull(),
    redirectUrl: text('redirect_url'),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('asked'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('finance_applications_own').on(table.siteSlug, table.userId, table.token)],
);
