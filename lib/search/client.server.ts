import { type Algoliasearch, algoliasearch } from 'algoliasearch';

/** Where and as whom to search: without a host, Algolia's own for the application. */
export interface SearchConnection {
  appId: string;
  apiKey: string;
  /** `http://localhost:4001` */
  host?: string | undefined;
}

/** The client of the search service; another host changes the address, nothing else. */
export function searchClient({ appId, apiKey, host }: SearchConnection): Algoliasearch {
  if (!host) return algoliasearch(appId, apiKey);
  const { protocol, host: url } = new URL(host);
  return algoliasearch(appId, apiKey, {
    hosts: [{ url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https' }],
  });
}
