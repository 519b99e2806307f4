import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ImportOptions, importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { undoRun } from '@forecourt/lib/inventory/stock/runs/undo.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, SAMPLE_COLUMNS, SAMPLE_PLACE, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

interface Car {
  stocknum: string;
  vin?: string;
  plate?: string;
  price?: number;
  model?: string;
  comments?: string;
}
const VIN_1 = 'MR0HA3CD100123451';
const VIN_2 = 'MR0HA3CD100123452';

/** Comments hold the VIN and the colour the plate, because the sample feed has neither column. */
const mappingOf = (feed: string, replaces: string[] = []) =>
  sampleMapping({
    feed,
    replaces,
    columns: { ...SAMPLE_COLUMNS, Comments: 'vin', Colour: 'regplate', Badge: 'dealercomments' },
  });
async function list(
  feed: string,
  cars: readonly Car[],
  { replaces, ...options }: Partial<ImportOptions> & { replaces?: string[] } = {},
) {
  const rows = sampleRows(cars.length, (index) => {
    const {
      stocknum = '',
      vin = '',
      plate = '',
      price = 30_000,
      model = 'HiLux',
      comments = '',
    } = cars[index] ?? {};
    return {
      'Stock No': stocknum,
      Comments: vin,
      Colour: plate,
      Price: String(price),
      Model: model,
      Badge: comments,
    };
  });
  const file = path.join(database.folder, `${feed}-${Math.random()}.csv`);
  await writeFile(file, csvOf(rows));
  const report = await importFeed({
    pool: database.pool,
    mapping: mappingOf(feed, replaces),
    file,
    accept: ['retiring', 'empty', 'duplicates'],
    ...options,
  });
  expect(report.error).toBeNull();
  return report;
}
interface Listed {
  id: string;
  feed: string;
  stocknum: string;
  slug: string;
}
const listed = async (): Promise<Listed[]> =>
  (
    await database.pool.query<Listed>(
      'select id, feed_id as feed, stocknum, slug from cars where retired_at is null order by id',
    )
  ).rows;
const pricesOf = async (id: string) =>
  (await database.pool.query('select price from price_changes where car_id = $1 order by id', [id])).rows.map(
    ({ price }) => price,
  );

test('a car that another feed lists is held, by VIN before anything else', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  const { held, changes } = await list('two', [
    { stocknum: 'B1', vin: VIN_1 },
    { stocknum: 'A1', vin: VIN_2 },
  ]);
  expect(held).toEqual([
    expect.objectContaining({
      guard: 'elsewhere',
      stocknum: 'B1',
      field: 'vin',
      value: VIN_1,
      reason: 'is listed by the feed one, with stock number A1',
    }),
  ]);
  expect(changes.added).toBe(1);
  expect((await listed()).map(({ id }) => id)).toEqual(['one-a1', 'two-a1']);
});

test('without a VIN a car is recognised by plate and state, then by stock number, make, model and year', async () => {
  await list('one', [{ stocknum: 'A1', plate: 'ABC123' }, { stocknum: 'A2' }, { stocknum: 'A3' }]);
  const { held } = await list('two', [
    { stocknum: 'B1', plate: 'ABC123' },
    { stocknum: 'A2' },
    { stocknum: 'A3', model: 'Corolla' },
  ]);
  expect(held.map(({ stocknum, field }) => [stocknum, field])).toEqual([
    ['B1', 'regplate'],
    ['A2', 'stocknum'],
  ]);
  expect(await listed()).toHaveLength(4);
});

test('a plate of another state, and a filler instead of a VIN, say nothing', async () => {
  const filler = '00000000000000000';
  await list('one', [
    { stocknum: 'A1', plate: 'ABC123' },
    { stocknum: 'A2', vin: filler },
    { stocknum: 'A3', vin: filler },
  ]);
  const elsewhere = mappingOf('two');
  const { held } = await list(
    'two',
    [
      { stocknum: 'B1', plate: 'ABC123' },
      { stocknum: 'B2', vin: filler },
    ],
    { mapping: { ...elsewhere, locations: { ALB: { ...SAMPLE_PLACE, state: 'NSW' } } } },
  );
  expect(held).toEqual([]);
  expect(await listed()).toHaveLength(5);
});

