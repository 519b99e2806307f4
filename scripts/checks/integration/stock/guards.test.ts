import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Guard } from '@forecourt/lib/inventory/stock/importing/guards';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, type SampleRow, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const place = (id: string, name: string, dealership?: { id: string; slug: string; name: string }) => ({
  id,
  slug: id,
  name,
  city: name,
  state: 'QLD',
  lat: null,
  lng: null,
  ...(dealership ? { dealership } : {}),
});
const MAPPING = sampleMapping({
  locations: {
    ALB: place('albion', 'Albion'),
    BUD: place('buderim', 'Buderim'),
    CAB: place('caboolture', 'Caboolture', { id: 'second', slug: 'second', name: 'Second Dealer' }),
  },
});

let files = 0;
function importRows(
  rows: readonly SampleRow[] | string,
  { accept = [], now }: { accept?: Guard[]; now?: Date } = {},
) {
  files += 1;
  const file = path.join(database.folder, `feed-${files}.csv`);
  writeFileSync(file, typeof rows === 'string' ? rows : csvOf(rows));
  return importFeed({ pool: database.pool, mapping: MAPPING, file, accept, ...(now ? { now } : {}) });
}
const at = (
  yard: 'ALB' | 'BUD' | 'CAB',
  count: number,
  difference: (index: number) => SampleRow = () => ({}),
) => sampleRows(count, (index) => ({ 'Stock No': `${yard}${index + 1}`, Yard: yard, ...difference(index) }));
const records = async () => {
  const { rows } = await database.pool.query('select id, record, retired_at from cars order by id');
  return rows.map(({ id, record, retired_at }) => ({
    id: String(id),
    price: record.price as number | null,
    year: record.year as number,
    listed: retired_at === null,
  }));
};

describe('retiring guard', () => {
  test('rejects the loss of 45 of 100 vehicles with the word that accepts it', async () => {
    await importRows([...at('ALB', 100), ...at('BUD', 60)]);
    const before = await records();
    const report = await importRows([...at('ALB', 55), ...at('BUD', 60)]);
    expect(report.outcome).toBe('refused');
    expect(report.error).toBe(
      'Sample Dealer: 45 of 160 vehicles are no longer listed; up to 32 would be usual. If this is intended, use --accept retiring.\n' +
        'Sample Dealer, Albion: 45 of 100 vehicles are no longer listed; up to 20 would be usual. If this is intended, use --accept retiring.\n' +
        'Nothing was changed.',
    );
    expect(await records()).toEqual(before);
    const acceptedImport = await importRows([...at('ALB', 55), ...at('BUD', 60)], { accept: ['retiring'] });
    expect(acceptedImport).toMatchObject({ outcome: 'imported', changes: { retired: 45 } });
    expect(acceptedImport.guards.map((finding) => finding.accepted)).toEqual([true, true]);
  });

  test('lets a small dealer sell its last vehicle, with or without other rows', async () => {
    await importRows([...at('ALB', 30), ...at('CAB', 1)]);
    expect(await importRows(at('ALB', 30))).toMatchObject({ outcome: 'imported', changes: { retired: 1 } });
    await database.clear();
    await importRows(at('CAB', 1));
    expect(await importRows(csvOf([]))).toMatchObject({ outcome: 'imported', changes: { retired: 1 } });
  });

  test('checks each dealer of a feed by its own vehicles', async () => {
    await importRows([...at('ALB', 300), ...at('CAB', 10)]);
    const report = await importRows(at('ALB', 300));
    expect(report.error).toMatch(/^Second Dealer, Caboolture: 10 of 10 vehicles/);
  });

  test('accepts up to half if it is usual for the dealer', async () => {
    const day = (number: number) => ({ now: new Date(Date.UTC(2026, 0, number)) });
    await importRows(at('ALB', 100), day(1));
    await importRows(at('ALB', 80), day(2));
    expect(await importRows(at('ALB', 50), day(3))).toMatchObject({ changes: { retired: 30 } });
    expect(await importRows(at('ALB', 24), day(4))).toMatchObject({ outcome: 'refused' });
    expect(await importRows(at('ALB', 25), day(4))).toMatchObject({ changes: { retired: 25 } });
  });

  test('does not count an accepted run as usual', async () => {
    await importRows(at('ALB', 100));
    await importRows(at('ALB', 55), { accept: ['retiring'] });
    expect(await importRows(at('ALB', 40))).toMatchObject({ outcome: 'refused' });
  });

  test('rejects the empty feed of a larger dealer with a separate guard', async () => {
    await importRows(at('ALB', 10));
    const report = await importRows(csvOf([]), { accept: ['retiring'] });
    expect(report.error).toBe(
      'the feed lists no vehicles, and 10 would be retired. If this is intended, use --accept empty.\nNothing was changed.',
    );
    expect(await importRows(csvOf([]), { accept: ['empty'] })).toMatchObject({ changes: { retired: 10 } });
  });
});

