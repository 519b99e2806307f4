'use client';
import { createMemoryCache, createNullCache } from '@algolia/client-common';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { BrowserConnection } from './connection.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Returns the vendor's search client for browsers.
 * @param options.remembers whether repeated queries are answered from memory
 * @param options.oneHost client options for an emulator's single host
 */
export function liteClientOf(
  { appId, apiKey, host }: BrowserConnection,
  { remembers, oneHost }: { remembers: boolean; oneHost?: Options },
): LiteClient {
  const at = host ? new URL(host) : null;
  return liteClient(appId, apiKey, {
    // The vendor's host cache uses localStorage, which delays each search by a frame.
    hostsCache: createMemoryCache(),
    ...(at && {
      hosts: [{ url: at.host, accept: 'readWrite', protocol: at.protocol === 'http:' ? 'http' : 'https' }],
      ...oneHost,
    }),
    ...(!remembers && { responsesCache: createNullCache() }),
  });
}
