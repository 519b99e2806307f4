import type { SanityClient } from '@sanity/client';
import type { z } from 'zod';
import { writeLine } from '../../platform/logging/write-line.server.ts';
import { fitContent } from './fit-content.ts';

interface ContentQuery<Schema extends z.ZodType> {
  /** For the log. */
  name: string;
  query: string;
  schema: Schema;
  params?: Record<string, string>;
  /** See `fitContent`. */
  wholeLists?: readonly string[];
}

/**
 * Queries published content. Removes what does not match the schema, and logs it.
 * @returns null if the query returns null
 * @throws the content lake's error, or an Error if nothing of the answer is usable
 */
export async function fetchContent<Schema extends z.ZodType>(
  client: SanityClient,
  { name, query, schema, params = {}, wholeLists = [] }: ContentQuery<Schema>,
): Promise<z.output<Schema> | null> {
  const answer: unknown = await client.fetch(query, params, { perspective: 'published' });
  if (answer === null) return null;
  const { value, issues } = fitContent(schema, answer, { wholeLists });
  logIssues({ query: name, ...params }, answer, issues);
  if (value === null) throw new Error(`The content lake's answer to ${name} is unusable`);
  return value;
}

const MOST_LOGGED = 20;
const loggedKeys = new Set<string>();

/** Logs once per process what did not match a query's schema, by path rather than content. */
function logIssues(
  request: Record<string, string>,
  answer: unknown,
  issues: readonly z.core.$ZodIssue[],
): void {
  for (const { path, message } of issues.slice(0, MOST_LOGGED)) {
    const fields = { ...request, document: nearestId(answer, path), at: path.join('.'), reason: message };
    const key = JSON.stringify(fields);
    if (loggedKeys.has(key)) continue;
    if (loggedKeys.size >= 1000) loggedKeys.clear();
    loggedKeys.add(key);
    writeLine('warn', fields, 'content_part_ignored');
  }
}

/** Returns the id or slug of the innermost object on a path that has one. */
function nearestId(answer: unknown, path: readonly PropertyKey[]): string | undefined {
  let id: string | undefined;
  let part = answer;
  for (const key of [...path, '']) {
    if (typeof part !== 'object' || part === null) break;
    const ownId: unknown = Reflect.get(part, 'id') ?? Reflect.get(part, 'slug');
    if (typeof ownId === 'string') id = ownId;
    part = Reflect.get(part, key);
  }
  return id;
}
