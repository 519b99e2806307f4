import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FormKind } from '../../lead/kinds.ts';
import type { LeadPayload } from '../../lead/payload.ts';
import { instant } from './instant.ts';

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
    /** SHA-256 of what was sent; a retry with other words replaces it. */
    fingerprint: text().notNull(),
    /** Looks as if a program filled it in: kept, and delivered to nobody. */
    suspect: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('leads_submission').on(table.siteSlug, table.token),
    index('leads_site').on(table.siteSlug, table.createdAt),
  ],
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
