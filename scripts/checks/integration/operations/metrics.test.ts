import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DATABASE_METRICS, METRICS, SCRAPE_METRICS } from '@forecourt/lib/operations/metrics/catalogue';
import { processRegistry, storefrontMetrics } from '@forecourt/lib/operations/metrics/registry.server';
import { serveMetrics, startWorkerMetrics, textOf } from '@forecourt/lib/operations/metrics/serve.server';
import { openMonitoringPool } from '@forecourt/lib/platform/database/client.server';
import { startJobs } from '@forecourt/lib/platform/jobs/schedule.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { freePort } from '../../../emulators/postgres/port.ts';
import { openCounter } from '../reservations/testing/counter.ts';

let counter: Awaited<ReturnType<typeof openCounter>>;
let lake: TestLake;
beforeAll(async () => {
  [counter, lake] = await Promise.all([openCounter(), testLake()]);
});
afterAll(async () => {
  await Promise.all([counter?.close(), lake?.close()]);
});

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

interface Scrape {
  types: Map<string, string>;
  samples: Sample[];
}

/** Parses the Prometheus text format strictly: an invalid line fails. */
function parse(text: string): Scrape {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, comment, name = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? [];
    if (comment === 'TYPE') types.set(name, rest);
    if (comment) continue;
    const sample = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?[\d.e+-]+|NaN|[+-]Inf)$/i.exec(line);
    if (!sample) throw new Error(`no line of the format: ${line}`);
    const labels = [...(sample[2] ?? '').matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)];
    samples.push({
      name: sample[1] ?? '',
      labels: Object.fromEntries(labels.map(([, key, value]) => [key, value])),
      value: Number(sample[3]),
    });
  }
  return { types, samples };
}

const scrape = async (port: number) => {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  return { text, ...parse(text) };
};
const sampleValue = ({ samples }: Scrape, name: string, labels: Record<string, string> = {}) =>
  samples.find((sample) => sample.name === name && JSON.stringify(sample.labels) === JSON.stringify(labels))
    ?.value;

const PERSON = { name: 'Kim Shopper', email: 'kim@shopper.example', phone: '0412 345 678' };

const workerMetrics = async (databaseUrl: string, more: Record<string, string> = {}) => {
  const problems: unknown[] = [];
  const environment = { METRICS_PORT: String(await freePort()), ...more };
  const server = await startWorkerMetrics(environment, databaseUrl, (error) => problems.push(error));
  if (!server) throw new Error(String(problems));
  return server;
};

