import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailSite } from '@forecourt/lib/messaging/mail/mail-site.server';
import type { Mail } from '@forecourt/lib/messaging/mail/transport.server';
import type { PageSource } from '@forecourt/lib/operations/law-check/page-source.server';
import { makeReport } from '@forecourt/lib/operations/site-report/make-report.server';
import { checkOutsideLinks } from '@forecourt/lib/operations/site-report/outside-links.server';
import { readReport } from '@forecourt/lib/operations/site-report/read-report.server';
import { countsOf } from '@forecourt/lib/operations/site-report/report';
import { siteReportComposer } from '@forecourt/lib/operations/site-report/report-mail.server';
import {
  REPORTED_SITE,
  type ReportedSite,
  reportedSiteSchema,
} from '@forecourt/lib/operations/site-report/reported-site';
import { lastReport, toEarlierReport } from '@forecourt/lib/operations/site-report/stored-reports.server';
import { makeWeeklyReports } from '@forecourt/lib/operations/site-report/weekly.server';
import { deliverNext } from '@forecourt/lib/operations/worker/mail-delivery.server';
import type { Reach } from '@forecourt/lib/platform/network/post-outside.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '../../../emulators/content-lake/testing/lake.ts';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { MAIL_SITE, readerOf, store, submission } from '../lead/testing.ts';
import { insertVehicle } from '../reservations/testing/counter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** 9:00 on a Monday in Brisbane, and a week later. */
const MONDAY = new Date('2026-11-22T23:00:00Z');
const NEXT_MONDAY = new Date('2026-11-29T23:00:00Z');

const photo = {
  image: { url: 'https://photos.example/1.jpg', thumb: { url: 'https://photos.example/1.jpg' } },
};
const HERE: Reach = { isAllowedUrl: () => true, isAllowedAddress: () => true, patienceMs: 30_000 };

let database: TestDatabase;
let lake: TestLake;
let elsewhere: Server;
let elsewhereUrl = '';

