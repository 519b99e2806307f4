import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

/**
 * Every yes and no to marketing that came without an account, with its words; written once and never changed. Those of
 * accounts are in `alert_consents`. It names nobody: whose it is stands in the lead or the place that it belongs to.
 */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteSlug: text('site_slug').notNull(),
    /** News and offers, asked for with an enquiry. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** The mail of a waiting list. No reference, since a place is deleted when somebody leaves. */
    waitingListEntryId: uuid('waiting_list_entry_id'),
    given: boolean().notNull(),
    /** What was agreed to or taken back, as it stood there. */
    words: text().notNull(),
    /** Where: a form and the path of its page, or `link in a mail`. */
    source: text().notNull(),
    /** Whether the site ticked the box, which is weaker consent than a box that somebody ticked. */
    tickedAtStart: boolean('ticked_at_start').notNull().default(false),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    check('marketing_consents_of_one', sql`num_nonnulls(${table.leadId}, ${table.waitingListEntryId}) = 1`),
    index('marketing_consents_lead').on(table.leadId),
    index('marketing_consents_place').on(table.waitingListEntryId),
    index('marketing_consents_age').on(table.at),
  ],
);
