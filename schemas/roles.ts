import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';
import { SHOPPER_RIGHT_TYPE } from '@forecourt/lib/operations/back-office/rights';

/** One entry of a role's access control list: what it may do with the documents a GROQ filter selects. */
export interface RoleGrant {
  filter: string;
  permissions: ('read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage')[];
}

/**
 * What only administrators write. Sanity enforces rights for whole documents, never for a field, and checks no
 * schema when something is written, so everything that decides what a site is and sells stands in documents
 * of these types: its hosts and short name, whose stock it sells and from which feeds, its settings with their limits, its features.
 * Editors read them. A site was not split into a part for each: what is left to editors is in documents of its
 * own already (pages, navigation, slides, offers, promo cards, announcements, popups, reviews, people, delivery prices, trade-in questions, locations, manufacturers, models).
 */
export const ADMINISTRATORS_TYPES = ['site', 'siteFeatures', 'dealership', 'feed'] as const;

/** What belongs to one site, which its field `site` names. */
export const SITE_TYPES = [
  'page',
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
] as const;

const EVERYTHING = '_id in path("**")';
const PUBLISHED = '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**"))';
const SHOPPERS: RoleGrant = { filter: `_type == "${SHOPPER_RIGHT_TYPE}"`, permissions: ['update'] };
/** What grants name one by one: these, the right to see shoppers, and the system's own documents. */
const listOf = (words: readonly string[]) => JSON.stringify(words);
const CONTENT = `!(_type in ${listOf([...ADMINISTRATORS_TYPES, SHOPPER_RIGHT_TYPE])} || _type in path("system.**"))`;

const RELEASES = '_type == "system.release"';

/**
 * The roles of the people of a studio: make them like this in the project's settings (hosted Sanity), the local
 * content lake takes them from here. Grants add up, so nobody below an administrator may also have a role of
 * Sanity's own that writes everything.
 */
export const ROLE_GRANTS = {
  administrator: [
    { filter: EVERYTHING, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
  ],
  // Releases are made, scheduled and published by editors too, as by those of Sanity's own role.
  editor: [
    { filter: EVERYTHING, permissions: ['read', 'history'] },
    { filter: CONTENT, permissions: ['create', 'update'] },
    { filter: RELEASES, permissions: ['create', 'update'] },
    SHOPPERS,
  ],
  /** Looks after shoppers: reads what is published and writes no content. */
  sales: [{ filter: PUBLISHED, permissions: ['read'] }, SHOPPERS],
  viewer: [{ filter: PUBLISHED, permissions: ['read'] }],
} as const satisfies Record<string, readonly RoleGrant[]>;

export type RoleName = keyof typeof ROLE_GRANTS;

/** Secrets that let an editor see their drafts on the site itself (`studio/document/previewAddress.ts`). */
const PREVIEW_SECRETS = '_type == "sanity.previewUrlSecret"';
const UPLOADS = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';

const OUTSIDE_RELEASES = '!(_id in path("versions.**"))';

/** A filter for ids that begin with one of the prefixes. */
const beginsWith = (prefixes: readonly string[]): string =>
  `(${prefixes.map((prefix) => `string::startsWith(_id, ${JSON.stringify(prefix)})`).join(' || ')})`;

/**
 * A filter for new releases of some sites, without a time. Editors get no right to update them: with it they could have Sanity
 * schedule a release, and Sanity does not document that it checks each document then.
 */
const newReleasesOf = (sites: readonly string[]): string =>
  `${RELEASES} && ${beginsWith(sites.map((id) => `_.releases.${releaseIdStart(id)}`))} && (!defined(state) || state == "active") && !defined(publishAt)`;

/**
 * The grants of an editor of some sites alone (OPEN-016): a role of its own for each such group of people. They write
 * what belongs to these sites, offers that show on no other, and the places that are named; they read everything,
 * since sites share brands, models and pictures, and see only the shoppers of their sites. What sites share is for
 * those who edit all of them: a picture's document too, since it says besides its tags where the picture lies, and a grant
 * is for whole documents and knows nothing of who shows one.
 * @param options.sites ids of the sites' documents
 * @param options.locations ids of the places whose hours and addresses they keep: a place does not say whose it is
 * @param options.releases whether they have releases: `back-office`, where that publishes and schedules them (on hosted Sanity); true only
 * where the content lake checks the right to publish each document of a release, as the local one does
 * (`.docs/decisions/0036-dealer-isolation.md`)
 */
export function editorOf({
  sites,
  locations = [],
  releases = false,
}: {
  sites: readonly string[];
  locations?: readonly string[];
  releases?: boolean | 'back-office';
}): RoleGrant[] {
  const own = listOf(sites);
  const ownIds = listOf(locations.flatMap((id) => [id, `drafts.${id}`]));
  const versions = releases ? locations.map((id) => `_id in path("versions.*.${id}")`) : [];
  const write: RoleGrant['permissions'] = ['create', 'update'];
  const ofReleases =
    releases === 'back-office'
      ? ` && (${OUTSIDE_RELEASES} || ${beginsWith(sites.map((id) => `versions.${releaseIdStart(id)}`))})`
      : releases
        ? ''
        : ` && ${OUTSIDE_RELEASES}`;
  const writing = (filter: string): RoleGrant => ({ filter: filter + ofReleases, permissions: write });
  return [
    { filter: EVERYTHING, permissions: ['read', 'history'] },
    writing(`_type in ${listOf(SITE_TYPES)} && site._ref in ${own}`),
    // A change to an offer shows on all of its sites, so an editor may change it only with rights on all of them.
    writing(`_type == "offer" && count(sites) > 0 && count(sites[!(_ref in ${own})]) == 0`),
    ...(locations.length > 0
      ? [writing(`_type == "location" && (${[`_id in ${ownIds}`, ...versions].join(' || ')})`)]
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
 * The grants of somebody who looks after the shoppers of some sites alone: a role of its own for each such group of
 * people, whose name begins with `sales-` (`SALES_ROLE`). They read what is published, as sales staff of all sites do, write no
 * content, and see and act on the shoppers of their sites.
 * @param options.sites ids of the sites' documents
 * @param options.mayAct false for somebody who only looks
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
    { filter: PUBLISHED, permissions: ['read'] },
    { filter: mayAct ? ofSites : `${ofSites} && right == "see"`, permissions: ['update'] },
  ];
}

/** How the name of each role made by `salesOf` begins: the studio knows the names of roles, not their grants, when it starts. */
export const SALES_ROLE = 'sales-';

/** Whether these grants let somebody read what is not published. */
export const readsDrafts = (grants: readonly RoleGrant[]): boolean =>
  grants.some(({ filter, permissions }) => filter === EVERYTHING && permissions.includes('read'));

/** Whether these grants let somebody read everything that is published, documents with a dot in their id included. */
export const readsPublished = (grants: readonly RoleGrant[]): boolean =>
  readsDrafts(grants) ||
  grants.some(({ filter, permissions }) => filter === PUBLISHED && permissions.includes('read'));

/** Whether somebody with a role reads what is not published. Roles made by `editorOf` and `salesOf` have names of their own. */
export const seesDrafts = (role: string): boolean =>
  Object.hasOwn(ROLE_GRANTS, role)
    ? readsDrafts(ROLE_GRANTS[role as RoleName])
    : !role.startsWith(SALES_ROLE);