beforeAll(async () => {
  [database, lake] = await Promise.all([startTestDatabase(), testLake()]);
  elsewhere = createServer((request, response) => {
    response.writeHead(request.url === '/gone' ? 404 : request.url === '/ill' ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  await publish();
});
afterAll(async () => {
  elsewhere.close();
  await lake.close();
  await database.stop();
});
beforeEach(async () => {
  await database.clear();
  await database.pool.query(
    'truncate leads, photo_failures, site_reports, law_checks, mail_deliveries restart identity cascade',
  );
});

const reference = (_ref: string) => ({ _type: 'reference', _ref });

/** Publishes a site with a page without a description, and a dead link of each kind. */
async function publish(): Promise<void> {
  const link = (facts: object, _key: string) => ({ _type: 'link', _key, ...facts });
  await lake.client
    .transaction()
    .createOrReplace({ _id: 'sample-dealer', _type: 'dealership', name: 'Sample Dealer' })
    .createOrReplace({
      _id: 'site-sample',
      _type: 'site',
      name: 'Sample Motors',
      slug: { _type: 'slug', current: 'sample' },
      settings: { timeZone: 'Australia/Brisbane', carTypes: ['used', 'demo'] },
      dealerships: [{ ...reference('sample-dealer'), _key: 'a' }],
    })
    .createOrReplace({
      _id: 'page-home',
      _type: 'page',
      title: 'Home',
      path: { _type: 'slug', current: '/' },
      site: reference('site-sample'),
      blocks: [
        link({ kind: 'path', path: '/gone' }, 'a'),
        link({ kind: 'path', path: '/search' }, 'b'),
        ...['/gone', '/ill', '/there'].map((path) =>
          link({ kind: 'url', url: `${elsewhereUrl}${path}` }, path),
        ),
      ],
    })
    .createOrReplace({ _id: 'site-other', _type: 'site', slug: { _type: 'slug', current: 'other' } })
    .createOrReplace({ _id: 'page-else', _type: 'page', title: 'Another’s', site: reference('site-other') })
    .createOrReplace({
      _id: 'offer-old',
      _type: 'offer',
      name: 'Old offer',
      sites: [{ ...reference('site-sample'), _key: 'a' }],
      endsAt: '2026-11-01T00:00:00Z',
    })
    .commit();
}

async function readSite(): Promise<ReportedSite> {
  const content = lake.client.withConfig({ apiVersion: '2026-02-01', perspective: 'published' });
  const site = reportedSiteSchema.parse(await content.fetch(REPORTED_SITE, { site: 'sample' }));
  if (!site) throw new Error('the site is not there');
  return site;
}

/** Adds a vehicle for each kind of problem, and some that do not concern the site. */
async function fill(): Promise<void> {
  const { pool } = database;
  const whole = { images: [photo], dealercomments: 'One owner.' };
  const put = (id: string, facts: Parameters<typeof sampleVehicle>[0]) =>
    insertVehicle(pool, sampleVehicle({ id, slug: id, stocknum: id, ...whole, ...facts }));
  await put('whole', {});
  await put('bare', { images: [], dealercomments: ' ', km: null, price: 1 });
  await put('far', { images: [{ image: { url: 'https://else.example/1.jpg', thumb: photo.image.thumb } }] });
  await put('sold', { status: 'sold', images: [] });
  await put('hidden', { show_on_dealer_website: false, images: [] });
  await put('new', { car_type: 'new', images: [] });
  await put('foreign', { dealership_id: 'another', images: [] });
  await put('old', { file: 'https://photos.example/old.pdf', video_url: 'https://films.example/old.mp4' });
  await pool.query("update cars set created_at = now() - interval '100 days' where id = 'old'");
  await pool.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                            added, changed, unchanged, retired, places)
     values ('sample', 'a.csv', now() - interval '3 days', now() - interval '3 days', 'imported', 9, 9, 0, 0, 9, 0, 0, 0, $1)`,
    [
      JSON.stringify([
        {
          dealershipId: 'sample-dealer',
          locationId: null,
          before: 0,
          taken: 6,
          held: 2,
          rejected: 0,
          duplicates: 0,
          retired: 0,
        },
        {
          dealershipId: 'another',
          locationId: null,
          before: 0,
          taken: 6,
          held: 5,
          rejected: 0,
          duplicates: 0,
          retired: 0,
        },
      ]),
    ],
  );
  await pool.query(
    `insert into feed_runs (feed_id, file_name, started_at, finished_at, outcome, rows_read, taken, rejected, mended,
                            added, changed, unchanged, retired)
     values ('sample', 'b.csv', now(), now(), 'refused', 9, 0, 9, 0, 0, 0, 0, 0)`,
  );
  for (const facts of [{}, {}, { trap: 'a program' }]) await store(pool, submission(facts));
  await pool.query(
    "update leads set created_at = now() - interval '2 days' where id = (select id from leads where not suspect limit 1)",
  );
  await pool.query(
    `update mail_deliveries set state = 'dead' where kind = 'dealer' and lead_id = (
       select id from leads where not suspect order by created_at desc limit 1)`,
  );
}

const canBeShown = ({ host }: URL) => host === 'photos.example';
const report = async () =>
  makeReport(database.pool, await readSite(), { now: new Date(), canBeShown, outside: null });

test('a report counts the problems of one site only', async () => {
  await fill();
  await database.pool.query(
    `insert into photo_failures (address, reason)
     values ('https://photos.example/1.jpg', 'gone'), ('https://else.example/1.jpg', 'not allowed'),
            ('https://photos.example/old.pdf', 'no file'), ('https://films.example/old.mp4', 'not allowed')`,
  );
  const { vehicles, findings } = await report();
  expect(vehicles).toBe(4);
  expect(countsOf(findings)).toEqual({
    feedStale: 1,
    vehiclesHeld: 2,
    leadsStuck: 1,
    leadsUnanswered: 1,
    leadsHeldBack: 1,
    noPhotos: 1,
    photosNotShown: 1,
    // All except the one without photos and the one on another host.
    photosBroken: 2,
    filesBroken: 1,
    noPrice: 1,
    noKilometres: 1,
    noComments: 1,
    oldStock: 1,
    aboveMarket: 0,
    linksDead: 1,
    offersEnded: 1,
    textsOutdated: 0,
    textsUntranslated: 0,
    pagesWithoutDescription: 1,
    chargesToConfirm: 0,
    lawUnconfirmed: 0,
  });
  const named = Object.fromEntries(findings.map(({ check, named: items }) => [check, items[0]?.detail]));
  expect(named).toMatchObject({
    feedStale: expect.stringMatching(/^last imported on .*, the last file was rejected$/),
    vehiclesHeld: '2 held',
    noPhotos: 'Stock bare',
    photosNotShown: 'Stock far · else.example',
    photosBroken: 'Stock old · 1 photo no longer on its host',
    filesBroken: 'Stock old · film on a host that is not allowed, history report neither a video nor a PDF',
    oldStock: 'Stock old · 100 days',
    linksDead: 'to /gone',
  });
  expect(JSON.stringify(findings)).not.toMatch(/Kim|shopper\.example|412/);
});

test('ignores vehicles excluded by the site’s filter', async () => {
  await fill();
  const site = await readSite();
  const countWith = async (stockFilterExtra: string) => {
    const filteredSite = { ...site, settings: { ...site.settings, stockFilterExtra } };
    const { vehicles, findings } = await makeReport(database.pool, filteredSite, {
      now: new Date(),
      canBeShown,
      outside: null,
    });
    return { vehicles, noPhotos: countsOf(findings).noPhotos };
  };
  expect(await countWith('NOT stocknum:bare')).toEqual({ vehicles: 3, noPhotos: 0 });
  expect(await countWith('stocknum:bare')).toEqual({ vehicles: 1, noPhotos: 1 });
  // An unreadable filter has no effect, as in search.
  expect(await countWith('make:Kia) OR (')).toEqual({ vehicles: 4, noPhotos: 1 });
});

test('reports only external links that are certainly broken', async () => {
  const finding = await checkOutsideLinks(await readSite(), HERE);
  expect(finding.named.map(({ title, detail }) => [title, detail])).toEqual([
    ['Home', `to ${elsewhereUrl}/gone`],
  ]);
  // By default no request goes to loopback or private addresses.
  expect((await checkOutsideLinks(await readSite())).count).toBe(0);
});

const MAILED: MailSite = { ...MAIL_SITE, reportEmails: ['boss@dealer.example'] };

async function run(now: Date, hasReaders = true): Promise<unknown[]> {
  const problems: unknown[] = [];
  await makeWeeklyReports({
    pool: database.pool,
    sites: async () => [{ slug: 'sample', timeZone: 'Australia/Brisbane', hasReaders }],
    site: readSite,
    canBeShown,
    report: (problem) => problems.push(problem),
    now,
    reach: HERE,
  });
  return problems;
}

async function deliver(site: MailSite = MAILED): Promise<Mail[]> {
  const mails: Mail[] = [];
  const never = () => Promise.reject(new Error('no such mail'));
  const compose = siteReportComposer(readerOf(site), 'https://studio.example');
  const options = {
    compose: {
      lead: never,
      reservation: never,
      online_payment: never,
      waiting_list: never,
      alert: never,
      prize: never,
      lead_notice: async () => 'needless' as const,
      site_report: compose,
    },
    sender: { send: async (mail: Mail) => void mails.push(mail), close: () => {} },
    mailDomain: 'forecourt.example',
  };
  const fail = ({ error }: { error: unknown }) => {
    throw error;
  };
  while (await deliverNext(database.pool, options, fail));
  return mails;
}

test('sends a weekly mail once with several workers', async () => {
  await fill();
  await database.pool.query('truncate mail_deliveries');
  const problems = await Promise.all([run(MONDAY), run(MONDAY), run(MONDAY)]);
  expect(problems).toEqual([[], [], []]);
  await run(MONDAY);
  const mails = await deliver();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: ['boss@dealer.example'], fromName: 'Sample Motors' });
  for (const body of [mails[0]?.text, mails[0]?.html]) {
    expect(body).toContain('Feeds that have stopped (1)');
    expect(body).toContain('2021 Toyota HiLux SR5, Stock bare');
    expect(body).toContain('https://studio.example/site-report');
    expect(body).not.toMatch(/Kim|shopper\.example/);
  }
});

test('creates nothing before Monday morning, and compares with last week', async () => {
  await run(new Date('2026-11-22T20:00:00Z'));
  expect(await lastReport(database.pool, { siteSlug: 'sample', upTo: '2026-12-31' })).toBeNull();
  await fill();
  await database.pool.query('truncate mail_deliveries');
  await run(MONDAY);
  await database.pool.query("delete from cars where id = 'bare'");
  await run(NEXT_MONDAY);
  const mails = await deliver();
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Improved since last time: ');
  expect(mails[1]?.text).toContain('vehicles without photos');
  // Read during that week, it shows current figures next to last week's.
  const now = await readReport(database.pool, await readSite(), {
    now: new Date('2026-12-02T00:00:00Z'),
    canBeShown,
  });
  expect(now).toMatchObject({ vehicles: 3, outsideLinksOn: '2026-11-30', earlier: { week: '2026-11-23' } });
  expect(countsOf(now.findings)).toMatchObject({ noPhotos: 0, outsideLinksDead: 1 });
  const earlier = toEarlierReport(
    await lastReport(database.pool, { siteSlug: 'sample', upTo: '2026-11-29' }),
  );
  expect(earlier).toMatchObject({ week: '2026-11-23', counts: { noPhotos: 1, outsideLinksDead: 1 } });
});

test('skips people who opted out, but stores the report for comparison', async () => {
  await run(MONDAY, false);
  expect(await deliver()).toEqual([]);
  expect(await lastReport(database.pool, { siteSlug: 'sample', upTo: '2026-11-23' })).not.toBeNull();
  // The address was removed before the mail was sent.
  await run(NEXT_MONDAY, true);
  expect(await deliver(MAIL_SITE)).toEqual([]);
});

test('lists the pages that break a rule of law, and keeps the list until the next check', async () => {
  const put = (id: string, facts: Parameters<typeof sampleVehicle>[0]) =>
    insertVehicle(database.pool, sampleVehicle({ id, slug: id, stocknum: id, images: [photo], ...facts }));
  await put('licensed', { location_id: 'sydney', price_type: 'Drive away' });
  await put('unlicensed', { location_id: 'sydney', price_type: 'Drive away' });
  const html: Record<string, string> = {
    '/': '<title>Home</title><h1>From 5.49% p.a.</h1>',
    '/cars/licensed': '<h1>A car</h1><p>$25,000</p><p>Drive away</p><p>Licence MD1</p>',
    '/cars/unlicensed': '<h1>A car</h1><p>$25,000</p><p>Drive away</p>',
  };
  const source: PageSource = {
    paths: async () => [...Object.keys(html), '/gone', '/broken'],
    page: async (path) => {
      if (path === '/broken') throw new Error('The page responded with 500');
      return html[path] ?? null;
    },
  };
  const site = async (): Promise<ReportedSite> => ({
    ...(await readSite()),
    url: 'https://sample.example',
    sellingPlaces: [
      {
        id: 'sydney',
        dealershipId: 'sample-dealer',
        state: 'NSW',
        licenceName: 'Sample Pty Ltd',
        licenceNumber: 'MD1',
      },
    ],
  });
  await makeWeeklyReports({
    pool: database.pool,
    sites: async () => [{ slug: 'sample', timeZone: 'Australia/Brisbane', hasReaders: false }],
    site,
    canBeShown,
    report: (error) => {
      throw error;
    },
    now: MONDAY,
    reach: HERE,
    pagesOf: () => source,
  });
  const now = await readReport(database.pool, await site(), {
    now: new Date('2026-11-25T00:00:00Z'),
    canBeShown,
  });
  expect(now.lawCheck).toMatchObject({ run: null, finishedAt: expect.any(String), failure: null });
  const found = (check: string) => now.findings.find((finding) => finding.check === check)?.named;
  expect(found('lawRates')).toEqual([
    {
      title: 'Home',
      detail: 'From 5.49% p.a.',
      target: { kind: 'page', path: '/' },
      mend: { kind: 'preview', path: '/' },
    },
  ]);
  expect(found('lawLicence')?.map(({ target, detail }) => ({ target, detail }))).toEqual([
    { target: { kind: 'page', path: '/cars/unlicensed' }, detail: 'Dealer licence number: not on the page' },
  ]);
  expect(found('lawPagesUnread')?.map(({ title, detail }) => [title, detail])).toEqual([
    ['/broken', 'The page responded with 500'],
  ]);
  expect(found('lawUnconfirmed')?.[0]?.title).toMatch(/^NSW: /);
});

test('a report is made also if the pages cannot be read', async () => {
  const problems: unknown[] = [];
  await makeWeeklyReports({
    pool: database.pool,
    sites: async () => [{ slug: 'sample', timeZone: 'Australia/Brisbane', hasReaders: false }],
    site: async () => ({ ...(await readSite()), url: 'https://sample.example' }),
    canBeShown,
    report: (problem) => problems.push(problem),
    now: MONDAY,
    reach: HERE,
    pagesOf: () => ({ paths: () => Promise.reject(new Error('down')), page: async () => null }),
  });
  expect(problems).toHaveLength(1);
  const stored = await lastReport(database.pool, { siteSlug: 'sample', upTo: '2026-11-23' });
  expect(stored?.findings.map(({ check }) => check)).not.toContain('lawRates');
});
