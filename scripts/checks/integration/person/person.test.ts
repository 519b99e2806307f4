import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { mayRequestCode, requestCode } from '@forecourt/lib/accounts/codes.server';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { joinWaitingList } from '@forecourt/lib/leads/waiting-list/entries.server';
import { deleteAccount } from '@forecourt/lib/operations/privacy/account.server';
import { eraseEnded, erasePersonEverywhere } from '@forecourt/lib/operations/privacy/erase.server';
import { exportAccount, exportPerson } from '@forecourt/lib/operations/privacy/export.server';
import { PERSONAL_DATA } from '@forecourt/lib/operations/privacy/personal-data';
import { reconcile } from '@forecourt/lib/payments/reservation/reconcile.server';
import { householdOf } from '@forecourt/lib/platform/network/household';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { store, submission } from '../lead/testing.ts';
import { type Counter, openCounter, started } from '../reservations/testing/counter.ts';
import { CUSTOMER, site } from '../reservations/testing/shopper.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KIM = { siteSlug: null, phone: '+61 412 345 678', email: 'Kim@Shopper.example' };
/** Whole words, because a Stripe id may contain the name by chance. */
const TRACES = String.raw`\ykim\y|412345678`;

let counter: Counter;
const sql = async (text: string, values: unknown[] = []) => (await counter.pool.query(text, values)).rows;

beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter.close());
beforeEach(async () => {
  await counter.clear();
  await sql('truncate users, leads, online_payments, one_time_codes, erasures restart identity cascade');
});

async function traces(): Promise<string[]> {
  const tables = await sql(`select tablename as name from pg_tables where schemaname = 'public'`);
  const tablesWithPerson: string[] = [];
  for (const { name } of tables)
    if ((await sql(`select from ${name} t where to_jsonb(t)::text ~* $1 limit 1`, [TRACES])).length > 0)
      tablesWithPerson.push(name);
  return tablesWithPerson.toSorted();
}

async function command(name: string, ...options: string[]) {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../commands', `${name}.ts`), ...options],
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

const LOOKED_INTO = {
  compared: [
    { car_id: 'sample-a1', stock_number: 'A1', title: '2021 Toyota HiLux' },
    { car_id: 'sample-b2', stock_number: 'B2', title: '2020 Mazda BT-50' },
  ],
};

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
  expect(Object.keys(own)).toEqual(Object.keys(PERSONAL_DATA));
  expect([own.accounts, own.savedCars, own.enquiries, own.enquiryFiles, own.reservations]).toEqual(
    Array.from({ length: 5 }, () => [expect.anything()]),
  );
  expect(own.mails.length).toBeGreaterThan(0);
  expect(own.enquiryFiles[0]?.content).toBe(Buffer.from('Kim').toString('base64'));
  expect(JSON.stringify(own)).not.toMatch(/_hash|"token"|"actor"|Lee/);
  // Contact details that anyone could have typed are not exported.
  expect([own.payments, own.waitingLists]).toEqual([[], []]);
  const withoutPhone = await exportAccount(counter.pool, { ...account, phone: null });
  expect([withoutPhone.accounts.length, withoutPhone.enquiries, withoutPhone.reservations]).toEqual([
    1,
    [],
    [],
  ]);
});

test('erases a person everywhere but keeps financial records and other people', async () => {
  const { paidReference } = await deal();
  const before = await traces();
  const trial = await erasePersonEverywhere(counter.pool, KIM, { dryRun: true });
  expect(trial.erased).toMatchObject({
    accounts: 2,
    enquiries: 1,
    reservations: 1,
    payments: 1,
    enquiryFiles: 1,
  });
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
  expect(again).toEqual({ erased: {}, kept: 0 });
});

test('the command writes a private file, requires confirmation to erase and logs no names', async () => {
  await deal();
  const file = path.join(counter.database.folder, 'kim.json');
  expect(await command('person-export', '--email', KIM.email, '--file', file)).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ Payments: [{ Reference: 'P-1' }] });
  const again = await command('person-export', '--email', KIM.email, '--file', file);
  expect(again).toMatchObject({ status: 1, errors: expect.stringContaining('already exists') });

  const before = await traces();
  const trial = await command('person-erase', '--phone', KIM.phone, '--email', KIM.email);
  expect(trial).toMatchObject({ status: 0, output: expect.stringContaining('Nothing has been erased') });
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