test('a held car is listed once the other feed no longer lists it', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }, { stocknum: 'A2' }]);
  await list('two', [{ stocknum: 'B1', vin: VIN_1 }]).catch(() => {});
  await list('one', [{ stocknum: 'A2' }]);
  await list('two', [{ stocknum: 'B1', vin: VIN_1 }]);
  expect((await listed()).map(({ id }) => id)).toEqual(['one-a2', 'two-b1']);
});

test('both are listed if a person accepts it', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  await list('two', [{ stocknum: 'B1', vin: VIN_1 }], { accept: ['elsewhere'] });
  expect((await listed()).map(({ id }) => id)).toEqual(['one-a1', 'two-b1']);
});

test('a feed that replaces another takes over its cars with their page and prices', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1, price: 30_000 }, { stocknum: 'A2' }]);
  const [before] = await listed();
  const { changes } = await list('two', [{ stocknum: 'B1', vin: VIN_1, price: 29_000 }], {
    replaces: ['one'],
  });
  expect(changes).toMatchObject({ added: 0, changed: 1 });
  expect(await listed()).toEqual([
    { id: 'one-a1', feed: 'two', stocknum: 'B1', slug: before?.slug },
    expect.objectContaining({ id: 'one-a2', feed: 'one' }),
  ]);
  expect(await pricesOf('one-a1')).toEqual([30_000, 29_000]);
  const record = await database.pool.query(`select record->>'slug' as slug from cars where id = 'one-a1'`);
  expect(record.rows[0].slug).toBe(before?.slug);

  // The replaced feed still names the car: it neither changes nor retires it.
  const { held } = await list('one', [{ stocknum: 'A1', vin: VIN_1, price: 31_000 }, { stocknum: 'A2' }]);
  expect(held).toMatchObject([{ stocknum: 'A1', guard: 'elsewhere' }]);
  expect(
    (await list('two', [{ stocknum: 'B1', vin: VIN_1, price: 29_000 }], { replaces: ['one'] })).outcome,
  ).toBe('unchanged');
  expect(await pricesOf('one-a1')).toEqual([30_000, 29_000]);
});

test('undoing the import that took over a car returns it to its feed', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  const before = await listed();
  await list('two', [{ stocknum: 'B1', vin: VIN_1 }], { replaces: ['one'] });
  const { rows } = await database.pool.query('select max(id)::int as id from feed_runs');
  expect(await undoRun(database.pool, { runId: rows[0].id, by: 'kim' })).toEqual({ outcome: 'undone' });
  expect(await listed()).toEqual(before);
});

test('a feed that replaces another ends a car’s second listing', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  await list('two', [{ stocknum: 'B1', vin: VIN_1, price: 30_000 }], { accept: ['elsewhere'] });
  await list('two', [{ stocknum: 'B1', vin: VIN_1, price: 31_000 }], { replaces: ['one'] });
  expect((await listed()).map(({ id }) => id)).toEqual(['two-b1']);
});

test('one of two rows with a VIN is listed, the more complete one', async () => {
  const { repeated, changes } = await list('one', [
    { stocknum: 'A1', vin: VIN_1 },
    { stocknum: 'A2', vin: VIN_1, comments: 'One owner, full books.' },
    { stocknum: 'A3', plate: 'XYZ987' },
    { stocknum: 'A4', plate: 'XYZ987' },
  ]);
  expect(repeated).toMatchObject([
    { stocknum: 'A2', keptLine: 3, leftLine: 2 },
    { stocknum: 'A4', keptLine: 4, leftLine: 5 },
  ]);
  expect(changes.added).toBe(2);
  expect((await listed()).map(({ id, stocknum }) => [id, stocknum])).toEqual([
    ['one-a1', 'A2'],
    ['one-a3', 'A3'],
  ]);
});

test('a car that comes back after its sale, with another stock number, keeps its page and prices', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1, price: 30_000 }, { stocknum: 'A2' }]);
  const [before] = await listed();
  await list('one', [{ stocknum: 'A2' }]);
  await list('one', [{ stocknum: 'B9', vin: VIN_1, price: 27_000 }, { stocknum: 'A2' }]);
  expect((await listed())[0]).toEqual({ ...before, stocknum: 'B9' });
  expect(await pricesOf('one-a1')).toEqual([30_000, 27_000]);
  // And stays that car.
  const { outcome } = await list('one', [{ stocknum: 'B9', vin: VIN_1, price: 27_000 }, { stocknum: 'A2' }]);
  expect(outcome).toBe('unchanged');
});

