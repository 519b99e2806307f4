import { holdsLeadAddresses } from '@forecourt/lib/leads/lead-delivery-id';
import { ROLE_GRANTS, type RoleGrant, readsDrafts, readsPublished } from '@forecourt/schemas/roles';
import { isDraftId, isVersionId } from '../ids.ts';
import { matchesFilter } from './grants.ts';

/** The sender of a request: a signed-in user, an API token, or an anonymous requester. */
export interface Principal {
  id: string;
  name: string;
  displayName: string;
  /** Users have a role named in the options; tokens and anonymous requests have fixed roles. */
  role: string;
  grants: readonly RoleGrant[];
}

/** A requester without a session or token. Has no access to a private dataset. */
export const ANONYMOUS: Principal = {
  id: '',
  name: '',
  displayName: 'Anonymous',
  role: 'anonymous',
  grants: [],
};

const READ_PUBLIC: RoleGrant = { filter: '_id in path("*")', permissions: ['read'] };

/** Returns the anonymous principal for a dataset's access mode, in Sanity's terms. */
export const anonymousIn = (aclMode: 'private' | 'public'): Principal =>
  aclMode === 'public' ? { ...ANONYMOUS, grants: [READ_PUBLIC] } : ANONYMOUS;

export const isSignedIn = (principal: Principal) => principal.role !== 'anonymous';

/**
 * How much of the dataset a principal may read. As in the hosted service, anonymous requests can read nothing
 * in a private dataset, and only documents without a dot in their id in a public one. Viewers and sales can
 * read all published documents; all others can also read drafts and versions.
 */
type Scope = 'everything' | 'published' | 'public' | 'nothing';

export interface Visibility {
  scope: Scope;
  /** Filters of the read grants, which decide access to lead addresses. */
  filters: readonly string[];
}

/** Used for the lake's own operations. */
export const SEES_EVERYTHING: Visibility = visibilityOfGrants(ROLE_GRANTS.administrator);

/**
 * Returns what a principal may read, based on its grants, as dealers' roles have custom names. Grants for some
 * documents only are ignored, except for lead addresses: the roles in `schemas/roles.ts` read all published
 * documents, or drafts as well.
 */
export const visibilityOf = ({ grants }: Principal): Visibility => visibilityOfGrants(grants);

function visibilityOfGrants(grants: readonly RoleGrant[]): Visibility {
  const readGrants = grants.filter(({ permissions }) => permissions.includes('read'));
  return { scope: scopeOf(grants), filters: readGrants.map(({ filter }) => filter) };
}

function scopeOf(grants: readonly RoleGrant[]): Scope {
  if (readsDrafts(grants)) return 'everything';
  if (readsPublished(grants)) return 'published';
  return grants.includes(READ_PUBLIC) ? 'public' : 'nothing';
}

/**
 * Returns whether a document, or any document with an id, may be read. Releases and other system documents
 * (`_.…`) are hidden from those who cannot read drafts.
 */
export function isVisible(
  { scope, filters }: Visibility,
  document: { _id: string; _type?: string },
): boolean {
  if (!isInScope(scope, document._id)) return false;
  return !holdsLeadAddresses(document) || filters.some((filter) => matchesFilter(filter, document));
}

function isInScope(scope: Scope, id: string): boolean {
  if (scope === 'everything') return true;
  if (scope === 'nothing') return false;
  if (scope === 'public') return !id.includes('.');
  return !isDraftId(id) && !isVersionId(id) && !id.startsWith('_.');
}
