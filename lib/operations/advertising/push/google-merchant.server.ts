import { z } from 'zod';
import {
  forgetGoogleToken,
  GoogleTokenError,
  googleToken,
} from '../../../platform/network/google-token.server.ts';
import { vendorFetch } from '../../../platform/network/vendor-fetch.server.ts';
import { googleInputName, googleProductOf } from './google-product.ts';
import {
  type AdvertChange,
  type ChangeResult,
  type ReceiverClient,
  ReceiverError,
} from './receiver-client.ts';

/** The Merchant API has no call for several products; calls are made at once instead. */
const AT_ONCE = 8;
const BATCH_SIZE = 200;
const SCOPE = 'https://www.googleapis.com/auth/content';

const errorSchema = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) });

/**
 * Returns a client of Google's Merchant API, products sub-API v1
 * (https://developers.google.com/merchant/api/reference/rest/products_v1/accounts.productInputs).
 * @param options.host `GOOGLE_MERCHANT_URL`
 * @param options.oauthHost `GOOGLE_OAUTH_URL`
 * @param options.key JSON key of a service account that is a user of the Merchant Center account
 */
export function googleMerchant({
  host,
  oauthHost,
  merchantId,
  dataSourceId,
  key,
  now = () => new Date(),
}: {
  host: string;
  oauthHost: string;
  merchantId: string;
  dataSourceId: string;
  key: string;
  now?: () => Date;
}): ReceiverClient {
  const account = `accounts/${encodeURIComponent(merchantId)}`;
  const source = new URLSearchParams({ dataSource: `${account}/dataSources/${dataSourceId}` });
  const inputs = `${host}/products/v1/${account}/productInputs`;

  const tokenNow = () =>
    googleToken({
      vendor: 'googleMerchant',
      scope: SCOPE,
      key,
      endpoint: `${oauthHost}/token`,
      now: now(),
    }).catch((error: unknown) => {
      throw error instanceof GoogleTokenError ? new ReceiverError(error.message, { cause: error }) : error;
    });

  const apply = async (change: AdvertChange, token: string, signal: AbortSignal): Promise<ChangeResult> => {
    const response = await vendorFetch('googleMerchant')(
      change.kind === 'delete'
        ? `${inputs}/${encodeURIComponent(googleInputName(change.itemId))}?${source}`
        : `${inputs}:insert?${source}`,
      {
        method: change.kind === 'delete' ? 'DELETE' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal,
        ...(change.kind === 'put' && {
          body: JSON.stringify(googleProductOf(change.row, change.itemId, change.version)),
        }),
      },
    ).catch((error: unknown) => {
      throw new ReceiverError('Google cannot be reached.', { cause: error });
    });
    if (response.ok) {
      await response.body?.cancel();
      return { kind: 'done' };
    }
    const { data } = errorSchema.safeParse(await response.json().catch(() => null));
    const message = data?.error.message ?? `status ${response.status}`;
    if (change.kind === 'delete' && response.status === 404) return { kind: 'done' };
    if (response.status === 401) forgetGoogleToken(token);
    if (response.status === 401 || response.status === 403)
      throw new ReceiverError(`Google rejects the credentials or the account: ${message}`);
    // A conflict means that a newer version has arrived, which the next comparison finds.
    if (response.status === 409 || response.status === 429 || response.status >= 500)
      throw new ReceiverError(`Google reports a problem: ${message}`);
    if (change.kind === 'delete') throw new ReceiverError(`Google did not delete an advert: ${message}`);
    return { kind: 'refused', message };
  };

  return {
    batchSize: BATCH_SIZE,
    async send(changes, onResult, signal) {
      const token = await tokenNow();
      const waiting = [...changes];
      let problem: unknown = null;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          // Stops at the first problem: the receiver is down, and the others would fail as slowly.
          for (let change = waiting.shift(); change && problem === null; change = waiting.shift())
            try {
              onResult(change, await apply(change, token, signal));
            } catch (error) {
              problem ??= error;
            }
        }),
      );
      if (problem !== null) throw problem;
    },
  };
}
