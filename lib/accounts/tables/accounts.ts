import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import { languageCheck, languageColumn } from '../../platform/database/language-column.ts';
import type { PaymentChoice } from '../../vehicle/finance/payment-choice.ts';

/** Shopper accounts, each of one site: dealers don't share shoppers (AUTH-40 to AUTH-44). */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    /** As `+61412345678`; null if removed. */
    phone: text(),
    name: text(),
    lastName: text('last_name'),
    email: text(),
    /** The address confirmed by its owner; a changed address must be confirmed again. */
    confirmedEmail: text('confirmed_email'),
    /** The address last sent a confirmation link. */
    linkSentTo: text('link_sent_to'),
    postcode: text(),
    /** Deposit and term for the weekly figures of every vehicle. */
    paymentChoice: jsonb('payment_choice').$type<PaymentChoice>(),
    language: languageColumn(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.siteSlug, table.phone),
    // The account that a mail is sent to.
    index('users_confirmed_email').on(table.siteSlug, sql`lower(${table.confirmedEmail})`),
    languageCheck('users_language', table.language),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A token is only valid on its own site. */
    siteSlug: text('site_slug').notNull(),
    /** Public id of the session for its owner, instead of the hash. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    /** Name of the device, such as `iPhone`; null if unknown. The only device data stored. */
    device: text(),
    /** Updated at most once every `SESSION_USE_MINUTES`. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** Time of the last fresh proof of identity, by code or passkey. */
    provenAt: instant('proven_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** One-time codes sent by SMS. Rows of the last hour also serve as rate limit counters. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid().primaryKey(),
    siteSlug: text('site_slug').notNull(),
    dealershipSlug: text('dealership_slug'),
    /** Empty once its owner has been erased. */
    phone: text().notNull(),
    /** SHA-256 of an erased phone and its first ten characters; limits still count the row. */
    erasedPhone: text('erased_phone'),
    erasedRange: text('erased_range'),
    /** SHA-256 of the requesting browser's token; no other browser can use the code. */
    requestHash: text('request_hash').notNull(),
    /** HMAC of site, phone and code, keyed by that token, which is not stored. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    /** Details of a new shopper; cleared once the code is used. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text(),
    /** Hashes of the requester's address and network. */
    address: text().notNull(),
    network: text().notNull(),
    /** Hash of a known browser; null for any other. */
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

/** Phone verifications, by signing in (`sms`) or in a form (`verify`): AUTH-28 to AUTH-32. */
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
