import { environment } from '@forecourt/lib/platform/env';
import { lakeClient } from '@forecourt/lib/sites/content-lake/client.server';
// The answers of the queries, by the text of the query.
import type {} from '@forecourt/schemas/sanity.types';
import { fitAnswer } from '@forecourt/schemas/shapes/fit';
import { shapeKey } from '@forecourt/schemas/shapes/key';
import { SHAPES } from '@forecourt/schemas/shapes/shapes.generated';
import type { ClientPerspective, ClientReturn, SanityClient } from '@sanity/client';
import { warnOnce } from '@/logging/log.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { askForEditing } from './editable-answer.server.ts';
import { withSafeLinks } from './safe-links.ts';

const clients = new Map<ClientPerspective, SanityClient>();

/** The content lake as visitors see it (`published`) or as editors see it in preview (`drafts`). */
export function contentClient(perspective: 'published' | 'drafts' = 'published'): SanityClient {
  const existing = clients.get(perspective);
  if (existing) return existing;
  const client = lakeClient(environment(), perspective);
  clients.set(perspective, client);
  return client;
}

/**
 * Asks the content lake; in preview, as the preview is to be seen. Not cached here: the callers are, or the page is.
 * What does not fit what the query may answer is left out, and no link leads anywhere but to pages, mail and phones
 * (OPEN-131).
 * @param query one of `schemas/queries`, whose answer is then typed by the generated types
 * @param options.editable whether words and pictures of the answer say where they come from while somebody edits the page
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

async function answerOf<const Query extends string>(
  query: Query,
  params: Record<string, string | string[]>,
  editable: boolean,
): Promise<ClientReturn<Query>> {
  const draft = draftOfRequest();
  if (!draft) return contentClient('published').fetch(query, params);
  const { perspective } = draft;
  if (editable && draft.editing)
    return askForEditing(contentClient('drafts'), query, params, perspective) as Promise<ClientReturn<Query>>;
  return contentClient('drafts').fetch(query, params, {
    perspective: typeof perspective === 'string' ? perspective : [...perspective],
  });
}

/** Most parts of one answer that are logged by name. */
const LOGGED = 20;

/** An answer without what does not fit its query; what was left out is logged once, by its place and not its words. */
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
