import { feedSecret } from '../../../inventory/stock/fetching/secrets.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { googleMerchant } from './google-merchant.server.ts';
import { metaCatalogue } from './meta-catalogue.server.ts';
import type { PushTarget } from './push-target.ts';
import type { ReceiverClient } from './receiver-client.ts';

interface ReceiverAccess {
  /** `FEED_SECRET_KEY`; null if it is not set. */
  secretKey: string | null;
  googleMerchantUrl: string;
  googleOauthUrl: string;
  metaGraphUrl: string;
  now?: () => Date;
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Returns a function that opens the API of a feed's receiver; it throws FetchProblem without credentials. */
export const receiverClients =
  (
    db: Queryable,
    { secretKey, googleMerchantUrl, googleOauthUrl, metaGraphUrl, now = () => new Date() }: ReceiverAccess,
  ) =>
  async (target: PushTarget): Promise<ReceiverClient> => {
    const secret = await feedSecret(db, secretKey, target.secret, 'outgoing');
    if (target.receiver === 'meta')
      return metaCatalogue({
        host: withoutSlash(metaGraphUrl),
        catalogueId: target.catalogueId,
        token: secret.trim(),
      });
    return googleMerchant({
      host: withoutSlash(googleMerchantUrl),
      oauthHost: withoutSlash(googleOauthUrl),
      merchantId: target.merchantId,
      dataSourceId: target.dataSourceId,
      key: secret,
      now,
    });
  };
