import { z } from 'zod';
import { ENVIRONMENT } from '../environment-table.ts';

export const frontSchema = z.object({
  PURGE: ENVIRONMENT.PURGE.schema,
  PURGE_URL: ENVIRONMENT.PURGE_URL.schema,
  PURGE_TOKEN: ENVIRONMENT.PURGE_TOKEN.schema,
  PURGE_SERVICE: ENVIRONMENT.PURGE_SERVICE.schema,
});
/** Supported CDNs and reverse proxies, by purge protocol. */
const FRONTS = ENVIRONMENT.PURGE.schema.unwrap().options;

type Variables = z.output<typeof frontSchema>;

export interface FrontSettings {
  kind: (typeof FRONTS)[number];
  urls: readonly string[];
  token: string;
  service: string;
}

const HOSTS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' } as const;

/** Returns the CDN settings, or null. Check `missingForFront` first. */
export function frontSettings(variables: Variables): FrontSettings | null {
  const { PURGE: kind, PURGE_URL, PURGE_TOKEN = '', PURGE_SERVICE = '' } = variables;
  if (!kind) return null;
  const urls = kind === 'varnish' || PURGE_URL.length ? PURGE_URL : [HOSTS[kind]];
  return { kind, urls, token: PURGE_TOKEN, service: PURGE_SERVICE };
}

/**
 * Returns missing CDN variables with the reason.
 * `REDIS_URL` is required even with one instance: only an invalidation through the shared store is complete
 * before the CDN is purged, so that it can't fetch the old page again.
 */
export function missingForFront(
  values: Variables & { REDIS_URL?: string | undefined },
): { name: string; why: string }[] {
  const { PURGE: kind } = values;
  if (!kind) {
    const isPartSet = (['PURGE_TOKEN', 'PURGE_SERVICE'] as const).some((name) => values[name] !== undefined);
    return isPartSet || values.PURGE_URL.length
      ? [{ name: 'PURGE', why: `one of ${FRONTS.join(', ')}` }]
      : [];
  }
  const isNeeded = {
    REDIS_URL: !values.REDIS_URL,
    PURGE_TOKEN: !values.PURGE_TOKEN,
    PURGE_URL: kind === 'varnish' && values.PURGE_URL.length === 0,
    PURGE_SERVICE: kind !== 'varnish' && !values.PURGE_SERVICE,
  };
  return Object.entries(isNeeded)
    .filter(([, isMissing]) => isMissing)
    .map(([name]) => ({ name, why: `required with PURGE=${kind}` }));
}