test("an open reservation keeps its shopper's details until it is over", async () => {
  const { reference } = started(await counter.start(await counter.addCar()));
  expect((await erasePersonEverywhere(counter.pool, KIM, { dryRun: false })).kept).toBe(1);
  expect(await sql('select mobile from reservations')).toEqual([{ mobile: '0412345678' }]);
  await sql(`update reservations set status = 'expired' where reference = $1`, [reference]);
  const { kept, erased } = await erasePersonEverywhere(counter.pool, KIM, { dryRun: false });
  expect([kept, erased.reservations]).toEqual([0, 1]);
});

test('a reservation that ends after its shopper was erased loses them within the hour', async () => {
  const { reference } = started(await counter.start(await counter.addCar()));
  await erasePersonEverywhere(counter.pool, { ...KIM, email: null, siteSlug: 'sample' }, { dryRun: false });
  const names = async () =>
    (await sql('select name from reservations order by created_at')).map(({ name }) => name);
  expect(await eraseEnded(counter.pool)).toEqual({ erased: {}, kept: 0 });
  expect(await names()).toEqual([CUSTOMER.name]);
  await sql(`update reservations set status = 'expired' where reference = $1`, [reference]);
  const later = started(await counter.start(await counter.addCar()));
  await sql(`update reservations set status = 'expired' where reference = $1`, [later.reference]);
  expect((await eraseEnded(counter.pool)).erased).toMatchObject({ reservations: 1 });
  expect(await names()).toEqual(['', CUSTOMER.name]);
  expect((await eraseEnded(counter.pool)).erased).toEqual({});
});

test('deleting an account erases its phone on its own site only', async () => {
  const { userId } = await deal();
  await deleteAccount(counter.pool, { siteSlug: 'sample', userId, phone: '+61412345678' });
  expect(await sql('select site_slug from users')).toEqual([{ site_slug: 'other' }]);
  expect(await sql("select payload->>'email' as email from leads")).toEqual([{ email: '' }]);
  // The email of a payment is not verified, so its row stays.
  expect(await sql('select email from online_payments')).toEqual([{ email: CUSTOMER.email }]);
});

