import { ClientError, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { SECRET_NAME } from '../../inventory/stock/fetching/source.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { line } from '../../platform/text/schema.ts';
import type { OutgoingFeed } from '../advertising/outgoing-feed.ts';
import {
  ADVERT_GROUPS,
  type AdvertsAnswer,
  type CheckRequestAnswer,
  type CredentialState,
  type ListedAdvert,
  MOST_CREDENTIAL,
  MOST_REASON,
  MOST_SEARCHED,
  MOST_VEHICLES,
  type OutgoingFeedAnswer,
  type OutgoingFeedsAnswer,
} from '../advertising/overview/answers.ts';
import { readCredential, storeCredential } from '../advertising/overview/credential.server.ts';
import type { IncomingFeed } from '../advertising/overview/mend-target.ts';
import { readAdverts, readCursor } from '../advertising/overview/read-adverts.server.ts';
import { type FeedOfSite, readOutgoingFeeds } from '../advertising/overview/read-outgoing-feeds.server.ts';
import { refusedCsv } from '../advertising/overview/refused-csv.ts';
import { renewAddress } from '../advertising/overview/renew-address.server.ts';
import { requestAdvertCheck } from '../advertising/overview/request-check.server.ts';
import { receiverOf } from '../advertising/receivers/receiver-of.ts';
import { bodyOf, type Call, tokenOf } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import type { StaffSite } from './staff.server.ts';

/** Dependencies from other folders. */
export interface AdvertParts {
  /** Reads all published outgoing feeds, without caching. */
  feeds: () => Promise<readonly OutgoingFeed[]>;
  /** Reads the id of a site's document and the mapped columns of feeds by short name. */
  sources: (
    site: string,
    feeds: readonly string[],
  ) => Promise<{ siteId: string | null; feeds: readonly IncomingFeed[] }>;
  /** Returns the path of a feed's file on its site; null without a secret to sign it. */
  pathOf: (feed: OutgoingFeed) => string | null;
  /** A client of the content lake in the raw perspective, with the permissions of a token. */
  lake: (token: string) => SanityClient;
  /** `FEED_SECRET_KEY`, which encrypts credentials; null if it is not set. */
  secretKey: () => string | null;
}

const NOT_FOUND = 'This feed doesn’t exist, or you don’t have access to it.';
const NO_RIGHTS = 'Only administrators can change outgoing feeds.';
const FORBIDDEN = [401, 403];
const CONFLICT = 409;
/** Maximum lines of an export, each about 200 bytes. */
const MOST_LINES = 50_000;

const sitesSchema = z.strictObject({ sites: z.array(z.string().min(1).max(100)).max(500).default([]) });
const listSchema = z.strictObject({
  group: z.enum(ADVERT_GROUPS).default('refused'),
  reason: z.string().max(MOST_REASON).default(''),
  stocknum: line(MOST_SEARCHED).default(''),
  after: z.string().max(400).nullable().default(null),
  limit: z.int().min(1).max(MOST_VEHICLES).default(50),
});
const renewSchema = z.strictObject({ seen: z.int().min(1) });
const credentialSchema = z.strictObject({ value: z.string().trim().min(1).max(MOST_CREDENTIAL) });

/**
 * Creates the endpoints of the studio's tool Advertising. Staff of a site see its outgoing feeds; only those
 * who manage incoming feeds may change them.
 */
export const adverts = (parts: AdvertParts) => ({
  /** Returns the outgoing feeds of the sites that are visible to the caller. */
  list: async ({ request, staff, office }: Call): Promise<Response> => {
    const { sites } = await bodyOf(request, sitesSchema);
    const feeds = await visibleFeeds(parts, staff.sites);
    const chosen = sites.length > 0 ? feeds.filter(({ site }) => sites.includes(site.slug)) : feeds;
    return Response.json({
      feeds: await readOutgoingFeeds(office.pool, chosen),
      mayManage: staff.mayManageFeeds,
    } satisfies OutgoingFeedsAnswer);
  },

  read: async (call: Call, id: string): Promise<Response> => {
    const { staff, office } = call;
    const found = await feedFor(parts, call, id);
    const [feed] = await readOutgoingFeeds(office.pool, [found]);
    if (!feed) throw new ApiError('not_found', NOT_FOUND);
    const path = staff.mayManageFeeds && found.feed.delivery === 'file' ? parts.pathOf(found.feed) : null;
    const hasCredential = staff.mayManageFeeds && found.feed.delivery === 'push';
    return Response.json({
      feed,
      mayManage: staff.mayManageFeeds,
      address: path === null ? null : { url: `${found.site.url}${path}`, version: found.feed.secretVersion },
      credential: hasCredential
        ? await readCredential(office.pool, { name: found.feed.accounts.secret, master: parts.secretKey() })
        : null,
    } satisfies OutgoingFeedAnswer);
  },

  /** Returns a page of a feed's vehicles. */
  vehicles: async (call: Call, id: string): Promise<Response> => {
    const { after, ...filter } = await bodyOf(call.request, listSchema);
    const cursor = after === null ? null : readCursor(after);
    if (after !== null && !cursor) throw new ApiError('bad_input', 'The request is invalid: after.');
    const answer = await readAdverts(call.office.pool, await scopeOf(parts, call, id), {
      ...filter,
      after: cursor,
    });
    return Response.json(answer satisfies AdvertsAnswer);
  },

  /** Exports the refused vehicles of a feed as CSV, a line per reason. */
  exportRefused: async (call: Call, id: string): Promise<Response> => {
    const scope = await scopeOf(parts, call, id);
    await expectStaffRate(
      call,
      'staffFeedExport',
      'Too many exports in a short time. Please wait ten minutes.',
      'adverts staffFeedExport',
    );
    const vehicles: ListedAdvert[] = [];
    let after: string | null = null;
    do {
      const page: AdvertsAnswer = await readAdverts(call.office.pool, scope, {
        group: 'refused',
        reason: '',
        stocknum: '',
        after: after === null ? null : readCursor(after),
        limit: 1_000,
      });
      vehicles.push(...page.vehicles);
      after = page.next;
    } while (after !== null && vehicles.length < MOST_LINES);
    return new Response(refusedCsv(vehicles), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="refused.csv"',
      },
    });
  },

  /** Requests a complete check of a feed's vehicles. */
  check: async (call: Call, id: string): Promise<Response> => {
    const { feed, site } = await managedFeed(parts, call, id);
    if (!feed.isOn) throw new ApiError('conflict', 'This feed is turned off, so it can’t be checked.');
    await expectStaffRate(
      call,
      'staffFeedRun',
      'Too many checks in a short time. Please wait a minute.',
      'adverts staffFeedRun',
    );
    const requestedAt = await requestAdvertCheck(call.office.pool, feed.id);
    call.office.report(
      'info',
      { staff: call.staff.id, feed: feed.id, site: site.slug },
      'advert_check_requested',
    );
    return Response.json({ requestedAt: requestedAt.toISOString() } satisfies CheckRequestAnswer);
  },

  /** Gives the feed's file a new address. The old one stops working at once. */
  renew: async (call: Call, id: string): Promise<Response> => {
    const { feed, site } = await managedFeed(parts, call, id);
    const { seen } = await bodyOf(call.request, renewSchema);
    await expectStaffRate(
      call,
      'staffFeedUndo',
      'Too many changes in a short time. Please wait a minute.',
      'adverts staffFeedUndo',
    );
    const version = await renewAddress(parts.lake(tokenOf(call.request) ?? ''), feed.id, seen).catch(
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (FORBIDDEN.includes(error.statusCode)) throw new ApiError('no_rights', NO_RIGHTS);
        if (error.statusCode === CONFLICT)
          throw new ApiError('changed', 'Someone is editing this feed. Please try again.');
        throw new ApiError('upstream_failed', 'Sanity isn’t responding. Please try again.');
      },
    );
    if (version === null) throw new ApiError('not_found', NOT_FOUND);
    const path = parts.pathOf({ ...feed, secretVersion: version });
    if (!path) throw noSecret();
    call.office.report(
      'info',
      { staff: call.staff.id, feed: feed.id, site: site.slug, version },
      'advert_address_renewed',
    );
    return Response.json({ url: `${site.url}${path}`, version } satisfies OutgoingFeedAnswer['address']);
  },

  /** Stores the receiver's credential. It is encrypted, and no call returns it. */
  setCredential: async (call: Call, id: string): Promise<Response> => {
    const { feed, site } = await managedFeed(parts, call, id);
    const { value } = await bodyOf(call.request, credentialSchema);
    await expectStaffRate(
      call,
      'staffFeedUndo',
      'Too many changes in a short time. Please wait a minute.',
      'adverts staffFeedUndo',
    );
    if (feed.delivery !== 'push')
      throw new ApiError('conflict', 'The receiver fetches a file, so it needs no credential.');
    const name = feed.accounts.secret;
    if (name === null || !SECRET_NAME.test(name))
      throw new ApiError('conflict', 'The feed’s document has no valid name for the credential.');
    const master = parts.secretKey();
    if (!master)
      throw new ApiError(
        'not_set_up',
        'Credentials can’t be stored here: the storefront has no FEED_SECRET_KEY.',
      );
    await storeCredential(call.office.pool, { name, master, value });
    call.office.report(
      'info',
      { staff: call.staff.id, feed: feed.id, site: site.slug },
      'advert_credential_stored',
    );
    return Response.json(
      (await readCredential(call.office.pool, { name, master })) satisfies CredentialState,
    );
  },
});

