import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFeed } from '@forecourt/lib/inventory/stock/importing/import-feed.server';
import {
  sitemapVehicleParts,
  sitemapVehicles,
  stockChanges,
  vehicleBySlug,
} from '@forecourt/lib/inventory/stock/vehicles.server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { csvOf, SAMPLE_CODE, SAMPLE_PLACE, sampleMapping, sampleRows } from './testing/sample-feed.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.clear());

const DEALERS = ['sample-dealer'];

async function importText(
  content: string | Buffer,
  options: Partial<Parameters<typeof importFeed>[0]> & { name?: string } = {},
) {
  const file = path.join(database.folder, options.name ?? 'feed.csv');
  writeFileSync(file, content);
  return importFeed({ pool: database.pool, mapping: sampleMapping(), file, ...options });
}

async function stock() {
  const vehicles = await database.pool.query('select * from cars order by id');
  const outbox = await database.pool.query('select car_id, indexed_at from stock_outbox order by id');
  return { cars: vehicles.rows, outbox: outbox.rows };
}

async function expectRefused(
  content: string | Buffer,
  reason: RegExp,
  options: Parameters<typeof importText>[1] = {},
) {
  await importText(csvOf(sampleRows(10)));
  const before = await stock();
  const report = await importText(content, options);
  expect(report).toMatchObject({ outcome: 'refused', error: expect.stringMatching(reason) });
  expect(report.error).toContain('Nothing was changed.');
  expect(await stock()).toEqual(before);
  const runs = await database.pool.query('select outcome, error from feed_runs order by id desc limit 1');
  expect(runs.rows).toEqual([{ outcome: 'refused', error: report.error }]);
}

test('turns a feed into cars with an outbox row and a page each', async () => {
  const report = await importText(csvOf(sampleRows(3, (index) => ({ Price: String(20_000 + index) }))));
  expect(report).toMatchObject({
    outcome: 'imported',
    rows: { read: 3, taken: 3, rejected: 0 },
    changes: { added: 3, changed: 0, unchanged: 0, retired: 0 },
  });
  const page = await vehicleBySlug(database.pool, DEALERS, '2021-toyota-hilux-sr5-a2', 'excludingCharges');
  expect(page).toMatchObject({
    state: 'live',
    vehicle: {
      id: 'sample-a2',
      price: 20_001,
      km: 45_200,
      simple_body: 'ute',
      location_slug: 'albion',
      state: 'QLD',
    },
  });
  expect((await stock()).outbox).toHaveLength(3);
});

test('reports no changes for the same file', async () => {
  const content = csvOf(sampleRows(5));
  await importText(content);
  const before = await stock();
  const report = await importText(content, { now: new Date('2030-01-01') });
  expect(report).toMatchObject({
    outcome: 'unchanged',
    changes: { unchanged: 5, added: 0, changed: 0, retired: 0 },
  });
  expect(await stock()).toEqual(before);
});

test('writes only what differs', async () => {
  await importText(csvOf(sampleRows(5)), { now: new Date('2026-01-01') });
  await database.pool.query('delete from stock_outbox');
  const report = await importText(csvOf(sampleRows(5, (index) => (index === 2 ? { Price: '49990' } : {}))), {
    now: new Date('2026-02-02'),
  });
  expect(report.changes).toEqual({ added: 0, changed: 1, unchanged: 4, retired: 0 });
  const { cars: vehicles, outbox } = await stock();
  expect(outbox.map((row) => row.car_id)).toEqual(['sample-a3']);
  const times = vehicles.map((vehicle) => [
    vehicle.created_at.getUTCMonth(),
    vehicle.updated_at.getUTCMonth(),
    vehicle.record.price,
  ]);
  expect(times).toEqual([
    [0, 0, 54990],
    [0, 0, 54990],
    [0, 1, 49990],
    [0, 0, 54990],
    [0, 0, 54990],
  ]);
});

test('retires a car that is no longer listed, and restores it at its address', async () => {
  await importText(csvOf(sampleRows(5)));
  const slug = '2021-toyota-hilux-sr5-a5';
  expect((await importText(csvOf(sampleRows(4)))).changes).toMatchObject({ retired: 1, unchanged: 4 });
  expect(await vehicleBySlug(database.pool, DEALERS, slug, 'excludingCharges')).toMatchObject({
    state: 'withdrawn',
    vehicle: { status: 'others', show_on_dealer_website: false },
  });
  const sitemap = await sitemapVehicles(database.pool, DEALERS, { skip: 0, limit: 10 });
  expect(sitemap.map((vehicle) => vehicle.slug)).not.toContain(slug);
  expect((await sitemapVehicleParts(database.pool, DEALERS, 3)).map(({ count }) => count)).toEqual([3, 1]);
  expect((await importText(csvOf(sampleRows(4)))).outcome).toBe('unchanged');

  expect((await importText(csvOf(sampleRows(5)))).changes).toMatchObject({ changed: 1, unchanged: 4 });
  expect(await vehicleBySlug(database.pool, DEALERS, slug, 'excludingCharges')).toMatchObject({
    state: 'live',
    vehicle: { slug },
  });
});

