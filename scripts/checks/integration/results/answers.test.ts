import { randomUUID } from 'node:crypto';
import type { MailSender } from '@forecourt/lib/messaging/mail/transport.server';
import { dayPlus } from '@forecourt/lib/operations/events/activity';
import { sendMonthlyMails } from '@forecourt/lib/operations/results/monthly.server';
import { readResults } from '@forecourt/lib/operations/results/read.server';
import { rollUp } from '@forecourt/lib/operations/results/roll-up.server';
import { resultRows } from '@forecourt/lib/operations/results/rows.server';
import { findSales, recordSale, removeSale } from '@forecourt/lib/operations/results/sales.server';
import {
  BREAKDOWNS,
  type Breakdown,
  MOST_VALUES,
  OTHER,
  periodBefore,
  STAGES,
} from '@forecourt/lib/operations/results/selection';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import {
  addRandom,
  addStock,
  bruteForce,
  type Raw,
  randomness,
  SITES,
  type StockVehicle,
} from './testing.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const FROM = new Date('2026-10-01T00:00:00Z');
const PERIOD = { from: '2026-10-01', to: '2026-10-09' };
const OPEN = { sealedBefore: '2020-01-01' };
const ALL = SITES.map(({ slug }) => slug);
const PERTH = { slug: 'perth', timeZone: 'Australia/Perth', dealershipIds: ['sample-dealer'] };
const NAMES = new Map<string, string>();

let database: TestDatabase;
let vehicles: StockVehicle[];
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query(
    'truncate events, leads, results_marks, results_days, results_weeks, vehicle_sales, results_mails cascade',
  );
  vehicles = await addStock(database.pool, randomness(5), FROM);
});

async function fill() {
  const random = randomness(11);
  for (let row = 0; row < 200; row += 1)
    await addRandom(database.pool, random, { vehicles, from: FROM, days: 8 });
  await rollUp(database.pool, SITES, OPEN);
}

test('every breakdown adds up to the total', async () => {
  await fill();
  for (const by of BREAKDOWNS) {
    const { total, rows } = await readResults(
      database.pool,
      { sites: ALL, ...PERIOD, by, filter: null },
      NAMES,
    );
    for (const stage of STAGES)
      expect([by, stage, rows.reduce((sum, { counts }) => sum + counts[stage], 0)]).toEqual([
        by,
        stage,
        total[stage],
      ]);
  }
});

test('periods of whole weeks and part weeks equal the raw rows, and so do those before', async () => {
  const random = randomness(3);
  const raws: Raw[] = [];
  for (let row = 0; row < 300; row += 1)
    raws.push(...(await addRandom(database.pool, random, { vehicles, from: FROM, days: 60 })));
  await rollUp(database.pool, SITES, OPEN);
  const exact = bruteForce(raws);
  const expected = (by: Breakdown, period: { from: string; to: string }) => {
    const sums = new Map<string, number>();
    for (const [key, { views }] of exact) {
      const [, day, dimension, value, within] = JSON.parse(key);
      const row = JSON.stringify([value, within]);
      if (dimension === by && day >= period.from && day <= period.to)
        sums.set(row, (sums.get(row) ?? 0) + views);
    }
    return sums;
  };
  for (const [first, length] of [
    [0, 60],
    [4, 28],
    [5, 13],
    [17, 1],
    [20, 30],
  ] as const) {
    const from = dayPlus('2026-10-01', first);
    const period = { from, to: dayPlus(from, length - 1) };
    for (const by of ['page', 'model', 'source'] as const) {
      const { rows } = await readResults(database.pool, { sites: ALL, ...period, by, filter: null }, NAMES);
      const [current, before] = [expected(by, period), expected(by, periodBefore(period))];
      for (const row of rows) {
        const key = JSON.stringify([row.value, row.within]);
        expect([by, period, key, row.counts.views, row.before.views]).toEqual([
          by,
          period,
          key,
          current.get(key) ?? 0,
          before.get(key) ?? 0,
        ]);
      }
      const sum = rows.reduce((total, { counts }) => total + counts.views, 0);
      expect(sum).toBe([...current.values()].reduce((total, views) => total + views, 0));
    }
    const { pages } = await resultRows(database.pool, {
      ...period,
      sites: SITES,
      stage: 'views',
      filter: null,
    });
    expect(new Map(pages?.map(({ page, count }) => [JSON.stringify([page, '']), count]))).toEqual(
      new Map([...expected('page', period)].filter(([, views]) => views > 0)),
    );
  }
});

test('every figure opens as many rows as it says', async () => {
  await fill();
  const dimensions = BREAKDOWNS.filter((name) => name !== 'day' && name !== 'site');
  for (const by of dimensions) {
    const { rows } = await readResults(database.pool, { sites: ALL, ...PERIOD, by, filter: null }, NAMES);
    for (const { value, within, counts } of rows.slice(0, 4))
      for (const stage of STAGES) {
        const answer = await resultRows(database.pool, {
          ...PERIOD,
          sites: SITES,
          stage,
          filter: { dimension: by, value, within },
        });
        expect([by, value, stage, answer.count]).toEqual([by, value, stage, counts[stage]]);
      }
  }
});