test('keeps the vehicles of a location whose code changes until it is mapped', async () => {
  await importRows([...at('ALB', 30), ...at('BUD', 30)]);
  const before = await records();
  const renamedRows = (count: number) => [
    ...at('ALB', 30, (index) => (index < count ? { Yard: 'ALBION' } : {})),
    ...at('BUD', 30),
  ];
  const report = await importRows(renamedRows(30));
  expect(report.error).toBe(
    'Sample Dealer: the location code of 30 of 60 vehicles is no longer known; up to 12 would be usual. If this is intended, use --accept unplaced.\n' +
      'Sample Dealer, Albion: the location code of 30 of 30 vehicles is no longer known; up to 6 would be usual. If this is intended, use --accept unplaced.\n' +
      'Nothing was changed.',
  );
  expect(await records()).toEqual(before);
  expect(await importRows(renamedRows(6))).toMatchObject({ outcome: 'imported', changes: { changed: 6 } });
  expect(await importRows(renamedRows(30), { accept: ['unplaced'] })).toMatchObject({ outcome: 'imported' });
});

test('rejects a feed with 9 of 10 invalid rows, but not with 2 of 10', async () => {
  const broken = (count: number) => at('ALB', 10, (index) => (index < count ? { Year: 'x' } : {}));
  await importRows(at('ALB', 10));
  const report = await importRows(broken(9));
  expect(report.error).toBe(
    'Sample Dealer, Albion: 9 of 10 rows cannot be imported; up to 2 would be usual. If this is intended, use --accept rejected.\nNothing was changed.',
  );
  expect(report.rejected).toHaveLength(9);
  expect(await importRows(broken(9), { accept: ['rejected'] })).toMatchObject({ outcome: 'unchanged' });
  expect(await importRows(broken(2))).toMatchObject({ outcome: 'unchanged' });
});

test('accepts each guard by its own name only', async () => {
  await importRows(at('ALB', 40));
  const bad = at('ALB', 20, (index) => (index < 8 ? { Year: 'x' } : {}));
  expect((await importRows(bad)).error).toMatch(/retiring[\s\S]*rejected/);
  expect((await importRows(bad, { accept: ['retiring'] })).error).toMatch(
    /^Sample Dealer, Albion: 8 of 20 rows/,
  );
  expect(await importRows(bad, { accept: ['retiring', 'rejected'] })).toMatchObject({
    error: null,
    changes: { retired: 20 },
  });
});

