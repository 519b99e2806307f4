import { type Grants, isGranted } from './grants.ts';

/** Access to a site's shoppers: see their data, or also act on it (send, refund, change). */
export type ShopperRight = 'see' | 'act';

export const SHOPPER_RIGHT_TYPE = 'shopperRight';

/**
 * Returns the virtual document that a role must be able to update to have a right at a site.
 * Content grants don't cover shoppers, so the right has its own document type, which a role names in a
 * filter: `_type == "shopperRight"`, with `right == "see"` for read-only access and `site._ref ==
 * "site-harbour"` for one site. It is never stored: grants are checked against it in memory, so new sites
 * need no documents.
 */
const rightDocument = (siteId: string, right: ShopperRight) => ({
  _id: `${SHOPPER_RIGHT_TYPE}-${siteId}-${right}`,
  _type: SHOPPER_RIGHT_TYPE,
  site: { _type: 'reference', _ref: siteId },
  right,
});

/**
 * Returns the rights that grants give at a site.
 * Requires the update permission, because Sanity's viewer role can read every document. Acting includes
 * seeing.
 * @param siteId the id of the site's document
 * @param identity the user's id, for filters with `identity()`
 */
export function shopperRights(
  grants: Grants,
  siteId: string,
  identity: string,
): { maySee: boolean; mayAct: boolean } {
  const has = (right: ShopperRight) => isGranted(grants, 'update', rightDocument(siteId, right), identity);
  const mayAct = has('act');
  return { maySee: mayAct || has('see'), mayAct };
}

/** Represents any dealership, including future ones. */
const ANY_DEALERSHIP = { _id: 'dealership-any', _type: 'dealership' };

/**
 * Returns whether grants allow managing feeds.
 * A feed changes the stock of dealerships, so this requires the right to update any dealership, which only
 * administrators have (`ADMINISTRATORS_TYPES`).
 * @param identity the user's id, for filters with `identity()`
 */
export const mayManageFeeds = (grants: Grants, identity: string): boolean =>
  isGranted(grants, 'update', ANY_DEALERSHIP, identity);

/** Represents any site, including future ones. */
const ANY_SITE_DOCUMENT = { _id: 'site-any', _type: 'site' };
const ANY_FEATURES = { _id: 'siteFeatures-any', _type: 'siteFeatures' };

/**
 * Returns whether grants allow managing API keys and webhooks.
 * A key reads a site's stock and leads from outside, so this requires the right to update any site, which only
 * administrators have.
 * @param identity the user's id, for filters with `identity()`
 */
export const mayManageApiKeys = (grants: Grants, identity: string): boolean =>
  isGranted(grants, 'update', ANY_SITE_DOCUMENT, identity);

/**
 * Returns whether grants allow changing settings and features of any site, which only administrators may.
 * @param identity the user's id, for filters with `identity()`
 */
export const mayChangeSettings = (grants: Grants, identity: string): boolean =>
  [ANY_SITE_DOCUMENT, ANY_FEATURES].every((document) => isGranted(grants, 'update', document, identity));

/** Represent any site and its parts, in the types that only administrators write. */
const ANY_SITE = [ANY_DEALERSHIP, ANY_SITE_DOCUMENT, ANY_FEATURES];

/**
 * Returns whether grants allow creating a site, which writes types reserved for administrators.
 * @param identity the user's id, for filters with `identity()`
 */
export const mayCreateSites = (grants: Grants, identity: string): boolean =>
  ANY_SITE.every((document) => isGranted(grants, 'create', document, identity));
