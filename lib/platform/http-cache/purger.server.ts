import { vendorFetch } from '../network/vendor-fetch.server.ts';
import type { FrontSettings } from './settings.ts';

/** Short, because the caller waits. A slow CDN is retried from the queue. */
const TIMEOUT_MS = 1_000;

export interface Purger {
  /** Resolves once every page with one of the keys is purged; throws a PurgeError on failure. */
  purge(keys: readonly string[]): Promise<void>;
}

/** A failed purge. Contains neither URL nor secret. */
export class PurgeError extends Error {
  override name = 'PurgeError';
}

type Message = (keys: readonly string[]) => { path: string; init: RequestInit };

/** Protocol of each kind, and its maximum keys per request. */
const PROTOCOLS: Record<
  FrontSettings['kind'],
  { most: number; messageOf: (settings: FrontSettings) => Message }
> = {
  // Our own configuration: `.deploy/varnish`. Its header lines hold 8 KB.
  varnish: {
    most: 500,
    messageOf:
      ({ token }) =>
      (keys) => ({
        path: '/',
        init: {
          method: 'PURGE',
          headers: { authorization: `Bearer ${token}`, 'surrogate-key': keys.join(' ') },
        },
      }),
  },
  fastly: {
    most: 256,
    messageOf:
      ({ token, service }) =>
      (keys) => ({
        path: `/service/${service}/purge`,
        init: { method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': keys.join(' ') } },
      }),
  },
  cloudflare: {
    most: 100,
    messageOf:
      ({ token, service }) =>
      (keys) => ({
        path: `/client/v4/zones/${service}/purge_cache`,
        init: {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tags: keys }),
        },
      }),
  },
};

export function purgerOf(settings: FrontSettings, timeoutMs = TIMEOUT_MS): Purger {
  const { most, messageOf } = PROTOCOLS[settings.kind];
  const message = messageOf(settings);
  return {
    purge: async (keys) => {
      const tellings = [];
      for (let start = 0; start < keys.length; start += most) {
        const { path, init } = message(keys.slice(start, start + most));
        for (const url of settings.urls) tellings.push(tell(`${url}${path}`, init, timeoutMs));
      }
      await Promise.all(tellings);
    },
  };
}

async function tell(url: string, init: RequestInit, timeoutMs: number): Promise<void> {
  let status: number;
  try {
    const response = await vendorFetch('cdn')(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    ({ status } = response);
  } catch (error) {
    throw new PurgeError(`The CDN does not respond (${error instanceof Error ? error.name : 'unknown'}).`);
  }
  if (status < 200 || status > 299) throw new PurgeError(`The CDN answered with status ${status}.`);
}
