import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';

/**
 * Shoppers with an account, each of one site: a dealer's shoppers are not another's, whoever runs the deployment
 * (AUTH-40 to AUTH-44).
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** As `+61412345678`; null once somebody has taken it away. */
    phone: text(),
    name: text(),
    lastName: text('last_name'),
    email: text(),
    /** The address that its owner confirmed by a link; after a change the new address has to be confirmed again. */
    confirmedEmail: text('confirmed_email'),
    /** The address that a link was last sent to. */
    linkSentTo: text('link_sent_to'),
    postcode: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_phone').on(table.siteSlug, table.phone)],
);

/** Who is signed in where. The token itself is in a cookie and nowhere else. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A token of one site opens nothing on another. */
    siteSlug: text('site_slug').notNull(),
    /** Names the session to its owner, who must not see the hash. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** What people call the device, such as `iPhone`; null for one that is not known. Nothing else is kept of it. */
    device: text(),
    /** Written at most once in some minutes (`SESSION_USE_MINUTES`). */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When a code or a passkey last proved in this session who its owner is. */
    provenAt: instant('proven_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Codes that were texted. The rows of the last hour are also what the limits count. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipSlug: text('dealership_slug'),
    /** Empty once its owner was erased. */
    phone: text().notNull(),
    /** SHA-256 of the phone and of its first ten characters, once its owner was erased: the limits go on counting the row. */
    erasedPhone: text('erased_phone'),
    erasedRange: text('erased_range'),
    /** SHA-256 of the token that the browser got which asked for the code: no other can use it. */
    requestHash: text('request_hash').notNull(),
    /** HMAC of site, phone and code under that token, which we do not keep: codes cannot be tried out on a copy of this table. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    /** Of a shopper whom the site does not know yet; emptied once the code is used. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text(),
    /** Hashes of who asked and of the network they are in. */
    address: text().notNull(),
    network: text().notNull(),
    /** Hash of the browser, where its phone's account had signed in before; null for any other. */
    browser: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('one_time_codes_request').on(table.requestHash),
    index('one_time_codes_phone').on(table.phone, table.createdAt),
    index('one_time_codes_address').on(table.siteSlug, table.address, table.createdAt),
    index('one_time_codes_network').on(table.network, table.createdAt),
    index('one_time_codes_age').on(table.createdAt),
    index('one_time_codes_erased').on(table.erasedRange).where(sql`${table.erasedRange} is not null`),
  ],
);

export const VERIFICATION_TYPES = ['sms', 'verify'] as const;

/** That a phone was proven, by signing in (`sms`) or in a form (`verify`): AUTH-28 to AUTH-32. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    websiteSlug: text('website_slug').notNull(),
    dealershipSlug: text('dealership_slug'),
    verificationType: text('verification_type', { enum: VERIFICATION_TYPES }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_user').on(table.userId)],
);