test('rows keep their order while others are looked up', async () => {
  const cars = Array.from({ length: 230 }, (_, index): Car => ({ stocknum: `A${index}` }));
  await list('one', [...cars, { stocknum: 'B1', vin: VIN_1, comments: 'One owner, full books.' }]);
  const later = cars.map((car, index) => (index % 10 === 0 ? { ...car, price: 31_000 } : car));
  const { changes, repeated } = await list('one', [
    ...later.slice(0, 5),
    { stocknum: 'B2', vin: VIN_1, comments: 'One owner, full books.' },
    ...later.slice(5),
    { stocknum: 'B3', vin: VIN_1 },
  ]);
  expect(changes).toEqual({ added: 0, changed: 24, unchanged: 207, retired: 0 });
  expect(repeated).toMatchObject([{ stocknum: 'B3', keptLine: 7, leftLine: 233 }]);
  expect((await listed()).find(({ id }) => id === 'one-b1')).toMatchObject({ stocknum: 'B2' });
});

test('a stock number that is used again is another car', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }, { stocknum: 'A2' }]);
  await list('one', [{ stocknum: 'A2' }]);
  await list('one', [{ stocknum: 'A1', vin: VIN_2 }, { stocknum: 'A2' }, { stocknum: 'B9', vin: VIN_1 }]);
  const cars = await listed();
  expect(cars.map(({ id, stocknum }) => [id, stocknum])).toEqual([
    ['one-a1', 'B9'],
    [expect.stringMatching(/^one-a1-[\da-f]{6}$/), 'A1'],
    ['one-a2', 'A2'],
  ]);
  expect(new Set(cars.map(({ slug }) => slug)).size).toBe(3);
});

test.each([
  [
    'the new VIN first',
    [
      { stocknum: 'A1', vin: VIN_2 },
      { stocknum: 'B9', vin: VIN_1 },
    ],
  ],
  [
    'the old VIN first',
    [
      { stocknum: 'B9', vin: VIN_1 },
      { stocknum: 'A1', vin: VIN_2 },
    ],
  ],
])('loses no car when stock numbers are exchanged, %s', async (_, cars) => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  await list('one', cars);
  expect((await listed()).map(({ stocknum }) => stocknum).toSorted()).toEqual(['A1', 'B9']);
});

test('a corrected VIN stays the same car', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }]);
  const before = await listed();
  await list('one', [{ stocknum: 'A1', vin: VIN_2 }]);
  expect(await listed()).toEqual(before);
});

test('a rejected row of a car with a changed stock number does not retire it', async () => {
  await list('one', [{ stocknum: 'A1', vin: VIN_1 }, { stocknum: 'A2' }]);
  await list('one', [{ stocknum: 'B9', vin: VIN_1 }, { stocknum: 'A2' }]);
  await list('one', [{ stocknum: 'B9', vin: VIN_1, model: '' }, { stocknum: 'A2' }], {
    accept: ['retiring', 'rejected'],
  });
  expect((await listed()).map(({ stocknum }) => stocknum)).toEqual(['B9', 'A2']);
});

test('feeds that are imported at the same time list a car once', async () => {
  const feeds = ['one', 'two', 'three', 'four'];
  const reports = await Promise.all(
    feeds.map((feed, index) =>
      list(feed, [
        { stocknum: `${index}1`, vin: VIN_1 },
        { stocknum: `${index}2`, vin: VIN_2 },
        { stocknum: `${index}3`, model: 'Corolla' },
      ]),
    ),
  );
  const vins = await database.pool.query(
    `select record->>'vin' as vin, count(*)::int from cars where retired_at is null and record->>'vin' is not null group by 1`,
  );
  expect(vins.rows.map(({ count }) => count)).toEqual([1, 1]);
  expect(reports.reduce((sum, { held }) => sum + held.length, 0)).toBe(6);
  expect((await database.pool.query('select from begun_imports')).rowCount).toBe(0);
});
