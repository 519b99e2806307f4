import { countView } from '@forecourt/lib/inventory/stock/views.server';
import { moneyAtRiskList } from '@forecourt/lib/operations/merchandising/list.server';
import { type ReportedSite, reportedSiteSchema } from '@forecourt/lib/operations/site-report/reported-site';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query(
    'truncate car_view_days, car_views, leads, price_changes, users, reservations cascade',
  );
});

function site(facts: Partial<ReportedSite> = {}): ReportedSite {
  const parsed = reportedSiteSchema.parse({
    id: 'site-sample',
    slug: 'sample',
    settings: { timeZone: 'Australia/Brisbane', carTypes: ['used'] },
    features: null,
    places: [{ _id: 'sample-dealer', name: 'Sample Dealer' }],
    locations: [{ _id: 'southport', name: 'Southport' }],
    models: [],
    chargeTables: [],
    contents: [],
    url: 'https://sample.example',
    sellingPlaces: [],
    confirmedRules: [],
  });
  if (!parsed) throw new Error('the site is not there');
  return { ...parsed, ...facts };
}

const photo = {
  image: { url: 'https://photos.example/1.jpg', thumb: { url: 'https://photos.example/1.jpg' } },
};

async function put(
  id: string,
  {
    days = 30,
    photos = 4,
    ...facts
  }: Parameters<typeof sampleVehicle>[0] & { days?: number; photos?: number } = {},
): Promise<void> {
  await insertVehicle(
    database.pool,
    sampleVehicle({
      id,
      slug: id,
      stocknum: id,
      dealercomments: 'One owner.',
      images: Array.from({ length: photos }, () => photo),
      ...facts,
    }),
  );
  await database.pool.query('update cars set created_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);
}

/** Views on the day so many days ago in Brisbane. */
const viewed = (id: string, daysAgo: number, views: number, slug = 'sample') =>
  database.pool.query(
    `insert into car_view_days (site, car_id, day, views)
     values ($1, $2, (now() at time zone 'Australia/Brisbane')::date - $3::int, $4)`,
    [slug, id, daysAgo, views],
  );

const lead = (id: string, daysAgo: number, { status = 'new', suspect = false, slug = 'sample' } = {}) =>
  database.pool.query(
    `insert into leads (id, site_slug, token, kind, payload, fingerprint, suspect, status, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'enquiry', jsonb_build_object('car_id', $2::text), '', $3, $4,
             now() - make_interval(days => $5))`,
    [slug, id, suspect, status, daysAgo],
  );

const list = (facts: Partial<ReportedSite> = {}) =>
  moneyAtRiskList(database.pool, site(facts), { now: new Date(), incomingFeeds: async () => [] });

test('orders vehicles by money at risk, with the step for each', async () => {
  for (let index = 0; index < 8; index += 1)
    await put(`alike-${index}`, { price: 40_000 + index * 100, days: 30 });
  await put('dear', { price: 46_000, days: 62 });
  await put('bare', { price: 40_300, photos: 0 });
  await put('unpriced', { price: null });
  await put('reserved', { price: 90_000, reserved: true });
  await put('sold', { price: 90_000, status: 'sold' });
  await put('elsewhere', { price: 90_000, dealership_id: 'another' });
  await viewed('alike-0', 40, 1);

  const { vehicles } = await list();
  expect(vehicles.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['reserved', 'sold', 'elsewhere']));
  expect(vehicles).toHaveLength(11);
  expect(vehicles[0]).toMatchObject({
    id: 'dear',
    daysInStock: 62,
    photos: 4,
    market: { similar: 10 },
    price: '$46,000 Excl. Govt. Charges',
    place: { id: 'sample-dealer', name: 'Sample Dealer' },
    target: { kind: 'stock', mend: { kind: 'column', feed: 'sample', column: null } },
  });
  expect(vehicles[0]?.step.text).toMatch(
    /^Lower the price: 1\d% above 10 similar vehicles, 62 days in stock$/,
  );
  const stepOf = (id: string) => vehicles.find((vehicle) => vehicle.id === id)?.step.text;
  expect(stepOf('bare')).toBe('Add photos: 0 of 4 usual');
  expect(stepOf('unpriced')).toMatch(/^Add a price/);
  // It counts at the price of similar vehicles.
  expect(vehicles.find(({ id }) => id === 'unpriced')?.atRisk).toBeGreaterThan(1_000);
  const risks = vehicles.map(({ atRisk }) => atRisk);
  expect(risks).toEqual(risks.toSorted((one, other) => other - one));
});

