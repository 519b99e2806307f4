import type { LeadPayload } from '../../leads/payload.ts';
import { OPEN_STATUSES_SQL } from '../../payments/reservation/open-statuses.ts';
import type { PersonColumns } from './person-columns.ts';

/** What a column says of somebody; `hash` is one of something personal, `details` is several kinds in one JSON. */
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

/** What erasing does with the rows of a table. */
type Erasing =
  | { act: 'delete' }
  | {
      act: 'clear';
      /** SQL for the new value of each column. */
      set: Readonly<Record<string, string>>;
      /** Columns with personal data that stay, and why. */
      stays?: Readonly<Record<string, string>>;
      /** SQL: only these rows. */
      only?: string;
    }
  /** Nothing of the rows is the person's but what they belong to. */
  | { act: 'keep'; why: string };

/** One table with data of people. */
export interface PersonalTable {
  table: string;
  /** The columns that say themselves whose a row is. */
  by?: PersonColumns;
  /** The columns that name rows of sections above: a row is whose they are. */
  of?: Readonly<Record<string, string>>;
  /** Every column with something personal. */
  columns: Readonly<Record<string, DataKind>>;
  /** Columns that an export leaves out: secrets of ours, other people, or what says nothing of the person. */
  hidden?: readonly string[];
  /** A column of bytes, which an export has in base64. */
  bytes?: string;
  erase: Erasing;
  /** SQL for the rows that may be erased by now; the others keep everything until they may. */
  over?: string;
}

/** What an erased enquiry still says: what it was about, and nothing that its sender typed. Any other key goes. */
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

/** SHA-256 as `hashOf` (lib/accounts/secret.server.ts) writes it. */
export const hashSql = (text: string): string =>
  `translate(rtrim(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '='), '+/', '-_')`;

const OF_ACCOUNT = { user_id: 'accounts' } as const;
const OF_ENQUIRY = { lead_id: 'enquiries' } as const;
const DELETE = { act: 'delete' } as const;

/**
 * Everywhere that personal data is kept, by what it is: export, erasing and their tests come from this one table. Owners stand above
 * what belongs to them. A new column with something personal is added here; a test holds the table against the database.
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
    },
    erase: DELETE,
  },
  enquiries: {
    table: 'leads',
    by: { site: 'leads.site_slug', phone: "leads.payload->>'phone'", email: "leads.payload->>'email'" },
    columns: { payload: 'details', told: 'details' },
    hidden: ['token', 'fingerprint'],
    // With another token: a form that is still open in some browser makes a new lead, and not this one again.
    erase: {
      act: 'clear',
      set: {
        payload: ERASED_ENQUIRY,
        told: 'null',
        fingerprint: "''",
        token: 'gen_random_uuid()',
        updated_at: 'now()',
      },
    },
  },
  reservations: {
    table: 'reservations',
    by: { site: 'reservations.site_slug', phone: 'reservations.mobile', email: 'reservations.email' },
    columns: { name: 'name', email: 'email', mobile: 'phone', choices: 'details' },
    hidden: ['token', 'return_url'],
    erase: {
      act: 'clear',
      set: { name: "''", email: "''", mobile: "''", choices: "'{}'", updated_at: 'now()' },
    },
    over: `reservations.status not in ${OPEN_STATUSES_SQL}`,
  },
  payments: {
    table: 'online_payments',
    by: { site: 'online_payments.site_slug', email: 'online_payments.email' },
    columns: { name: 'name', email: 'email', note: 'words', digest: 'hash' },
    hidden: ['return_url', 'digest'],
    erase: { act: 'clear', set: { name: "''", email: "''", note: "''", digest: "''", updated_at: 'now()' } },
    over: "online_payments.status <> 'open'",
  },
  waitingLists: {
    table: 'waiting_list_entries',
    by: { site: 'waiting_list_entries.site_slug', email: 'waiting_list_entries.email' },
    of: OF_ACCOUNT,
    columns: { email: 'email', user_id: 'account' },
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
    // The limits count the row for another hour: without it, deleting accounts would be a way round them.
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
        address: 'a hash, for the limits of text messages, deleted within two hours',
        network: 'a hash, for the limits of text messages, deleted within two hours',
        browser: 'a hash, for the limits of text messages, deleted within two hours',
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
  financeApplications: {
    table: 'finance_applications',
    of: { ...OF_ACCOUNT, ...OF_ENQUIRY },
    columns: { inputs: 'details', user_id: 'account' },
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
      stays: { person_hash: 'a keyed hash: a prize stays drawn, and nobody draws again by signing up anew' },
    },
  },
  enquirySteps: {
    table: 'lead_events',
    of: OF_ENQUIRY,
    columns: { change: 'details' },
    hidden: ['key'],
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
  reservationSteps: {
    table: 'reservation_transitions',
    of: { reservation_id: 'reservations' },
    columns: { note: 'words' },
    // Who of the dealer's people took a step is their data.
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
    erase: { act: 'keep', why: 'what Stripe reported of a payment: books' },
  },
  marketingConsents: {
    table: 'marketing_consents',
    of: { ...OF_ENQUIRY, waiting_list_entry_id: 'waitingLists' },
    columns: {},
    erase: {
      act: 'keep',
      why: 'what a form of ours said, and when: whose consent it was stands in what it belongs to',
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
    },
    columns: {},
    erase: { act: 'clear', set: { state: "'needless'" }, only: "state in ('waiting', 'dead')" },
  },
} as const satisfies Record<string, PersonalTable>;

export type SectionName = keyof typeof PERSONAL_DATA;

/** The sections in their order: owners before what belongs to them. */
export const SECTIONS = Object.entries(PERSONAL_DATA) as readonly (readonly [SectionName, PersonalTable])[];

/** The sections whose rows others belong to: each of these tables has an `id`. */
export const OWNERS: ReadonlySet<string> = new Set(SECTIONS.flatMap(([, { of = {} }]) => Object.values(of)));
