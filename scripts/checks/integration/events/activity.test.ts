import { activity, activityLines } from '@forecourt/lib/operations/events/activity.server';
import { type ReceivedEvent, receivedSchema } from '@forecourt/lib/operations/events/received';
import { storeEvents } from '@forecourt/lib/operations/events/store.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { store, submission } from '../lead/testing.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const VEHICLE = sampleVehicle({ id: 'h-1', slug: 'h-1', stocknum: 'A1' });
const OTHER = sampleVehicle({ id: 'h-2', slug: 'h-2', stocknum: 'A2', dealership_id: 'elsewhere' });
const SITE = {
  slug: 'sample',
  url: 'https://sample.example',
  hosts: ['sample.localhost'],
  dealerships: [{ id: VEHICLE.dealership_id }],
  settings: { eventIds: { save: 139 } },
};
const RANGE = { site: 'sample', from: '2026-11-20', to: '2026-11-22', timeZone: 'Australia/Brisbane' };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  await insertVehicle(database.pool, VEHICLE);
  await insertVehicle(database.pool, OTHER);
});
afterAll(() => database.stop());

const receivedEvent = (event: Partial<ReceivedEvent> & { event_id: number }) => receivedSchema.parse(event);
const storedEvents = async () =>
  (
    await database.pool.query(
      'select site_slug, event_id, name, car_id, dealership_id, path from events order by id',
    )
  ).rows;

test('stores only events of the site, without personal data (OPEN-110)', async () => {
  const count = await storeEvents(database.pool, SITE, [
    ...receivedEvent({
      event_id: 4,
      car_id: 'h-1',
      dealership_id: 'forged',
      url: 'http://x/cars/h-1?email=kim@x.example',
    }),
    ...receivedEvent({ event_id: 139, car_id: 'h-1', website_id: 'sample' }),
    ...receivedEvent({ event_id: 49, dealership_id: VEHICLE.dealership_id, url: '/search' }),
    // The site's other event id, an unknown id, another dealer's vehicle, no vehicle, and another site.
    ...receivedEvent({ event_id: 39, car_id: 'h-1' }),
    ...receivedEvent({ event_id: 9999 }),
    ...receivedEvent({ event_id: 4, car_id: 'h-2' }),
    ...receivedEvent({ event_id: 4, car_id: 'nothing' }),
    ...receivedEvent({ event_id: 4, car_id: 'h-1', website_id: 'other' }),
  ]);
  expect(count).toBe(3);
  const own = { site_slug: 'sample', dealership_id: VEHICLE.dealership_id };
  expect(await storedEvents()).toEqual([
    { ...own, event_id: 4, name: 'usedVehicleView', car_id: 'h-1', path: '/cars/h-1' },
    { ...own, event_id: 139, name: 'save', car_id: 'h-1', path: '/' },
    { ...own, event_id: 49, name: 'searchView', car_id: null, path: '/search' },
  ]);
});

test("counts views, saves, calls and enquiries by day in the dealer's time zone", async () => {
  const { pool } = database;
  await pool.query('truncate events');
  const at = (name: string, car: string | null, moment: string, site = 'sample') =>
    pool.query(
      `insert into events (site_slug, event_id, name, car_id, path, at) values ($1, 1, $2, $3, '/', $4)`,
      [site, name, car, moment],
    );
  await at('usedVehicleView', 'h-1', '2026-11-19T13:59:59Z'); // 19 Nov in Brisbane
  await at('usedVehicleView', 'h-1', '2026-11-19T14:00:00Z'); // 20 Nov
  await at('usedVehicleView', 'h-1', '2026-11-22T13:59:59Z'); // 22 Nov
  await at('newVehicleView', 'h-1', '2026-11-22T13:59:59Z'); // recorded by an earlier release
  await at('usedVehicleView', 'h-1', '2026-11-22T14:00:00Z'); // 23 Nov
  await at('save', 'gone', '2026-11-21T01:00:00Z');
  await at('phoneClick', null, '2026-11-21T01:00:00Z');
  await at('searchView', null, '2026-11-21T01:00:00Z');
  await at('usedVehicleView', 'h-1', '2026-11-21T01:00:00Z', 'other');
  await store(pool, submission({ vehicle: 'h-1' }), VEHICLE);
  await store(pool, submission({ vehicle: 'h-1', trap: 'a program' }), VEHICLE);
  await pool.query(`update leads set created_at = '2026-11-21T02:00:00Z'`);

  const report = await activity(pool, RANGE);
  const none = { views: 0, saves: 0, calls: 0, enquiries: 0, reservations: 0 };
  expect(report).toEqual({
    total: { ...none, views: 2, saves: 1, calls: 1, enquiries: 1 },
    days: [
      { day: '2026-11-22', ...none, views: 1 },
      { day: '2026-11-21', ...none, saves: 1, calls: 1, enquiries: 1 },
      { day: '2026-11-20', ...none, views: 1 },
    ],
    cars: [
      { id: 'h-1', title: VEHICLE.name, stocknum: 'A1', ...none, views: 2, enquiries: 1 },
      { id: 'gone', title: '', stocknum: '', ...none, saves: 1 },
      { id: null, title: '', stocknum: '', ...none, calls: 1 },
    ],
    sources: [{ kind: null, name: '', ...none, views: 2, saves: 1, calls: 1, enquiries: 1 }],
    carCount: 3,
  });
  const lines = await activityLines(pool, RANGE, 100);
  expect(lines).toHaveLength(5);
  expect(lines.reduce((sum, { views }) => sum + views, 0)).toBe(2);
  expect(await activityLines(pool, RANGE, 2)).toHaveLength(2);
});

test('counts activity by where visitors came from', async () => {
  const { pool } = database;
  await pool.query('truncate events, leads cascade');
  const from = (host: string, params: Record<string, string> = {}) => ({ host, params });
  await storeEvents(pool, SITE, [
    ...receivedEvent({ event_id: 4, car_id: 'h-1', from: from('chatgpt.com') }),
    ...receivedEvent({ event_id: 139, car_id: 'h-1', from: from('', { utm_source: 'chatgpt.com' }) }),
    ...receivedEvent({ event_id: 4, car_id: 'h-1', from: from('www.google.com.au') }),
    // The site itself sends nobody.
    ...receivedEvent({ event_id: 25, from: from('sample.localhost') }),
  ]);
  const touch = { kind: 'assistant', name: 'ChatGPT', campaign: null, at: '2026-11-21T00:00:00Z' };
  await store(pool, submission({ vehicle: 'h-1' }), VEHICLE);
  await pool.query(`update leads set payload = jsonb_set(payload, '{lead_attributes,visit}', $1)`, [
    { first: touch, last: touch },
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const dayAfter = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { sources } = await activity(pool, { ...RANGE, from: today, to: dayAfter });
  const none = { views: 0, saves: 0, calls: 0, enquiries: 0, reservations: 0 };
  expect(sources).toEqual([
    { kind: 'assistant', name: 'ChatGPT', ...none, views: 1, saves: 1, enquiries: 1 },
    { kind: 'search', name: 'Google', ...none, views: 1 },
    { kind: null, name: '', ...none, calls: 1 },
  ]);
});