test('counts views, saves and enquiries of one site in the last 30 days', async () => {
  await put('a', { location_id: 'southport' });
  await viewed('a', 0, 2);
  await viewed('a', 29, 3);
  await viewed('a', 30, 100);
  await viewed('a', 1, 100, 'other');
  await lead('a', 1);
  await lead('a', 2, { status: 'contacted' });
  await lead('a', 3, { suspect: true });
  await lead('a', 40);
  await lead('a', 1, { slug: 'other' });
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into users (id, site_slug, phone) values (gen_random_uuid(), 'sample', '+61412345678') returning id",
  );
  await database.pool.query(
    `insert into watchlist_items (site_slug, user_id, car_id) values ('sample', $1, 'a'), ('other', $1, 'a')`,
    [rows[0]?.id],
  );
  const { vehicles, countedSince } = await list();
  expect(vehicles).toMatchObject([
    {
      views: 5,
      saves: 1,
      enquiries: 2,
      openEnquiries: 1,
      place: { id: 'southport', name: 'Southport' },
      step: { name: 'answer', text: 'Answer 1 open enquiry' },
      target: { kind: 'tool', tool: 'leads', params: { q: 'a' } },
    },
  ]);
  expect(countedSince).toBeNull();
});

test('compares views and enquiries before and after the last price change', async () => {
  await put('a', { price: 28_000, days: 60 });
  const changed = (daysAgo: number, price: number, was: number | null) =>
    database.pool.query(
      "insert into price_changes (car_id, at, price, was) values ('a', now() - make_interval(days => $1), $2, $3)",
      [daysAgo, price, was],
    );
  await changed(60, 30_000, null);
  await changed(10, 28_000, 30_000);
  for (let day = 0; day <= 50; day += 1) await viewed('a', day, day > 10 ? 1 : 3);
  await lead('a', 5);
  const { vehicles } = await list();
  expect(vehicles[0]?.priceEffect).toMatchObject({
    difference: -2_000,
    views: { before: 1, after: 3 },
    enquiries: { before: 0, after: 1 / 9 },
  });
  await database.pool.query("update price_changes set at = now() - interval '3 days' where was is not null");
  expect((await list()).vehicles[0]?.priceEffect).toMatchObject({ difference: -2_000, views: null });
});

test('says since when views are counted if that is less than 30 days', async () => {
  await put('a', { days: 60 });
  expect((await list()).countedSince).not.toBeNull();
  await viewed('a', 6, 1);
  const { countedSince, vehicles } = await list();
  expect(Date.parse(countedSince ?? '')).toBeGreaterThan(Date.now() - 7 * 86_400_000);
  expect(vehicles[0]?.step.name).not.toBe('promote');
});

test('counts a view in total and on the day in the time zone of the site', async () => {
  await put('a');
  const of = { slug: 'sample', timeZone: 'Australia/Brisbane' };
  await Promise.all(Array.from({ length: 8 }, () => countView(database.pool, of, 'a')));
  expect(await countView(database.pool, of, 'a')).toBe(9);
  const { rows } = await database.pool.query(
    `select views, day = (now() at time zone 'Australia/Brisbane')::date as "isToday" from car_view_days`,
  );
  expect(rows).toEqual([{ views: 9, isToday: true }]);
});
