import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import type { DealChoice, DealTerms } from '../deal/choice.ts';
import { DEAL_AUTHORS, DEAL_STATUSES, type DealFigures } from '../deal/version.ts';
import { leads } from './leads.ts';

/** Deals that shoppers build for a vehicle. Contact details are in the lead. */
export const deals = pgTable(
  'deals',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id),
    /** The account that was signed in; null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Key of the form that saved it, so that pressing twice makes one deal; null for older deals. */
    saveKey: uuid('save_key'),
    /** Null until it is sent. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    status: text({ enum: DEAL_STATUSES }).notNull().default('draft'),
    /** Number of the newest version. */
    version: integer().notNull().default(1),
    /** Set with the status `accepted`. */
    acceptedVersion: integer('accepted_version'),
    acceptedAt: instant('accepted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('deals_user').on(table.userId, table.siteSlug).where(sql`${table.userId} is not null`),
    uniqueIndex('deals_save_key').on(table.siteSlug, table.saveKey),
    index('deals_lead').on(table.leadId).where(sql`${table.leadId} is not null`),
    index('deals_car').on(table.carId),
    index('deals_age').on(table.updatedAt),
    check('deals_status', sql.raw(`status in ('${DEAL_STATUSES.join("', '")}')`)),
    check('deals_accepted', sql`(status = 'accepted') = (accepted_version is not null)`),
    check('deals_sent', sql`status = 'draft' or lead_id is not null`),
  ],
);

/** Versions of deals, which never change. */
export const dealVersions = pgTable(
  'deal_versions',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    author: text({ enum: DEAL_AUTHORS }).notNull(),
    /** Studio user id; null for the shopper. */
    staffId: text('staff_id'),
    reason: text().notNull().default(''),
    choice: jsonb().$type<DealChoice>().notNull(),
    terms: jsonb().$type<DealTerms>().notNull(),
    figures: jsonb().$type<DealFigures>().notNull(),
    /** Until when an answer can be accepted; null for a shopper's version. */
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.number] }),
    check('deal_versions_author', sql`(author = 'staff') = (staff_id is not null)`),
    check('deal_versions_expiry', sql`(author = 'staff') = (expires_at is not null)`),
  ],
);
