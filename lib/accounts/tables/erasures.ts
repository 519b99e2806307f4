import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * Who was erased, as hashes and for some weeks: a lead that waited on the disk of an instance until the database was back is not
 * stored if its sender was erased meanwhile, and a reservation that was not over loses its person once it is.
 */
export const erasures = pgTable(
  'erasures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for all sites. */
    siteSlug: text('site_slug'),
    /** SHA-256 of a phone as forms keep it, or of an e-mail in small letters. */
    personHash: text('person_hash').notNull(),
    erasedAt: instant('erased_at').notNull().defaultNow(),
  },
  (table) => [index('erasures_person').on(table.personHash), index('erasures_age').on(table.erasedAt)],
);
