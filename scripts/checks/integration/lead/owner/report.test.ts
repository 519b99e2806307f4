import { answerReport } from '@forecourt/lib/leads/clock/report.server';
import { reportCsv } from '@forecourt/lib/leads/clock/report-csv';
import { assignNext } from '@forecourt/lib/leads/owner/assign.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { store, submission } from '../testing.ts';
import { clockSite, person, SITE, setTeam } from './team.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const ARRIVAL = new Date('2026-09-07T00:00:00Z'); // Monday, 10:00 in Brisbane
const PERIOD = { from: new Date('2026-09-01T00:00:00Z'), to: new Date('2026-10-01T00:00:00Z') };

test('reports medians, what was answered in time and what is not answered, by person', async () => {
  const { pool } = database;
  const read = (siteSlugs = [SITE]) => answerReport(pool, { siteSlugs, ...PERIOD });
  expect((await read()).total).toMatchObject({ leads: 0, answered: 0, medianMinutes: null, due: 0 });

  await setTeam(pool, [person('sam', { name: 'Sam' })]);
  const answers = [10, 20, 30, 120, null];
  for (const [index, minutes] of answers.entries()) {
    const shopper = submission({ email: `kim${index}@shopper.example` });
    const { id } = await store(pool, shopper, null, { receivedAt: ARRIVAL, locationId: 'brisbane' });
    while (await assignNext(pool, clockSite, () => ARRIVAL));
    if (minutes !== null)
      await pool.query(
        "update leads set status = 'contacted', answered_at = created_at + make_interval(mins => $2) where id = $1",
        [id, minutes],
      );
  }
  await store(pool, submission({ trap: 'a bot' }), null, { receivedAt: ARRIVAL });

  const { total, rows } = await read();
  expect(total).toEqual({ leads: 5, answered: 4, medianMinutes: 25, p90Minutes: 93, due: 5, onTime: 3 });
  expect(rows.find(({ group }) => group === 'person')).toMatchObject({ key: 'sam', name: 'Sam', ...total });
  expect(rows.find(({ group }) => group === 'place')).toMatchObject({ key: 'brisbane', site: SITE });
  expect(rows.filter(({ group }) => group === 'kind')).toMatchObject([{ key: 'enquiry', leads: 5 }]);
  expect((await read(['other'])).total.leads).toBe(0);
  expect(reportCsv({ total, rows })).toContain('\r\nPerson,Sam,,5,4,1,25,93,5,3,60\r\n');
});
