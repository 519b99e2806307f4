import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * Hashes of erased people, kept for some weeks: their spooled leads are not stored, and their open
 * reservations are erased once they end.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for all sites. */
    siteSlug: text('site_slug'),
    /** SHA-256 of a phone in the format of forms, or of a lower-case email. */
    personHash: text('person_hash').notNull(),
    erasedAt: instant('erased_at').notNull().defaultNow(),
  },
  (table) => [index('erasures_person').on(table.personHash), index('erasures_age').on(table.erasedAt)],
);
