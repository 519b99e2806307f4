import type { RoleName } from '@forecourt/schemas/roles';
import { isDraftId, isVersionId } from '../ids.ts';

/** The roles of people, programs and anonymous requests. */
export type Role = RoleName | 'robot' | 'preview' | 'anonymous';

/** Who sent a request: a signed-in user, an API token, or nobody. */
export interface Principal {
  id: string;
  name: string;
  displayName: string;
  role: Role;
}

export const ANONYMOUS: Principal = { id: '', name: '', displayName: 'Anonymous', role: 'anonymous' };

export const isSignedIn = (principal: Principal) => principal.role !== 'anonymous';

/**
 * How much of the dataset a role may read. As in the hosted service, anonymous requests see only documents
 * whose id has no dot; viewers and sales see all published documents; everyone else also sees drafts and
 * versions.
 */
export type Visibility = 'everything' | 'published' | 'public';

export function visibilityOf(role: Role): Visibility {
  if (role === 'anonymous') return 'public';
  return role === 'viewer' || role === 'sales' ? 'published' : 'everything';
}

export function isVisible(visibility: Visibility, id: string): boolean {
  if (visibility === 'everything') return true;
  if (visibility === 'public') return !id.includes('.');
  return !isDraftId(id) && !isVersionId(id) && !id.startsWith('_.');
}
