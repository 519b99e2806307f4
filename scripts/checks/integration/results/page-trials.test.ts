import { receivedSchema } from '@forecourt/lib/operations/events/received';
import { storeEvents } from '@forecourt/lib/operations/events/store.server';
import { endDueTrials } from '@forecourt/lib/operations/page-trials/end-due.server';
import { readTrialCounts, storeTrialEvents } from '@forecourt/lib/operations/page-trials/store.server';
import { armOf, type RunningTrial, type TrialMeasure } from '@forecourt/lib/sites/page-trial/trial';
import type { TrialVisitor } from '@forecourt/lib/sites/page-trial/visitor';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SITE = {
  slug: 'sample',
  url: 'http://sample.example',
  hosts: [],
  dealerships: [],
  settings: { eventIds: {} },
};
const TRIAL: RunningTrial = { id: 'trial-1', path: '/', audience: 'everyone', inEveryLanguage: false };
const VISITORS: TrialVisitor[] = Array.from({ length: 60 }, (_, number) => ({ number, isPhone: false }));
const NOW = new Date('2026-11-30T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(() => database.pool.query('truncate page_trial_days, events'));

const eventsOf = (...measures: TrialMeasure[]) =>
  receivedSchema.parse(
    measures.map((measure) => ({
      event_id: 1010,
      website_id: 'sample',
      trial: { id: 'trial-1', arm: null, measure },
    })),
  );
const store = (visitor: TrialVisitor | null, day: string, ...measures: TrialMeasure[]) =>
  storeTrialEvents(database.pool, { site: SITE, day, visitor, trials: [TRIAL] }, eventsOf(...measures));

test('adds up the visitors of both versions over days, at the same time', async () => {
  await Promise.all(VISITORS.map((visitor) => store(visitor, '2026-11-29', 'exposure', 'slow')));
  const converted = VISITORS.filter((visitor) => armOf(TRIAL, visitor) === 'variant').slice(0, 12);
  await Promise.all(converted.map((visitor) => store(visitor, '2026-11-30', 'lead')));
  await store(null, '2026-11-30', 'exposure');
  const counted = (await readTrialCounts(database.pool, ['sample'])).get('trial-1');
  expect(counted).toEqual({
    counts: {
      control: { exposure: 30, lead: 0, call: 0, view: 0, error: 0, slow: 30 },
      variant: { exposure: 30, lead: 12, call: 0, view: 0, error: 0, slow: 30 },
    },
    firstDay: '2026-11-29',
  });
  const { rows } = await database.pool.query('select count(*)::int as count from page_trial_days');
  expect(rows).toEqual([{ count: 3 }]);
});

test('shows a site only its own trials', async () => {
  await store(VISITORS[0] ?? null, '2026-11-30', 'exposure');
  expect((await readTrialCounts(database.pool, ['other'])).size).toBe(0);
});

test('stores no event of a trial among the events of visitors', async () => {
  expect(await storeEvents(database.pool, SITE, eventsOf('exposure', 'lead'))).toBe(0);
  const { rows } = await database.pool.query('select from events');
  expect(rows).toEqual([]);
});

interface Patch {
  id: string;
  set: unknown;
  revision: string | undefined;
}

/** A content lake with one running trial that ends on harm, and the patches that it received. */
function lakeWith({ hasDraft = false, fails = false, trial = {} } = {}) {
  const patches: Patch[] = [];
  const transaction = {
    patch(id: string, { set, ifRevisionID }: { set: unknown; ifRevisionID?: string }) {
      patches.push({ id, set, revision: ifRevisionID });
      return transaction;
    },
    commit: async () => {
      if (fails) throw new Error('The document was changed.');
    },
  };
  const lake = {
    fetch: async () => [
      {
        id: 'trial-1',
        revision: 'r1',
        site: 'sample',
        goal: 'lead',
        endsOnHarm: true,
        endsOn: null,
        settings: null,
        ...trial,
      },
    ],
    getDocument: async () => (hasDraft ? { _id: 'drafts.trial-1' } : undefined),
    transaction: () => transaction,
  } as unknown as SanityClient;
  return { lake, patches };
}

const ended = { state: 'ended', ending: 'harm', endedAt: NOW.toISOString() };
const countVariant = (column: string, count: number) =>
  database.pool.query(
    `insert into page_trial_days (site_slug, trial_id, day, arm, exposures, ${column})
     values ('sample', 'trial-1', '2026-11-30', 'variant', 500, $1)`,
    [count],
  );

test('ends a trial that causes script errors, and its draft', async () => {
  await countVariant('errors', 40);
  const { lake, patches } = lakeWith({ hasDraft: true });
  const reports: string[] = [];
  const report = (_: string, __: object, event: string) => reports.push(event);
  expect(await endDueTrials(database.pool, { lake, report, now: NOW })).toBe(1);
  expect(patches).toEqual([
    { id: 'trial-1', set: ended, revision: 'r1' },
    { id: 'drafts.trial-1', set: ended, revision: undefined },
  ]);
  expect(reports).toEqual(['page_trial_ended']);
});

test('leaves a trial that does no harm, and one that was changed in the meantime', async () => {
  const harmless = lakeWith();
  await countVariant('leads', 40);
  expect(await endDueTrials(database.pool, { lake: harmless.lake, report: () => {}, now: NOW })).toBe(0);
  expect(harmless.patches).toEqual([]);
  await database.pool.query('update page_trial_days set errors = 40');
  const changed = lakeWith({ fails: true });
  expect(await endDueTrials(database.pool, { lake: changed.lake, report: () => {}, now: NOW })).toBe(0);
});

test('ends a trial after its end date in the time zone of the site, with or without harm', async () => {
  const settings = { timeZone: 'Australia/Perth' };
  const onLastDay = lakeWith({ trial: { endsOn: '2026-11-30', endsOnHarm: false, settings } });
  const options = { report: () => {} };
  // 3:59 pm in UTC is a minute before midnight in Perth.
  const lastMinute = new Date('2026-11-30T15:59:00Z');
  expect(await endDueTrials(database.pool, { ...options, lake: onLastDay.lake, now: lastMinute })).toBe(0);
  const midnight = new Date('2026-11-30T16:00:00Z');
  expect(await endDueTrials(database.pool, { ...options, lake: onLastDay.lake, now: midnight })).toBe(1);
  expect(onLastDay.patches.map(({ set }) => set)).toEqual([
    { state: 'ended', ending: 'date', endedAt: midnight.toISOString() },
  ]);
});

test('leaves a trial that does harm where it may, until its end date', async () => {
  await countVariant('errors', 40);
  const { lake, patches } = lakeWith({ trial: { endsOn: '2026-12-31', endsOnHarm: false } });
  expect(await endDueTrials(database.pool, { lake, report: () => {}, now: NOW })).toBe(0);
  expect(patches).toEqual([]);
});