test('what is counted together beyond the most pages of a day opens those pages only', async () => {
  const { pool } = database;
  const visits = (page: string, copies: number, day: string) =>
    pool.query(
      `insert into events (site_slug, event_id, name, path, at)
       select 'perth', 1005, 'visit', $1 || n, $3::timestamptz from generate_series(1, $2::int) n`,
      [page, copies, `${day}T04:00:00Z`],
    );
  for (let copy = 0; copy < 2; copy += 1) await visits('/busy/', MOST_VALUES.page, PERIOD.from);
  await visits('/quiet/', 3, PERIOD.from);
  await visits('/quiet/', 1, PERIOD.to);
  await rollUp(pool, SITES, OPEN);
  const { rows } = await readResults(pool, { sites: ALL, ...PERIOD, by: 'page', filter: null }, NAMES);
  expect(rows.find(({ value }) => value === OTHER)?.counts.visits).toBe(3);
  const filter = { dimension: 'page', value: OTHER, within: '' } as const;
  const { pages, count } = await resultRows(pool, { ...PERIOD, sites: SITES, stage: 'visits', filter });
  expect(count).toBe(3);
  expect(pages?.map(({ page }) => page)).toEqual(['/quiet/1', '/quiet/2', '/quiet/3']);
});

test('compares with the period of the same length before, and leaves other sites out', async () => {
  const visit = `insert into events (site_slug, event_id, name, path, at) values ($1, 1005, 'visit', '/', $2)`;
  await database.pool.query(visit, ['perth', '2026-09-30T04:00:00Z']);
  await database.pool.query(visit, ['perth', '2026-10-01T04:00:00Z']);
  await database.pool.query(visit, ['perth', '2026-10-01T05:00:00Z']);
  await database.pool.query(visit, ['adelaide', '2026-10-01T05:00:00Z']);
  await rollUp(database.pool, SITES, OPEN);
  const day = { from: '2026-10-01', to: '2026-10-01' };
  const { total, before, rows } = await readResults(
    database.pool,
    { sites: ['perth'], ...day, by: 'day', filter: null },
    NAMES,
  );
  expect([total.visits, before.visits]).toEqual([2, 1]);
  expect(rows).toEqual([expect.objectContaining({ value: '2026-10-01' })]);
});

test('finds sales of the feed, of won leads and of reservations once, and follows corrections', async () => {
  const { pool } = database;
  const [sold, won] = vehicles;
  await pool.query(`update cars set status = 'sold', updated_at = now() where id = $1`, [sold?.id]);
  const lead = randomUUID();
  await pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, status, status_at)
     values ($1, 'perth', $2, 'enquiry', $3, '', 'won', now())`,
    [lead, randomUUID(), { car_id: won?.id }],
  );
  await Promise.all([findSales(pool, PERTH), findSales(pool, PERTH)]);
  const sales = async () =>
    (await pool.query('select car_id, origin, lead_id from vehicle_sales order by origin')).rows;
  expect(await sales()).toEqual([
    { car_id: sold?.id, origin: 'feed', lead_id: null },
    { car_id: won?.id, origin: 'lead', lead_id: lead },
  ]);
  await pool.query(`update cars set status = 'in_stock' where id = $1`, [sold?.id]);
  await pool.query(`update leads set status = 'lost'`);
  await findSales(pool, PERTH);
  expect(await sales()).toEqual([]);
});

test('finds no sales that are too old to be kept', async () => {
  const { pool } = database;
  await pool.query(
    `update cars set status = 'sold', updated_at = now() - interval '900 days' where id = $1`,
    [vehicles[0]?.id],
  );
  await findSales(pool, PERTH);
  expect((await pool.query('select from vehicle_sales')).rowCount).toBe(0);
});

test('records a sale of the site’s own vehicle only, and counts it on its day', async () => {
  const { pool } = database;
  const [vehicle] = vehicles;
  const sale = { car: vehicle?.id ?? '', soldOn: '2026-10-03', lead: null };
  expect(await recordSale(pool, { ...PERTH, dealershipIds: ['elsewhere'] }, sale, 'staff')).toBeNull();
  expect(await recordSale(pool, PERTH, { ...sale, lead: randomUUID() }, 'staff')).toBeNull();
  const recorded = await recordSale(pool, PERTH, sale, 'staff');
  const salesOn = async () => {
    await rollUp(pool, SITES, OPEN);
    return (
      await pool.query(
        `select to_char(day, 'YYYY-MM-DD') as day, sales from results_days where dimension = 'total'`,
      )
    ).rows;
  };
  expect(await salesOn()).toEqual([{ day: '2026-10-03', sales: 1 }]);
  await recordSale(pool, PERTH, { ...sale, soldOn: '2026-10-05' }, 'staff');
  expect(await salesOn()).toEqual([{ day: '2026-10-05', sales: 1 }]);
  expect(await removeSale(pool, ['adelaide'], recorded?.id ?? '')).toBe(false);
  expect(await removeSale(pool, ['perth'], recorded?.id ?? '')).toBe(true);
  expect(await salesOn()).toEqual([]);
});

test('emails the month before once, on the first of the month', async () => {
  await fill();
  const send = vi.fn<MailSender['send']>(async () => undefined as never);
  const tools = {
    reader: readerOf({ ...MAIL_SITE, reportEmails: ['owner@dealer.example'] }),
    sender: { send, close: () => {} } as unknown as MailSender,
    mailDomain: 'sample.example',
    studioUrl: 'http://localhost:3333',
    report: (error: unknown) => {
      throw error;
    },
  };
  const at = (time: string) => ({ ...tools, now: new Date(time) });
  await sendMonthlyMails(database.pool, [PERTH], at(`${dayPlus('2026-11-01', -1)}T20:00:00Z`));
  expect(send).not.toHaveBeenCalled();
  for (let run = 0; run < 2; run += 1)
    await sendMonthlyMails(database.pool, [PERTH], at('2026-11-01T00:00:00Z'));
  expect(send).toHaveBeenCalledTimes(1);
  const [mail] = send.mock.calls[0] ?? [];
  expect(mail).toMatchObject({ subject: 'Sample Motors: results of October 2026' });
  expect(JSON.stringify(mail)).toContain('Visits');
});