describe('repeated stock number', () => {
  test('keeps the more complete row and reports it', async () => {
    const rows = at('ALB', 40);
    const poor = { ...rows[0], Price: 'POA', Colour: '-' };
    const report = await importRows([poor, ...rows.slice(1), { ...rows[0] }]);
    expect(report).toMatchObject({
      outcome: 'imported',
      rows: { read: 41, taken: 40, repeated: 1, rejected: 0 },
    });
    expect(report.repeated).toEqual([{ stocknum: 'ALB1', keptLine: 42, leftLine: 2, isSame: false }]);
    expect((await records())[0]).toMatchObject({ id: 'sample-alb1', price: 54_990 });
    const prices = await database.pool.query(`select price from price_changes where car_id = 'sample-alb1'`);
    expect(prices.rows).toEqual([{ price: 54_990 }]);
    expect(await importRows([poor, ...rows.slice(1), { ...rows[0] }])).toMatchObject({
      outcome: 'unchanged',
    });
  });

  test('keeps the first of two equal rows', async () => {
    const rows = at('ALB', 10);
    const report = await importRows([...rows, { ...rows[0] }]);
    expect(report.repeated).toEqual([{ stocknum: 'ALB1', keptLine: 2, leftLine: 12, isSame: true }]);
  });

  test('is rejected if it occurs too often', async () => {
    const rows = at('ALB', 40, (index) => ({
      'Stock No': `ALB${index % 20}`,
      Odometer: String(1_000 + index),
    }));
    expect((await importRows(rows)).error).toMatch(/20 of 20 rows repeat .*--accept duplicates/);
    expect(await importRows(rows, { accept: ['duplicates'] })).toMatchObject({
      rows: { taken: 20, repeated: 20 },
    });
  });
});

describe('held vehicles', () => {
  const NOW = { now: new Date('2026-06-01T00:00:00Z') };

  test.each<[Guard, SampleRow, string, string]>([
    ['year', { Year: '2099' }, 'year', 'is not between 1900 and 2027'],
    ['year', { Year: '1850' }, 'year', 'is not between 1900 and 2027'],
    ['price', { Price: '88' }, 'price', 'is below $500'],
    ['kilometres', { Odometer: '9,999,999' }, 'km', 'is more than 1,000,000 km'],
    ['odometer', { Odometer: '20,000' }, 'km', 'is below the 45,200 km of the last import'],
    ['condition', { Type: 'New' }, 'km', 'is more than a new vehicle has'],
    ['title', { Badge: 'SR5 7 Seats' }, 'seats', 'contradicts "7 Seats" in the title'],
    ['price-moved', { Price: '20000' }, 'price', 'changed by more than half, from $54,990'],
    ['price-moved', { Price: '120000' }, 'price', 'changed by more than half, from $54,990'],
  ])('%s: %j keeps the last good record and is accepted by name', async (guard, change, field, reason) => {
    await importRows(at('ALB', 3), NOW);
    const before = await records();
    const feed = at('ALB', 3, (index) => (index === 0 ? change : {}));
    const report = await importRows(feed, NOW);
    expect(report).toMatchObject({
      outcome: 'unchanged',
      rows: { taken: 2, held: 1, rejected: 0 },
      changes: { retired: 0 },
      held: [{ line: 2, stocknum: 'ALB1', guard, field, reason }],
    });
    expect(await records()).toEqual(before);
    expect(await importRows(feed, { ...NOW, accept: [guard] })).toMatchObject({ changes: { changed: 1 } });
    expect(await importRows(feed, NOW)).toMatchObject({ outcome: 'unchanged', rows: { held: 0 } });
  });

  test('that are new are not shown', async () => {
    await importRows(
      at('ALB', 3, (index) => (index === 0 ? { Year: '2099' } : {})),
      NOW,
    );
    expect((await records()).map(({ id }) => id)).toEqual(['sample-alb2', 'sample-alb3']);
    const runs = await database.pool.query('select taken, held, rejected from feed_runs');
    expect(runs.rows).toEqual([{ taken: 2, held: 1, rejected: 0 }]);
  });

  test('stay accepted when something else changes', async () => {
    await importRows(
      at('ALB', 1, () => ({ Price: '450' })),
      { ...NOW, accept: ['price'] },
    );
    const report = await importRows(
      at('ALB', 1, () => ({ Price: '450', Colour: 'Red' })),
      NOW,
    );
    expect(report).toMatchObject({ rows: { held: 0 }, changes: { changed: 1 } });
  });

  test('stay accepted with a contradiction when the price changes', async () => {
    const rows = (Price: string) => at('ALB', 2, () => ({ Badge: 'SR5 7 Seats', Price }));
    await importRows(rows('54990'), { ...NOW, accept: ['title'] });
    expect(await importRows(rows('52990'), NOW)).toMatchObject({
      rows: { held: 0 },
      changes: { changed: 2 },
    });
  });

  test('do not include another vehicle with a used stock number', async () => {
    await importRows(at('ALB', 1), NOW);
    const report = await importRows(
      at('ALB', 1, () => ({ Model: 'Corolla', Body: 'Hatch', Badge: 'ZR', Odometer: '9,000' })),
      NOW,
    );
    expect(report).toMatchObject({ rows: { held: 0 }, changes: { changed: 1 } });
  });

  test('are sold at any price if the feed says so', async () => {
    const status = (Status: string, Price: string) => at('ALB', 1, () => ({ Status, Price }));
    await importRows(status('In stock', '54990'), NOW);
    expect(await importRows(status('Sold', '88'), NOW)).toMatchObject({ changes: { changed: 1 }, held: [] });
  });

  test('include titles that contradict their columns', async () => {
    const mapping = sampleMapping({ columns: { ...sampleMapping().columns, Comments: 'name' } });
    const file = path.join(database.folder, 'titles.csv');
    const titles = [
      '2021 Toyota HiLux SR5',
      '2012 Toyota HiLux',
      '2021 Mazda BT-50',
      '2021 Toyota Corolla',
      'As new',
    ];
    writeFileSync(file, csvOf(sampleRows(5, (index) => ({ Comments: titles[index] ?? '' }))));
    const report = await importFeed({ pool: database.pool, mapping, file });
    expect(report.held.map(({ line, guard, reason }) => [line, guard, reason])).toEqual([
      [3, 'title', 'contradicts the year 2021'],
      [4, 'title', 'contradicts the make Toyota'],
      [5, 'title', 'contradicts the model HiLux'],
    ]);
  });
});

