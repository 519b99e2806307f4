import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findLeads } from '@forecourt/lib/operations/find-leads.server';
import { stockAges } from '@forecourt/lib/operations/stock-age.server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { TOKENS } from '../../../emulators/content-lake/testing/options.ts';
import { ROOT } from '../../../emulators/settings.ts';
import { SHOPPER, store, submission } from '../lead/testing.ts';
import { type Counter, openCounter } from '../reservations/testing/counter.ts';

let counter: Counter;
let lake: TestLake;
beforeAll(async () => {
  [counter, lake] = await Promise.all([openCounter(), testLake()]);
  await lake.client.create({
    _id: 'site-sample',
    _type: 'site',
    name: 'Sample Cars',
    slug: { _type: 'slug', current: 'sample' },
    dealerships: [{ _key: 'a', _type: 'reference', _ref: 'sample-dealer', _weak: true }],
  });
});
beforeEach(async () => {
  await counter.clear();
  await counter.pool.query('truncate leads cascade');
});
afterAll(async () => {
  await Promise.all([counter?.close(), lake?.close()]);
});

function ops(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: counter.database.databaseUrl,
    SANITY_PROJECT_ID: lake.options.projectId,
    SANITY_DATASET: lake.options.dataset,
    SANITY_API_HOST: lake.url,
    SANITY_API_TOKEN: TOKENS.viewer,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'scripts/commands/ops.ts'), ...args],
      { env },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test('ops lead reports a lead as held back, given up or in progress, without naming the shopper', async () => {
  const { pool } = counter;
  const { id: heldBack } = await store(pool, submission({ trap: 'filled in' }));
  const { id: dead } = await store(pool, submission());
  await pool.query(
    `update mail_deliveries set state = 'dead', attempts = 9, problem = 'EENVELOPE 550' where lead_id = $1 and kind = 'dealer'`,
    [dead],
  );
  expect((await ops('lead', heldBack)).out).toContain('held back as suspected spam');
  const { out, err } = await ops('lead', dead);
  expect(out).toContain('The email to the dealer failed for good after 9 attempts: EENVELOPE 550.');
  // The ids of the lead and of the database may contain any digits.
  expect(`${out}${err}`.replaceAll(/[\da-f-]{32,}/g, '')).not.toMatch(/kim|nguyen|0412|412 345/i);
  const found = await findLeads(pool, SHOPPER.toUpperCase());
  expect(found.map(({ id }) => id).toSorted()).toEqual([heldBack, dead].toSorted());
});

test('ops lead reports an unknown lead', async () => {
  const { code, err } = await ops('lead', 'nobody@nowhere.example');
  expect(code).toBe(1);
  expect(err).toContain('There is no such lead');
});

test("ops stock reports the age of a site's stock, and vehicles pending in search", async () => {
  const { pool } = counter;
  const vehicle = await counter.addCar();
  await pool.query("update feeds set last_imported_at = now() - interval '30 hours' where id = 'sample'");
  await pool.query(`insert into stock_outbox (car_id, slug, dealership_id) values ($1, $2, $3)`, [
    vehicle.id,
    vehicle.slug,
    vehicle.dealership_id,
  ]);
  const { out } = await ops('stock', 'sample');
  expect(out).toMatch(/^sample: \d+ vehicles, as of .* \(30\.0 h ago\)/m);
  expect(out).toContain('1 changes are not in search yet, 0 not on pages');
  expect(await stockAges(pool, ['another-dealer'])).toEqual([]);
  expect((await ops('stock', 'unknown')).err).toContain('Site unknown does not exist.');
});

test('ops changes lists imports, leads and content of the last hour', async () => {
  const { pool } = counter;
  await store(pool, submission());
  await pool.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended, added,
                            changed, unchanged, retired)
     values ('sample', 'a.csv', now(), now(), 'imported', 20, 20, 0, 0, 3, 12, 5, 1)`,
  );
  const { out } = await ops('changes');
  expect(out).toContain('import sample: imported, 3 added, 12 changed, 1 retired');
  expect(out).toContain('leads of sample: 1');
  expect(out).toContain('content site: Sample Cars');
  expect(out).not.toMatch(/kim|nguyen/i);
  expect((await ops('changes', '--hours', 'many')).err).toContain('--hours must be a number');
});

test('ops slow adds up the metrics of every storefront, the slowest site first', async () => {
  const metrics = createServer((_, response) =>
    response.end(
      'forecourt_site_requests_total{site="fast",status="2xx"} 100\nforecourt_site_request_seconds_total{site="fast"} 1\n' +
        'forecourt_site_requests_total{site="slow",status="2xx"} 9\nforecourt_site_requests_total{site="slow",status="5xx"} 1\n' +
        'forecourt_site_request_seconds_total{site="slow"} 4\n',
    ),
  );
  await once(metrics.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`;
  try {
    const { out } = await ops('slow', '--metrics', url, '--metrics', url);
    expect(out.trim().split('\n')).toEqual([
      'slow: 400 ms on average, 20 requests, 10.0% failed',
      'fast: 10 ms on average, 200 requests, 0.0% failed',
    ]);
  } finally {
    metrics.close();
  }
});

test('ops lists its commands when called with an unknown one', async () => {
  const { code, err } = await ops('why');
  expect(code).toBe(1);
  for (const question of ['lead', 'stock', 'slow', 'changes']) expect(err).toContain(`pnpm ops ${question}`);
});
