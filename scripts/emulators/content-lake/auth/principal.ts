import { type RoleGrant, readsDrafts, readsPublished } from '@forecourt/schemas/roles';
import { isDraftId, isVersionId } from '../ids.ts';

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
export type Visibility = 'everything' | 'published' | 'public' | 'nothing';

/**
 * Returns how much a principal may read. Based on grants, not on the role's name, because dealers can have
 * custom roles. Grants for only some documents give no access here: roles in `schemas/roles.ts` read
 * everything published, or drafts as well.
 */
export function visibilityOf(principal: Principal): Visibility {
  if (readsDrafts(principal.grants)) return 'everything';
  if (readsPublished(principal.grants)) return 'published';
  return principal.grants.includes(READ_PUBLIC) ? 'public' : 'nothing';
}

/**
 * Returns whether the document with this id may be read. Releases and other system documents (`_.…`) are
 * hidden together with drafts.
 */
export function isVisible(visibility: Visibility, id: string): boolean {
  if (visibility === 'everything') return true;
  if (visibility === 'nothing') return false;
  if (visibility === 'public') return !id.includes('.');
  return !isDraftId(id) && !isVersionId(id) && !id.startsWith('_.');
}
