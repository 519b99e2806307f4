import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { deleteAccount } from '@forecourt/lib/garage/account.server';
import { erasePersonEverywhere } from '@forecourt/lib/person/erase.server';
import { exportAccount, exportPerson } from '@forecourt/lib/person/export.server';
import { SECTIONS, type Section, type SectionName } from '@forecourt/lib/person/sections';
import { reconcile } from '@forecourt/lib/reservation/reconcile.server';
import { joinWaitingList } from '@forecourt/lib/waiting-list/places.server';
import { saveToWatchlist } from '@forecourt/lib/watchlist/items.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store, submission } from '../lead/testing.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { CUSTOMER, site } from '../reservations/testing/shopper.ts';

// Real services need this long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KIM = { siteSlug: null, phone: '+61 412 345 678', email: 'Kim@Shopper.example' };
/** Whole words, since an id of Stripe may have the name in it by chance. */
const TRACES = String.raw`\ykim\y|412345678`;

let counter: Counter;
const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;

beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await sql('truncate users, leads, online_payments, one_time_codes restart identity cascade');
});

/** The tables with a row that still says anything of her. */
async function traces(): Promise<string[]> {
  const tables = await sql(`select tablename as name from pg_tables where schemaname = 'public'`);
  const tablesWithPerson: string[] = [];
  for (const { name } of tables)
    if ((await sql(`select from ${name} t where to_jsonb(t)::text ~* $1 limit 1`, [TRACES])).length > 0)
      tablesWithPerson.push(name);
  return tablesWithPerson.toSorted();
}

/** Runs a command of an operator. */
async function command(name: string, ...options: string[]) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../commands', `${name}.ts`), ...options],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: counter.database.databaseUrl,
        SANITY_PROJECT_ID: 'sample',
        ALGOLIA_APP_ID: 'sample',
      },
    },
  );
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output, errors };
}

/** What she compared and calculated before she asked. */
const LOOKED_INTO = {
  compared: [
    { car_id: 'sample-a1', stock_number: 'A1', title: '2021 Toyota HiLux' },
    { car_id: 'sample-b2', stock_number: 'B2', title: '2020 Mazda BT-50' },
  ],
};

/** Everything that she and somebody else did, on two sites. */
async function deal(): Promise<{ userId: string; paidReference: string }> {
  for (const siteSlug of ['sample', 'other'])
    await sql(
      `insert into users (id, site_slug, phone, name, email) values (gen_random_uuid(), $1, '+61412345678', 'Kim', 'kim@shopper.example')`,
      [siteSlug],
    );
  const [user] = await sql(`select id from users where site_slug = 'sample'`);
  const userId = String(user?.id);
  const savedCar = await counter.addCar();
  await saveToWatchlist(counter.pool, { siteSlug: 'sample', userId }, [savedCar.id]);
  const { id } = await store(counter.pool, submission(), null, { lookedInto: LOOKED_INTO });
  await sql(
    `insert into lead_files (id, lead_id, name, type, content) values (gen_random_uuid(), $1, 'Kim.pdf', 'application/pdf', 'Kim')`,
    [id],
  );
  await sql(
    `insert into one_time_codes (id, site_slug, phone, request_hash, code_hash, first_name, address, network, expires_at)
     values (gen_random_uuid(), 'other', '+61412345678', 'x', 'y', 'Kim', 'a', 'n', now())`,
  );
  await joinWaitingList(
    counter.pool,
    { siteSlug: 'sample', vehicleId: savedCar.id, email: 'kim@shopper.example' },
    { words: 'One mail', source: '/cars/hilux/waiting-list' },
  );
  await sql(
    `insert into online_payments (id, reference, site_slug, name, email, amount_cents, return_url, subject, note, digest,
       status, payable_until, paid_cents, paid_at)
     values (gen_random_uuid(), 'P-1', 'sample', 'Kim', 'kim@shopper.example', 5000, '', 'INV-7', 'Kim', 'd', 'paid', now(), 5000, now())`,
  );
  const over = started(await counter.start(await counter.addCar()));
  await counter.pay(over);
  await reconcile(counter.connections);
  await sql(`update reservations set status = 'completed' where reference = $1`, [over.reference]);
  const somebodyElse = { name: 'Lee', mobile: '0498 765 432', email: 'lee@shopper.example' };
  await counter.start(await counter.addCar(), { customer: somebodyElse, site: site() });
  return { userId, paidReference: over.reference };
}

