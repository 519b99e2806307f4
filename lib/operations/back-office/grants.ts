import { evaluateSync, parse } from 'groq-js';
import { z } from 'zod';

/** A role's access control list from Sanity: permissions for the documents of each filter. */
export const grantsSchema = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()) }));
export type Grants = z.output<typeof grantsSchema>;

/** Cache of parsed filters, since a role's filters are checked for every document. */
const programs = new Map<string, ReturnType<typeof parse>>();

function programOf(filter: string): ReturnType<typeof parse> {
  const program = programs.get(filter) ?? parse(`*[true && (${filter})]`);
  programs.set(filter, program);
  return program;
}

/**
 * Returns whether grants allow an action, by the studio's rules.
 * An invalid filter grants nothing.
 * @param identity the user's id, for filters with `identity()`
 */
export function isGranted(grants: Grants, permission: string, document: object, identity: string): boolean {
  return grants.some(({ filter, permissions }) => {
    if (!permissions.includes(permission)) return false;
    try {
      const matches: unknown = evaluateSync(programOf(filter), {
        dataset: [document],
        identity,
      }).data;
      return Array.isArray(matches) && matches.length > 0;
    } catch {
      return false;
    }
  });
}
