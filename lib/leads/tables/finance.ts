import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { PreApproval } from '../../vehicle/finance/payment-choice.ts';
import type { ApplicationInputs } from '../finance-quote/applications.server.ts';
import { leads } from './leads.ts';

/** `asked`: sent, no result yet; `created`: redirect returned; `refused`: declined. */
export const APPLICATION_STATUSES = ['asked', 'created', 'refused'] as const;

/** Finance applications without personal details, which are in the lead and the account. */
export const financeApplications = pgTable(
  'finance_applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    siteSlug: text('site_slug').notNull(),
    /** Generated once per application and shared with its lead. */
    token: uuid().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while the lead, which is created in parallel, is missing. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    inputs: jsonb().$type<ApplicationInputs>().notNull(),
    redirectUrl: text('redirect_url'),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('asked'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the shopper first came back from the lender's website. */
    returnedAt: instant('returned_at'),
    /** What the lender approved; null before a decision, and once it is withdrawn. */
    approval: jsonb().$type<PreApproval>(),
    /** When the lender was last asked for its decision. */
    checkedAt: instant('checked_at'),
  },
  (table) => [uniqueIndex('finance_applications_own').on(table.siteSlug, table.userId, table.token)],
);
