import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * Erased people, as hashes kept for some weeks. A lead spooled before the erasure is not stored, and a
 * reservation that was open is erased once it ends.
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