test('dates the change of a results page by every vehicle that is or was on it', async () => {
  const first = new Date('2026-11-01T00:00:00Z');
  await importText(csvOf(sampleRows(2)), { now: first });
  expect(await stockChanges(database.pool, DEALERS)).toEqual([
    expect.objectContaining({ car_type: 'used', item_type: 'car', make: 'Toyota', updatedAt: first }),
  ]);
  const later = new Date('2026-11-02T00:00:00Z');
  await importText(csvOf(sampleRows(1)), { now: later });
  const [change, ...others] = await stockChanges(database.pool, DEALERS);
  expect(others).toEqual([]);
  expect(change?.updatedAt).toEqual(later);
  expect(await stockChanges(database.pool, ['other-dealer'])).toEqual([]);
});

test('only replaces the feed’s own stock', async () => {
  await importText(csvOf(sampleRows(3)));
  // The same list for another dealership: the cars have no VIN, so they are others.
  const dealership = { id: 'other-dealer', slug: 'other-dealer', name: 'Other Dealer' };
  await importText(csvOf(sampleRows(3)), { mapping: sampleMapping({ feed: 'other', dealership }) });
  await importText(csvOf(sampleRows(2)));
  const { rows } = await database.pool.query(
    'select feed_id, count(*)::int from cars where retired_at is null group by 1 order by 1',
  );
  expect(rows).toEqual([
    { feed_id: 'other', count: 3 },
    { feed_id: 'sample', count: 2 },
  ]);
  const slugs = await database.pool.query('select count(distinct slug)::int as count from cars');
  expect(slugs.rows).toEqual([{ count: 6 }]);
});

test('hides the car from other sites’ dealerships', async () => {
  await importText(csvOf(sampleRows(1)));
  expect(
    await vehicleBySlug(database.pool, ['someone-else'], '2021-toyota-hilux-sr5-a1', 'excludingCharges'),
  ).toBeNull();
});

test('keeps an address when the facts change', async () => {
  await importText(csvOf(sampleRows(1)));
  await importText(csvOf(sampleRows(1, () => ({ Badge: 'Rogue' }))));
  expect(
    await vehicleBySlug(database.pool, DEALERS, '2021-toyota-hilux-sr5-a1', 'excludingCharges'),
  ).toMatchObject({
    vehicle: { badge: 'Rogue' },
  });
});

test('preserves the date on which a car was first reported sold', async () => {
  const soldFeed = csvOf(sampleRows(2, () => ({ Status: 'Sold' })));
  await importText(csvOf(sampleRows(2, () => ({ Status: 'In stock' }))));
  await importText(soldFeed, { now: new Date('2026-03-01T00:00:00Z') });
  const soldAt = Date.parse('2026-03-01T00:00:00Z') / 1000;
  const readVehicle = async () =>
    (await vehicleBySlug(database.pool, DEALERS, '2021-toyota-hilux-sr5-a1', 'excludingCharges'))?.vehicle;
  expect(await readVehicle()).toMatchObject({ status: 'sold', sold_date_timestamp: soldAt });
  await importText(csvOf(sampleRows(2, () => ({ Status: 'Sold', Price: '1' }))), {
    now: new Date('2026-03-09'),
  });
  expect(await readVehicle()).toMatchObject({ price: 1, sold_date_timestamp: soldAt });
});

test('creates no page for a hidden car', async () => {
  const mapping = sampleMapping({ defaults: { status: 'in_stock', show_on_dealer_website: false } });
  await importText(csvOf(sampleRows(1)), { mapping });
  expect(
    await vehicleBySlug(database.pool, DEALERS, '2021-toyota-hilux-sr5-a1', 'excludingCharges'),
  ).toBeNull();
});

