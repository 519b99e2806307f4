import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { ApiScope } from '../api-keys/api-key.ts';

/** Keys with which a dealer's own programs use a site's API. Only a hash of each key is stored. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** What the key is for, as staff named it. */
    name: text().notNull(),
    /** The start of the key, by which staff recognise it. */
    prefix: text().notNull(),
    /** SHA-256 of the key. */
    hash: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    perMinute: integer('per_minute').notNull(),
    perDay: integer('per_day').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Studio user id, as in `revokedBy`. */
    createdBy: text('created_by').notNull(),
    /** Accurate to a minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: text('revoked_by'),
  },
  (table) => [uniqueIndex('api_keys_hash').on(table.hash), index('api_keys_site').on(table.siteSlug)],
);
