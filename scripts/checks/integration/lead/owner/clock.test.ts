import { clockTimes, placeOfLead } from '@forecourt/lib/leads/clock/clock-site';
import { answerWindow } from '@forecourt/lib/leads/clock/deadline';
import { escalateLate } from '@forecourt/lib/leads/clock/escalate.server';
import { assignNext } from '@forecourt/lib/leads/owner/assign.server';
import { localTime } from '@forecourt/lib/sites/local-time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { CLOCK_SITE, clockSite, person, SITE, setTeam } from './team.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const LEADS = 10_000;
const MINUTE = 60_000;
/** A long weekend: clocks change on Sunday 4 October 2026, and Monday is a holiday in NSW and Queensland. */
const START = new Date('2026-10-01T20:00:00Z');
const ARRIVALS_END = new Date('2026-10-06T08:00:00Z');
const END = new Date('2026-10-08T08:00:00Z');
const STEP = 30 * MINUTE;
const PLACES = CLOCK_SITE.places.map(({ id }) => id);

interface Outcome {
  placeId: string;
  createdAt: Date;
  dueAt: Date | null;
  answeredAt: Date | null;
  escalatedAt: Date | null;
  ownerId: string | null;
  notices: number;
}

/** Leads of different shoppers, spread over the weekend; 3 of 4 are answered, after up to ten hours. */
const INSERT = `
  insert into leads (id, site_slug, token, kind, payload, location_id, fingerprint, created_at)
  select gen_random_uuid(), $1, gen_random_uuid(), case n % 3 when 0 then 'enquiry' when 1 then 'testDrive' else 'service' end,
    jsonb_build_object('name', 'Kim', 'phone', '', 'email', 'kim' || n || '@shopper.example', 'lead_attributes', '{}'::jsonb),
    ($2::text[])[1 + n % 4], n::text, $3::timestamptz + ($4::timestamptz - $3) * (n::float8 / $5)
  from generate_series(1, $5::int) n`;

test('10,000 leads over a weekend with two workers are all assigned, and each late one is reported once', async () => {
  const { pool } = database;
  await setTeam(
    pool,
    [
      person('manager', { isManager: true, takesLeads: false }),
      ...PLACES.flatMap((id) => [person(`${id}-1`, { places: [id] }), person(`${id}-2`, { places: [id] })]),
      person('service', { kinds: ['service'], shifts: [{ weekday: 2, from: '09:00', to: '12:00' }] }),
      person('away', { away: [{ from: '2026-10-01', to: '2026-10-31' }] }),
    ],
    {
      minutes: 60,
      minutesByKind: { service: 240 },
      rules: [{ places: [], kinds: ['service'], makes: [], people: ['service'], isOnShift: true }],
    },
  );
  await pool.query(INSERT, [SITE, PLACES, START, ARRIVALS_END, LEADS]);
  for (let time = START.getTime(); time <= END.getTime(); time += STEP) {
    const now = new Date(time);
    // What has arrived joins its thread, and what staff have answered by then is answered.
    await pool.query(
      `select join_lead_thread(id, 90) from leads where thread_id is null and created_at <= $1`,
      [now],
    );
    const worker = async () => {
      while (await assignNext(pool, clockSite, () => now));
      while (await escalateLate(pool, now));
    };
    await Promise.all([worker(), worker()]);
    await pool.query(
      `update leads set answered_at = created_at + make_interval(mins => 1 + (fingerprint::int * 37) % 600)
       where answered_at is null and thread_id is not null and fingerprint::int % 4 <> 0
         and created_at + make_interval(mins => 1 + (fingerprint::int * 37) % 600) <= $1::timestamptz + make_interval(mins => 30)`,
      [now],
    );
  }
  const { rows } = await pool.query<Outcome & { kind: string }>(
    `select leads.location_id as "placeId", leads.created_at as "createdAt", answer_due_at as "dueAt", kind,
            answered_at as "answeredAt", escalated_at as "escalatedAt", t.owner_id as "ownerId",
            (select count(*)::int from lead_notices n where n.lead_id = leads.id and n.kind = 'late') as notices
     from leads left join lead_threads t on t.id = leads.thread_id`,
  );
  expect(rows).toHaveLength(LEADS);
  const late = rows.filter(({ escalatedAt }) => escalatedAt);
  expect(late.length).toBeGreaterThan(2_000);
  expect(late.length).toBeLessThan(LEADS - 1_000);
  for (const lead of rows) {
    const { placeId, createdAt, dueAt, answeredAt, escalatedAt, ownerId, notices } = lead;
    const times = clockTimes(
      CLOCK_SITE,
      placeOfLead(CLOCK_SITE, { dealershipId: null, locationId: placeId }),
      createdAt,
    );
    if (!times || !dueAt) throw new Error('a lead without a deadline');
    // A holiday and a Sunday are closed, and so is the night.
    expect(localTime(dueAt, times.timeZone)).not.toMatch(/^2026-10-0[45]/);
    expect(dueAt).toEqual(answerWindow(times, createdAt, lead.kind === 'service' ? 240 : 60)?.dueAt);
    expect(ownerId).not.toBeNull();
    expect(ownerId).not.toBe('away');
    expect(notices).toBe(escalatedAt ? 1 : 0);
    const end = answeredAt ?? END;
    // Reported within a step of the deadline unless answered before; never before the deadline.
    if (end.getTime() > dueAt.getTime() + STEP) expect(escalatedAt).not.toBeNull();
    if (escalatedAt) {
      expect(escalatedAt.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
      expect(escalatedAt.getTime() - dueAt.getTime()).toBeLessThan(STEP);
    }
  }
  for (const id of PLACES) {
    const shares = [`${id}-1`, `${id}-2`].map(
      (owner) => rows.filter(({ ownerId }) => ownerId === owner).length,
    );
    expect(Math.abs((shares[0] ?? 0) - (shares[1] ?? 0)), id).toBeLessThanOrEqual(1);
  }
  const { rows: mails } = await pool.query<{ count: number }>(
    "select count(*)::int as count from mail_deliveries where kind = 'late'",
  );
  expect(mails[0]?.count).toBe(late.length);
});
