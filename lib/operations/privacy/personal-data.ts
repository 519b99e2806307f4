import type { LeadPayload } from '../../leads/payload.ts';
import { OPEN_STATUSES_SQL } from '../../payments/reservation/open-statuses.ts';
import type { PersonColumns } from './person-columns.ts';

/** Kinds of personal data; `hash` is a hash of some, `details` is JSON with several kinds. */
export type DataKind =
  | 'account'
  | 'address'
  | 'details'
  | 'device'
  | 'email'
  | 'file'
  | 'hash'
  | 'name'
  | 'phone'
  | 'plate'
  | 'words';

type Erasing =
  | { act: 'delete' }
  | {
      act: 'clear';
      /** SQL for each column's new value. */
      set: Readonly<Record<string, string>>;
      /** Columns with personal data that are kept, and why. */
      stays?: Readonly<Record<string, string>>;
      /** SQL condition: only these rows. */
      only?: string;
    }
  /** The rows contain no personal data themselves. */
  | { act: 'keep'; why: string };

export interface PersonalTable {
  table: string;
  /** Columns that identify the person. */
  by?: PersonColumns;
  /** Foreign keys to earlier sections, whose rows determine the person. */
  of?: Readonly<Record<string, string>>;
  /** All columns with personal data. */
  columns: Readonly<Record<string, DataKind>>;
  /** Columns left out of an export: secrets, data about others, and technical values. */
  hidden?: readonly string[];
  /** A binary column, exported as base64. */
  bytes?: string;
  erase: Erasing;
  /** SQL condition for rows that may be erased; others are kept complete until they match. */
  over?: string;
}

/** Payload keys kept in an erased enquiry: what it was about, nothing the sender typed. */
const KEPT_OF_ENQUIRY = [
  'category',
  'subcategory',
  'dealership_slug',
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_type',
  'car_id',
  'car_year',
  'car_description',
  'vehicle_status',
  'car_dealership_id',
  'opt_in',
  'subscribe',
  'source',
  'lead_id',
  'dateTime',
  'offer_accepted',
  'form_completed',
  'autogauge_enabled',
  'page_id',
  'tags',
] as const satisfies readonly (keyof LeadPayload)[];

const ERASED_ENQUIRY = `coalesce(
  (select jsonb_object_agg(key, value) from jsonb_each(payload) where key in ('${KEPT_OF_ENQUIRY.join("', '")}')), '{}'::jsonb)
  || '{"name":"","email":"","phone":"","message":"","url":"","user_agent":"",
       "lead_attributes":{"visited_pages":[],"linked_query_params":{}}}'::jsonb`;

/** SQL equivalent of `hashOf` (lib/platform/crypto/secret.server.ts). */
export const hashSql = (text: string): string =>
  `translate(rtrim(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '='), '+/', '-_')`;

const OF_ACCOUNT = { user_id: 'accounts' } as const;
const OF_ENQUIRY = { lead_id: 'enquiries' } as const;
const DELETE = { act: 'delete' } as const;

/**
 * All personal data in the database.
 * Exports, erasure and their tests use this table, and a test compares it with the schema. Owners come before
 * the rows that belong to them.
 */
