import { PERSONAL_DATA, type PersonalTable } from '@forecourt/lib/operations/privacy/personal-data';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Parts of column names that suggest personal data. */
const PERSONAL_WORDS =
  /(?:^|_)(?:phone|mobile|tel|fax|e?mail|names?|rego|plates?|regplate|address|addresses|postcode|suburb|street|city|lat|lng|ip|agent|device|browser|network|birth\w*|licen[cs]e|notes?|message|words|description|user|person|customer|payer|contact|actor|household)(?:_|$)/;
const OPEN_TYPES = ['json', 'jsonb', 'bytea'];
/** Types that can hold text or the id of a person. */
const WORD_TYPES = ['text', 'character varying', 'uuid', 'inet', 'ARRAY'];

/**
 * Columns that look personal but are not, each with the reason. Check new columns before adding them here.
 */
const NOT_PERSONAL: Readonly<Record<string, string>> = {
  'advert_pushes.target': "a dealer's account with a receiver of adverts",
  'advert_states.receiver_message': 'of a vehicle, from the receiver of an outgoing feed',
  'advert_states.refused': 'reasons about a vehicle',
  'agent_requests.answer': 'deleted with its checkout session, and within two days',
  'alert_cars.record': 'a vehicle, as alerts last saw it',
  'api_keys.name': 'of a program of the dealer',
  'backup_runs.name': 'of a file',
  'begun_imports.file_name': 'of a list of vehicles',
  'cars.photo_notes': 'of photos of a vehicle',
  'cars.record': 'a vehicle',
  'deal_versions.terms': 'amounts that the dealer’s people set',
  'setting_schedules.changes': 'values of settings of sites',
  'content_reviews.comments': 'of the dealer’s people, about fields of a draft',
  'erasures.person_hash': 'a hash of who was erased, deleted after a month',
  'events.name': 'of an event; events say nothing of who',
  'events.first_name': 'of a website or campaign that sent visitors',
  'events.source_name': 'of a website or campaign that sent visitors',
  'feed_file_pieces.content': 'lists of vehicles that staff sent',
  'feed_file_pieces.name': 'of a list of vehicles',
  'feed_photos.name': 'of a photo of a vehicle',
  'feed_run_reports.details': 'what became of vehicles',
  'vehicle_checks.result': 'what registers say about a vehicle',
  'feed_runs.file_name': 'of a list of vehicles',
  'feed_runs.places': 'counts of vehicles at dealerships',
  'feed_secrets.name': 'of a password of a dealer’s server',
  'feed_secrets.sealed': 'passwords of dealers’ servers, encrypted',
  'indexed_charges.tables': 'rates of government charges',
  'law_checks.findings': 'of pages of a site',
  'lead_deliveries.channel_name': 'of a system of the dealer',
  'lead_notices.user_id': 'of the dealer’s people',
  'lead_team_members.away': 'of the dealer’s people',
  'lead_team_members.email': 'of the dealer’s people',
  'lead_team_members.mobile': 'of the dealer’s people',
  'lead_team_members.name': 'of the dealer’s people',
  'lead_team_members.shifts': 'of the dealer’s people',
  'lead_team_members.user_id': 'of the dealer’s people',
  'lead_teams.minutes_by_kind': 'times in which a site answers leads',
  'lead_teams.rules': 'which of the dealer’s people get which leads',
  'lead_status_changes.user_id': 'of the dealer’s people',
  'lead_thread_reads.user_id': 'of the dealer’s people',
  'lead_message_files.message_id': 'the message that the file came with',
  'mail_deliveries.alert_message_id': 'of a message, which is a section of its own',
  'marketing_consents.words': 'of a form of ours',
  'passkey_challenges.user_id': 'deleted with the account, and within minutes',
  'passkeys.public_key': 'opens nothing, deleted with the account',
  'photo_checks.address': 'of a photo of a vehicle',
  'photo_failures.address': 'of a photo of a vehicle',
  'photo_uses.address': 'of a photo of a vehicle',
  'photos_ahead.address': 'of a photo of a vehicle',
  'reservation_transitions.actor': 'of the dealer’s people, whose data it is',
  'reservations.car': 'the vehicle as it was offered',
  'reservations.deal': 'amounts of the accepted deal',
  'reservations.hold_opening': 'the opening times of the place',
  'service_bookings.bay_times': 'times of a bay',
  'service_bookings.jobs': 'work and its prices, as the workshop offers it',
  'site_reports.at_risk': 'vehicles of a site',
  'site_reports.findings': 'of stock and content of a site',
  'speed_days.device': 'phone, tablet or computer, without anything that tells page loads apart',
  'speed_regressions.device': 'phone, tablet or computer',
  'speed_site_regressions.device': 'phone, tablet or computer',
  'spin_to_win_entries.campaign_name': 'of a prize wheel',
  'spin_to_win_entries.chances': 'of a prize wheel',
  'undo_cars.record': 'a vehicle, as it was before an import',
  'webhook_deliveries.facts': 'vehicles, and ids of leads and reservations',
};

