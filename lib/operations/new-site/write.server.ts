import { ClientError, type SanityClient } from '@sanity/client';
import { LEAD_DELIVERY_TYPE, leadDeliveryId } from '../../leads/lead-delivery-id.ts';
import { NewSiteError, partProblem } from './problem.ts';

interface Plan {
  documents: readonly { _id: string; _type: string }[];
  leadEmails: readonly { dealershipId: string; emails: string[] }[];
}

const CONFLICT = 409;

/** Writes a new site in one transaction; throws a NewSiteError if a document exists. */
export async function writePlan(client: SanityClient, { documents, leadEmails }: Plan): Promise<void> {
  const presentIds = await client.fetch<string[]>('*[_id in $ids]._id', {
    ids: documents.map(({ _id }) => _id),
  });
  if (presentIds.length > 0)
    throw new NewSiteError([
      partProblem('', `These documents already exist, so nothing was created: ${presentIds.join(', ')}.`),
    ]);
  const transaction = client.transaction();
  for (const document of documents) transaction.create<Record<string, unknown>>(document);
  for (const { dealershipId, emails } of leadEmails) {
    const _id = leadDeliveryId('dealership', dealershipId);
    transaction
      .createIfNotExists({ _id, _type: LEAD_DELIVERY_TYPE })
      .patch(_id, { set: { leadEmails: emails } });
  }
  await transaction.commit({ visibility: 'sync' }).catch((error: unknown) => {
    if (error instanceof ClientError && error.statusCode === CONFLICT)
      throw new NewSiteError([
        partProblem('', 'Someone else created this site at the same time. Nothing was written twice.'),
      ]);
    throw error;
  });
}
