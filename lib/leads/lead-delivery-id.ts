import { publishedIdOf } from '../sites/content-lake/document-id.ts';

export const LEAD_DELIVERY_TYPE = 'leadDelivery';

export const LEAD_DELIVERY_PARENTS = ['site', 'dealership', 'location'] as const;
export type LeadDeliveryParent = (typeof LEAD_DELIVERY_PARENTS)[number];

/**
 * Id of the document with lead addresses.
 * Its dots keep it private in a public dataset, and roles grant access by it: a field could be given another
 * value, an id cannot.
 */
export const leadDeliveryId = (parent: LeadDeliveryParent, parentId: string) =>
  `${LEAD_DELIVERY_TYPE}.${parent}.${parentId}`;

/** Returns whose lead addresses a document holds; null for ids of other documents. */
export function leadDeliveryParent(id: string): { parent: LeadDeliveryParent; parentId: string } | null {
  const [type, kind, ...rest] = publishedIdOf(id).split('.');
  const parent = LEAD_DELIVERY_PARENTS.find((each) => each === kind);
  return type === LEAD_DELIVERY_TYPE && parent && rest.length > 0
    ? { parent, parentId: rest.join('.') }
    : null;
}

/** Returns whether a document holds lead addresses by its type, or is stored where they belong. */
export const holdsLeadAddresses = ({ _id, _type }: { _id: string; _type?: string }): boolean =>
  _type === LEAD_DELIVERY_TYPE || publishedIdOf(_id).startsWith(`${LEAD_DELIVERY_TYPE}.`);

/** A GROQ filter for the published document, drafts and versions of each id or path. */
export const withDraftsAndVersions = (ids: readonly string[]): string =>
  ids
    .flatMap((id) => [id, `drafts.${id}`, `versions.*.${id}`])
    .map((path) => `_id in path("${path}")`)
    .join(' || ');
