import { notifySite } from '@forecourt/lib/operations/index-now/notify-site.server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../../emulators/listen.ts';
import { indexNow } from '../../../emulators/partners/index-now/routes.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SITE = {
  slug: 'sample',
  url: 'https://sample.example',
  key: 'a1b2c3d4e5f6',
  dealershipIds: ['sample-dealer'],
  languages: [],
};

let database: TestDatabase;
let receiver: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.clear();
  await database.pool.query('truncate index_now_cars');
  await database.pool.query("insert into feeds (id) values ('feed') on conflict do nothing");
  receiver = await listen(indexNow().fetch, 0);
});
afterEach(() => receiver.close());

async function addCars(...cars: { id: string; status?: string; isShown?: boolean; dealer?: string }[]) {
  for (const { id, status = 'in_stock', isShown = true, dealer = 'sample-dealer' } of cars)
    await database.pool.query(
      `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                         content_hash, created_at, updated_at)
       values ($1, $1, 'feed', $1, $2, $3, $4, '{}', '', now(), now())`,
      [id, dealer, status, isShown],
    );
}
const change = (id: string) => database.pool.query('update cars set updated_at = now() where id = $1', [id]);
const notify = () => notifySite(database.pool, `${receiver.url}/indexnow`, SITE);
const submissions = async () => (await fetch(`${receiver.url}/indexnow/submissions`)).json();

test('notifies of new and changed vehicles once, after recording the first stock', async () => {
  await addCars({ id: 'a' }, { id: 'b' });
  expect(await notify()).toBe(0);
  expect(await submissions()).toEqual([]);

  await addCars({ id: 'c' });
  await change('a');
  expect(await notify()).toBe(2);
  expect(await notify()).toBe(0);
  expect(await submissions()).toEqual([
    {
      host: 'sample.example',
      key: 'a1b2c3d4e5f6',
      keyLocation: 'https://sample.example/indexnow.txt',
      urlList: ['https://sample.example/cars/c', 'https://sample.example/cars/a'],
    },
  ]);
});

test('notifies of a sold vehicle, and never of a hidden, withdrawn or foreign one', async () => {
  await addCars({ id: 'a' });
  await notify();
  await addCars(
    { id: 'sold', status: 'sold' },
    { id: 'hidden', isShown: false },
    { id: 'withdrawn', status: 'others' },
    { id: 'foreign', dealer: 'another-dealer' },
  );
  expect(await notify()).toBe(1);
  const [{ urlList }] = await submissions();
  expect(urlList).toEqual(['https://sample.example/cars/sold']);
});

test('sends a refused notification again', async () => {
  await addCars({ id: 'a' });
  await notify();
  await change('a');
  const refused = { ...SITE, key: 'short' };
  await expect(notifySite(database.pool, `${receiver.url}/indexnow`, refused)).rejects.toThrow('400');
  expect(await notify()).toBe(1);
});

test('splits a large change into notifications of 10,000', async () => {
  await addCars({ id: 'a' });
  await notify();
  await database.pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at)
     select 'n' || n, 'n' || n, 'feed', 'n' || n, 'sample-dealer', 'in_stock', true, '{}', '', now(), now()
     from generate_series(1, 10001) n`,
  );
  expect(await notify()).toBe(10_001);
  const counts = (await submissions()).map(({ urlList }: { urlList: string[] }) => urlList.length);
  expect(counts).toEqual([10_000, 1]);
});

test('notifies of a vehicle in each language of the site, within the limit of a notification', async () => {
  const site = { ...SITE, languages: ['zh', 'ar'] as const };
  const notifyAll = () => notifySite(database.pool, `${receiver.url}/indexnow`, site);
  await addCars({ id: 'a' });
  await notifyAll();
  await change('a');
  expect(await notifyAll()).toBe(1);
  const [{ urlList }] = await submissions();
  expect(urlList).toEqual(['/cars/a', '/zh/cars/a', '/ar/cars/a'].map((path) => SITE.url + path));
});
