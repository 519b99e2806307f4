import type { MailSender } from '@forecourt/lib/messaging/mail/transport.server';
import { databaseReadings } from '@forecourt/lib/operations/metrics/readings.server';
import { findRegressions } from '@forecourt/lib/operations/speed/find-regressions.server';
import { readSpeed } from '@forecourt/lib/operations/speed/read.server';
import { speedReportSchema } from '@forecourt/lib/operations/speed/received';
import { reportRegressions } from '@forecourt/lib/operations/speed/report-regressions.server';
import { storeSpeed } from '@forecourt/lib/operations/speed/store.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const today = new Date().toISOString().slice(0, 10);
const PAGE = { siteSlug: 'sample', day: today, kind: 'vehicle' };

const BUDGETS = { other: { LCP: 2_500, INP: 200, CLS: 0.1 } };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() =>
  database.pool.query('truncate speed_days, speed_releases, speed_regressions, speed_site_regressions'),
);

const load = (
  release: string,
  LCP: number,
  {
    ownRelease = release,
    siteSlug = 'sample',
    ...facts
  }: { ownRelease?: string; siteSlug?: string; INP?: number } = {},
) =>
  storeSpeed(
    database.pool,
    { ...PAGE, siteSlug, ownRelease },
    speedReportSchema.parse({ path: '/', release, device: 'phone', LCP, CLS: 0, ...facts }),
  );
async function loads(release: string, count: number, LCP: number, siteSlug = 'sample') {
  for (let index = 0; index < count; index += 1) await load(release, LCP, { siteSlug });
}

test('counts simultaneous page loads, and answers p75 within the error of a bucket', async () => {
  const values = Array.from({ length: 60 }, (_, index) => 500 + index * 100);
  await Promise.all(values.map((value) => load('r1', value, { INP: value / 10 })));
  const { total, pages, releases } = await readSpeed(
    database.pool,
    {
      sites: ['sample'],
      from: today,
      to: today,
      device: 'phone',
    },
    BUDGETS,
  );
  expect(total.figures.LCP?.samples).toBe(60);
  const exact = values[44] ?? 0;
  expect(Math.abs((total.figures.LCP?.p75 ?? 0) / exact - 1)).toBeLessThan(0.02);
  expect(total.figures.CLS).toEqual({ p75: 0, samples: 60 });
  expect(pages.map(({ name }) => name)).toEqual(['vehicle']);
  expect(releases.map(({ name }) => name)).toEqual(['r1']);
  const elsewhere = await readSpeed(
    database.pool,
    {
      sites: ['other'],
      from: today,
      to: today,
      device: null,
    },
    BUDGETS,
  );
  expect(elsewhere.pages).toEqual([]);
});

test('ignores reports of releases that never ran, and counts those of an earlier one', async () => {
  await load('r1', 1_000);
  await load('r1', 1_000, { ownRelease: 'r2' });
  await load('forged', 9_000, { ownRelease: 'r2' });
  const { rows } = await database.pool.query(
    `select release, sum(count)::int as count from speed_days where metric = 'LCP' group by 1`,
  );
  expect(rows).toEqual([{ release: 'r1', count: 2 }]);
  expect((await database.pool.query('select release from speed_releases')).rows).toEqual([{ release: 'r1' }]);
});

