import {
  claimLawCheck,
  lawCheckFindings,
  lawCheckState,
  recordLawCheck,
  recordLawCheckFailure,
  requestLawCheck,
} from '@forecourt/lib/operations/law-check/law-checks.server';
import type { PageSource } from '@forecourt/lib/operations/law-check/page-source.server';
import {
  type LawCheckTools,
  runNextLawCheck,
} from '@forecourt/lib/operations/law-check/run-law-check.server';
import { findingOf } from '@forecourt/lib/operations/site-report/report';
import { type ReportedSite, reportedSiteSchema } from '@forecourt/lib/operations/site-report/reported-site';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.pool.query('truncate law_checks');
});

const NOTHING = { run: null, finishedAt: null, failure: null };
const state = (site = 'sample') => lawCheckState(database.pool, site);

function site(facts: Partial<ReportedSite> = {}): ReportedSite {
  const parsed = reportedSiteSchema.parse({
    id: 'site-sample',
    slug: 'sample',
    settings: {},
    features: null,
    places: [],
    locations: [],
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

const RATE = '<title>Home</title><h1>From 5.49% p.a.</h1>';
const pages: PageSource = { paths: async () => ['/', '/about'], page: async () => RATE };

async function run(tools: Partial<LawCheckTools> = {}, signal = new AbortController().signal) {
  const problems: unknown[] = [];
  const more = await runNextLawCheck(
    {
      pool: database.pool,
      site: async () => site(),
      pagesOf: () => pages,
      report: (problem) => problems.push(problem),
      ...tools,
    },
    signal,
  );
  return { more, problems };
}

test('does nothing until a check is requested', async () => {
  expect(await state()).toEqual(NOTHING);
  expect(await run()).toEqual({ more: false, problems: [] });
});

test('stores the findings of a requested check', async () => {
  await requestLawCheck(database.pool, 'sample');
  expect((await state()).run).toMatchObject({ state: 'waiting', requestedAt: expect.any(String) });
  expect(await run()).toEqual({ more: true, problems: [] });
  expect(await state()).toEqual({ run: null, finishedAt: expect.any(String), failure: null });
  const findings = await lawCheckFindings(database.pool, 'sample');
  expect(findings.find(({ check }) => check === 'lawRates')).toMatchObject({ count: 2 });
  expect((await run()).more).toBe(false);
});

test('shows how many pages are read during the check', async () => {
  await requestLawCheck(database.pool, 'sample');
  const seen: unknown[] = [];
  const source: PageSource = {
    ...pages,
    page: async () => {
      seen.push((await state()).run);
      return RATE;
    },
  };
  await run({ pagesOf: () => source });
  expect(seen[0]).toEqual({ state: 'running', pagesRead: 0, pagesTotal: 2 });
});

test('a second request during a check changes nothing', async () => {
  await requestLawCheck(database.pool, 'sample');
  await claimLawCheck(database.pool);
  await requestLawCheck(database.pool, 'sample');
  expect((await state()).run).toEqual({ state: 'running', pagesRead: 0, pagesTotal: null });
  expect(await claimLawCheck(database.pool)).toBeNull();
});

test('starts a check again whose worker stopped without a word', async () => {
  await requestLawCheck(database.pool, 'sample');
  await claimLawCheck(database.pool);
  await database.pool.query("update law_checks set progress_at = now() - interval '3 minutes'");
  expect(await claimLawCheck(database.pool)).toBe('sample');
});

test('one of several workers gets a check', async () => {
  await requestLawCheck(database.pool, 'sample');
  const claimed = await Promise.all(Array.from({ length: 4 }, () => claimLawCheck(database.pool)));
  expect(claimed.filter((slug) => slug !== null)).toEqual(['sample']);
});

test('returns a check to the queue when the worker stops', async () => {
  await requestLawCheck(database.pool, 'sample');
  const stopping = new AbortController();
  stopping.abort();
  expect(await run({}, stopping.signal)).toEqual({ more: false, problems: [] });
  expect((await state()).run).toMatchObject({ state: 'waiting' });
  expect((await run()).more).toBe(true);
});

test.each([
  ['the site is not published', { site: async (): Promise<null> => null }, /not published/, 0],
  ['the site has no address', { site: async () => site({ url: null }) }, /has no address/, 0],
  ['the worker has no storefront', { pagesOf: (): null => null }, /STOREFRONT_URL/, 0],
  [
    'the sitemap cannot be read',
    { pagesOf: (): PageSource => ({ ...pages, paths: () => Promise.reject(new Error('down')) }) },
    /could not be read/,
    1,
  ],
] as const)('says why a check failed: %s', async (_name, tools, problem, reported) => {
  await recordLawCheck(database.pool, 'sample', [findingOf('lawRates', [])]);
  await requestLawCheck(database.pool, 'sample');
  const { more, problems } = await run(tools);
  expect([more, problems.length]).toEqual([true, reported]);
  const { run: next, finishedAt, failure } = await state();
  expect(next).toBeNull();
  expect(failure?.problem).toMatch(problem);
  // The last result stays.
  expect(finishedAt).not.toBeNull();
  expect(await lawCheckFindings(database.pool, 'sample')).toHaveLength(1);
});

test('a check that succeeds removes the failure before it', async () => {
  await recordLawCheckFailure(database.pool, 'sample', 'The site is not published.');
  await recordLawCheck(database.pool, 'sample', []);
  expect(await state()).toMatchObject({ failure: null });
});

test('keeps the sites apart', async () => {
  await requestLawCheck(database.pool, 'sample');
  expect(await state('other')).toEqual(NOTHING);
});
