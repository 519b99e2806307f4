// Measures how long one changed car takes with many saved searches, and how soon its alert arrives in the
// inbox: node scripts/bench/alerts/main.ts [--searches N]. A real PostgreSQL, the worker's own steps and the
// inbox emulator.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { parseFilter } from '@forecourt/lib/inventory/search/matches';
import { collectAlerts } from '@forecourt/lib/leads/alerts/collect.server';
import { boundsOf, searchKeys } from '@forecourt/lib/leads/alerts/percolator/keys';
import { percolate } from '@forecourt/lib/leads/alerts/percolator/percolate.server';
import { startAlerts } from '@forecourt/lib/leads/alerts/start.server';
import { filteredRecord } from '@forecourt/lib/leads/alerts/vehicle-state';
import { smsSender } from '@forecourt/lib/messaging/sms/send.server';
import type pg from 'pg';
import { ALERT_SITE, changeCar, listCar, newListener } from '../../checks/integration/alerts/testing.ts';
import { MAIL_SITE, readerOf } from '../../checks/integration/lead/testing.ts';
import { SECRET } from '../../checks/integration/reservations/testing/shopper.ts';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { start as startInbox } from '../../emulators/inbox/service.ts';
import { freePort } from '../../emulators/postgres/port.ts';
import { startTestDatabase } from '../../emulators/postgres/testing/database.ts';
import { carsOf, searchesOf } from './shoppers.ts';

const CARS = 100;
const LATENCIES = 20;

await runTask(async () => {
  const { values } = parseArgs({ options: { searches: { type: 'string', default: '100000' } } });
  const searches = Number(values.searches);
  const database = await step('Starting a database', () => startTestDatabase());
  try {
    await step(`Saving ${searches} searches`, () => saveSearches(database.pool, searches));
    const [times, matches]: [number[], number[]] = [[], []];
    for (const vehicle of carsOf(CARS)) {
      const record = filteredRecord(vehicle) ?? {};
      const start = performance.now();
      const matchingSearches = await percolate(database.pool, ['sample'], record, null);
      times.push(performance.now() - start);
      matches.push(matchingSearches.length);
    }
    console.log(
      `one car against ${searches} saved searches: ${spread(times)} ms; matches ${spread(matches)}`,
    );
    const listedTimes: number[] = [];
    for (const vehicle of carsOf(20)) {
      await listCar(database.pool, { ...vehicle, id: `bench-${vehicle.id}`, slug: `bench-${vehicle.slug}` });
      const start = performance.now();
      await collectAlerts(database.pool, async () => ALERT_SITE);
      listedTimes.push(performance.now() - start);
    }
    console.log(`processing a new car, with its alerts stored: ${spread(listedTimes)} ms`);
    // Pending alerts of the searches are not part of the next measurement.
    await database.pool.query('truncate alerts');
    await latency(database.databaseUrl, database.pool, database.folder);
  } finally {
    await database.stop();
  }
});

function spread(all: readonly number[]): string {
  const inOrder = all.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, 95 of 100 within ${at(0.95)}, longest ${at(1)}`;
}

async function saveSearches(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `with people as (
       insert into users (id, site_slug, phone)
       select gen_random_uuid(), 'sample', '+614' || lpad(n::text, 8, '0') from generate_series(1, $1::int) n returning id)
     insert into alert_preferences (user_id, kind, by_mail, by_text, frequency)
     select id, 'saved_search', true, false, 'daily' from people`,
    [count],
  );
  const BATCH = 5_000;
  const filters = searchesOf(count);
  for (let start = 0; start < count; start += BATCH) {
    const rows = filters.slice(start, start + BATCH).map((filter, index) => {
      const clauses = parseFilter(filter) ?? [];
      const [price, year, km] = ['sort_price', 'year', 'km'].map((name) => boundsOf(clauses, name));
      return {
        place: start + index,
        filter,
        keys: searchKeys(clauses),
        price_min: price?.min,
        price_max: price?.max,
        year_min: year?.min,
        year_max: year?.max,
        km_min: km?.min,
        km_max: km?.max,
      };
    });
    await pool.query(
      `insert into saved_searches (site_slug, user_id, name, address, filter, words, frequency, keys,
         price_min, price_max, year_min, year_max, km_min, km_max)
       select 'sample', people.id, 'x', '/search?' || place, filter, '', 'daily', keys,
         price_min, price_max, year_min, year_max, km_min, km_max
       from json_to_recordset($1::json) as saved(place integer, filter text, keys text[], price_min integer,
         price_max integer, year_min integer, year_max integer, km_min integer, km_max integer)
       join (select id, row_number() over (order by phone) - 1 as place from users) people using (place)`,
      [JSON.stringify(rows)],
    );
  }
  await pool.query('analyze');
}

async function latency(databaseUrl: string, pool: pg.Pool, folder: string): Promise<void> {
  const port = await freePort();
  const inbox = await startInbox({
    port,
    smtpPort: await freePort(),
    dataDir: path.join(folder, 'inbox'),
    smtp: { user: 'x', password: 'x' },
    texts: { account: 'AC1', token: 'secret' },
  });
  // SMS are only sent by day, so use a time zone where it is day now.
  const hours = new Date().getUTCHours();
  const timeZone = hours >= 22 || hours < 10 ? 'Australia/Brisbane' : 'Europe/London';
  const worker = await startAlerts({
    databaseUrl,
    pool,
    report: ({ stage, error }) => console.error(stage, error),
    readSite: async () => ({ ...ALERT_SITE, timeZone }),
    reader: readerOf({ ...MAIL_SITE, timeZone: timeZone as typeof MAIL_SITE.timeZone }),
    sender: smsSender({
      TWILIO_HOST: `http://localhost:${port}`,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TEXT_FROM: 'Sample',
    }),
    secret: SECRET,
  });
  try {
    const times: number[] = [];
    for (let round = 0; round < LATENCIES; round++) {
      const kim = await newListener(pool, { mail: false, text: true, phone: `+6150000${1000 + round}` });
      const vehicle = await listCar(pool, { id: `late-${round}`, slug: `late-${round}` });
      await saveToWatchlist(pool, kim, [vehicle.id]);
      await until(async () => (await pool.query('select from car_changes')).rowCount === 0);
      const start = performance.now();
      await changeCar(pool, vehicle, { status: 'sold' });
      await until(async () => {
        const answer = await fetch(
          `http://localhost:${port}/api/messages?q=${encodeURIComponent(kim.phone)}`,
        );
        return ((await answer.json()) as { messages: unknown[] }).messages.length > 0;
      });
      times.push(performance.now() - start);
    }
    console.log(`from the committed change to the SMS in the inbox: ${spread(times)} ms`);
  } finally {
    await worker.stop();
    await inbox.stop();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}
