'use client';
import { createMemoryCache, createNullCache } from '@algolia/client-common';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { BrowserConnection } from './connection.ts';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * The vendor's client for the stock, in the browser.
 * @param options.remembers whether what was asked before is answered at once
 * @param options.oneHost what holds where one host of our own answers instead of the vendor's several
 */
export function liteClientOf(
  { appId, apiKey, host }: BrowserConnection,
  { remembers, oneHost }: { remembers: boolean; oneHost?: Options },
): LiteClient {
  const at = host ? new URL(host) : null;
  return liteClient(appId, apiKey, {
    // Which hosts answer. The vendor keeps that in the browser's storage, and each search waits for a frame to read it.
    hostsCache: createMemoryCache(),
    ...(at && {
      hosts: [{ url: at.host, accept: 'readWrite', protocol: at.protocol === 'http:' ? 'http' : 'https' }],
      ...oneHost,
    }),
    ...(!remembers && { responsesCache: createNullCache() }),
  });
}
