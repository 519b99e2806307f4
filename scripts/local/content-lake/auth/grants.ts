import type { RoleGrant } from '@forecourt/schemas/roles';
import { evaluateSync, parse } from 'groq-js';
import { mutationError } from '../errors.ts';
import type { Change } from '../store/store.ts';
import type { Principal } from './principal.ts';

type Permission = RoleGrant['permissions'][number];

const ALL = '_id in path("**")';

const compiledFilters = new Map<string, ReturnType<typeof parse>>();

function isGranted(grants: readonly RoleGrant[], permission: Permission, document: object): boolean {
  return grants.some((grant) => {
    if (!grant.permissions.includes(permission)) return false;
    if (grant.filter === ALL) return true;
    const program = compiledFilters.get(grant.filter) ?? parse(`*[${grant.filter}]`);
    compiledFilters.set(grant.filter, program);
    return evaluateSync(program, { dataset: [document] }).data.length > 0;
  });
}

/**
 * Throws Sanity's 403 unless somebody's role may make the change: the Studio evaluates the same filters per document
 * to disable fields, the server enforces them on every write; an update must be granted for both the old and the
 * new state.
 */
export function authorizeChange(principal: Principal, { before, after }: Change): void {
  const permission = before ? 'update' : 'create';
  const states = [before, after].filter((side) => side !== null);
  if (states.every((side) => isGranted(principal.grants, permission, side))) return;
  throw mutationError(403, {
    type: 'insufficientPermissionsError',
    description: `Insufficient permissions; permission "${permission}" required`,
    permission,
  });
}