export const PERSONAL_DATA = {
  accounts: {
    table: 'users',
    by: { site: 'users.site_slug', account: 'users.id', accountPhone: 'users.phone', email: 'users.email' },
    columns: {
      phone: 'phone',
      name: 'name',
      last_name: 'name',
      email: 'email',
      confirmed_email: 'email',
      link_sent_to: 'email',
      postcode: 'address',
      payment_choice: 'details',
      language: 'details',
    },
    erase: DELETE,
  },
  enquiries: {
    table: 'leads',
    by: { site: 'leads.site_slug', phone: "leads.payload->>'phone'", email: "leads.payload->>'email'" },
    columns: { payload: 'details', told: 'details', language: 'details' },
    hidden: ['token', 'fingerprint'],
    // The new token makes a form still open in a browser create a new lead instead of restoring this one.
    erase: {
      act: 'clear',
      set: {
        payload: ERASED_ENQUIRY,
        told: 'null',
        language: "'en'",
        fingerprint: "''",
        token: 'gen_random_uuid()',
        updated_at: 'now()',
      },
    },
  },
  reservations: {
    table: 'reservations',
    by: { site: 'reservations.site_slug', phone: 'reservations.mobile', email: 'reservations.email' },
    columns: {
      name: 'name',
      email: 'email',
      mobile: 'phone',
      language: 'details',
      choices: 'details',
      visit: 'details',
    },
    hidden: ['token', 'return_url'],
    erase: {
      act: 'clear',
      set: {
        name: "''",
        email: "''",
        mobile: "''",
        language: "'en'",
        choices: "'{}'",
        visit: 'null',
        updated_at: 'now()',
      },
    },
    over: `reservations.status not in ${OPEN_STATUSES_SQL}`,
  },
  assistantCheckouts: {
    table: 'agent_checkouts',
    by: {
      site: 'agent_checkouts.site_slug',
      phone: 'agent_checkouts.mobile',
      email: 'agent_checkouts.email',
    },
    columns: { name: 'name', email: 'email', mobile: 'phone' },
    hidden: ['reservation_token'],
    // Their answers and order events are deleted with them.
    erase: DELETE,
    over: `not exists (
      select from reservations r where r.site_slug = agent_checkouts.site_slug
        and r.token = agent_checkouts.reservation_token and r.status in ${OPEN_STATUSES_SQL})`,
  },
  payments: {
    table: 'online_payments',
    by: { site: 'online_payments.site_slug', email: 'online_payments.email' },
    columns: { name: 'name', email: 'email', language: 'details', note: 'words', digest: 'hash' },
    hidden: ['return_url', 'digest'],
    erase: {
      act: 'clear',
      set: {
        name: "''",
        email: "''",
        language: "'en'",
        note: "''",
        digest: "''",
        updated_at: 'now()',
      },
    },
    over: "online_payments.status <> 'open'",
  },
  waitingLists: {
    table: 'waiting_list_entries',
    by: { site: 'waiting_list_entries.site_slug', email: 'waiting_list_entries.email' },
    of: OF_ACCOUNT,
    columns: { email: 'email', user_id: 'account', language: 'details' },
    erase: DELETE,
  },
  signInCodes: {
    table: 'one_time_codes',
    by: {
      site: 'one_time_codes.site_slug',
      accountPhone: 'one_time_codes.phone',
      email: 'one_time_codes.email',
    },
    columns: {
      phone: 'phone',
      first_name: 'name',
      last_name: 'name',
      email: 'email',
      erased_phone: 'hash',
      address: 'hash',
      network: 'hash',
      browser: 'hash',
    },
    hidden: ['request_hash', 'code_hash', 'address', 'network', 'browser', 'erased_phone', 'erased_range'],
    // Rate limits still count this row for an hour, so that deleting an account does not reset them.
    erase: {
      act: 'clear',
      set: {
        erased_phone: hashSql('phone'),
        erased_range: hashSql('left(phone, -2)'),
        phone: "''",
        first_name: 'null',
        last_name: 'null',
        email: 'null',
        expires_at: 'least(expires_at, now())',
      },
      stays: {
        address: 'a hash, for SMS rate limits, deleted within two hours',
        network: 'a hash, for SMS rate limits, deleted within two hours',
        browser: 'a hash, for SMS rate limits, deleted within two hours',
      },
    },
  },
  sessions: {
    table: 'sessions',
    of: OF_ACCOUNT,
    columns: { device: 'device', user_id: 'account' },
    hidden: ['token_hash'],
    erase: DELETE,
  },
  verifications: {
    table: 'verifications',
    of: OF_ACCOUNT,
    columns: { user_id: 'account' },
    erase: DELETE,
  },
  passkeys: {
    table: 'passkeys',
    of: OF_ACCOUNT,
    columns: { name: 'device', user_id: 'account' },
    hidden: ['public_key', 'counter'],
    erase: DELETE,
  },
  savedCars: { table: 'watchlist_items', of: OF_ACCOUNT, columns: { user_id: 'account' }, erase: DELETE },
  ownVehicles: {
    table: 'own_vehicles',
    of: OF_ACCOUNT,
    columns: { rego: 'plate', rego_state: 'plate', description: 'words', user_id: 'account' },
    erase: DELETE,
  },
  savedSearches: {
    table: 'saved_searches',
    of: OF_ACCOUNT,
    columns: { name: 'words', address: 'words', words: 'words', user_id: 'account' },
    hidden: ['keys'],
    erase: DELETE,
  },
  alertPreferences: {
    table: 'alert_preferences',
    of: OF_ACCOUNT,
    columns: { user_id: 'account' },
    erase: DELETE,
  },
  pushSubscriptions: {
    table: 'push_subscriptions',
    of: OF_ACCOUNT,
    columns: { endpoint: 'device', user_id: 'account' },
    hidden: ['session_hash', 'endpoint', 'p256dh', 'auth'],
    erase: DELETE,
  },
  pushPreferences: {
    table: 'push_preferences',
    of: OF_ACCOUNT,
    columns: { user_id: 'account' },
    erase: DELETE,
  },
  pushMessages: {
    table: 'push_messages',
    of: { subscription_id: 'pushSubscriptions' },
    columns: {},
    erase: DELETE,
  },
  alertConsents: {
    table: 'alert_consents',
    of: OF_ACCOUNT,
    columns: { words: 'words', user_id: 'account' },
    erase: DELETE,
  },
  alerts: { table: 'alerts', of: OF_ACCOUNT, columns: { user_id: 'account' }, erase: DELETE },
  alertMessages: { table: 'alert_messages', of: OF_ACCOUNT, columns: { user_id: 'account' }, erase: DELETE },
  valuations: {
    table: 'valuations',
    of: { ...OF_ACCOUNT, ...OF_ENQUIRY },
    columns: {
      rego: 'plate',
      rego_state: 'plate',
      vehicle: 'details',
      answers: 'details',
      reported: 'details',
      user_id: 'account',
    },
    hidden: ['token_hash'],
    erase: DELETE,
  },
  deals: {
    table: 'deals',
    of: { ...OF_ACCOUNT, ...OF_ENQUIRY },
    columns: { user_id: 'account' },
    erase: DELETE,
  },
  dealVersions: {
    table: 'deal_versions',
    of: { deal_id: 'deals' },
    columns: { reason: 'words', choice: 'details', figures: 'details' },
    hidden: ['staff_id'],
    erase: DELETE,
  },
  financeApplications: {
    table: 'finance_applications',
    of: { ...OF_ACCOUNT, ...OF_ENQUIRY },
    columns: { inputs: 'details', approval: 'details', user_id: 'account' },
    hidden: ['token'],
    erase: DELETE,
  },
  prizes: {
    table: 'spin_to_win_entries',
    of: OF_ACCOUNT,
    columns: { user_id: 'account', person_hash: 'hash' },
    hidden: ['person_hash'],
    erase: {
      act: 'clear',
      set: { user_id: 'null' },
      stays: { person_hash: 'a keyed hash: the draw still counts, so that a new account cannot draw again' },
    },
  },
  enquirySteps: {
    table: 'lead_events',
    of: OF_ENQUIRY,
    columns: { change: 'details' },
    hidden: ['key'],
    erase: DELETE,
  },
  enquiryMessages: {
    table: 'lead_messages',
    of: OF_ENQUIRY,
    columns: { subject: 'words', text: 'words', address: 'details' },
    // Names a member of staff, whose data it is.
    hidden: ['author_id', 'provider_id', 'problem'],
    erase: DELETE,
  },
  enquiryMessageFiles: {
    table: 'lead_message_files',
    of: OF_ENQUIRY,
    columns: { name: 'file', content: 'file' },
    bytes: 'content',
    erase: DELETE,
  },
  enquiryCalls: {
    table: 'lead_calls',
    by: { site: 'lead_calls.site_slug', phone: 'lead_calls.phone' },
    of: OF_ENQUIRY,
    columns: { phone: 'phone' },
    hidden: ['author_id', 'provider_id'],
    erase: DELETE,
  },
  messageOptOuts: {
    table: 'message_opt_outs',
    by: {
      site: 'message_opt_outs.site_slug',
      phone: 'message_opt_outs.address',
      email: 'message_opt_outs.address',
    },
    columns: { address: 'details' },
    erase: {
      act: 'clear',
      set: { at: 'at' },
      stays: { address: 'without it, the next message would go to somebody who asked for none' },
    },
  },
  enquiryNotes: {
    table: 'lead_notes',
    of: OF_ENQUIRY,
    columns: { text: 'words' },
    hidden: ['author_id'],
    erase: DELETE,
  },
  enquiryTasks: {
    table: 'lead_tasks',
    of: OF_ENQUIRY,
    columns: { text: 'words' },
    hidden: ['assignee_id', 'created_by', 'done_by'],
    erase: DELETE,
  },
  enquiryNotices: {
    table: 'lead_notices',
    of: OF_ENQUIRY,
    columns: {},
    // Names a member of staff, whose data it is.
    hidden: ['user_id'],
    erase: DELETE,
  },
  enquiryFiles: {
    table: 'lead_files',
    of: OF_ENQUIRY,
    columns: { name: 'file', content: 'file' },
    bytes: 'content',
    erase: DELETE,
  },
  enquiryDeliveries: {
    table: 'lead_deliveries',
    of: OF_ENQUIRY,
    columns: {},
    erase: { act: 'clear', set: { state: "'needless'" }, only: "state in ('waiting', 'dead')" },
  },
  testDrives: {
    table: 'test_drive_bookings',
    of: OF_ENQUIRY,
    columns: {},
    erase: { act: 'keep', why: 'times of cars and places; whose they were stands in the enquiry' },
  },
  serviceBookings: {
    table: 'service_bookings',
    of: OF_ENQUIRY,
    columns: { note: 'words' },
    erase: { act: 'clear', set: { note: 'null' }, only: 'note is not null' },
  },
  reservationSteps: {
    table: 'reservation_transitions',
    of: { reservation_id: 'reservations' },
    columns: { note: 'words' },
    // Names the staff member who took the step, which is their personal data.
    hidden: ['actor'],
    erase: { act: 'clear', set: { note: 'null' }, only: 'note is not null' },
  },
  holdAddresses: {
    table: 'hold_addresses',
    of: { reservation_id: 'reservations' },
    columns: { address: 'hash' },
    erase: DELETE,
  },
  paymentNews: {
    table: 'payment_events',
    of: { reservation_id: 'reservations', online_payment_id: 'payments' },
    columns: {},
    erase: { act: 'keep', why: "Stripe's events for a payment, kept for accounting" },
  },
  conversions: {
    table: 'conversions',
    of: { ...OF_ENQUIRY, reservation_id: 'reservations' },
    columns: {},
    // What is waiting could not be sent any more: its click and its contact are gone.
    erase: DELETE,
  },
  marketingConsents: {
    table: 'marketing_consents',
    of: { ...OF_ENQUIRY, waiting_list_entry_id: 'waitingLists' },
    columns: {},
    erase: {
      act: 'keep',
      why: 'the consent text of a form and its time; the person is in the row it belongs to',
    },
  },
  mails: {
    table: 'mail_deliveries',
    of: {
      lead_id: 'enquiries',
      reservation_id: 'reservations',
      online_payment_id: 'payments',
      waiting_list_entry_id: 'waitingLists',
      alert_message_id: 'alertMessages',
      spin_to_win_entry_id: 'prizes',
      lead_notice_id: 'enquiryNotices',
    },
    columns: {},
    erase: { act: 'clear', set: { state: "'needless'" }, only: "state in ('waiting', 'dead')" },
  },
} as const satisfies Record<string, PersonalTable>;

export type SectionName = keyof typeof PERSONAL_DATA;

/** Sections in order: owners before the rows that belong to them. */
export const SECTIONS = Object.entries(PERSONAL_DATA) as readonly (readonly [SectionName, PersonalTable])[];

/** Sections that other rows belong to. Each of these tables has an `id`. */
export const OWNERS: ReadonlySet<string> = new Set(SECTIONS.flatMap(([, { of = {} }]) => Object.values(of)));
