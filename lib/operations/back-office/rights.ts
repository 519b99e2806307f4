import { type Grants, isGranted } from './grants.ts';

/** What somebody may do with the shoppers of a site: see them, or take steps for them as well. */
export type ShopperRight = 'see' | 'act';

export const SHOPPER_RIGHT_TYPE = 'shopperRight';

/**
 * The document that stands for a right at a site. Content grants say nothing of shoppers, so this right has a
 * type of its own, which a role names in a filter: `_type == "shopperRight"`, with `right == "see"` for who
 * only looks and `site._ref == "site-harbour"` for one site. It is never stored: grants are checked
 * against the document as it would be, so nothing has to be made for a new site.
 */
const rightDocument = (siteId: string, right: ShopperRight) => ({
  _id: `${SHOPPER_RIGHT_TYPE}-${siteId}-${right}`,
  _type: SHOPPER_RIGHT_TYPE,
  site: { _type: 'reference', _ref: siteId },
  right,
});

/**
 * Which rights a list of grants gives at a site. Whoever may update the document of a right has it: to read it
 * is not enough, since Sanity's own viewer role reads every document. Who may act may also see.
 * @param siteId the id of the site's document
 * @param identity the id of the user, for filters that ask who it is
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

/** Stands for every dealership there is or will be. */
const ANY_DEALERSHIP = { _id: 'dealership-any', _type: 'dealership' };

/**
 * Whether a list of grants lets somebody look after feeds: what a feed does is changing the stock of dealerships, so it is
 * for those who may write any of them, which are administrators (`ADMINISTRATORS_TYPES`).
 * @param identity the id of the user, for filters that ask who it is
 */
export const keepsFeeds = (grants: Grants, identity: string): boolean =>
  isGranted(grants, 'update', ANY_DEALERSHIP, identity);

/** Stand for every site and its parts, of any kind that only administrators write. */
const ANY_SITE = [
  ANY_DEALERSHIP,
  { _id: 'site-any', _type: 'site' },
  { _id: 'siteFeatures-any', _type: 'siteFeatures' },
];

/**
 * Whether a list of grants lets somebody make a site, which writes documents of types that are administrators' alone.
 * @param identity the id of the user, for filters that ask who it is
 */
export const makesSites = (grants: Grants, identity: string): boolean =>
  ANY_SITE.every((document) => isGranted(grants, 'create', document, identity));
