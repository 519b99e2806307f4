import { forget, forgetKind } from '@forecourt/lib/operations/retention/forget.server';
import { KINDS, type KindName, NIGHTLY } from '@forecourt/lib/operations/retention/kinds';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOUR = 3_600;
const USER = '00000000-0000-4000-8000-000000000001';
const LEAD = '00000000-0000-4000-8000-000000000002';

let database: TestDatabase;
const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await sql(
    `truncate users, leads, reservations, online_payments, valuations, events, car_views, car_view_days, phone_reveals, rate_limits, site_reports,
       backup_runs, reconciliations, one_time_codes, erasures, passkey_challenges, marketing_consents,
       release_schedules, setting_schedules, content_reviews, removal_requests, api_keys, webhook_changes, agent_checkouts, agent_requests, results_days,
       results_weeks, results_mails, vehicle_sales, page_trial_days, page_trial_mails, publish_checks, speed_days, speed_releases, speed_regressions, speed_site_regressions restart identity cascade`,
  );
  await insertVehicle(database.pool, sampleVehicle({ id: 'sample-1' }));
  await sql("insert into users (id, site_slug, phone) values ($1, 'sample', '+61412345678')", [USER]);
  await sql(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint)
     values ($1, 'sample', gen_random_uuid(), 'enquiry', '{}', 'x')`,
    [LEAD],
  );
});

const insert = (table: string, columns: Record<string, string>) =>
  `insert into ${table} (${Object.keys(columns).join(', ')}) values (${Object.values(columns).join(', ')})`;
const uuid = 'gen_random_uuid()';
const word = 'md5(random()::text)';

const apiKey = (facts: Record<string, string>) =>
  insert('api_keys', {
    id: uuid,
    site_slug: "'sample'",
    name: "'CRM'",
    prefix: "'fck_'",
    hash: word,
    scopes: "'{stock}'",
    per_minute: '1',
    per_day: '1',
    created_by: "'uadmin'",
    ...facts,
  });

const reservation = (facts: Record<string, string>) =>
  insert('reservations', {
    id: uuid,
    reference: word,
    site_slug: "'sample'",
    token: uuid,
    car_id: "'sample-1'",
    car: "'{}'",
    dealership_id: "'sample-dealer'",
    name: "'Kim'",
    mobile: "'0412345678'",
    email: "'kim@shopper.example'",
    choices: "'{}'",
    amount_cents: '20000',
    held_until: 'now()',
    hold_hours: '48',
    payment_page: "'elements'",
    return_url: "''",
    ...facts,
  });
const payment = (facts: Record<string, string>) =>
  insert('online_payments', {
    id: uuid,
    reference: word,
    site_slug: "'sample'",
    name: "'Kim'",
    email: "'kim@shopper.example'",
    amount_cents: '20000',
    return_url: "''",
    subject: "''",
    note: "''",
    digest: word,
    payable_until: 'now()',
    ...facts,
  });

const ROWS: Record<KindName, (at: string) => string> = {
  leads: (at) =>
    insert('leads', {
      id: uuid,
      site_slug: "'sample'",
      token: uuid,
      kind: "'enquiry'",
      payload: "'{}'",
      fingerprint: "'x'",
      updated_at: at,
    }),
  leadCalls: (at) =>
    insert('lead_calls', {
      id: uuid,
      site_slug: "'sample'",
      direction: "'in'",
      state: "'missed'",
      phone: "''",
      number: "''",
      started_at: at,
    }),
  leadThreads: (at) => insert('lead_threads', { id: uuid, site_slug: "'sample'", active_at: at }),
  leadFiles: (at) =>
    insert('lead_files', {
      id: uuid,
      lead_id: `'${LEAD}'`,
      name: "'a'",
      type: "'b'",
      content: "''",
      created_at: at,
    }),
  reservations: (at) => reservation({ status: "'completed'", paid_at: at, updated_at: at }),
  unpaidReservations: (at) => reservation({ status: "'expired'", session_closed: 'true', updated_at: at }),
  payments: (at) => payment({ status: "'paid'", paid_at: at, updated_at: at }),
  unpaidPayments: (at) => payment({ status: "'expired'", session_closed: 'true', updated_at: at }),
  agentCheckouts: (at) =>
    insert('agent_checkouts', {
      id: uuid,
      site_slug: "'sample'",
      platform: "'chatgpt'",
      car_id: "'sample-1'",
      amount_cents: '20000',
      expires_at: 'now()',
      updated_at: at,
    }),
  agentRequests: (at) =>
    insert('agent_requests', {
      site_slug: "'sample'",
      platform: "'chatgpt'",
      endpoint: "'/'",
      key: word,
      fingerprint: word,
      claimed_at: at,
    }),
  phoneReveals: (at) => insert('phone_reveals', { dealership_id: "'a'", website_id: "'b'", revealed_at: at }),
  events: (at) =>
    insert('events', { site_slug: "'sample'", event_id: '25', name: "'phoneClick'", path: "'/'", at }),
  photoFailures: (at) => insert('photo_failures', { address: word, reason: "'gone'", failed_at: at }),
  advertChanges: (at) => insert('advert_changes', { car_id: word, at }),
  removedAdverts: (at) => insert('advert_states', { feed_id: word, car_id: "'sample-1'", removed_at: at }),
  siteReports: (at) =>
    insert('site_reports', {
      // A site has one report a week.
      site_slug: word,
      week: `(${at})::date`,
      vehicles: '0',
      findings: "'[]'",
      made_at: at,
    }),
  views: (at) => insert('car_views', { car_id: word, site: "'sample'", views: '7', viewed_at: at }),
  viewDays: (at) =>
    insert('car_view_days', {
      car_id: word,
      site: "'sample'",
      // Whole days, so that an hour more is a day more.
      day: `current_date - ceil(extract(epoch from now() - (${at})) / 86400)::int`,
      views: '7',
    }),
  retiredCars: (at) =>
    `insert into cars select (jsonb_populate_record(null::cars, to_jsonb(cars)
       || jsonb_build_object('id', ${word}, 'slug', ${word}, 'retired_at', ${at}))).* from cars where id = 'sample-1'`,
  feedRunReports: (at) =>
    `with run as (
       insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                              added, changed, unchanged, retired)
       values ('sample', 'feed.csv', now(), now(), 'unchanged', 0, 0, 0, 0, 0, 0, 0, 0) returning id
     ) insert into feed_run_reports (run_id, details, created_at) select id, '{}', ${at} from run`,
  feedFilePieces: (at) =>
    insert('feed_file_pieces', {
      feed_id: "'nobody-made'",
      sending: word,
      piece: '0',
      pieces: '2',
      name: "'feed.csv'",
      content: "''",
      sent_by: "'somebody'",
      sent_at: at,
    }),
  undoVehicles: (at) => insert('undo_cars', { feed_id: "'sample'", car_id: word, kept_at: at }),
  webhookDeliveries: (at) =>
    `with key as (${apiKey({})} returning id),
     endpoint as (
       insert into webhook_endpoints (id, api_key_id, site_slug, url, topics, created_by)
       select gen_random_uuid(), id, 'sample', 'https://crm.example', '{stock}', 'uadmin' from key returning id)
     insert into webhook_deliveries (endpoint_id, event_id, type, subject, facts, created_at)
     select id, gen_random_uuid(), 'webhook.test', 'test', '{"test":true}', ${at} from endpoint`,
  resultsDays: (at) =>
    `insert into results_days values (${word}, (${at})::date, 'total', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
  resultsWeeks: (at) =>
    `insert into results_weeks values (${word}, (${at})::date, 'total', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
  resultsMails: (at) => insert('results_mails', { site_slug: word, month: `(${at})::date`, created_at: at }),
  vehicleSales: (at) =>
    insert('vehicle_sales', { site_slug: "'sample'", car_id: word, sold_at: at, origin: "'feed'" }),
  pageTrialDays: (at) =>
    `insert into page_trial_days (site_slug, trial_id, day, arm) values (${word}, 'trial', (${at})::date, 'control')`,
  pageTrialMails: (at) =>
    insert('page_trial_mails', {
      trial_id: word,
      site_slug: word,
      ending: "'harm'",
      created_at: at,
    }),
  publishChecks: (at) =>
    insert('publish_checks', {
      document_id: word,
      revision: word,
      document_type: "'page'",
      title: word,
      site_ids: "'{site}'",
      needs: "'pages'",
      outcome: "'unapproved'",
      published_by: word,
      published_at: at,
    }),
  speedDays: (at) =>
    `insert into speed_days values (${word}, (${at})::date, 'home', 'phone', 'r1', 'LCP', 0, 1)`,
  speedReleases: (at) => insert('speed_releases', { release: word, first_seen_at: at }),
  speedRegressions: (at) =>
    insert('speed_regressions', {
      release: word,
      page_kind: "'home'",
      device: "'phone'",
      metric: "'LCP'",
      earlier: "'r0'",
      earlier_p75: '1',
      p75: '2',
      samples: '300',
      found_at: at,
    }),
  speedSiteRegressions: (at) =>
    insert('speed_site_regressions', {
      site_slug: word,
      release: word,
      page_kind: "'home'",
      device: "'phone'",
      metric: "'LCP'",
      earlier: "'r0'",
      earlier_p75: '1',
      p75: '2',
      samples: '300',
      found_at: at,
    }),
  webhookChanges: (at) => insert('webhook_changes', { kind: "'vehicle'", subject: word, due_at: at }),
  revokedApiKeys: (at) => apiKey({ revoked_at: at, revoked_by: "'uadmin'" }),
  marketingConsents: (at) =>
    insert('marketing_consents', {
      site_slug: "'sample'",
      waiting_list_entry_id: uuid,
      given: 'true',
      words: "'x'",
      source: "'y'",
      at,
    }),
  conversions: (at) =>
    `with lead as (
       insert into leads (id, site_slug, token, kind, payload, fingerprint)
       values (${uuid}, 'sample', ${uuid}, 'enquiry', '{}', 'x') returning id
     ) insert into conversions (site_slug, receiver, kind, lead_id, occurred_at)
       select 'sample', 'google', 'lead', id, ${at} from lead`,
  mails: (at) =>
    `with payment as (${payment({ status: "'paid'", paid_at: 'now()' })} returning id)
     insert into mail_deliveries (online_payment_id, kind, state, sent_at) select id, 'receipt', 'sent', ${at} from payment`,
  alerts: (at) =>
    insert('alerts', {
      user_id: `'${USER}'`,
      site_slug: "'sample'",
      kind: "'sold'",
      car_id: "'sample-1'",
      change: word,
      state: "'told'",
      created_at: at,
    }),
  alertMessages: (at) =>
    insert('alert_messages', {
      user_id: `'${USER}'`,
      site_slug: "'sample'",
      channel: "'text'",
      alert_ids: "'{}'",
      created_at: at,
    }),
  pushMessages: (at) => `
    insert into sessions (token_hash, user_id, site_slug, expires_at) values (${word}, '${USER}', 'sample', now());
    insert into push_subscriptions (site_slug, user_id, session_hash, endpoint, p256dh, auth)
    select 'sample', '${USER}', token_hash, token_hash, '', '' from sessions where user_id = '${USER}'
    on conflict do nothing;
    insert into push_messages (subscription_id, kind, subject, state, created_at)
    select id, 'alert', ${word}, 'sent', ${at} from push_subscriptions limit 1`,
  unclaimedValuations: (at) =>
    insert('valuations', { site_slug: "'sample'", token_hash: word, updated_at: at }),
  valuations: (at) =>
    insert('valuations', { site_slug: "'sample'", token_hash: word, user_id: `'${USER}'`, updated_at: at }),
  draftDeals: (at) =>
    insert('deals', { id: uuid, site_slug: "'sample'", car_id: "'sample-1'", updated_at: at }),
  financeApplications: (at) =>
    insert('finance_applications', {
      site_slug: "'sample'",
      token: uuid,
      user_id: `'${USER}'`,
      inputs: "'{}'",
      created_at: at,
    }),
  waitingListTold: (at) =>
    insert('waiting_list_entries', {
      id: uuid,
      site_slug: "'sample'",
      car_id: "'sample-1'",
      email: word,
      mailed_at: at,
    }),
  waitingList: (at) =>
    insert('waiting_list_entries', {
      id: uuid,
      site_slug: "'sample'",
      car_id: "'sample-1'",
      email: word,
      joined_at: at,
    }),
  signInCodes: (at) =>
    insert('one_time_codes', {
      id: uuid,
      site_slug: "'sample'",
      phone: "'+61412345678'",
      request_hash: word,
      code_hash: "'x'",
      address: "'a'",
      network: "'n'",
      created_at: at,
      expires_at: 'now()',
    }),
  sessions: (at) =>
    insert('sessions', { token_hash: word, user_id: `'${USER}'`, site_slug: "'sample'", expires_at: at }),
  passkeyChallenges: (at) =>
    insert('passkey_challenges', {
      request_hash: word,
      site_slug: "'sample'",
      host: "'sample.example'",
      purpose: "'sign_in'",
      challenge: "'x'",
      expires_at: at,
    }),
  erasures: (at) => insert('erasures', { person_hash: word, erased_at: at }),
  holdAddresses: (at) =>
    `with hold as (${reservation({ status: "'expired'" })} returning id)
     insert into hold_addresses (reservation_id, address, held_at) select id, 'a', ${at} from hold`,
  rateCounters: (at) => insert('rate_limits', { key: word, window_start: at, count: '1' }),
  releaseSchedules: (at) =>
    insert('release_schedules', {
      release_id: word,
      title: word,
      site_ids: `'{site-coast}'`,
      run_at: at,
      scheduled_by: word,
      scheduled_by_account: word,
      state: "'published'",
      ended_at: at,
    }),
  settingSchedules: (at) =>
    insert('setting_schedules', {
      changes: "'[]'",
      run_at: at,
      scheduled_by: word,
      scheduled_by_account: word,
      state: "'applied'",
      ended_at: at,
    }),
  contentReviews: (at) =>
    insert('content_reviews', {
      document_id: word,
      document_type: "'page'",
      title: word,
      site_ids: `'{site-coast}'`,
      state: "'published'",
      requested_by: word,
      ended_at: at,
    }),
  removalRequests: (at) =>
    insert('removal_requests', {
      document_id: word,
      document_type: "'page'",
      title: word,
      site_ids: `'{site-coast}'`,
      removal: "'delete'",
      state: "'removed'",
      requested_by: word,
      ended_at: at,
    }),
  backupRuns: (at) => insert('backup_runs', { kind: "'database'", name: word, taken_at: at, seconds: '1' }),
  comparisonsWithStripe: (at) =>
    insert('reconciliations', { started_at: at, finished_at: at, repaired: '0', failed: '0' }),
};

const ago = (seconds: number) => `now() - make_interval(secs => ${seconds})`;

/** Kept by whole days. */
const BY_DAY: readonly KindName[] = ['resultsDays', 'resultsWeeks', 'speedDays', 'pageTrialDays'];

test.each(Object.entries(KINDS))(
  '%s are deleted after their period and not before',
  async (name, { days }) => {
    const kind = name as KindName;
    const isByDay = BY_DAY.includes(kind);
    const margin = isByDay ? 24 * HOUR : HOUR;
    await sql(ROWS[kind](ago(days * 24 * HOUR + margin)));
    await sql(ROWS[kind](ago(days * 24 * HOUR - margin)));
    await sql(ROWS[kind](ago(-1_000 * HOUR)));
    expect(await forgetKind(database.pool, kind)).toBe(1);
    expect(await forgetKind(database.pool, kind)).toBe(0);
    // The newer row is deleted when the retention period is shorter.
    if (days >= 1)
      expect(await forgetKind(database.pool, kind, { [kind]: days - (isByDay ? 2 : 1) })).toBe(1);
  },
);

describe('retention keeps', () => {
  const OLD = ago(20 * 365 * 24 * HOUR);

  test('reservations that hold a car, owe money or can still be paid', async () => {
    await sql(reservation({ status: "'paid'", paid_at: OLD, updated_at: OLD }));
    await sql(reservation({ status: "'refund_pending'", paid_at: OLD, updated_at: OLD }));
    await sql(reservation({ status: "'expired'", session_id: "'cs_1'", updated_at: OLD }));
    await sql(payment({ status: "'open'", updated_at: OLD }));
    await forget(database.pool, NIGHTLY, {});
    expect(await sql('select id from reservations')).toHaveLength(3);
    expect(await sql('select id from online_payments')).toHaveLength(1);
  });

  test('mails of a kept lead, and mails still to be sent', async () => {
    await sql(
      `insert into mail_deliveries (lead_id, kind, state, sent_at) values ('${LEAD}', 'dealer', 'sent', ${OLD})`,
    );
    await sql(ROWS.mails(OLD));
    await sql(`update mail_deliveries set state = 'waiting' where lead_id is null`);
    await sql(ROWS.alerts(OLD));
    await sql(`update alerts set state = 'waiting'`);
    await forget(database.pool, NIGHTLY, {});
    expect(await sql('select id from mail_deliveries')).toHaveLength(2);
    expect(await sql('select id from alerts')).toHaveLength(1);
  });

  test('the last reconciliation with Stripe', async () => {
    await sql(ROWS.comparisonsWithStripe(OLD));
    await forget(database.pool, NIGHTLY, {});
    expect(await sql('select id from reconciliations')).toHaveLength(1);
  });
});

test('a lead is deleted with everything that belongs to it', async () => {
  await sql(ROWS.leadFiles('now()'));
  await sql(`insert into mail_deliveries (lead_id, kind, state) values ('${LEAD}', 'dealer', 'dead')`);
  await sql(`insert into lead_deliveries (lead_id, kind, state) values ('${LEAD}', 'route', 'dead')`);
  await sql(`update leads set updated_at = ${ago((KINDS.leads.days + 1) * 24 * HOUR)}`);
  expect(await forgetKind(database.pool, 'leads')).toBe(1);
  for (const table of ['leads', 'lead_files', 'mail_deliveries', 'lead_deliveries'])
    expect([table, await sql(`select from ${table}`)]).toEqual([table, []]);
});

test('deletes in small batches, each row once with two workers', async () => {
  await sql(
    `insert into events (site_slug, event_id, name, path, at)
     select 'sample', 25, 'phoneClick', '/', now() - interval '10 years' from generate_series(1, 2500)`,
  );
  const deletedCounts = await Promise.all([1, 2].map(() => forgetKind(database.pool, 'events')));
  expect(deletedCounts.reduce((sum, rows) => sum + rows)).toBe(2_500);
  expect(await sql('select id from events limit 1')).toEqual([]);
});

test('a failing kind is reported and does not stop the others', async () => {
  await sql(ROWS.events(ago(10 * 365 * 24 * HOUR)));
  await sql('alter table phone_reveals rename to elsewhere');
  await expect(forget(database.pool, ['phoneReveals', 'events'], {})).rejects.toThrow(
    'phoneReveals could not be deleted',
  );
  await sql('alter table elsewhere rename to phone_reveals');
  expect(await sql('select id from events')).toEqual([]);
});
