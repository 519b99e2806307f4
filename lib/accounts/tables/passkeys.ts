import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { users } from './accounts.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Passkeys for signing in without an SMS; each of one account, site and host. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    host: text().notNull(),
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's signature counter. A lower value than before indicates a cloned key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const PASSKEY_PURPOSES = ['add', 'prove', 'sign_in'] as const;

/** WebAuthn challenges: single use, valid for five minutes, for one browser, site and host. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the token in the browser's cookie. */
    requestHash: text('request_hash').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    host: text().notNull(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    /** Account that a passkey is added to or proven for; null for signing in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
