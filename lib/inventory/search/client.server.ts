import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';

/** Connection to the search service; without a host, Algolia's default for the application. */
export interface SearchConnection {
  appId: string;
  apiKey: string;
  host?: string | undefined;
}

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>;

/** Without retries: Algolia's client has its own timeouts, and fails over to other hosts. */
const requester: Requester = {
  send: async ({ url, method, headers, data, responseTimeout }) => {
    try {
      const response = await vendorFetch('algolia')(url, {
        method,
        headers,
        body: (data as BodyInit | undefined) ?? null,
        signal: AbortSignal.timeout(responseTimeout),
        cache: 'no-store',
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        content: await response.text(),
        isTimedOut: false,
      };
    } catch (error) {
      const { name, message } = error as Error;
      return { status: 0, content: message, isTimedOut: name === 'TimeoutError' };
    }
  },
};

export function searchClient({ appId, apiKey, host }: SearchConnection): Algoliasearch {
  if (!host) return algoliasearch(appId, apiKey, { requester });
  const { protocol, host: url } = new URL(host);
  return algoliasearch(appId, apiKey, {
    requester,
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  });
}
