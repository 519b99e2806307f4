import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** The caches that may stand in front of the storefront, named after the protocol that tells them to forget a page. */
const FRONTS = ['varnish', 'fastly', 'cloudflare'] as const;

/** The variables that describe the cache in front of the storefront; with none of them set there is no such cache. */
export const frontVariables = {
  /** Which kind of cache stands in front and is told what to forget. */
  PURGE: z.enum(FRONTS).optional(),
  /** The address of each Varnish, comma separated. Fastly and Cloudflare have a usual address, which this replaces. */
  PURGE_URL: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((address) => address.trim().replace(/\/+$/, ''))
        .filter(Boolean),
    )
    .pipe(z.array(url)),
  /** Proves that it is us who tell: of Varnish's rules, of Fastly's API, of Cloudflare's. */
  PURGE_TOKEN: z.string().min(16).optional(),
  /** The service at Fastly, the zone at Cloudflare. */
  PURGE_SERVICE: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof frontVariables>>;

/** The settings with which a cache in front is told to forget pages. */
export interface FrontSettings {
  kind: (typeof FRONTS)[number];
  urls: readonly string[];
  token: string;
  service: string;
}

const HOSTS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com' } as const;

/** The settings of the cache in front; null where there is none. Call it with what `missingForFront` finds complete. */
export function frontSettings(variables: Variables): FrontSettings | null {
  const { PURGE: kind, PURGE_URL, PURGE_TOKEN = '', PURGE_SERVICE = '' } = variables;
  if (!kind) return null;
  const urls = kind === 'varnish' || PURGE_URL.length ? PURGE_URL : [HOSTS[kind]];
  return { kind, urls, token: PURGE_TOKEN, service: PURGE_SERVICE };
}

/**
 * What a cache in front lacks, by the names of the variables, with why. It needs `REDIS_URL` even with one copy: only a
 * drop through the shared store has ended when the front is told, so that it cannot fetch the old page again.
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
    .map(([name]) => ({ name, why: `needed with PURGE=${kind}` }));
}
