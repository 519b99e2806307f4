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

/** The most that the API allows. */
const PAGE_SIZE = 1_000;

const issueSchema = z.object({
  /** `NOT_IMPACTED` and `DEMOTED` products are shown. */
  severity: z.string().optional(),
  description: z.string().optional(),
  detail: z.string().optional(),
});
const productsSchema = z.object({
  products: z
    .array(
      z.object({
        offerId: z.string(),
        productStatus: z.object({ itemLevelIssues: z.array(issueSchema).default([]) }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});

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

  /** Returns a page of products with their status, which Google computes some time after they arrived. */
  const listProducts = async (token: string, pageToken: string, signal: AbortSignal) => {
    const page = new URLSearchParams({ pageSize: String(PAGE_SIZE), ...(pageToken && { pageToken }) });
    const response = await vendorFetch('googleMerchant')(`${host}/products/v1/${account}/products?${page}`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    }).catch((error: unknown) => {
      throw new ReceiverError('Google cannot be reached.', { cause: error });
    });
    const answer = productsSchema.safeParse(await response.json().catch(() => null));
    if (response.status === 401) forgetGoogleToken(token);
    if (!response.ok || !answer.success)
      throw new ReceiverError(`Google did not list the products (status ${response.status}).`);
    return answer.data;
  };

  return {
    batchSize: BATCH_SIZE,
    async issues(signal) {
      const token = await tokenNow();
      const found = new Map<string, string>();
      let pageToken = '';
      do {
        const page = await listProducts(token, pageToken, signal);
        for (const { offerId, productStatus } of page.products) {
          const texts = (productStatus?.itemLevelIssues ?? [])
            .filter(({ severity }) => severity === 'DISAPPROVED')
            .map(({ description, detail }) => [description, detail].filter(Boolean).join(': '));
          // The same issue is listed for each reporting context.
          const message = [...new Set(texts.filter(Boolean))].join(' ');
          if (message) found.set(offerId, message);
        }
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return found;
    },
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
