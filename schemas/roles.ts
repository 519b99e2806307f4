import {
  LEAD_DELIVERY_TYPE,
  leadDeliveryId,
  withDraftsAndVersions,
} from '@forecourt/lib/leads/lead-delivery-id';
import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';
import { SHOPPER_RIGHT_TYPE } from '@forecourt/lib/operations/back-office/rights';
import { REVIEWED_TYPES } from '@forecourt/lib/operations/review/rule';
import { TRANSLATION_METADATA_TYPE } from '@forecourt/lib/sites/translations';

/** An entry of a role's access control list: permissions for documents that match a GROQ filter. */
export interface RoleGrant {
  filter: string;
  permissions: ('read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage')[];
}

/**
 * Types that only administrators may write. Sanity enforces permissions per document, not per field, and does
 * not validate writes. So everything that defines a site and its stock is in documents of these types: hosts,
 * slug, dealerships, feeds, settings and features. Editors can read them. The site document is not split
 * further, as what editors change is in other types already.
 */
export const ADMINISTRATORS_TYPES = [
  'site',
  'siteFeatures',
  'dealership',
  'feed',
  'outgoingFeed',
  'chargeTable',
  'lawConfirmation',
  'contactNumbers',
] as const;

/** Types of documents that belong to the site in their `site` field. */
export const SITE_TYPES = [
  'page',
  'pageTrial',
  'blogPost',
  'navigation',
  'slide',
  'promoCard',
  'announcement',
  'popup',
  'prizeWheel',
  'redirect',
  'review',
  'person',
  'deliveryTable',
  'tradeAdjustment',
  'messageTemplate',
  'workshop',
  'serviceJob',
  'conditionFile',
  TRANSLATION_METADATA_TYPE,
] as const;

/**
 * Types of which authors write drafts only. A running trial shows its text to visitors, so it is published by
 * those who may publish pages.
 */
const DRAFTED_TYPES = [...REVIEWED_TYPES, 'pageTrial'] as const;

const EVERYTHING = '_id in path("**")';
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))';
const SHOPPERS: RoleGrant = { filter: `_type == "${SHOPPER_RIGHT_TYPE}"`, permissions: ['update'] };
const listOf = (words: readonly string[]) => JSON.stringify(words);
/** Everything except lead addresses. Avoids `||`, so that it fits into a Markdown table. */
const NO_LEAD_ADDRESSES = `_type != "${LEAD_DELIVERY_TYPE}" && !(_id in path("${LEAD_DELIVERY_TYPE}.**")) && !(_id in path("drafts.${LEAD_DELIVERY_TYPE}.**")) && !(_id in path("versions.*.${LEAD_DELIVERY_TYPE}.**"))`;
/** Everything except the types that need an explicit grant: administrators', shopper rights and system documents. */
const CONTENT = `!(_type in ${listOf([...ADMINISTRATORS_TYPES, SHOPPER_RIGHT_TYPE])} || _type in path("system.**")) && ${NO_LEAD_ADDRESSES}`;
const PUBLISHED_CONTENT = `${PUBLISHED} && _type != "${LEAD_DELIVERY_TYPE}" && !(_id in path("${LEAD_DELIVERY_TYPE}.**"))`;
/**
 * Returns a filter for the lead addresses with these ids. Includes the type, so that no other document can be
 * stored under them.
 */
const leadAddresses = (ids: readonly string[]) =>
  `_type == "${LEAD_DELIVERY_TYPE}" && (${withDraftsAndVersions(ids)})`;

const RELEASES = '_type == "system.release"';

/**
 * The studio's roles. Create them in the project's settings (hosted Sanity); the local content lake reads
 * them from here. Grants add up, so users below administrators must not also have a Sanity role that can
 * write everything.
 */