test('a worker reports feeds, outboxes, mails, leads, holds and refunds, without personal data', async () => {
  const { pool, database } = counter;
  const [held, paid] = [await counter.addCar(), await counter.addCar()];
  await counter.start(held);
  await counter.pay(await counter.start(paid));
  const lead = crypto.randomUUID();
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint)
     values ($1, 'sample', $2, 'enquiry', $3, 'f')`,
    [lead, crypto.randomUUID(), PERSON],
  );
  await pool.query(
    `insert into mail_deliveries (lead_id, kind, state, problem) values ($1, 'dealer', 'dead', 'refused')`,
    [lead],
  );
  await pool.query(
    `insert into mail_deliveries (lead_id, kind, next_attempt_at)
     values ($1, 'shopper', now() - interval '90 seconds')`,
    [lead],
  );
  await pool.query(
    `insert into feeds (id, last_imported_at) values ('albion', now() - interval '2 hours'), ('new', null)`,
  );
  await pool.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                            added, changed, unchanged, retired)
     values ('albion', 'a.csv', now() - interval '2 hours', now(), 'imported', 9, 9, 0, 0, 9, 0, 0, 0),
            ('albion', 'b.csv', now() - interval '1 hour', now(), 'refused', 9, 2, 7, 0, 0, 0, 0, 0)`,
  );
  // A run whose file could not be fetched, then one whose file was unchanged.
  await pool.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                            added, changed, unchanged, retired)
     values ('fetched', '', now() - interval '1 hour', now(), 'failed', 0, 0, 0, 0, 0, 0, 0, 0)`,
  );
  await pool.query(
    `insert into feed_sources (feed_id, tried_at, succeeded_at, problem, switched_off_at)
     values ('fetched', now(), now() - interval '1 minute', null, null), ('failing', now(), null, 'not there', null),
            ('off', now() - interval '1 hour', now() - interval '9 days', 'not there', now() - interval '1 minute')`,
  );
  await pool.query(
    `insert into advert_feeds (feed_id, site_slug, failing_since)
     values ('google', 'sample', now() - interval '2 hours'), ('meta', 'sample', null)`,
  );
  await pool.query('truncate stock_outbox');
  await pool.query('insert into search_refusals (car_id, problem) values ($1, $2)', [paid.id, 'too big']);
  await pool.query(
    `insert into stock_outbox (car_id, slug, dealership_id, created_at, indexed_at)
     values ('a', 'a', 'd', now() - interval '50 seconds', null), ('b', 'b', 'd', now() - interval '400 seconds', now())`,
  );
  // A trigger has added rows as well.
  await pool.query('truncate car_changes');
  await pool.query(
    `insert into car_changes (car_id, at) values ('a', now() - interval '70 seconds'), ('b', now())`,
  );
  await pool.query(
    `insert into feed_sources (feed_id, requested_at, switched_off_at)
     values ('asked', now() - interval '80 seconds', null), ('asked-off', now() - interval '9 days', now())`,
  );
  await pool.query(
    `insert into speed_regressions (release, page_kind, device, metric, earlier, earlier_p75, p75, samples)
     values ('r2', 'vehicle', 'phone', 'LCP', 'r1', 1000, 1500, 200)`,
  );
  await makeJobWait(database.databaseUrl, 'wash-cars', '100 seconds');
  const server = await workerMetrics(database.databaseUrl);
  try {
    const all = await scrape(server.port);
    for (const [name, { type, labels }] of Object.entries({ ...DATABASE_METRICS, ...SCRAPE_METRICS })) {
      expect(all.types.get(name), name).toBe(type);
      for (const sample of all.samples.filter((one) => one.name === name))
        expect(Object.keys(sample.labels), name).toEqual([...labels]);
    }
    expect(sampleValue(all, 'forecourt_database_up')).toBe(1);
    expect(sampleValue(all, 'forecourt_feed_age_seconds', { feed: 'albion' })).toBeGreaterThanOrEqual(7_200);
    expect(sampleValue(all, 'forecourt_feed_age_seconds', { feed: 'new' })).toBeUndefined();
    expect(sampleValue(all, 'forecourt_feed_rejected_rows', { feed: 'albion' })).toBe(7);
    expect(sampleValue(all, 'forecourt_feed_failed', { feed: 'albion' })).toBe(1);
    expect(sampleValue(all, 'forecourt_feed_age_seconds', { feed: 'fetched' })).toBeGreaterThanOrEqual(60);
    expect(sampleValue(all, 'forecourt_feed_failed', { feed: 'fetched' })).toBe(0);
    expect(sampleValue(all, 'forecourt_feed_failed', { feed: 'failing' })).toBe(1);
    const failing = (feed: string) => sampleValue(all, 'forecourt_outgoing_feed_failing_seconds', { feed });
    expect(failing('google')).toBeGreaterThanOrEqual(7_200);
    expect(failing('meta')).toBe(0);
    // A disabled feed has no alerts.
    expect(sampleValue(all, 'forecourt_feed_failed', { feed: 'off' })).toBeUndefined();
    expect(sampleValue(all, 'forecourt_feed_age_seconds', { feed: 'off' })).toBeUndefined();
    expect(sampleValue(all, 'forecourt_outbox_waiting', { stage: 'index' })).toBe(1);
    expect(sampleValue(all, 'forecourt_outbox_waiting', { stage: 'announce' })).toBe(1);
    expect(sampleValue(all, 'forecourt_outbox_lag_seconds')).toBeGreaterThanOrEqual(50);
    expect(sampleValue(all, 'forecourt_invalidation_lag_seconds')).toBeGreaterThanOrEqual(400);
    expect(sampleValue(all, 'forecourt_search_refusals')).toBe(1);
    expect(sampleValue(all, 'forecourt_mail_lag_seconds')).toBeGreaterThanOrEqual(90);
    expect(sampleValue(all, 'forecourt_mails_waiting')).toBe(1);
    const age = (queue: string) => sampleValue(all, 'forecourt_queue_age_seconds', { queue });
    expect(age('vehicle-changes')).toBeGreaterThanOrEqual(70);
    expect(age('feeds')).toBeGreaterThanOrEqual(80);
    expect(age('feeds')).toBeLessThan(86_400);
    for (const queue of ['alerts', 'texts', 'pushes', 'photos']) expect(age(queue), queue).toBe(0);
    expect(sampleValue(all, 'forecourt_job_lag_seconds', { job: 'wash-cars' })).toBeGreaterThanOrEqual(100);
    expect(
      all.samples.filter(({ name }) => name === 'forecourt_job_lag_seconds').map(({ labels }) => labels.job),
    ).toEqual(['wash-cars']);
    expect(sampleValue(all, 'forecourt_leads_undeliverable')).toBe(1);
    expect(sampleValue(all, 'forecourt_holds_open', { status: 'held' })).toBe(2);
    expect(sampleValue(all, 'forecourt_holds_open', { status: 'agreed' })).toBe(0);
    expect(sampleValue(all, 'forecourt_refunds_owed')).toBe(0);
    await pool.query(
      `update reservations set status = 'refund_pending', paid_cents = 20000, updated_at = now() - interval '1 day'
       where car_id = $1`,
      [paid.id],
    );
    const later = await scrape(server.port);
    expect(sampleValue(later, 'forecourt_refunds_owed')).toBe(1);
    expect(sampleValue(later, 'forecourt_refunds_owed_cents')).toBe(20_000);
    expect(sampleValue(later, 'forecourt_refund_age_seconds')).toBeGreaterThanOrEqual(86_400);
    for (const secret of [...Object.values(PERSON), held.slug, paid.slug, '@'])
      expect(later.text).not.toContain(secret);
  } finally {
    await server.stop();
  }
});

async function makeJobWait(databaseUrl: string, name: string, since: string): Promise<void> {
  const job = { name, cron: '0 0 1 1 *', longestSeconds: 60, run: async () => {} };
  const jobs = await startJobs({ databaseUrl, jobs: [job], report: () => {} });
  await jobs.stop();
  await counter.pool.query('insert into pgboss.job (name, start_after) values ($1, now() - $2::interval)', [
    name,
    since,
  ]);
}

test('a database without a job queue counts as complete', async () => {
  const server = await workerMetrics(counter.database.databaseUrl);
  await counter.pool.query('alter schema pgboss rename to pgboss_away');
  try {
    const all = await scrape(server.port);
    expect(sampleValue(all, 'forecourt_database_up')).toBe(1);
    expect(all.types.has('forecourt_job_lag_seconds')).toBe(false);
  } finally {
    await counter.pool.query('alter schema pgboss_away rename to pgboss');
    await server.stop();
  }
});

test("a worker that knows the content lake reports how old each site's stock is", async () => {
  const site = (slug: string, dealerships: string[]) => ({
    _id: `site-${slug}`,
    _type: 'site',
    name: slug,
    slug: { _type: 'slug', current: slug },
    dealerships: dealerships.map((id) => ({ _key: id, _type: 'reference', _ref: id, _weak: true })),
  });
  const mutation = lake.client.transaction();
  for (const document of [site('sample', ['sample-dealer', 'other-dealer']), site('empty', ['no-dealer'])])
    mutation.createOrReplace(document);
  await mutation.commit();
  const { pool, database } = counter;
  await counter.addCar();
  await pool.query("update feeds set last_imported_at = now() - interval '3 hours' where id = 'sample'");
  const server = await workerMetrics(database.databaseUrl, {
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.viewer,
  });
  const ages = async () =>
    (await scrape(server.port)).samples.filter(({ name }) => name === 'forecourt_site_stock_age_seconds');
  try {
    // Read in the background, so that no scrape waits for the content lake.
    await expect.poll(ages, { timeout: 20_000 }).not.toEqual([]);
    const [sample, ...others] = await ages();
    expect(sample?.labels).toEqual({ site: 'sample' });
    expect(sample?.value).toBeGreaterThanOrEqual(3 * 3_600);
    expect(sample?.value).toBeLessThan(4 * 3_600);
    expect(others).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a worker reports the age of backups and drills, which is infinite before the first', async () => {
  const { pool, database } = counter;
  const server = await workerMetrics(database.databaseUrl);
  const insert = (kind: string, age: string, problem: string | null = null) =>
    pool.query(
      `insert into backup_runs (kind, name, taken_at, seconds, problem) values ($1, 'n', now() - $2::interval, 1, $3)`,
      [kind, age, problem],
    );
  try {
    const before = await scrape(server.port);
    expect(before.text).toContain('forecourt_backup_age_seconds{part="database"} +Inf\n');
    expect(before.text).toContain('forecourt_backup_drill_age_seconds +Inf\n');
    expect(sampleValue(before, 'forecourt_backup_drill_failed')).toBe(0);
    expect(sampleValue(before, 'forecourt_backup_age_seconds', { part: 'content' })).toBeUndefined();

    await insert('database', '2 days');
    await insert('database', '1 hour');
    await insert('content', '3 hours');
    await insert('drill', '3 days');
    await insert('drill', '1 day', 'leads has different rows');
    const after = await scrape(server.port);
    const age = (part: string) => sampleValue(after, 'forecourt_backup_age_seconds', { part }) ?? 0;
    expect(Math.floor(age('database') / 3_600)).toBe(1);
    expect(Math.floor(age('content') / 3_600)).toBe(3);
    expect(Math.floor((sampleValue(after, 'forecourt_backup_drill_age_seconds') ?? 0) / 86_400)).toBe(3);
    expect(sampleValue(after, 'forecourt_backup_drill_failed')).toBe(1);
  } finally {
    await server.stop();
  }
});

test('a worker without a database reports itself and the outage', async () => {
  const server = await workerMetrics(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
  try {
    const { types, ...rest } = await scrape(server.port);
    expect(sampleValue({ types, ...rest }, 'forecourt_database_up')).toBe(0);
    expect(types.has('process_cpu_seconds_total')).toBe(true);
    expect([...types.keys()].filter((name) => name in DATABASE_METRICS)).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('one failing query does not affect the other metrics', async () => {
  const server = await workerMetrics(counter.database.databaseUrl);
  await counter.pool.query('alter table stock_outbox rename to stock_outbox_away');
  try {
    const partial = await scrape(server.port);
    expect(sampleValue(partial, 'forecourt_database_up')).toBe(0);
    expect(partial.types.has('forecourt_outbox_waiting')).toBe(false);
    expect(partial.types.has('forecourt_refunds_owed')).toBe(true);
  } finally {
    await counter.pool.query('alter table stock_outbox_away rename to stock_outbox');
    await server.stop();
  }
});

test('a storefront reports render times per kind of page and cache hits', async () => {
  const registry = processRegistry();
  const { answered } = storefrontMetrics(registry, {
    cacheReads: () => [
      { kind: 'page', result: 'hit', count: 3 },
      { kind: 'page', result: 'miss', count: 1 },
    ],
    siteCacheReads: () => [{ site: 'harbour', result: 'shared', count: 2 }],
    leads: () => [
      { site: 'harbour', outcome: 'taken', count: 4 },
      { site: 'harbour', outcome: 'failed', count: 0 },
    ],
    challenges: () => [{ site: 'harbour', outcome: 'unreachable', count: 3 }],
    purges: () => ({ done: 2, failed: 1 }),
    areProxiesWrong: () => true,
    spooledLeads: async () => 2,
    isSharedCacheUp: async () => null,
  });
  answered('vehicle', 200, 0.002, 'harbour');
  answered('vehicle', 404, 3);
  const server = await serveMetrics([textOf(registry)], { port: 0, host: '127.0.0.1' });
  try {
    await scrape(server.port);
    const all = await scrape(server.port);
    expect(all.types.get('forecourt_request_duration_seconds')).toBe('histogram');
    const count = 'forecourt_request_duration_seconds_count';
    expect(sampleValue(all, count, { kind: 'vehicle', status: '2xx' })).toBe(1);
    expect(sampleValue(all, count, { kind: 'vehicle', status: '4xx' })).toBe(1);
    expect(sampleValue(all, 'forecourt_site_requests_total', { site: 'harbour', status: '2xx' })).toBe(1);
    expect(sampleValue(all, 'forecourt_site_request_seconds_total', { site: 'harbour' })).toBe(0.002);
    expect(
      sampleValue(all, 'forecourt_site_requests_total', { site: 'harbour', status: '4xx' }),
    ).toBeUndefined();
    // The metric does not count its own reads.
    expect(sampleValue(all, 'forecourt_cache_reads_total', { kind: 'page', result: 'hit' })).toBe(3);
    expect(sampleValue(all, 'forecourt_site_cache_reads_total', { site: 'harbour', result: 'shared' })).toBe(
      2,
    );
    expect(sampleValue(all, 'forecourt_leads_total', { site: 'harbour', outcome: 'taken' })).toBe(4);
    // Alerts see an increase only if the series had a value before.
    expect(sampleValue(all, 'forecourt_leads_total', { site: 'harbour', outcome: 'failed' })).toBe(0);
    expect(sampleValue(all, 'forecourt_challenges_total', { site: 'harbour', outcome: 'unreachable' })).toBe(
      3,
    );
    expect(sampleValue(all, 'forecourt_purges_total', { result: 'failed' })).toBe(1);
    expect(sampleValue(all, 'forecourt_trusted_proxies_wrong')).toBe(1);
    expect(sampleValue(all, 'forecourt_leads_spooled')).toBe(2);
    expect(sampleValue(all, 'forecourt_shared_cache_up')).toBeUndefined();
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    const posted = await fetch(`http://127.0.0.1:${server.port}/metrics`, { method: 'POST' });
    expect(posted.status).toBe(405);
  } finally {
    await server.stop();
  }
});

