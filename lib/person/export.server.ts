import type { Queryable } from '../database/client.server.ts';
import { PERSON_COLUMNS, type Person, rowsOfPerson } from './rows.ts';

type Row = Record<string, unknown> & { id?: string };

/** Everything held about a person, by what it is; each row with the columns of its table. */
export type PersonExport = Record<string, Row[]>;

interface Section {
  table: string;
  /** Columns that are secrets of ours or say nothing of the person. */
  without?: readonly string[];
}

/** What belongs to an account. */
const OF_ACCOUNT: Record<string, Section> = {
  sessions: { table: 'sessions', without: ['token_hash'] },
  verifications: { table: 'verifications' },
  passkeys: { table: 'passkeys', without: ['public_key', 'counter'] },
  savedCars: { table: 'watchlist_items' },
  ownVehicles: { table: 'own_vehicles' },
  savedSearches: { table: 'saved_searches', without: ['keys'] },
  alertPreferences: { table: 'alert_preferences' },
  alertConsents: { table: 'alert_consents' },
  alerts: { table: 'alerts' },
  alertMessages: { table: 'alert_messages' },
  valuations: { table: 'valuations', without: ['token_hash'] },
  financeApplications: { table: 'finance_applications', without: ['token'] },
  prizes: { table: 'spin_to_win_entries', without: ['person_hash'] },
};

/** What belongs to an enquiry. */
const OF_LEAD: Record<string, Section> = {
  enquirySteps: { table: 'lead_events', without: ['key'] },
  testDrives: { table: 'test_drive_bookings' },
  enquiryMails: { table: 'mail_deliveries' },
  enquiryDeliveries: { table: 'lead_deliveries' },
};

/**
 * Reads everything held about a person.
 * @throws the database's error
 */
export async function exportPerson(db: Queryable, person: Person): Promise<PersonExport> {
  const read = async (
    table: keyof typeof PERSON_COLUMNS,
    without: readonly string[] = [],
  ): Promise<Row[]> => {
    const rows = rowsOfPerson(person, PERSON_COLUMNS[table]);
    if (!rows) return [];
    return rowsAsJson(db, { table, without }, rows.where, rows.values);
  };
  const accounts = await read('users');
  const enquiries = await read('leads', ['token', 'fingerprint']);
  const reservations = await read('reservations', ['token', 'return_url']);
  const result: PersonExport = {
    accounts,
    enquiries,
    reservations,
    reservationSteps: await belonging(
      db,
      { table: 'reservation_transitions' },
      'reservation_id',
      reservations,
    ),
    payments: await read('online_payments', ['return_url', 'digest']),
    waitingLists: await read('waiting_list_entries'),
    signInCodes: await read('one_time_codes', ['request_hash', 'code_hash', 'address', 'network']),
    enquiryFiles: await filesOf(db, enquiries),
  };
  for (const [name, section] of Object.entries(OF_ACCOUNT))
    result[name] = await belonging(db, section, 'user_id', accounts);
  for (const [name, section] of Object.entries(OF_LEAD))
    result[name] = await belonging(db, section, 'lead_id', enquiries);
  return result;
}

async function rowsAsJson(
  db: Queryable,
  { table, without = [] }: Section,
  where: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.query<{ row: Row }>(
    `select to_jsonb(${table}) - $${values.length + 1}::text[] as row from ${table} where ${where}`,
    [...values, without],
  );
  return rows.map(({ row }) => row);
}

const belonging = (db: Queryable, section: Section, column: string, owners: readonly Row[]): Promise<Row[]> =>
  rowsAsJson(db, section, `${section.table}.${column} = any($1::uuid[])`, [owners.map(({ id }) => id)]);

/** What they sent along, in base64. */
async function filesOf(db: Queryable, enquiries: readonly Row[]): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select id, lead_id, name, type, created_at, encode(content, 'base64') as content
     from lead_files where lead_id = any($1::uuid[])`,
    [enquiries.map(({ id }) => id)],
  );
  return rows;
}
