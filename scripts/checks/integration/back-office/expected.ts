import { randomUUID } from 'node:crypto';
import { NO_TEAM } from '@forecourt/lib/leads/owner/team';
import { storeRemoval } from '@forecourt/lib/operations/removal/store.server';
import { storeReview } from '@forecourt/lib/operations/review/store.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import type pg from 'pg';
import type { TestLake } from '../../../emulators/content-lake/testing/lake.ts';
import {
  bookedDrive,
  bookedService,
  heldBackLead,
  outgoingFeedOf,
  type SiteData,
  scheduledRelease,
} from './data.ts';

/**
 * Possible callers: anonymous, a program, and users by role. Coast's users have a role for that site only.
 */
export const WHO = [
  'nobody',
  'viewer token',
  'viewer',
  'coastreader',
  'coastsales',
  'coast',
  'sales',
  'editor',
  'admin',
] as const;
export type Who = (typeof WHO)[number];

/**
 * Permission required by a call: see shoppers, act for them, change a draft, publish a release, manage all
 * stock, create sites, manage API keys.
 */
type Right = 'see' | 'act' | 'draft' | 'release' | 'stock' | 'sites' | 'keys';

const ALL = ['coast', 'harbour'];
const COAST = ['coast'];
const NONE: readonly string[] = [];
const OF_ADMINISTRATORS = { stock: NONE, sites: NONE, keys: NONE };