test('reports invalid rows with line, field, value and reason, and imports the others', async () => {
  const rows = sampleRows(6, (index) => {
    if (index === 1) return { Year: 'twenty' };
    if (index === 2) return { Price: '-5' };
    if (index === 3) return { 'Stock No': '' };
    return index === 4 ? { Yard: 'XYZ', Comments: 'one\ntwo' } : {};
  });
  const report = await importText(csvOf(rows), { accept: ['rejected'] });
  expect(report.rows).toMatchObject({ read: 6, taken: 3, rejected: 3 });
  expect(report.rejected).toEqual([
    { line: 3, stocknum: 'A2', field: 'year', value: 'twenty', reason: 'is not a number' },
    { line: 4, stocknum: 'A3', field: 'price', value: '-5', reason: 'is not between 0 and 10000000' },
    { line: 5, stocknum: null, field: 'stocknum', value: '', reason: 'is missing' },
  ]);
});

test('imports a vehicle with an unknown location code without a location and reports it', async () => {
  const mapping = sampleMapping({ locations: { [SAMPLE_CODE]: SAMPLE_PLACE, OFF: null } });
  const yards = [SAMPLE_CODE, 'XYZ', 'XYZ', 'Z'.repeat(90), 'OFF'];
  const report = await importText(csvOf(sampleRows(5, (index) => ({ Yard: yards[index] ?? '' }))), {
    mapping,
  });
  expect(report).toMatchObject({ outcome: 'imported', rows: { taken: 5, rejected: 0 } });
  expect(report.warnings).toEqual([
    `unknown location codes "XYZ" (2 vehicles), "${'Z'.repeat(80)}" (1 vehicle): imported without a location; assign under Locations in the feed's document`,
  ]);
  const { rows } = await database.pool.query(
    "select record->>'location_id' as location, dealership_id from cars order by stocknum",
  );
  expect(rows.map(({ location }) => location)).toEqual(['albion', null, null, null, null]);
  expect(new Set(rows.map(({ dealership_id }) => dealership_id))).toEqual(new Set(['sample-dealer']));
});

test('stores the report of each run, including rejected ones', async () => {
  await importText(csvOf(sampleRows(10)));
  const refusal = await importText(csvOf(sampleRows(5, (index) => (index === 0 ? { Year: 'x' } : {}))));
  const { rows } = await database.pool.query(
    `select outcome, repeated, finished_at >= started_at as "isTimed", details
     from feed_runs join feed_run_reports on run_id = id order by id`,
  );
  expect(rows).toMatchObject([
    { outcome: 'imported', repeated: 0, isTimed: true, details: { guards: [], rejected: [], held: [] } },
    {
      outcome: 'refused',
      isTimed: true,
      details: {
        guards: [{ guard: 'retiring', accepted: false, text: refusal.guards[0]?.text }],
        rejected: [{ line: 2, stocknum: 'A1', field: 'year', value: 'x', reason: 'is not a number' }],
        names: { 'sample-dealer': 'Sample Dealer', albion: 'Albion' },
      },
    },
  ]);
});

test('does not retire a car whose row has become unreadable', async () => {
  await importText(csvOf(sampleRows(3)));
  const report = await importText(csvOf(sampleRows(3, (index) => (index === 0 ? { Year: 'x' } : {}))));
  expect(report).toMatchObject({ outcome: 'unchanged', changes: { retired: 0 }, rows: { rejected: 1 } });
});

test('counts corrected values by kind', async () => {
  const rows = sampleRows(
    4,
    (index) => [{}, { Price: 'POA' }, { Seats: 'many' }, { Colour: 'Red\nMetallic' }][index] ?? {},
  );
  const report = await importText(csvOf(rows));
  expect(report.rows).toMatchObject({ taken: 4, mended: 3, rejected: 0 });
  expect(report.mended).toEqual([
    { kind: 'price as text', count: 1, examples: [{ line: 3, field: 'price', from: 'POA', to: '' }] },
    {
      kind: 'seats that is not a number, left out',
      count: 1,
      examples: [{ line: 4, field: 'seats', from: 'many', to: '' }],
    },
    {
      kind: 'line break in a one-line field',
      count: 1,
      examples: [{ line: 5, field: 'colour', from: 'Red Metallic', to: 'Red Metallic' }],
    },
  ]);
});

