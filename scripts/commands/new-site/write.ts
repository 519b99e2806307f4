import type { NewSitePlan } from '@forecourt/schemas/new-site/documents';
import type { SanityClient } from '@sanity/client';
import { Advice } from '../../terminal/steps.mjs';

/**
 * Writes a new site in one transaction: all of it is there afterwards, or nothing.
 * @throws Advice when one of its documents is there already
 */
export async function writePlan(client: SanityClient, { documents, leadEmails }: NewSitePlan): Promise<void> {
  const present = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: documents.map(({ _id }) => _id),
  });
  if (present.length > 0)
    throw new Advice(`These are there already, so nothing was made: ${present.join(', ')}.`);
  const transaction = client.transaction();
  for (const document of documents) transaction.create<Record<string, unknown>>(document);
  for (const { dealershipId, emails } of leadEmails)
    transaction.patch(dealershipId, { set: { leadEmails: emails } });
  await transaction.commit({ visibility: 'sync' });
}