test('reports a slower release once by mail and as a metric, until it is fast again', async () => {
  const { pool } = database;
  const send = vi.fn<MailSender['send']>(async () => undefined as never);
  const tools = {
    reader: readerOf(MAIL_SITE),
    sender: { send, close: () => {} } as unknown as MailSender,
    mailDomain: 'sample.example',
    studioUrl: null,
    administrators: async () => ['operator@dealer.example'],
  };
  const check = async () => {
    await findRegressions(pool);
    await reportRegressions(pool, tools);
    const { readings } = await databaseReadings(pool);
    return readings.filter(({ name }) => name === 'forecourt_page_slower_ratio');
  };
  await loads('r1', 200, 1_000);
  await loads('r2', 199, 1_500);
  expect(await check()).toEqual([]);
  await loads('r2', 1, 1_500);
  const labels = { page: 'vehicle', device: 'phone', metric: 'LCP' };
  expect(await check()).toEqual([
    expect.objectContaining({ labels: { site: 'all', ...labels } }),
    expect.objectContaining({ labels: { site: 'sample', ...labels } }),
  ]);
  await check();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: 'staff.slowerRelease' });
  // One line, which names the site.
  expect(send.mock.calls[0]?.[0]?.text?.match(/Largest paint/g)).toHaveLength(1);
  expect(send.mock.calls[0]?.[0]?.text).toContain(`slower at ${MAIL_SITE.name}`);
  await loads('r3', 200, 1_000);
  expect(await check()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('finds what is slower at one site only, and answers it to those who may see the site', async () => {
  const { pool } = database;
  for (const release of ['r1', 'r2']) {
    await loads(release, 900, 1_000, 'large');
    await loads(release, 200, release === 'r1' ? 900 : 2_000, 'small');
  }
  await findRegressions(pool);
  const slowerOf = async (sites: string[]) =>
    (await readSpeed(pool, { sites, from: today, to: today, device: null }, BUDGETS)).slower;
  expect(await slowerOf(['large', 'small'])).toEqual([
    expect.objectContaining({ siteSlug: 'small', pageKind: 'vehicle', earlier: 'r1', release: 'r2' }),
  ]);
  expect(await slowerOf(['large'])).toEqual([]);
});

test('mails one slowdown once, whether a site or all sites together are found first', async () => {
  const { pool } = database;
  const send = vi.fn<MailSender['send']>(async () => undefined as never);
  const report = () =>
    reportRegressions(pool, {
      reader: readerOf(MAIL_SITE),
      sender: { send, close: () => {} } as unknown as MailSender,
      mailDomain: 'sample.example',
      studioUrl: null,
      administrators: async () => ['operator@dealer.example'],
    });
  const columns = '(release, page_kind, device, metric, earlier, earlier_p75, p75, samples';
  const facts = "'r2', 'vehicle', 'phone', 'LCP', 'r1', 1000, 1500, 300";
  await load('r2', 1_500);
  await pool.query(`insert into speed_site_regressions ${columns}, site_slug) values (${facts}, 'sample')`);
  await report();
  await pool.query(`insert into speed_regressions ${columns}) values (${facts})`);
  await pool.query(`insert into speed_site_regressions ${columns}, site_slug) values (${facts}, 'other')`);
  await report();
  expect(send).toHaveBeenCalledTimes(1);
  await pool.query(`update speed_site_regressions set metric = 'INP' where site_slug = 'other'`);
  await pool.query('update speed_site_regressions set mailed_at = null where site_slug = $1', ['other']);
  await report();
  expect(send).toHaveBeenCalledTimes(2);
});

test('exports a layout that did not shift before as a ratio too', async () => {
  const { pool } = database;
  for (const table of ['speed_regressions', 'speed_site_regressions'])
    await pool.query(
      `insert into ${table} (release, page_kind, device, metric, earlier, earlier_p75, p75, samples
         ${table === 'speed_site_regressions' ? ', site_slug' : ''})
       values ('r2', 'vehicle', 'phone', 'CLS', 'r1', 0, 0.15, 300
         ${table === 'speed_site_regressions' ? ", 'sample'" : ''})`,
    );
  const { readings } = await databaseReadings(pool);
  const ratios = readings.filter(({ name }) => name === 'forecourt_page_slower_ratio');
  expect(ratios.map(({ value, labels }) => [value, labels?.['site']])).toEqual([
    [15, 'all'],
    [15, 'sample'],
  ]);
});

test('compares with the release that a rollback brought back', async () => {
  const { pool } = database;
  await loads('r1', 200, 1_000);
  await loads('r2', 200, 1_000);
  await loads('r3', 200, 2_000);
  await pool.query(
    `update speed_days set day = day - case release when 'r1' then 8 when 'r3' then 3 else 0 end`,
  );
  await pool.query(
    `update speed_releases set first_seen_at = now() - case release when 'r1' then interval '8 days'
     when 'r2' then interval '7 days' else interval '4 days' end,
       follows = case release when 'r2' then 'r1' when 'r3' then 'r2' end`,
  );
  await findRegressions(pool);
  expect((await pool.query('select release from speed_regressions')).rows).toEqual([]);
});

test('compares the release after a rollback with the one that the rollback brought back', async () => {
  const { pool } = database;
  const wait = () =>
    pool.query(
      `update speed_releases set last_live_at = last_live_at - interval '1 hour', first_seen_at = first_seen_at - interval '1 hour'`,
    );
  await loads('r1', 200, 1_000);
  await wait();
  await loads('r2', 200, 3_000);
  await wait();
  // The rollback.
  await loads('r1', 1, 1_000);
  await wait();
  await loads('r3', 200, 2_000);
  await findRegressions(pool);
  expect((await pool.query('select release, earlier from speed_regressions')).rows).toEqual([
    { release: 'r3', earlier: 'r1' },
  ]);
});

test('answers the budgets of the kinds of pages in the period', async () => {
  await load('r1', 3_000);
  const { budgets } = await readSpeed(
    database.pool,
    { sites: ['sample'], from: today, to: today, device: null },
    { ...BUDGETS, vehicle: { LCP: 2_000, INP: 150, CLS: 0.05 }, home: { LCP: 1, INP: 1, CLS: 1 } },
  );
  expect(budgets).toEqual({ vehicle: { LCP: 2_000, INP: 150, CLS: 0.05 } });
});