test('reports photos that cannot be shown, and imports their cars', async () => {
  const mapping = sampleMapping({
    columns: {
      'Stock No': 'stocknum',
      Make: 'make',
      Model: 'model',
      Type: 'car_type',
      'Photo{1..40}': 'images',
    },
  });
  const rows = [
    'Stock No,Make,Model,Type,Photo1,Photo2',
    'A1,Kia,Rio,used,https://photos.example/1.jpg,http://10.0.0.1/2.jpg',
    'A2,Kia,Rio,used,https://new.example/1.jpg,ftp://photos.example/2.jpg',
    'A3,Kia,Rio,used,http://me:secret@photos.example/1.jpg,',
  ];
  const report = await importText(`${rows.join('\n')}\n`, {
    mapping,
    canBeShown: ({ host }) => host === 'photos.example',
  });
  expect(report).toMatchObject({
    rows: { taken: 3, rejected: 0, mended: 3 },
    warnings: [expect.stringContaining('https://new.example/ (1 vehicle)')],
  });
  expect(report.mended.map(({ kind }) => kind).sort()).toEqual([
    'photo that has a private host, left out',
    'photo that holds a user name or password, left out',
    'photo that is not a web address, left out',
  ]);
  expect(JSON.stringify(report)).not.toContain('secret');
  const { rows: cars } = await database.pool.query(
    `select jsonb_array_length(record->'images') as photos from cars order by id`,
  );
  expect(cars.map(({ photos }) => photos)).toEqual([1, 1, 0]);
});

test('ignores a byte order mark before the first column', async () => {
  expect(await importText(`\uFEFF${csvOf(sampleRows(2))}`)).toMatchObject({
    outcome: 'imported',
    rows: { taken: 2 },
  });
});

test('reads UTF-16 with or without a byte order mark', async () => {
  const content = csvOf(sampleRows(2, () => ({ Colour: 'Perle blanchâtre' })));
  expect(await importText(Buffer.from(`\uFEFF${content}`, 'utf16le'))).toMatchObject({ rows: { taken: 2 } });
  expect(await importText(Buffer.from(content, 'utf16le'))).toMatchObject({ outcome: 'unchanged' });
});

test('rejects Windows-1252 with line and byte unless the mapping allows it', async () => {
  const content = Buffer.from(
    csvOf(sampleRows(6, (index) => (index === 4 ? { Model: 'Coupé' } : {}))),
    'latin1',
  );
  await expectRefused(content, /not UTF-8: line 6 contains the byte 0xE9.*encoding: 'windows-1252'/);
  const report = await importText(content, {
    mapping: sampleMapping({ encoding: 'windows-1252' }),
    accept: ['retiring'],
  });
  expect(report.outcome).toBe('imported');
  expect(
    await vehicleBySlug(database.pool, DEALERS, '2021-toyota-hilux-sr5-a5', 'excludingCharges'),
  ).toMatchObject({
    vehicle: { model: 'Coupé' },
  });
});

test('reads XML in its declared encoding unless the mapping overrides it', async () => {
  const [row = {}] = sampleRows(1, () => ({ Model: 'Coupé' }));
  const fields = Object.entries(row).map(
    ([name, value]) => `<${name.replace(' ', '')}>${value}</${name.replace(' ', '')}>`,
  );
  const text = `<?xml version="1.0" encoding="windows-1252"?><stock><vehicle>${fields.join('')}</vehicle></stock>`;
  const { columns, defaults, feed, dealership, locations } = sampleMapping();
  const xml = {
    feed,
    dealership,
    locations,
    defaults,
    format: 'xml' as const,
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name.replace(' ', ''), column]),
    ),
  };
  const name = 'feed.xml';
  const content = Buffer.from(text, 'latin1');
  expect(await importText(content, { name, mapping: sampleMapping(xml) })).toMatchObject({
    outcome: 'imported',
  });
  const page = () => vehicleBySlug(database.pool, DEALERS, '2021-toyota-coupe-sr5-a1', 'excludingCharges');
  expect(await page()).toMatchObject({ vehicle: { model: 'Coupé' } });
  const asUtf8 = { name, mapping: sampleMapping({ ...xml, encoding: 'utf-8' }) };
  expect(await importText(content, asUtf8)).toMatchObject({
    outcome: 'refused',
    error: expect.stringMatching(/0xE9/),
  });
  expect(await importText(Buffer.from(text), asUtf8)).toMatchObject({ outcome: 'unchanged' });
});

test('rejects a file cut off in a row, a quote or a last field', async () => {
  const content = csvOf(sampleRows(10, () => ({ Comments: 'Long, long\nstory' })));
  const body = content.slice(0, content.lastIndexOf('\n', content.length - 2));
  await expectRefused(
    content.slice(0, content.lastIndexOf('A10') + 12),
    /cut off: its last row \(line 20\) has \d+ of 13/,
  );
  await expectRefused(
    content.slice(0, content.lastIndexOf('story') + 2),
    /cut off: the quotation mark .* line 20/,
  );
  await expectRefused(`${body.slice(0, -1)}`, /cut off/);
  await expectRefused(csvOf(sampleRows(10)).trimEnd(), /does not end with a line break/);
});

