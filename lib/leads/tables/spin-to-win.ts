import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables/accounts.ts';
import { instant } from '../../platform/database/instant.ts';
import type { Chance } from '../prize-wheel/draw.ts';

/**
 * Draws of prize wheels (OPEN-102): what each shopper drew, and the log that proves it. A draw outlives the account that
 * made it, without its person: a prize stays drawn, and nobody draws again by signing up anew.
 */
export const spinToWinEntries = pgTable(
  'spin_to_win_entries',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** The id of the wheel's document. */
    campaign: text().notNull(),
    /** What the wheel was called at that time. */
    campaignName: text('campaign_name').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** HMAC of site, campaign and phone under the installation's secret: tells that a phone has drawn, and not whose. */
    personHash: text('person_hash').notNull(),
    /** The outcome: the field by its key, and in the words of that time. */
    prizeKey: text('prize_key').notNull(),
    prizeLabel: text('prize_label').notNull(),
    prizeText: text('prize_text').notNull(),
    wins: boolean().notNull(),
    /** The code that the winner shows to get the prize; null for a blank. */
    code: text(),
    /** The chances of each prize at the time of the draw: see `lib/leads/prize-wheel/draw.ts`. */
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
