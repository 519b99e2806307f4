import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { LEAST_SECRET_VERSION } from '../feed-options.ts';

const documentsSchema = z.array(
  z.object({ _id: z.string(), _rev: z.string(), secretVersion: z.number().nullish() }),
);

const DOCUMENTS = '*[_type == "outgoingFeed"]{ _id, _rev, secretVersion }';

/**
 * Increases the version of a feed's address, in the published document and its drafts, so that publishing a
 * draft does not bring the old address back. Fails if one of them changes in the meantime.
 * @param client in the raw perspective, with the caller's permissions
 * @param seen the version that the caller saw; another version is kept, so that two requests renew once
 * @returns the current version; null if the document does not exist
 */
export async function renewAddress(client: SanityClient, id: string, seen: number): Promise<number | null> {
  const documents = documentsSchema
    .parse(await client.fetch(DOCUMENTS))
    .filter(({ _id }) => _id.replace(/^(?:drafts|versions\.[^.]+)\./, '') === id);
  const published = documents.find(({ _id }) => _id === id);
  if (!published) return null;
  const current = published.secretVersion ?? LEAST_SECRET_VERSION;
  if (current !== seen) return current;
  const next = current + 1;
  const transaction = client.transaction();
  for (const { _id, _rev } of documents)
    transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).set({ secretVersion: next }));
  await transaction.commit({ tag: 'advertising' });
  return next;
}
