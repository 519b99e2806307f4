import type { RoleGrant } from '@forecourt/schemas/roles';
import { evaluateSync, parse } from 'groq-js';

export type Permission = RoleGrant['permissions'][number];

/** Whose grants are checked, with the value of identity(). */
interface Grantee {
  id: string;
  grants: readonly RoleGrant[];
}

const ALL = '_id in path("**")';

const compiledFilters = new Map<string, ReturnType<typeof parse>>();

/**
 * Returns whether a role's grants allow an operation on a document in its current state. The Studio evaluates
 * the same filters per document to disable fields.
 */
export function isGranted({ id, grants }: Grantee, permission: Permission, document: object): boolean {
  return grants.some((grant) => {
    return grant.permissions.includes(permission) && matchesFilter(grant.filter, document, id);
  });
}

/**
 * Returns whether a document matches a grant's filter.
 * @param identity the value of identity()
 */
export function matchesFilter(filter: string, document: object, identity?: string): boolean {
  if (filter === ALL) return true;
  const program = compiledFilters.get(filter) ?? parse(`*[${filter}]`);
  compiledFilters.set(filter, program);
  return evaluateSync(program, { dataset: [document], ...(identity && { identity }) }).data.length > 0;
}

/** Returns whether a role has a permission for any document. */
export const hasPermission = ({ grants }: Pick<Grantee, 'grants'>, permission: Permission): boolean =>
  grants.some(({ permissions }) => permissions.includes(permission));