test('reports a port in use and continues', async () => {
  const server = await serveMetrics([], { port: 0, host: '127.0.0.1' });
  const problems: unknown[] = [];
  const environment = { METRICS_PORT: String(server.port) };
  const second = await startWorkerMetrics(environment, counter.database.databaseUrl, (error) =>
    problems.push(error),
  );
  expect(second).toBeNull();
  expect(problems).toMatchObject([{ code: 'EADDRINUSE' }]);
  expect(await startWorkerMetrics({}, counter.database.databaseUrl, () => {})).toBeNull();
  await server.stop();
});

test('the metrics pool times out', () => {
  expect(openMonitoringPool('postgres://localhost/x', 2).options).toMatchObject({
    max: 2,
    statement_timeout: 2_000,
  });
});

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, '.deploy/observability');

test('dashboard and alerts use existing metrics and labels', () => {
  // Skips the alerts' tests, whose series have labels that Prometheus adds, such as the job.
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.yaml'));
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = new Set(texts.flatMap((text) => text.match(/\bforecourt_\w+/g) ?? []));
  const metricOf = (name: string) => (name in METRICS ? name : name.replace(/_(?:bucket|count|sum)$/, ''));
  expect([...names].filter((name) => !(metricOf(name) in METRICS))).toEqual([]);
  // Every metric is used.
  expect(Object.keys(METRICS).filter((name) => ![...names].some((one) => metricOf(one) === name))).toEqual(
    [],
  );
  for (const text of texts)
    for (const [, name = '', labels = ''] of text.matchAll(/\b(forecourt_\w+)\{([^}]*)\}/g))
      for (const [, label = ''] of labels.matchAll(/(\w+)(?:=|!=|=~|!~)\\?"/g))
        expect(METRICS[metricOf(name) as keyof typeof METRICS].labels, name).toContain(label);
});

interface Alert {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}

const alerts = (
  parseYaml(readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')) as { groups: { rules: Alert[] }[] }
).groups.flatMap(({ rules }) => rules);

test('rates and increases are only of counters, and differences only of gauges', () => {
  expect(alerts.length).toBeGreaterThan(20);
  const isCounted = (name: string) =>
    /_(?:bucket|count|sum)$/.test(name) || METRICS[name as keyof typeof METRICS].type === 'counter';
  for (const { alert, expr } of alerts) {
    for (const [, name = ''] of expr.matchAll(/\b(?:rate|irate|increase)\((forecourt_\w+)/g))
      expect(isCounted(name), alert).toBe(true);
    for (const [, name = ''] of expr.matchAll(/\b(?:delta|deriv|\w+_over_time)\((forecourt_\w+)/g))
      expect(isCounted(name), alert).toBe(false);
  }
});

test('each alert links to its section of the runbook, and each section has an alert', () => {
  const runbook = readFileSync(path.join(root, '.docs/runbook.md'), 'utf8');
  const sections = new Map(
    runbook
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')), section]),
  );
  expect([...sections.keys()].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook_url).toBe(`runbook.md#${alert.toLowerCase()}`);
    expect(annotations.summary).toBeTruthy();
    for (const part of ['Shoppers', 'Look at', 'Do', 'Over when'])
      expect(sections.get(alert), alert).toContain(`**${part}**:`);
  }
});