describe('a shopper who deletes their account', () => {
  /**
   * Creates a shopper with rows of each kind that an earlier release left behind, and another person with the
   * same.
   */
  async function shopperWithLeftovers() {
    const { userId } = await deal();
    await sql(
      `insert into one_time_codes (id, site_slug, phone, request_hash, code_hash, first_name, address, network, expires_at)
       values (gen_random_uuid(), 'sample', '+61412345678', 'r', 'c', 'Kim', 'a', 'n', now() + interval '9 minutes')`,
    );
    await sql(
      `insert into valuations (site_slug, token_hash, lead_id, rego, vehicle) select 'sample', 'v', id, 'KIM01', '{}' from leads`,
    );
    const car = await counter.addCar();
    const email = 'someone.else@shopper.example';
    const consent = { words: 'Tell me', source: '/cars/x' };
    await joinWaitingList(counter.pool, { siteSlug: 'sample', vehicleId: car.id, email, userId }, consent);
    const lee = { siteSlug: 'sample', vehicleId: car.id, email: 'lee@shopper.example' };
    await joinWaitingList(counter.pool, lee, consent);
    return { siteSlug: 'sample', userId, phone: '+61412345678' };
  }
  const leftovers = async () => ({
    places: (
      await sql(`select email from waiting_list_entries where site_slug = 'sample' order by email`)
    ).map(({ email }) => email),
    plates: await sql('select rego from valuations'),
    codes: await sql(`select phone, first_name from one_time_codes where site_slug = 'sample'`),
  });

  test('has the plates of their enquiries, their codes and their places on waiting lists deleted', async () => {
    const account = await shopperWithLeftovers();
    await deleteAccount(counter.pool, account);
    expect(await leftovers()).toEqual({
      // The first email was not verified.
      places: ['kim@shopper.example', 'lee@shopper.example'],
      plates: [],
      codes: [{ phone: '', first_name: null }],
    });
  });

  test('has what their confirmed e-mail names exported and erased as well', async () => {
    const account = await shopperWithLeftovers();
    await sql('update users set confirmed_email = email where id = $1', [account.userId]);
    const own = await exportAccount(counter.pool, account);
    expect([own.accounts.length, own.waitingLists.length, own.payments.length]).toEqual([1, 2, 1]);
    await deleteAccount(counter.pool, account);
    expect((await leftovers()).places).toEqual(['lee@shopper.example']);
    expect(await sql('select name, email from online_payments')).toEqual([{ name: '', email: '' }]);
  });

  test('finds the places on waiting lists that they took while signed in in their export', async () => {
    const { waitingLists } = await exportAccount(counter.pool, await shopperWithLeftovers());
    expect(waitingLists).toMatchObject([{ email: 'someone.else@shopper.example' }]);
  });

  test('leaves other accounts that name their confirmed e-mail alone', async () => {
    const account = await shopperWithLeftovers();
    await sql('update users set confirmed_email = email where id = $1', [account.userId]);
    await sql(
      `insert into users (id, site_slug, phone, email) values (gen_random_uuid(), 'sample', '+61498765432', 'kim@shopper.example')`,
    );
    expect((await exportAccount(counter.pool, account)).accounts).toHaveLength(1);
    await deleteAccount(counter.pool, account);
    expect(await sql(`select phone from users where site_slug = 'sample'`)).toEqual([
      { phone: '+61498765432' },
    ]);
  });

  test('still counts in the limits of codes, without a phone', async () => {
    const household = householdOf('203.0.113.7');
    const asker = { siteSlug: 'sample', phone: '+61412345678', household, browser: null };
    await requestCode(counter.pool, {
      ...asker,
      dealershipSlug: null,
      details: null,
      replaces: null,
      isProven: true,
    });
    const [user] = await sql(
      `insert into users (id, site_slug, phone) values (gen_random_uuid(), 'sample', '+61412345678') returning id`,
    );
    await deleteAccount(counter.pool, { siteSlug: 'sample', userId: String(user?.id), phone: asker.phone });
    expect(await sql('select phone from one_time_codes')).toEqual([{ phone: '' }]);
    expect(await mayRequestCode(counter.pool, asker)).toBe(false);
    expect(await mayRequestCode(counter.pool, { ...asker, phone: '+61412345699' })).toBe(true);
  });

  test('deletes it once from two tabs at the same time', async () => {
    const account = await shopperWithLeftovers();
    await Promise.all([deleteAccount(counter.pool, account), deleteAccount(counter.pool, account)]);
    expect(await sql(`select site_slug from users`)).toEqual([{ site_slug: 'other' }]);
  });
});

describe('an enquiry whose sender is erased', () => {
  const receivedAt = new Date(Date.now() - 60_000);
  const erase = () => erasePersonEverywhere(counter.pool, KIM, { dryRun: false });
  const leads = () => sql('select id from leads');

  test('is not stored when it was spooled to disk meanwhile', async () => {
    await erase();
    const { outcome } = await store(counter.pool, submission(), null, { receivedAt });
    expect([outcome, await leads()]).toEqual(['erased', []]);
  });

  test('is stored when it came after that, or belongs to another person or site', async () => {
    await erase();
    const later = { receivedAt: new Date(Date.now() + 60_000) };
    expect((await store(counter.pool, submission(), null, later)).outcome).toBe('stored');
    const own = submission();
    const others = { ...own, values: { ...own.values, phone: '0498765432', email: 'lee@shopper.example' } };
    expect((await store(counter.pool, others, null, { receivedAt })).outcome).toBe('stored');
    await sql(`update erasures set site_slug = 'other'`);
    expect((await store(counter.pool, submission(), null, { receivedAt })).outcome).toBe('stored');
  });

  test('is either erased or refused when both happen at once', async () => {
    const outcomes = await Promise.all([store(counter.pool, submission(), null, { receivedAt }), erase()]);
    expect(['stored', 'erased']).toContain(outcomes[0].outcome);
    expect(await sql(`select from leads where payload->>'name' <> ''`)).toEqual([]);
  });

  test('is mailed to no one afterwards, even while its mail is being sent', async () => {
    await store(counter.pool, submission());
    const sending = await counter.pool.connect();
    await sending.query('begin');
    await sending.query(`select from mail_deliveries where kind = 'dealer' for update`);
    const erasure = erase();
    await sending.query(`update mail_deliveries set attempts = 1 where kind = 'dealer'`);
    await sending.query('commit');
    sending.release();
    await erasure;
    expect(await sql('select distinct state from mail_deliveries')).toEqual([{ state: 'needless' }]);
  });
});