const RIGHTS: Record<Who, Record<Right, readonly string[]>> = {
  nobody: { see: NONE, act: NONE, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  'viewer token': { see: NONE, act: NONE, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  viewer: { see: NONE, act: NONE, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  coastreader: { see: COAST, act: NONE, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  coastsales: { see: COAST, act: COAST, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  coast: { see: COAST, act: COAST, draft: COAST, release: COAST, ...OF_ADMINISTRATORS },
  sales: { see: ALL, act: ALL, draft: NONE, release: NONE, ...OF_ADMINISTRATORS },
  editor: { see: ALL, act: ALL, draft: ALL, release: ALL, ...OF_ADMINISTRATORS },
  admin: { see: ALL, act: ALL, draft: ALL, release: ALL, stock: ALL, sites: ALL, keys: ALL },
};

/** How to call an endpoint, and the permission it requires. */
export interface Row {
  right: Right;
  params?: (data: SiteData) => Record<string, string>;
  body?: (data: SiteData) => unknown;
  /** Recreates data that the call uses up. */
  renew?: (data: SiteData, pool: pg.Pool, lake: TestLake) => Promise<SiteData>;
  /**
   * Status for a permitted caller; 200 by default. Where the call has no data to act on, its own error proves
   * access.
   */
  granted?: number;
  /** For lists, which any user of a site may open: text that shows a site's data. */
  shows?: (data: SiteData) => string;
  /** The endpoint looks up the data before it checks for write permission. */
  looksFirst?: true;
  /** The endpoint takes sites instead of data, so a refusal is 403 rather than 404. */
  namesSites?: true;
  /** The answer is about all sites of the caller. */
  ofAllSites?: true;
  /** Roles that read drafts get an answer for another site's data. */
  readable?: true;
}

const lead = ({ lead: id }: SiteData) => ({ id });
const thread = ({ thread: id }: SiteData) => ({ id });
const drive = ({ drive: id }: SiteData) => ({ id });
const service = ({ service: id }: SiteData) => ({ id });
const newService = async (data: SiteData, pool: pg.Pool) => ({
  ...data,
  ...(await bookedService(pool, data.site)),
});
const reservation = ({ reservation: reference }: SiteData) => ({ reference });
const days = ({ site }: SiteData) => ({ site, from: '2026-11-01', to: '2026-11-07' });
const resultDays = ({ site }: SiteData) => ({ sites: [site], from: '2026-11-01', to: '2026-11-07' });
const booklet = ({ site }: SiteData) => ({ site, condition: null, make: null, dealership: null });
const filter = ({ site }: SiteData) => ({ sites: [site] });
const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const lastDays = ({ site }: SiteData) => ({ sites: [site], from: dayAt(-2), to: dayAt(2) });
const NO_THREAD = '00000000-0000-4000-8000-000000000000';
const newDrive = async (data: SiteData, pool: pg.Pool) => ({
  ...data,
  drive: await bookedDrive(pool, data.site),
});

const outgoingFeed = ({ outgoingFeed: feed }: SiteData) => ({ feed });
const oldAddress = async (data: SiteData, _pool: pg.Pool, lake: TestLake) => ({
  ...data,
  outgoingFeed: await outgoingFeedOf(lake, data.site),
});

const release = ({ release: id }: SiteData) => ({ release: id });
const newRelease = async (data: SiteData, pool: pg.Pool, lake: TestLake) => ({
  ...data,
  release: await scheduledRelease(lake, pool, data.site),
});

const draft = ({ page: document }: SiteData) => ({ document });
const oldRevision = (data: SiteData) => ({ ...draft(data), revision: 'old' });
/** Asks to delete the site's page. */
const newRemoval = async (data: SiteData, pool: pg.Pool) => {
  await storeRemoval(pool, {
    documentId: data.page,
    documentType: 'page',
    title: `Removal at ${data.site}`,
    siteIds: [`site-${data.site}`],
    removal: 'delete',
    requestedBy: 'somebody',
  });
  return data;
};
/** Sends the site's draft for approval. */
const newReview = async (data: SiteData, pool: pg.Pool) => {
  await transaction(pool, (connection) =>
    storeReview(connection, {
      documentId: data.page,
      documentType: 'page',
      title: `Review of ${data.site}`,
      siteIds: [`site-${data.site}`],
      requestedBy: 'ucoast',
      requestText: '',
      assignedTo: null,
      dueOn: null,
    }),
  );
  return data;
};

const NO_ROW = '00000000-0000-4000-8000-000000000000';
const missing = ({ site }: SiteData) => ({ site, id: NO_ROW });

export const ROWS: Readonly<Record<string, Row>> = {
  'POST api-keys': { right: 'keys', body: ({ site }) => ({ site }) },
  'POST api-keys/create': {
    right: 'keys',
    body: ({ site }) => ({ site, name: 'CRM', scopes: ['stock'], perMinute: 60, perDay: 1_000 }),
  },
  'POST api-keys/revoke': { right: 'keys', body: missing, granted: 404 },
  'POST webhooks/create': {
    right: 'keys',
    body: ({ site }) => ({ site, apiKeyId: NO_ROW, url: 'http://private.example', topics: ['stock'] }),
    granted: 422,
  },
  'POST webhooks/secret': { right: 'keys', body: missing, granted: 404 },
  'POST webhooks/change': {
    right: 'keys',
    body: (data) => ({ ...missing(data), action: 'enable' }),
    granted: 404,
  },
  'POST webhooks/deliveries': { right: 'keys', body: missing, granted: 404 },
  'POST webhooks/resend': { right: 'keys', body: ({ site }) => ({ site, delivery: '1' }), granted: 409 },
  'GET session': { right: 'see', shows: ({ site }) => `"slug":"${site}"` },
  'POST activity': { right: 'see', body: days },
  'POST activity/export': { right: 'see', body: days },
  'POST results': { right: 'see', body: (data) => ({ ...resultDays(data), by: 'source' }), granted: 200 },
  'POST results/export': { right: 'see', body: (data) => ({ ...resultDays(data), by: 'day' }) },
  'POST results/rows': { right: 'see', body: (data) => ({ ...resultDays(data), stage: 'enquiries' }) },
  'POST results/speed': { right: 'see', body: resultDays },
  'POST results/trials': { right: 'see', body: ({ site }) => ({ sites: [site] }) },
  'POST results/sales': {
    right: 'act',
    body: ({ site }) => ({ site, car: 'none', soldOn: '2026-11-01' }),
    granted: 404,
  },
  'POST results/sales/find': { right: 'act', body: ({ site }) => ({ site, stocknum: 'none' }), granted: 404 },
  'POST results/sales/remove': { right: 'act', body: missing, granted: 404 },
  'POST adverts': { right: 'see', body: filter, shows: ({ site }) => `Adverts of ${site}` },
  'GET adverts/[feed]': { right: 'see', params: outgoingFeed },
  'POST adverts/[feed]/vehicles': { right: 'see', params: outgoingFeed, body: () => ({}) },
  'GET adverts/[feed]/refused': { right: 'see', params: outgoingFeed },
  'POST adverts/[feed]/check': { right: 'stock', params: outgoingFeed, body: () => ({}) },
  'POST adverts/[feed]/address': {
    right: 'stock',
    params: outgoingFeed,
    body: () => ({ seen: 1 }),
    renew: oldAddress,
  },
  // A receiver that fetches a file needs no credential.
  'POST adverts/[feed]/credential': {
    right: 'stock',
    params: outgoingFeed,
    body: () => ({ value: 'a-token' }),
    granted: 409,
  },
  'POST booklet': { right: 'see', body: booklet },
  'POST booklet/choices': { right: 'see', body: booklet },
  'POST draft-links': { right: 'draft', body: ({ page }) => ({ document: page }) },
  'POST advert-texts': {
    right: 'see',
    body: ({ site }) => ({ site, stocknum: 'none', kind: 'advert', voice: 'plain' }),
    granted: 404,
  },
  'POST reviews': {
    right: 'release',
    body: filter,
    renew: newReview,
    shows: ({ site }) => `Review of ${site}`,
  },
  'POST reviews/state': {
    right: 'release',
    body: draft,
    renew: newReview,
    shows: ({ site }) => `Review of ${site}`,
  },
  'POST reviews/approvers': { right: 'draft', body: draft, renew: newReview },
  'POST reviews/withdraw': { right: 'draft', body: draft, renew: newReview },
  // A permitted caller learns that the revision is not the draft's.
  'POST reviews/request': { right: 'draft', body: oldRevision, renew: newReview, granted: 409 },
  'POST reviews/decide': {
    right: 'draft',
    body: (data) => ({ ...oldRevision(data), decision: 'approved' }),
    renew: newReview,
    granted: 409,
  },
  'POST reviews/publish': { right: 'draft', body: oldRevision, renew: newReview, granted: 409 },
  'POST removals/state': {
    right: 'release',
    body: draft,
    renew: newRemoval,
    shows: ({ site }) => `Removal at ${site}`,
  },
  // Whoever may change the page may delete it, and need not ask.
  'POST removals/request': {
    right: 'draft',
    body: (data) => ({ ...draft(data), removal: 'delete' }),
    granted: 409,
  },
  'POST removals/answer': {
    right: 'draft',
    body: (data) => ({ ...draft(data), answer: 'declined' }),
    renew: newRemoval,
  },
  'POST removals/withdraw': { right: 'draft', body: draft, renew: newRemoval },
  'GET feeds': { right: 'stock' },
  'POST feed-samples': { right: 'stock', body: () => ({}), granted: 400 },
  'POST listed-vehicles': { right: 'stock', body: () => ({}), granted: 400 },
  'GET feeds/[feed]/runs': { right: 'stock', params: () => ({ feed: 'none' }), granted: 404 },
  'POST feeds/[feed]/run': { right: 'stock', params: () => ({ feed: 'none' }), granted: 404 },
  'POST feeds/[feed]/file': { right: 'stock', params: () => ({ feed: 'none' }), granted: 400 },
  'GET feed-runs/[id]': { right: 'stock', params: () => ({ id: '1' }), granted: 404 },
  'GET feed-runs/[id]/rows': { right: 'stock', params: () => ({ id: '1' }), granted: 404 },
  'POST feed-runs/[id]/undo': { right: 'stock', params: () => ({ id: '1' }), granted: 404 },
  'POST held-back': { right: 'see', body: () => ({}), shows: ({ heldBack }) => heldBack },
  'POST held-back/[id]/send': {
    right: 'act',
    params: ({ heldBack: id }) => ({ id }),
    renew: async (data, pool) => ({ ...data, heldBack: await heldBackLead(pool, data.site) }),
  },
  'POST held-back/delete': {
    right: 'act',
    body: ({ heldBack: id }) => ({ ids: [id] }),
    renew: async (data, pool) => ({ ...data, heldBack: await heldBackLead(pool, data.site) }),
  },
  'POST leads/export': { right: 'see', body: filter, shows: ({ lead: id }) => id },
  'POST leads/response-times': { right: 'see', body: filter, shows: () => '"leads":' },
  'GET leads/[id]/trail': { right: 'see', params: lead },
  'GET leads/[id]/files/[file]': { right: 'see', params: ({ lead: id, file }) => ({ id, file }) },
  'POST leads/[id]/resend': { right: 'act', params: lead },
  'POST valuations/[id]/inspection': {
    right: 'act',
    params: ({ valuation: id }) => ({ id }),
    body: () => ({ amount: 18_500 }),
  },
  'POST team': { right: 'see', body: ({ site }) => ({ site }) },
  // Administrators and managers only. The version is one that no team has.
  'POST team/save': {
    right: 'keys',
    body: ({ site }) => ({ site, version: 1_000, settings: NO_TEAM, members: [] }),
    granted: 409,
  },
  'POST team/staff': { right: 'see', body: ({ site }) => ({ site }) },
  'POST team/owner': { right: 'act', body: () => ({ threadId: NO_THREAD, ownerId: null }), granted: 404 },
  'POST response-times': { right: 'see', body: lastDays, shows: ({ site }) => `"key":"${site}"` },
  'POST response-times/export': { right: 'see', body: lastDays, shows: ({ site }) => `,${site},` },
  'GET today': { right: 'see', shows: ({ site }) => `"site":"${site}"` },
  'POST threads': { right: 'see', body: filter, shows: ({ thread: id }) => id },
  'GET threads/choices': { right: 'see', ofAllSites: true },
  'GET threads/unread': { right: 'see', ofAllSites: true },
  'GET threads/events': { right: 'see', ofAllSites: true },
  'POST threads/tasks': { right: 'see', body: filter, shows: ({ thread: id }) => id },
  'GET threads/[id]': { right: 'see', params: thread },
  'GET threads/[id]/composer': { right: 'see', params: thread },
  'GET threads/[id]/deals': { right: 'see', params: thread },
  'POST deals/[id]/answer': {
    right: 'act',
    params: () => ({ id: NO_ROW }),
    body: () => ({ seen: 1, discount: 500, tradeInValue: null, extras: [], days: 7, reason: 'End of month' }),
    granted: 404,
  },
  'POST deals/[id]/close': { right: 'act', params: () => ({ id: NO_ROW }), granted: 404 },
  'POST threads/[id]/calls': {
    right: 'act',
    params: thread,
    body: () => ({ id: randomUUID(), isAnswered: true }),
  },
  'POST messages': {
    right: 'act',
    body: ({ thread: threadId }) => ({
      id: randomUUID(),
      threadId,
      channel: 'email',
      subject: 'Your enquiry',
      text: 'Yes, it is available.',
    }),
  },
  'GET message-files/[file]': { right: 'see', params: () => ({ file: NO_ROW }), granted: 404 },
  'POST threads/[id]/read': { right: 'see', params: thread, body: () => ({ isRead: true }) },
  'POST threads/[id]/status': { right: 'act', params: thread, body: () => ({ status: 'contacted' }) },
  'POST threads/[id]/notes': { right: 'act', params: thread, body: () => ({ text: 'Called back' }) },
  'POST threads/[id]/notes/delete': {
    right: 'act',
    params: thread,
    body: () => ({ note: NO_ROW }),
    granted: 404,
  },
  'POST threads/[id]/tasks': {
    right: 'act',
    params: thread,
    body: () => ({ text: 'Call', due: '2027-01-04T09:00' }),
  },
  'POST threads/[id]/tasks/change': {
    right: 'act',
    params: thread,
    body: () => ({ task: NO_ROW, action: 'done' }),
    granted: 404,
  },
  'POST new-sites': { right: 'sites', body: () => ({ request: {} }) },
  'POST new-sites/check': { right: 'sites', body: () => ({ request: {} }) },
  'POST new-sites/[site]/proof': { right: 'sites', params: () => ({ site: 'none' }), granted: 404 },
  'GET setting-schedules': { right: 'sites' },
  'POST setting-schedules/create': {
    right: 'sites',
    body: ({ site }) => ({
      at: new Date(Date.now() + 86_400_000).toISOString(),
      changes: [{ site: `site-${site}`, name: 'hitsPerPage', value: 24 }],
    }),
  },
  'POST setting-schedules/[id]/cancel': { right: 'sites', params: () => ({ id: NO_ROW }), granted: 409 },
  // Editors of one site may read the releases of all sites; the answer lists what blocks them.
  'GET releases/[release]': { right: 'release', params: release, readable: true },
  'POST releases/[release]/publish': { right: 'release', params: release, renew: newRelease },
  'POST releases/[release]/schedule': {
    right: 'release',
    params: release,
    body: () => ({ at: new Date(Date.now() + 3_600_000).toISOString() }),
    renew: newRelease,
  },
  'POST releases/[release]/cancel': { right: 'release', params: release, renew: newRelease },
  'POST releases/schedules': { right: 'release', body: filter, shows: ({ site }) => `Release of ${site}` },
  'POST reservations': { right: 'see', body: filter, shows: ({ reservation: reference }) => reference },
  'POST reservations/export': {
    right: 'see',
    body: filter,
    shows: ({ reservation: reference }) => reference,
  },
  'GET reservations/[reference]': { right: 'see', params: reservation },
  // A reservation on hold cannot be completed, so a permitted caller gets its current state.
  'POST reservations/[reference]/steps': {
    right: 'act',
    params: reservation,
    body: () => ({ action: 'complete', seen: 'paid' }),
    granted: 409,
    looksFirst: true,
  },
  'POST shopper-sessions/end': {
    right: 'act',
    body: ({ site }) => ({ phone: '0412 345 678', sites: [site] }),
    namesSites: true,
  },
  'POST law-check': { right: 'see', body: ({ site }) => ({ site }) },
  'POST law-check/start': { right: 'see', body: ({ site }) => ({ site }) },
  'POST merchandising': { right: 'see', body: ({ site }) => ({ site }) },
  'POST merchandising/export': { right: 'see', body: ({ site }) => ({ site }) },
  'POST site-report': { right: 'see', body: ({ site }) => ({ site }) },
  'POST bookings': {
    right: 'see',
    body: ({ site, serviceDate }) => ({ date: serviceDate, sites: [site] }),
    shows: ({ service: id }) => id,
  },
  'GET service-bookings/[id]/slots': { right: 'see', params: service },
  'POST service-bookings/[id]/cancel': { right: 'act', params: service, renew: newService, looksFirst: true },
  'POST service-bookings/[id]/move': {
    right: 'act',
    params: service,
    body: () => ({ startsAt: '2027-02-01T10:00:00+10:00' }),
    renew: newService,
    looksFirst: true,
  },
  'POST service-bookings/[id]/arrive': { right: 'act', params: service, looksFirst: true },
  'POST service-bookings/[id]/ready': {
    right: 'act',
    params: service,
    body: () => ({ notifies: false }),
    looksFirst: true,
  },
  'POST service-bookings/[id]/note': {
    right: 'act',
    params: service,
    body: () => ({ note: 'Key in the box' }),
    looksFirst: true,
  },
  'POST test-drives': { right: 'see', body: filter, shows: ({ drive: id }) => id },
  'GET test-drives/[id]/slots': { right: 'see', params: drive },
  'POST test-drives/[id]/cancel': { right: 'act', params: drive, renew: newDrive, looksFirst: true },
  'POST test-drives/[id]/move': {
    right: 'act',
    params: drive,
    body: () => ({ startsAt: '2027-02-01T10:00:00+10:00' }),
    renew: newDrive,
    looksFirst: true,
  },
};

export interface Outcome {
  status: number;
  shows?: boolean;
}

export function expected(
  who: Who,
  { right, granted = 200, shows, looksFirst, namesSites, ofAllSites, readable }: Row,
  site: string,
): Outcome {
  if (who === 'nobody') return { status: 401 };
  if (who === 'viewer token') return { status: 403 };
  const { [right]: sites, see } = RIGHTS[who];
  if (sites.includes(site)) return { status: granted, ...(shows && { shows: true }) };
  // Drafts that the caller cannot see or change are reported as missing.
  if (right === 'draft') return { status: 404 };
  if (right === 'release') {
    if (shows) return { status: 200, shows: false };
    // A role that reads no drafts cannot see releases.
    if (RIGHTS[who].draft.length === 0) return { status: 404 };
    return { status: readable ? 200 : 403 };
  }
  if (see.length === 0 || ['stock', 'sites', 'keys'].includes(right)) return { status: 403 };
  if (shows) return { status: 200, shows: false };
  if (ofAllSites) return { status: granted };
  if (sites.length > 0) return { status: namesSites ? 403 : 404 };
  // A viewer sees its own sites' data but cannot change it.
  return { status: looksFirst && !see.includes(site) ? 404 : 403 };
}