interface VisibleFeed extends FeedOfSite {
  site: StaffSite;
}

const noSecret = () =>
  new ApiError('not_set_up', 'The storefront has no OUTGOING_FEED_SECRET, so files have no address.');

async function visibleFeeds(parts: AdvertParts, sites: readonly StaffSite[]): Promise<VisibleFeed[]> {
  const bySlug = new Map(sites.map((site) => [site.slug, site]));
  return (await parts.feeds()).flatMap((feed) => {
    const site = bySlug.get(feed.siteSlug);
    return site ? [{ feed, site, receiver: { name: feed.receiver, title: receiverOf(feed).title } }] : [];
  });
}

async function feedFor(parts: AdvertParts, { staff }: Call, id: string): Promise<VisibleFeed> {
  const found = (await visibleFeeds(parts, staff.sites)).find(({ feed }) => feed.id === id);
  if (!found) throw new ApiError('not_found', NOT_FOUND);
  return found;
}

async function managedFeed(parts: AdvertParts, call: Call, id: string): Promise<VisibleFeed> {
  if (!call.staff.mayManageFeeds) throw new ApiError('no_rights', NO_RIGHTS);
  return feedFor(parts, call, id);
}

async function scopeOf(parts: AdvertParts, call: Call, id: string) {
  const { feed, site } = await feedFor(parts, call, id);
  const { siteId } = await parts.sources(site.slug, []);
  return {
    feedId: feed.id,
    site: { id: siteId, slug: site.slug, url: site.url, timeZone: site.timeZone },
    incomingFeeds: async (slugs: readonly string[]) => (await parts.sources(site.slug, slugs)).feeds,
  };
}
