import { evaluateSync, parse } from 'groq-js';
import { z } from 'zod';

/** A role's access control list as the content lake gives it: what may be done with the documents of a filter. */
export const grantsSchema = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()) }));
export type Grants = z.output<typeof grantsSchema>;

/** Parsed filters. A release has up to a thousand documents, and each is checked against every filter of a role. */
const programs = new Map<string, ReturnType<typeof parse>>();

function programOf(filter: string): ReturnType<typeof parse> {
  const program = programs.get(filter) ?? parse(`*[true && (${filter})]`);
  programs.set(filter, program);
  return program;
}

/**
 * Whether a list of grants allows something with a document, as the studio itself decides it. A filter that
 * cannot be read grants nothing.
 * @param identity the id of the user, for filters that ask who reads
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