export const ROLE_GRANTS = {
  administrator: [
    { filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ],
  // Editors may create, schedule and publish releases, like Sanity's own editor role.
  editor: [
    { filter: EVERYTHING, permissions: ['read', 'history'] },
    { filter: CONTENT, permissions: ['create', 'update'] },
    // Only administrators write those of sites and dealerships.
    { filter: leadAddresses([leadDeliveryId('location', '**')]), permissions: ['create', 'update'] },
    { filter: RELEASES, permissions: ['create', 'update'] },
    SHOPPERS,
  ],
  /** Manages shoppers: reads published content except lead addresses, and writes none. */
  sales: [{ filter: PUBLISHED_CONTENT, permissions: ['read'] }, SHOPPERS],
  viewer: [{ filter: PUBLISHED_CONTENT, permissions: ['read'] }],
} as const satisfies Record<string, readonly RoleGrant[]>;

/**
 * Grants of the token that storefronts and workers read with. Like Sanity's own Viewer role, it includes lead
 * addresses.
 */
export const READER_TOKEN_GRANTS: readonly RoleGrant[] = [{ filter: PUBLISHED, permissions: ['read'] }];

export type RoleName = keyof typeof ROLE_GRANTS;

/** Secrets that let an editor see drafts on the site (`studio/document/previewAddress.ts`). */
const PREVIEW_SECRETS = '_type == "sanity.previewUrlSecret"';
const UPLOADS = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';

const IS_DRAFT = '_id in path("drafts.**")';
const OUTSIDE_RELEASES = '!(_id in path("versions.**"))';

const beginsWith = (prefixes: readonly string[]): string =>
  `(${prefixes.map((prefix) => `string::startsWith(_id, ${JSON.stringify(prefix)})`).join(' || ')})`;

/**
 * Returns a filter for new, unscheduled releases of sites. Editors may not update releases, as they could
 * then have Sanity schedule one, and it is not documented that Sanity checks each document in that case.
 */
const newReleasesOf = (sites: readonly string[]): string =>
  `${RELEASES} && ${beginsWith(sites.map((id) => `_.releases.${releaseIdStart(id)}`))} && (!defined(state) || state == "active") && !defined(publishAt)`;

/**
 * Returns the grants of an editor of some sites (OPEN-016). They write documents of these sites, offers shown
 * only on them, and the listed locations. They read everything, as sites share brands, models and pictures,
 * except the lead addresses of other sites, and see only shoppers of their sites. Shared documents are left
 * to editors of all sites. This includes picture documents, as a grant covers the whole document, including
 * its folder.
 * @param options.sites ids of the site documents
 * @param options.locations ids of locations they may edit, as a location does not refer to its site
 * @param options.dealerships ids of dealerships whose lead addresses they may read, in addition to those of
 * their sites and locations
 * @param options.publishes false if they may only write drafts of the types that reviews are for: the back
 * office publishes these for them, with an approval where the site needs one (`lib/operations/review`)
 * @param options.releases whether they may use releases. `back-office` if the back office publishes and
 * schedules them (hosted Sanity); true only if the content lake checks the permission to publish each
 * document, as its emulator does (`.docs/decisions/0036-dealer-isolation.md`)
 */
export function editorOf({
  sites,
  locations = [],
  dealerships = [],
  publishes = true,
  releases = false,
}: {
  sites: readonly string[];
  locations?: readonly string[];
  dealerships?: readonly string[];
  publishes?: boolean;
  releases?: boolean | 'back-office';
}): RoleGrant[] {
  const own = listOf(sites);
  const ownIds = listOf(locations.flatMap((id) => [id, `drafts.${id}`]));
  const versions = releases ? locations.map((id) => `_id in path("versions.*.${id}")`) : [];
  const ownAddresses = [
    ...sites.map((id) => leadDeliveryId('site', id)),
    ...dealerships.map((id) => leadDeliveryId('dealership', id)),
    ...locations.map((id) => leadDeliveryId('location', id)),
  ];
  const write: RoleGrant['permissions'] = ['create', 'update'];
  const ofReleases =
    releases === 'back-office'
      ? ` && (${OUTSIDE_RELEASES} || ${beginsWith(sites.map((id) => `versions.${releaseIdStart(id)}`))})`
      : releases
        ? ''
        : ` && ${OUTSIDE_RELEASES}`;
  const writing = (filter: string): RoleGrant => ({ filter: filter + ofReleases, permissions: write });
  return [
    { filter: NO_LEAD_ADDRESSES, permissions: ['read', 'history'] },
    ...(ownAddresses.length > 0
      ? [
          {
            filter: withDraftsAndVersions(ownAddresses),
            permissions: ['read', 'history'],
          } satisfies RoleGrant,
        ]
      : []),
    writing(
      `_type in ${listOf(SITE_TYPES)} && site._ref in ${own} && ${NO_LEAD_ADDRESSES}${publishes ? '' : ` && (!(_type in ${listOf(DRAFTED_TYPES)}) || ${IS_DRAFT})`}`,
    ),
    // A change to an offer shows on all of its sites, so an editor may change it only with rights on all of them.
    writing(
      `_type in ${listOf(['offer', TRANSLATION_METADATA_TYPE])} && count(sites) > 0 && count(sites[!(_ref in ${own})]) == 0 && ${NO_LEAD_ADDRESSES}${publishes ? '' : ` && (_type != "offer" || ${IS_DRAFT})`}`,
    ),
    ...(locations.length > 0
      ? [
          writing(`_type == "location" && (${[`_id in ${ownIds}`, ...versions].join(' || ')})`),
          writing(leadAddresses(locations.map((id) => leadDeliveryId('location', id)))),
        ]
      : []),
    { filter: UPLOADS, permissions: ['create'] },
    { filter: releases === true ? `${PREVIEW_SECRETS} || ${RELEASES}` : PREVIEW_SECRETS, permissions: write },
    ...(releases === 'back-office'
      ? [{ filter: newReleasesOf(sites), permissions: ['create'] } satisfies RoleGrant]
      : []),
    { filter: `${SHOPPERS.filter} && site._ref in ${own}`, permissions: ['update'] },
  ];
}

/**
 * Returns the grants of sales staff of some sites. The role's name must start with `sales-` (`SALES_ROLE`).
 * They read published content, write none, and see and act on shoppers of their sites.
 * @param options.sites ids of the site documents
 * @param options.mayAct false for read-only access
 */
export function salesOf({
  sites,
  mayAct = true,
}: {
  sites: readonly string[];
  mayAct?: boolean;
}): RoleGrant[] {
  const ofSites = `${SHOPPERS.filter} && site._ref in ${listOf(sites)}`;
  return [
    { filter: PUBLISHED_CONTENT, permissions: ['read'] },
    { filter: mayAct ? ofSites : `${ofSites} && right == "see"`, permissions: ['update'] },
  ];
}

/** Prefix of roles made by `salesOf`. On startup the studio knows the names of roles, not their grants. */
export const SALES_ROLE = 'sales-';

const reads = (grants: readonly RoleGrant[], filters: readonly string[]) =>
  grants.some(({ filter, permissions }) => filters.includes(filter) && permissions.includes('read'));

/** Returns whether grants allow reading drafts. Lead addresses have separate grants. */
export const readsDrafts = (grants: readonly RoleGrant[]): boolean =>
  reads(grants, [EVERYTHING, NO_LEAD_ADDRESSES]);

/** Returns whether grants allow reading all published documents, including those with a dot in their id. */
export const readsPublished = (grants: readonly RoleGrant[]): boolean =>
  readsDrafts(grants) || reads(grants, [PUBLISHED, PUBLISHED_CONTENT]);

/** Returns whether a role may read drafts. Roles made by `editorOf` and `salesOf` have custom names. */
export const seesDrafts = (role: string): boolean =>
  Object.hasOwn(ROLE_GRANTS, role)
    ? readsDrafts(ROLE_GRANTS[role as RoleName])
    : !role.startsWith(SALES_ROLE);
