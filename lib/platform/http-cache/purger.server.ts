import { vendorFetch } from '../network/vendor-fetch.server.ts';
import type { FrontSettings } from './settings.ts';

/** A front that takes longer is told again from the queue: whoever told of a change waits for us. */
const TIMEOUT_MS = 1_000;

/** Tells a cache in front what to forget. */
export interface Purger {
  /**
   * Ends when every page with one of the keys is forgotten.
   * @throws PurgeError when the front refused, or was slow
   */
  purge(keys: readonly string[]): Promise<void>;
}

/** The cache in front did not take what it was told. Names no address and no secret. */
export class PurgeError extends Error {
  override name = 'PurgeError';
}

type Message = (keys: readonly string[]) => { path: string; init: RequestInit };

/** How each kind is told, and how many keys it takes at a time. */
const PROTOCOLS: Record<
  FrontSettings['kind'],
  { most: number; messageOf: (settings: FrontSettings) => Message }
> = {
  // Its rules are ours: `.deploy/varnish`. A header line there holds 8 KB.
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

/** What speaks to the front that the settings name. */
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
    throw new PurgeError(
      `The cache in front does not answer (${error instanceof Error ? error.name : 'unknown'}).`,
    );
  }
  if (status < 200 || status > 299) throw new PurgeError(`The cache in front answers ${status}.`);
}
