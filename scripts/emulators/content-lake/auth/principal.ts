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

/** Returns true for a user with a session and for a program with a token. */
export const isSignedIn = (principal: Principal) => principal.role !== 'anonymous';

/**
 * How much of the dataset a principal may read. As in the hosted service, anonymous requests can read nothing
 * in a private dataset, and only documents without a dot in their id in a public one. Viewers and sales can
 * read all published documents; all others can also read drafts and versions.
 */
type Scope = 'everything' | 'published' | 'public' | 'nothing';

export interface Visibility {
  scope: Scope;
  /** The filters of the grants to read: they decide who reads lead addresses. */
  filters: readonly string[];
}

/** For what the lake does by itself. */
export const SEES_EVERYTHING: Visibility = visibilityOfGrants(ROLE_GRANTS.administrator);

/**
 * How much a principal may read. Its grants decide, not the name of its role, because a dealer's own roles
 * have names of their own. A grant to read some documents only gives nothing here, except lead addresses: roles of
 * `schemas/roles.ts` read all that is published, or drafts as well.
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
 * Whether a document may be read, or whatever an id stands for. Releases and other system documents (`_.…`) are
 * hidden wherever drafts are.
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
