import type { PERSON_COLUMNS } from './rows.ts';

/** One part of what is held about a person: rows of one table. */
export interface Section {
  table: string;
  /** By which columns it belongs to rows of sections above it. Absent: rows that name the person themselves. */
  owners?: Record<string, string>;
  /** Columns that are secrets of ours, name somebody else, or say nothing of the person. */
  without?: readonly string[];
  /** A column of bytes, which is written in base64. */
  bytes?: string;
}

/** The tables whose rows say themselves whose they are. */
export type OwnTable = keyof typeof PERSON_COLUMNS;

/**
 * Everything that is held about people, by what it is: the one list for an operator's export and for what shoppers take
 * along themselves. A new table with people's data is added here; a test holds the list against the database.
 */
export const SECTIONS = {
  accounts: { table: 'users' },
  enquiries: { table: 'leads', without: ['token', 'fingerprint'] },
  reservations: { table: 'reservations', without: ['token', 'return_url'] },
  payments: { table: 'online_payments', without: ['return_url', 'digest'] },
  waitingLists: { table: 'waiting_list_entries' },
  signInCodes: {
    table: 'one_time_codes',
    without: ['request_hash', 'code_hash', 'address', 'network', 'browser'],
  },
  sessions: { table: 'sessions', owners: { user_id: 'accounts' }, without: ['token_hash'] },
  verifications: { table: 'verifications', owners: { user_id: 'accounts' } },
  passkeys: { table: 'passkeys', owners: { user_id: 'accounts' }, without: ['public_key', 'counter'] },
  savedCars: { table: 'watchlist_items', owners: { user_id: 'accounts' } },
  ownVehicles: { table: 'own_vehicles', owners: { user_id: 'accounts' } },
  savedSearches: { table: 'saved_searches', owners: { user_id: 'accounts' }, without: ['keys'] },
  alertPreferences: { table: 'alert_preferences', owners: { user_id: 'accounts' } },
  alertConsents: { table: 'alert_consents', owners: { user_id: 'accounts' } },
  alerts: { table: 'alerts', owners: { user_id: 'accounts' } },
  alertMessages: { table: 'alert_messages', owners: { user_id: 'accounts' } },
  valuations: {
    table: 'valuations',
    owners: { user_id: 'accounts', lead_id: 'enquiries' },
    without: ['token_hash'],
  },
  financeApplications: {
    table: 'finance_applications',
    owners: { user_id: 'accounts', lead_id: 'enquiries' },
    without: ['token'],
  },
  prizes: { table: 'spin_to_win_entries', owners: { user_id: 'accounts' }, without: ['person_hash'] },
  marketingConsents: {
    table: 'marketing_consents',
    owners: { lead_id: 'enquiries', waiting_list_entry_id: 'waitingLists' },
  },
  enquirySteps: { table: 'lead_events', owners: { lead_id: 'enquiries' }, without: ['key'] },
  enquiryFiles: { table: 'lead_files', owners: { lead_id: 'enquiries' }, bytes: 'content' },
  enquiryDeliveries: { table: 'lead_deliveries', owners: { lead_id: 'enquiries' } },
  testDrives: { table: 'test_drive_bookings', owners: { lead_id: 'enquiries' } },
  // Who of the dealer's people took a step is their data.
  reservationSteps: {
    table: 'reservation_transitions',
    owners: { reservation_id: 'reservations' },
    without: ['actor'],
  },
  holdAddresses: { table: 'hold_addresses', owners: { reservation_id: 'reservations' } },
  paymentNews: {
    table: 'payment_events',
    owners: { reservation_id: 'reservations', online_payment_id: 'payments' },
  },
  mails: {
    table: 'mail_deliveries',
    owners: {
      lead_id: 'enquiries',
      reservation_id: 'reservations',
      online_payment_id: 'payments',
      waiting_list_entry_id: 'waitingLists',
      alert_message_id: 'alertMessages',
      spin_to_win_entry_id: 'prizes',
    },
  },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;
