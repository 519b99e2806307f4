import { z } from 'zod';
import type { OutgoingFeed } from '../outgoing-feed.ts';

/** Where a feed's adverts are pushed: an account with a receiver, and the name of its stored credentials. */
export const pushTargetSchema = z.discriminatedUnion('receiver', [
  z.object({
    receiver: z.literal('googleVehicleAds'),
    merchantId: z.string(),
    dataSourceId: z.string(),
    secret: z.string(),
  }),
  z.object({ receiver: z.literal('meta'), catalogueId: z.string(), secret: z.string() }),
]);

export type PushTarget = z.output<typeof pushTargetSchema>;

/** A pushed feed whose document lacks an account id or the name of its credentials. */
export class IncompleteFeedError extends Error {
  override name = 'IncompleteFeedError';
}

/**
 * Returns where a feed's adverts are pushed; null for a feed that is fetched as a file.
 * @throws IncompleteFeedError
 */
export function pushTargetOf({
  delivery,
  receiver,
  accounts,
}: Pick<OutgoingFeed, 'delivery' | 'receiver' | 'accounts'>): PushTarget | null {
  if (delivery !== 'push') return null;
  const { googleMerchantId, googleDataSourceId, metaCatalogueId, secret } = accounts;
  if (secret === null) throw new IncompleteFeedError('The name of the credentials is missing.');
  if (receiver === 'googleVehicleAds') {
    if (googleMerchantId === null) throw new IncompleteFeedError('The Merchant Center id is missing.');
    if (googleDataSourceId === null) throw new IncompleteFeedError('The data source id is missing.');
    return { receiver, merchantId: googleMerchantId, dataSourceId: googleDataSourceId, secret };
  }
  if (receiver === 'meta') {
    if (metaCatalogueId === null) throw new IncompleteFeedError('The catalogue id is missing.');
    return { receiver, catalogueId: metaCatalogueId, secret };
  }
  return null;
}