test('a file cut off at any point neither loses nor changes a car', async () => {
  const content = csvOf(sampleRows(4));
  await importText(content);
  const before = await stock();
  for (let length = 0; length < content.length; length += 7) {
    const report = await importText(content.slice(0, length));
    // A file cut exactly at the end of a row looks like a shorter feed, which may retire vehicles of a small
    // dealer.
    if (report.outcome === 'imported') expect(content[length - 1]).toBe('\n');
    else expect(await stock()).toEqual(before);
  }
});

test('rejects a truncated JSON file', async () => {
  const content = JSON.stringify(sampleRows(4));
  expect(await importText(content, { name: 'feed.json' })).toMatchObject({
    outcome: 'imported',
    rows: { taken: 4 },
  });
  const before = await stock();
  for (let length = 0; length < content.length; length += 11) {
    const report = await importText(content.slice(0, length), { name: 'feed.json' });
    expect(report).toMatchObject({ outcome: 'refused', error: expect.stringMatching(/cut off|empty/) });
  }
  expect(await stock()).toEqual(before);
});

test('finds JSON entries inside an object by their path', async () => {
  const content = JSON.stringify({ made: 'today', stock: { cars: sampleRows(3) } });
  const mapping = sampleMapping({ records: '$.stock.cars.*' });
  expect(await importText(content, { name: 'feed.json', mapping })).toMatchObject({ rows: { taken: 3 } });
  expect((await importText('{"stock": nonsense}', { name: 'feed.json' })).error).toMatch(/not valid JSON/);
});

test('explains which columns are missing, present and similar', async () => {
  const content = csvOf(sampleRows(10)).replace('Stock No,', 'Stock Number,').replace('Odometer', 'Wheels');
  await expectRefused(
    content,
    /Missing: "Stock No", "Odometer"\. Unexpected: "Stock Number", "Wheels"\. Was "Stock No" renamed to "Stock Number"\?/,
  );
  await expectRefused(csvOf(sampleRows(10)).split('\n').slice(1).join('\n'), /header does not match/);
  await expectRefused(csvOf(sampleRows(10)).replaceAll(',', ';'), /set delimiter in the mapping/);
  await expectRefused(JSON.stringify([{ Make: 'Kia' }]), /not|Missing/, { name: 'feed.json' });
});

test('only notes a new column', async () => {
  const content = csvOf(sampleRows(2)).replaceAll('\n', ',x\n').replace(',x\n', ',Extra\n');
  const report = await importText(content);
  expect(report).toMatchObject({ outcome: 'imported', warnings: [expect.stringContaining('"Extra"')] });
});

test('rejects a field of a million characters', async () => {
  const long = 'x'.repeat(1_000_000);
  await expectRefused(
    csvOf(sampleRows(10, (index) => (index === 3 ? { Comments: long } : {}))),
    /more than 100,000 characters/,
  );
  const json = JSON.stringify(sampleRows(10, (index) => (index === 3 ? { Comments: long } : {})));
  await expectRefused(json, /Entry 4, field "Comments"/, { name: 'feed.json' });
});

test('rejects a feed without a valid row', async () => {
  await expectRefused(csvOf(sampleRows(10, () => ({ Year: 'x' }))), /None of the 10 rows/);
});

test('names an unexpected zip or workbook', async () => {
  await expectRefused(Buffer.from('PK\u0003\u0004rest'), /Excel workbook/);
});

test('rejects only the row with too many or too few fields', async () => {
  const content = csvOf(sampleRows(4)).split('\n');
  content[2] = `${content[2]},extra`;
  const report = await importText(content.join('\n'));
  expect(report.rows).toMatchObject({ read: 4, taken: 3, rejected: 1 });
  expect(report.rejected).toMatchObject([{ line: 3, reason: 'has 14 fields but the header has 13' }]);
});

test('a dry run reports everything and writes nothing', async () => {
  await importText(csvOf(sampleRows(4)));
  const before = await stock();
  const report = await importText(csvOf(sampleRows(6)), { dryRun: true });
  expect(report).toMatchObject({ dryRun: true, changes: { added: 2, unchanged: 4 } });
  expect(await stock()).toEqual(before);
});

test('notifies both dealerships of a car that moves', async () => {
  await importText(csvOf(sampleRows(2)));
  await database.pool.query('delete from stock_outbox');
  const mapping = sampleMapping({ dealership: { id: 'new-dealer', slug: 'new-dealer', name: 'New' } });
  await importText(csvOf(sampleRows(2)), { mapping });
  const { rows } = await database.pool.query('select dealership_id from stock_outbox order by dealership_id');
  expect(rows.map((row) => row.dealership_id)).toEqual([
    'new-dealer',
    'new-dealer',
    'sample-dealer',
    'sample-dealer',
  ]);
});
