import { storeSchedule } from '@forecourt/lib/operations/back-office/release-schedules.server';
import type pg from 'pg';
import type { TestLake } from '../../../emulators/content-lake/testing/lake.ts';
import { pageOf } from '../../../emulators/content-lake/testing/requests.ts';
import { store, submission } from '../lead/testing.ts';
import { type Counter, started } from '../reservations/testing/counter.ts';
import { site } from '../reservations/testing/shopper.ts';
import { bookService, wanted as wantedService } from '../service-booking/testing.ts';
import { bookDrive, noon, wanted } from '../test-drive/testing.ts';

/** A site's ids of each kind of data that the back office shows or changes. */
export interface SiteData {
  site: string;
  lead: string;
  thread: string;
  file: string;
  valuation: string;
  heldBack: string;
  reservation: string;
  drive: string;
  service: string;
  /** The day of the service booking. */
  serviceDate: string;
  page: string;
  release: string;
  outgoingFeed: string;
}

/** Creates a site in the content lake, with data of its shoppers and editors. */
export async function siteData(slug: string, counter: Counter, lake: TestLake): Promise<SiteData> {
  const { pool } = counter;
  await lake.client.create({
    _id: `site-${slug}`,
    _type: 'site',
    name: slug,
    slug: { _type: 'slug', current: slug },
    url: `https://${slug}.example`,
  });
  const page = `page-${slug}-draft`;
  await lake.client.create(pageOf(slug, `drafts.${page}`));
  const { id: lead } = await store(pool, submission(), null, {
    siteSlug: slug,
    files: [{ name: 'resume.pdf', type: 'application/pdf', content: new Uint8Array([37, 80, 68, 70]) }],
  });
  const { reference } = started(await counter.start(await counter.addCar(), { site: { ...site(), slug } }));
  return {
    site: slug,
    lead,
    thread: await threadOf(pool, lead),
    file: await fileOf(pool, lead),
    valuation: await valuedTradeIn(pool, slug, lead),
    heldBack: await heldBackLead(pool, slug),
    reservation: reference,
    drive: await bookedDrive(pool, slug),
    ...(await bookedService(pool, slug)),
    page,
    release: await scheduledRelease(lake, pool, slug),
    outgoingFeed: await outgoingFeedOf(lake, slug),
  };
}

/** Creates an outgoing feed of a site, whose receiver fetches a file. */
export async function outgoingFeedOf(lake: TestLake, site: string): Promise<string> {
  const { _id } = await lake.client.createOrReplace({
    _id: `outgoing-${site}`,
    _type: 'outgoingFeed',
    title: `Adverts of ${site}`,
    site: { _type: 'reference', _ref: `site-${site}` },
    receiver: 'csv',
    isOn: true,
  });
  return _id;
}

let releases = 0;
/** Creates a release with a new page of a site, scheduled by an administrator through the back office. */
export async function scheduledRelease(lake: TestLake, pool: pg.Pool, site: string): Promise<string> {
  releases += 1;
  const releaseId = `site-${site}_r${releases}`;
  const title = `Release of ${site}`;
  await lake.client.releases.create({ releaseId, metadata: { title, releaseType: 'asap' } });
  await lake.client.create(pageOf(site, `versions.${releaseId}.page-of-${releaseId}`));
  await storeSchedule(pool, {
    releaseId,
    title,
    siteIds: [`site-${site}`],
    runAt: new Date(Date.now() + 86_400_000),
    scheduledBy: 'uadmin',
    scheduledByAccount: 'uadmin',
  });
  return releaseId;
}

/** Returns the thread of a lead, with a task. */
async function threadOf(pool: pg.Pool, lead: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into lead_tasks (id, thread_id, lead_id, text, due_at)
     select gen_random_uuid(), thread_id, id, 'Call', now() from leads where id = $1 returning thread_id as id`,
    [lead],
  );
  return rows[0]?.id ?? '';
}

async function valuedTradeIn(pool: pg.Pool, siteSlug: string, lead: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into valuations (site_slug, token_hash, lead_id, valued_at) values ($1, $2, $3, now()) returning id`,
    [siteSlug, lead, lead],
  );
  return rows[0]?.id ?? '';
}

async function fileOf(pool: pg.Pool, lead: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from lead_files where lead_id = $1', [lead]);
  return rows[0]?.id ?? '';
}

export async function heldBackLead(pool: pg.Pool, siteSlug: string): Promise<string> {
  const { id } = await store(pool, submission({ trap: 'x' }), null, { siteSlug });
  return id;
}

let days = 2;
export async function bookedDrive(pool: pg.Pool, siteSlug: string): Promise<string> {
  days += 1;
  const { id: lead } = await bookDrive(pool, wanted(noon(days), { siteSlug }));
  const { rows } = await pool.query<{ id: string }>('select id from test_drive_bookings where lead_id = $1', [
    lead,
  ]);
  return rows[0]?.id ?? '';
}

export async function bookedService(
  pool: pg.Pool,
  siteSlug: string,
): Promise<Pick<SiteData, 'service' | 'serviceDate'>> {
  days += 1;
  const { id: lead } = await bookService(pool, wantedService(noon(days), { siteSlug }));
  const { rows } = await pool.query<{ id: string }>('select id from service_bookings where lead_id = $1', [
    lead,
  ]);
  return { service: rows[0]?.id ?? '', serviceDate: noon(days).toISOString().slice(0, 10) };
}
