import type { RoleGrant } from '@forecourt/schemas/roles';
import { evaluateSync, parse } from 'groq-js';
import type { Principal } from './principal.ts';

export type Permission = RoleGrant['permissions'][number];

const ALL = '_id in path("**")';

const compiledFilters = new Map<string, ReturnType<typeof parse>>();

/**
 * Returns whether a role's grants allow an operation on a document in its current state. The Studio evaluates
 * the same filters per document to disable fields.
 */
export function isGranted({ id, grants }: Principal, permission: Permission, document: object): boolean {
  return grants.some((grant) => {
    if (!grant.permissions.includes(permission)) return false;
    if (grant.filter === ALL) return true;
    const program = compiledFilters.get(grant.filter) ?? parse(`*[${grant.filter}]`);
    compiledFilters.set(grant.filter, program);
    return evaluateSync(program, { dataset: [document], identity: id }).data.length > 0;
  });
}

/** Returns whether a role has a permission for at least some documents. */
export const hasPermission = ({ grants }: Principal, permission: Permission): boolean =>
  grants.some(({ permissions }) => permissions.includes(permission));
