import { environment } from '@forecourt/lib/platform/env';
import { lakeClient } from '@forecourt/lib/sites/content-lake/client.server';
import type {} from '@forecourt/schemas/sanity.types';
import { fitAnswer } from '@forecourt/schemas/shapes/fit';
import { shapeKey } from '@forecourt/schemas/shapes/key';
import { SHAPES } from '@forecourt/schemas/shapes/shapes.generated';
import type { ClientPerspective, ClientReturn, SanityClient } from '@sanity/client';
import { warnOnce } from '@/logging/log.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { fetchForEditing } from './editable-answer.server.ts';
import { withSafeLinks } from './safe-links.ts';

const clients = new Map<ClientPerspective, SanityClient>();

export function contentClient(perspective: 'published' | 'drafts' = 'published'): SanityClient {
  const existing = clients.get(perspective);
  if (existing) return existing;
  const client = lakeClient(environment(), perspective);
  clients.set(perspective, client);
  return client;
}

/**
 * Queries the content lake, or the draft in a preview; uncached. Omits what does not match the query's
 * shape, and links to anything but pages, mail and phones (OPEN-131).
 * @param query one of `schemas/queries`, which determines the type of the result
 * @param options.editable whether texts and images carry their source field
 */
export async function ask<const Query extends string>(
  query: Query,
  params: Record<string, string | string[]>,
  { editable = false }: { editable?: boolean } = {},
): Promise<ClientReturn<Query>> {
  const answer = await answerOf(query, params, editable);
  return withSafeLinks(usable(query, answer), (field, scheme) =>
    warnOnce(`link ${field} ${scheme}`, { field, scheme }, 'refused a link in the content'),
  );
}

/**
 * Runs a query on a document that is not stored as it is given, with published content for its references.
 * The answer is fitted and made safe as one of `shapeQuery`.
 */
export async function askOfDocument<const Query extends string>(
  query: string,
  params: { document: object; site: string; path: string; language: string },
  shapeQuery: Query,
): Promise<ClientReturn<Query>> {
  const answer = await contentClient('published').fetch<ClientReturn<Query>>(query, params);
  return withSafeLinks(usable(shapeQuery, answer));
}

async function answerOf<const Query extends string>(
  query: Query,
  params: Record<string, string | string[]>,
  editable: boolean,
): Promise<ClientReturn<Query>> {
  const draft = draftOfRequest();
  if (!draft) return contentClient('published').fetch(query, params);
  const { perspective } = draft;
  if (editable && draft.editing)
    return fetchForEditing(contentClient('drafts'), query, params, perspective) as Promise<
      ClientReturn<Query>
    >;
  return contentClient('drafts').fetch(query, params, {
    perspective: typeof perspective === 'string' ? perspective : [...perspective],
  });
}

const LOGGED = 20;

function usable<const Query extends string>(query: Query, answer: ClientReturn<Query>): ClientReturn<Query> {
  const entry = SHAPES.queries[shapeKey(query)];
  if (!entry) return answer;
  const { value, misfits } = fitAnswer(SHAPES.nodes, entry.shape, answer);
  const document = (answer as { id?: unknown } | null)?.id;
  for (const { at, expected } of misfits.slice(0, LOGGED)) {
    const id = typeof document === 'string' ? document : undefined;
    warnOnce(
      `misfit ${entry.name} ${id} ${at}`,
      { query: entry.name, document: id, at, expected },
      'left out a part of the content that is not of its kind',
    );
  }
  return value as ClientReturn<Query>;
}
