import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { users } from './accounts.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Keys of devices with which shoppers sign in without a text; each of one account, site and host. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device names it. */
    id: text().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The host it was made on, the only one it opens. */
    host: text().notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often the key was used, as the device counts: a lower count than before means that the key was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What its owner knows the device by. */
    name: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

export const PASSKEY_PURPOSES = ['add', 'prove', 'sign_in'] as const;

/** What a device is asked to sign: good once, for five minutes, for the browser that asked, on its site and host. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the token in that browser's cookie. */
    requestHash: text('request_hash').primaryKey(),
    siteSlug: text('site_slug').notNull(),
    host: text().notNull(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    /** Whose account a key is added to, or who proves that it is them; null for signing in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
