import { type RoleGrant, readsDrafts, readsPublished } from '@forecourt/schemas/roles';
import { isDraftId, isVersionId } from '../ids.ts';

/** Who sent a request: a signed-in user, an API token, or nobody. */
export interface Principal {
  id: string;
  name: string;
  displayName: string;
  /** A person's role has the name that the options give it; programs and anonymous requests have fixed ones. */
  role: string;
  /** What the role may do. */
  grants: readonly RoleGrant[];
}

/** Somebody without a session and a token. In a private dataset they may do nothing. */
export const ANONYMOUS: Principal = {
  id: '',
  name: '',
  displayName: 'Anonymous',
  role: 'anonymous',
  grants: [],
};

const READ_PUBLIC: RoleGrant = { filter: '_id in path("*")', permissions: ['read'] };

/** An anonymous principal by the dataset's access mode, as Sanity calls it. */
export const anonymousIn = (aclMode: 'private' | 'public'): Principal =>
  aclMode === 'public' ? { ...ANONYMOUS, grants: [READ_PUBLIC] } : ANONYMOUS;

/** True for a person with a session and for a program with a token; false only for an anonymous request. */
export const isSignedIn = (principal: Principal) => principal.role !== 'anonymous';

/**
 * How much of the dataset somebody may read. As in the hosted service, anonymous requests see nothing of a private
 * dataset, and of a public one only documents whose id has no dot; viewers and sales see all published documents; everyone
 * else also sees drafts and versions.
 */
export type Visibility = 'everything' | 'published' | 'public' | 'nothing';

/**
 * How much a principal may read. Its grants decide, not the name of its role, because a dealer's own roles
 * have names of their own. A grant to read some documents only gives nothing here: roles of `schemas/roles.ts` read
 * all that is published, or drafts as well.
 */
export function visibilityOf(principal: Principal): Visibility {
  if (readsDrafts(principal.grants)) return 'everything';
  if (readsPublished(principal.grants)) return 'published';
  return principal.grants.includes(READ_PUBLIC) ? 'public' : 'nothing';
}

/**
 * Whether the document stored under an id may be read. Releases and other system documents (`_.…`) are
 * hidden wherever drafts are.
 */
export function isVisible(visibility: Visibility, id: string): boolean {
  if (visibility === 'everything') return true;
  if (visibility === 'nothing') return false;
  if (visibility === 'public') return !id.includes('.');
  return !isDraftId(id) && !isVersionId(id) && !id.startsWith('_.');
}