test('exports all data of a person by phone or email, without secrets', async () => {
  await deal();
  const personExport = await exportPerson(counter.pool, KIM);
  const counts = Object.fromEntries(Object.entries(personExport).map(([part, rows]) => [part, rows.length]));
  expect(counts).toMatchObject({
    accounts: 2,
    savedCars: 1,
    enquiries: 1,
    enquiryFiles: 1,
    reservations: 1,
    payments: 1,
    waitingLists: 1,
    signInCodes: 1,
  });
  expect(personExport.enquiryFiles?.[0]?.content).toBe(Buffer.from('Kim').toString('base64'));
  expect(JSON.stringify(personExport)).not.toMatch(/_hash|"token"|Lee/);
  const byPhone = await exportPerson(counter.pool, { ...KIM, email: null });
  expect([byPhone.reservations?.length, byPhone.payments?.length]).toEqual([1, 0]);
  const nobody = await exportPerson(counter.pool, { siteSlug: null, phone: '0400 000 000', email: null });
  expect(Object.values(nobody).flat()).toEqual([]);
});

test('the download of a shopper equals the export of an operator', async () => {
  const { userId } = await deal();
  const account = { siteSlug: 'sample', userId, phone: '+61412345678' };
  const own = await exportAccount(counter.pool, account);
  const operatorsExport = await exportPerson(counter.pool, { ...KIM, siteSlug: 'sample', email: null });
  expect(own).toEqual(operatorsExport);
  expect(Object.keys(own)).toEqual(Object.keys(SECTIONS));
  expect([own.accounts, own.savedCars, own.enquiries, own.enquiryFiles, own.reservations]).toEqual(
    Array.from({ length: 5 }, () => [expect.anything()]),
  );
  expect(own.mails.length).toBeGreaterThan(0);
  expect(own.enquiryFiles[0]?.content).toBe(Buffer.from('Kim').toString('base64'));
  expect(JSON.stringify(own)).not.toMatch(/_hash|"token"|"actor"|Lee/);
  // Typed by anybody.
  expect([own.payments, own.waitingLists]).toEqual([[], []]);
  const withoutPhone = await exportAccount(counter.pool, { ...account, phone: null });
  expect([withoutPhone.accounts.length, withoutPhone.enquiries, withoutPhone.reservations]).toEqual([
    1,
    [],
    [],
  ]);
});

/** Tables without anything of a person who could ask for it, and why. */
const OF_NOBODY = {
  cars: 'stock',
  feeds: 'stock',
  feed_runs: 'stock',
  feed_run_reports: 'stock',
  feed_sources: 'how the fetching of stock stands',
  feed_secrets: 'passwords of dealers’ servers, encrypted',
  feed_file_pieces: 'lists of vehicles that staff sent',
  feed_photos: 'photos of vehicles that came as files',
  photo_failures: 'addresses of photos of vehicles',
  begun_imports: 'stock',
  feed_photo_hosts: 'hosts of photos',
  photos_ahead: 'addresses of photos of vehicles',
  photo_hosts_resting: 'hosts of photos',
  photos_ahead_feeds: 'stock',
  undo_cars: 'stock, as it was before an import',
  stock_outbox: 'stock',
  search_refusals: 'stock',
  price_changes: 'stock',
  site_reports: 'stock and content of a site, and how many leads lie',
  car_changes: 'stock',
  alert_cars: 'stock, as alerts last saw it',
  car_views: 'counts',
  events: 'counts by page and vehicle, without who it was',
  phone_reveals: 'counts by vehicle, without who it was',
  rate_limits: 'counts by a hash, for a day',
  passkey_challenges: 'random numbers, for minutes',
  reconciliations: 'of the books with Stripe',
  backup_runs: 'when backups were made and restored',
};

