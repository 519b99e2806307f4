import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { leads } from './leads.ts';

/**
 * Opt-ins and opt-outs without an account, with the text shown.
 * Append-only. Personal details are in the lead.
 */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteSlug: text('site_slug').notNull(),
    /** Consent to news and offers, given with an enquiry. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** Consent to the waiting-list mail. No foreign key: the entry may be deleted. */
    waitingListEntryId: uuid('waiting_list_entry_id'),
    given: boolean().notNull(),
    /** Consent text as shown. */
    words: text().notNull(),
    /** A form and its page path, or `link in a mail`. */
    source: text().notNull(),
    /** True if the box was pre-ticked, which is weaker consent. */
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