describe('two imports of one feed', () => {
  test('run one after the other, the second based on the first', async () => {
    const first = await database.pool.connect();
    await first.query('begin');
    await first.query("insert into feeds (id) values ('sample')");
    let second: ReturnType<typeof importRows> | undefined;
    await new Promise<void>((resolve) => {
      files += 1;
      const file = path.join(database.folder, `feed-${files}.csv`);
      writeFileSync(file, csvOf(at('ALB', 2)));
      second = importFeed({ pool: database.pool, mapping: MAPPING, file, onWaiting: resolve });
    });
    await first.query('commit');
    first.release();
    expect(await second).toMatchObject({ outcome: 'imported', changes: { added: 2 } });
  });

  test('started together add each vehicle once', async () => {
    const reports = await Promise.all([importRows(at('ALB', 40)), importRows(at('ALB', 40))]);
    expect(reports.map(({ changes }) => changes.added).toSorted((a, b) => a - b)).toEqual([0, 40]);
    expect(reports.map(({ error }) => error)).toEqual([null, null]);
  });
});

test('fail if the feed changes while it is read', async () => {
  const file = path.join(database.folder, 'moving.csv');
  writeFileSync(file, csvOf(at('ALB', 5)));
  let isChanged = false;
  const report = await importFeed({
    pool: database.pool,
    mapping: MAPPING,
    file,
    onProgress: () => {
      if (isChanged) return;
      isChanged = true;
      writeFileSync(file, csvOf(at('ALB', 5, () => ({ Price: '49990' }))));
    },
  });
  expect(report).toMatchObject({
    outcome: 'refused',
    error: expect.stringContaining('changed while it was being read'),
  });
  expect(await records()).toEqual([]);
});