test('every table is exported or known to hold no personal data', async () => {
  const tables = await sql(`select tablename as name from pg_tables where schemaname = 'public'`);
  const sections: Section[] = Object.values(SECTIONS);
  const knownTables = [...sections.map(({ table }) => table), ...Object.keys(OF_NOBODY)];
  const names = tables.map(({ name }) => String(name));
  expect(names.toSorted()).toEqual(knownTables.toSorted());

  const references = await sql(
    `select conrelid::regclass::text as "from", attname as "column", confrelid::regclass::text as "to"
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`,
  );
  const ownerTable = (from: string, column: string) => {
    const owner = sections.find(({ table }) => table === from)?.owners?.[column];
    return owner && SECTIONS[owner as SectionName].table;
  };
  const otherReferences = references.filter(
    ({ from, column, to }) =>
      !Object.hasOwn(OF_NOBODY, from) && !Object.hasOwn(OF_NOBODY, to) && ownerTable(from, column) !== to,
  );
  // A saved search and its alerts have the same owner.
  expect(otherReferences.map(({ from, column }) => `${from}.${column}`)).toEqual(['alerts.saved_search_id']);
});

test('erases a person everywhere but keeps the books and other people', async () => {
  const { paidReference } = await deal();
  const before = await traces();
  const trial = await erasePersonEverywhere(counter.pool, KIM, { dryRun: true });
  expect(trial.erased).toMatchObject({ accounts: 2, enquiries: 1, reservations: 1, payments: 1, files: 1 });
  expect(await traces()).toEqual(before);

  expect(await erasePersonEverywhere(counter.pool, KIM, { dryRun: false })).toEqual(trial);
  expect(await traces()).toEqual([]);
  expect(await sql("select payload->'lead_attributes' as attributes from leads")).toEqual([
    { attributes: { visited_pages: [], linked_query_params: {} } },
  ]);
  const [row] = await sql(
    'select paid_cents, paid_at, amount_cents, name, mobile, email from reservations where reference = $1',
    [paidReference],
  );
  expect(row).toEqual({
    paid_cents: 20_000,
    paid_at: expect.any(Date),
    amount_cents: 20_000,
    name: '',
    mobile: '',
    email: '',
  });
  expect(await sql('select paid_cents, subject from online_payments')).toEqual([
    { paid_cents: 5_000, subject: 'INV-7' },
  ]);
  expect(await sql("select name from reservations where name <> ''")).toEqual([{ name: 'Lee' }]);
  const again = await erasePersonEverywhere(counter.pool, KIM, { dryRun: false });
  expect(Object.values(again.erased).filter((rows) => rows > 0)).toEqual([]);
});

test('the command writes a private file, asks before erasing and logs no names', async () => {
  await deal();
  const file = path.join(counter.database.folder, 'kim.json');
  expect(await command('person-export', '--email', KIM.email, '--file', file)).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ Payments: [{ Reference: 'P-1' }] });
  const again = await command('person-export', '--email', KIM.email, '--file', file);
  expect(again).toMatchObject({ status: 1, errors: expect.stringContaining('exists already') });

  const before = await traces();
  const trial = await command('person-erase', '--phone', KIM.phone, '--email', KIM.email);
  expect(trial).toMatchObject({ status: 0, output: expect.stringContaining('Nothing is erased yet') });
  expect(await traces()).toEqual(before);
  const { status, output } = await command(
    'person-erase',
    '--phone',
    KIM.phone,
    '--email',
    KIM.email,
    '--yes',
  );
  expect([status, JSON.parse(output)]).toMatchObject([0, { message: 'a person was erased', kept: 0 }]);
  expect(output).not.toMatch(/kim|412/i);
  expect(await traces()).toEqual([]);
  expect(await command('person-erase', '--yes')).toMatchObject({ status: 1 });
});

test('an open reservation keeps its shopper until it is over', async () => {
  const { reference } = started(await counter.start(await counter.addCar()));
  expect((await erasePersonEverywhere(counter.pool, KIM, { dryRun: false })).kept).toBe(1);
  expect(await sql('select mobile from reservations')).toEqual([{ mobile: '0412345678' }]);
  await sql(`update reservations set status = 'expired' where reference = $1`, [reference]);
  const { kept, erased } = await erasePersonEverywhere(counter.pool, KIM, { dryRun: false });
  expect([kept, erased.reservations]).toEqual([0, 1]);
});

test('deleting an account erases its phone on its own site only', async () => {
  const { userId } = await deal();
  await deleteAccount(counter.pool, { siteSlug: 'sample', userId, phone: '+61412345678' });
  expect(await sql('select site_slug from users')).toEqual([{ site_slug: 'other' }]);
  expect(await sql("select payload->>'email' as email from leads")).toEqual([{ email: '' }]);
  // Nobody proved that the e-mail of a payment is theirs.
  expect(await sql('select email from online_payments')).toEqual([{ email: CUSTOMER.email }]);
});
