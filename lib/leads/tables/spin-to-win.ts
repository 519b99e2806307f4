import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { Chance } from '../prize-wheel/draw.ts';

/** Prize wheel draws (OPEN-102), anonymised with their account, and kept so that no person draws twice. */
export const spinToWinEntries = pgTable(
  'spin_to_win_entries',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** Id of the wheel's document. */
    campaign: text().notNull(),
    /** Name at the time of the draw. */
    campaignName: text('campaign_name').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** HMAC of site, campaign and phone, which detects repeats without storing the phone. */
    personHash: text('person_hash').notNull(),
    /** The drawn field, with its text at the time. */
    prizeKey: text('prize_key').notNull(),
    prizeLabel: text('prize_label').notNull(),
    prizeText: text('prize_text').notNull(),
    wins: boolean().notNull(),
    /** Code that the winner shows to collect the prize; null for a blank. */
    code: text(),
    /** The odds of each prize at the time of the draw; see `lib/leads/prize-wheel/draw.ts`. */
    chances: jsonb().$type<Chance[]>().notNull(),
    chancesHash: text('chances_hash').notNull(),
    ticket: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('spin_to_win_entries_account').on(table.siteSlug, table.campaign, table.userId),
    uniqueIndex('spin_to_win_entries_person').on(table.siteSlug, table.campaign, table.personHash),
    uniqueIndex('spin_to_win_entries_code').on(table.siteSlug, table.code),
    index('spin_to_win_entries_user').on(table.userId),
  ],
);
