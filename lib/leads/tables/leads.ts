import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { LeadChange } from '../change.ts';
import type { FormKind } from '../kinds.ts';
import type { LeadPayload } from '../payload.ts';
import { LEAD_STATUSES } from '../status.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What shoppers asked of dealers. A row is committed before the shopper is told of success. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Made by the browser once per filled-in form: a second click or a retry finds the same lead. */
    token: uuid().notNull(),
    kind: text().$type<FormKind>().notNull(),
    payload: jsonb().$type<LeadPayload>().notNull(),
    /** Whose it is: its dealership, and the location when the vehicle or the shopper names one. */
    dealershipId: text('dealership_id'),
    locationId: text('location_id'),
    /** Ids of the locations that the form's editor chose to get it; null where nobody chose. */
    recipientIds: text('recipient_ids').array(),
    /** SHA-256 of what was sent; a retry with other words replaces it. */
    fingerprint: text().notNull(),
    /** Looks as if a program filled it in: kept, and delivered to nobody. */
    suspect: boolean().notNull().default(false),
    /** Whether its last step was taken; an unfinished one goes to the dealer a while after its last change. */
    finished: boolean().notNull().default(true),
    /** The payload that the dealer's last mail told of; null while none went out. */
    told: jsonb().$type<LeadPayload>(),
    /** The outcome of the lead as staff recorded it. */
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    statusAt: instant('status_at'),
    /** When staff first said anything but `new`: how long the shopper waited. */
    answeredAt: instant('answered_at'),
    /** When the people of the site were told that it is stuck; null again once it is to go out anew. */
    alertedAt: instant('alerted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('leads_submission').on(table.siteSlug, table.token),
    index('leads_site').on(table.siteSlug, table.createdAt),
    // Somebody's own enquiries, in their garage.
    index('leads_phone').on(table.siteSlug, sql`(${table.payload}->>'phone')`),
    // What else the same person asked.
    index('leads_email').on(table.siteSlug, sql`lower(${table.payload}->>'email')`),
  ],
);

/** The steps of a lead after its first: what each changed, and the key by which a retry is known. */
export const leadEvents = pgTable(
  'lead_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Made by whoever sends the step: however often it arrives, it is taken once. */
    key: uuid().notNull(),
    isLastStep: boolean('is_last_step').notNull(),
    /** What the step said. */
    change: jsonb().$type<LeadChange>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('lead_events_step').on(table.leadId, table.key)],
);

/** What somebody sent along with a lead, such as a resume. It goes to the dealer with the lead's mail. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    content: bytea().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('lead_files_lead').on(table.leadId), index('lead_files_age').on(table.createdAt)],
);

/** How often something was done within a window of time; keys are hashes, never addresses. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_window').on(table.windowStart),
  ],
);