interface Column {
  table: string;
  column: string;
  type: string;
}

let database: TestDatabase;
let columns: Column[];
beforeAll(async () => {
  database = await startTestDatabase();
  const { rows } = await database.pool.query<Column>(
    `select table_name as "table", column_name as "column", data_type as type
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  columns = rows;
});
afterAll(() => database.stop());

const nameOf = ({ table, column }: Column) => `${table}.${column}`;
const looksPersonal = ({ column, type }: Column) =>
  OPEN_TYPES.includes(type) || (WORD_TYPES.includes(type) && PERSONAL_WORDS.test(column));
const sections: PersonalTable[] = Object.values(PERSONAL_DATA);
const listed = sections.flatMap(({ table, columns: own }) =>
  Object.keys(own).map((column) => `${table}.${column}`),
);

test('every column that looks personal is in the table of personal data, or known not to be', () => {
  const known = new Set([...listed, ...Object.keys(NOT_PERSONAL)]);
  expect(
    columns
      .filter(looksPersonal)
      .map(nameOf)
      .filter((name) => !known.has(name)),
  ).toEqual([]);
});

test('a new column for a phone, e-mail, name, plate or address would be found', () => {
  for (const column of [
    'contact_phone',
    'email',
    'owner_name',
    'rego',
    'street_address',
    'mobile',
    'last_name',
  ])
    expect([column, looksPersonal({ table: 'cars', column, type: 'text' })]).toEqual([column, true]);
  expect(looksPersonal({ table: 'cars', column: 'extra', type: 'jsonb' })).toBe(true);
  expect(looksPersonal({ table: 'cars', column: 'made_at', type: 'timestamp with time zone' })).toBe(false);
});

test('no exception is out of date or contradicts the table of personal data', () => {
  const names = columns.filter(looksPersonal).map(nameOf);
  expect(Object.keys(NOT_PERSONAL).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(NOT_PERSONAL).filter((name) => listed.includes(name))).toEqual([]);
});

test('the table of personal data names columns that exist', () => {
  const names = new Set(columns.map(nameOf));
  const named = sections.flatMap(({ table, columns: own, of = {}, hidden = [], bytes, erase }) => {
    const cleared =
      erase.act === 'clear' ? [...Object.keys(erase.set), ...Object.keys(erase.stays ?? {})] : [];
    const all = [...Object.keys(own), ...Object.keys(of), ...hidden, ...cleared, ...(bytes ? [bytes] : [])];
    return all.map((column) => `${table}.${column}`);
  });
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('every reference to a table of personal data is one by which a section finds its rows', async () => {
  const { rows } = await database.pool.query<{ from: string; column: string; to: string }>(
    `select conrelid::regclass::text as "from", attname as "column", confrelid::regclass::text as "to"
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`,
  );
  const tables = sections.map(({ table }) => table);
  const unknown = rows.filter(({ from, column, to }) => {
    const owner = sections.find(({ table }) => table === from)?.of?.[column];
    return tables.includes(to) && (owner && PERSONAL_DATA[owner as keyof typeof PERSONAL_DATA].table) !== to;
  });
  expect(unknown.map(({ from, column }) => `${from}.${column}`).toSorted()).toEqual([
    'agent_order_events.checkout_id',
    'agent_requests.checkout_id',
    'alerts.saved_search_id',
    // Found by their enquiry.
    'lead_message_files.message_id',
    'passkey_challenges.user_id',
    'push_subscriptions.session_hash',
    'vehicle_sales.lead_id',
  ]);
});
