import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { vehicles } from '../../inventory/tables/stock.ts';
import { instant } from '../../platform/database/instant.ts';
import { languageCheck, languageColumn } from '../../platform/database/language-column.ts';

/** Shoppers waiting for a reserved vehicle; an address and account, for a short time. */
export const waitingListEntries = pgTable(
  'waiting_list_entries',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    carId: text('car_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    /** Lower case, so that each person has one entry. */
    email: text().notNull(),
    /** Account signed in when joining; null for guests. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    language: languageColumn(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    /** When the mail was queued; null while waiting. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('waiting_list_place').on(table.siteSlug, table.carId, table.email),
    index('waiting_list_next').on(table.carId, table.joinedAt).where(sql`mailed_at is null`),
    index('waiting_list_mailed').on(table.carId, table.mailedAt),
    index('waiting_list_user').on(table.userId).where(sql`user_id is not null`),
    languageCheck('waiting_list_language', table.language),
  ],
);
