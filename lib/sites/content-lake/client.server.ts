import { type ClientPerspective, createClient, type SanityClient } from '@sanity/client';
import type { z } from 'zod';
import { environmentSchema, parseEnvironment } from '../../platform/env.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';

const API_VERSION = '2026-02-01';

const accessSchema = environmentSchema.pick({
  SANITY_PROJECT_ID: true,
  SANITY_DATASET: true,
  SANITY_API_HOST: true,
  SANITY_API_TOKEN: true,
});

/** Where the content is: a project of Sanity, or with a host, a service that speaks its protocol. */
export type LakeAccess = z.output<typeof accessSchema>;

/**
 * The content lake that an environment names with a token; null where it names none, or has no token.
 * @throws EnvironmentError for malformed variables
 */
export function lakeAccess(environment: Record<string, string | undefined>): LakeAccess | null {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_TOKEN } = environment;
  return SANITY_PROJECT_ID && SANITY_DATASET && SANITY_API_TOKEN
    ? parseEnvironment(accessSchema, environment)
    : null;
}

/** Queries that are too long for an address are sent by POST, and change nothing either. */
const isQuery = (url: string): boolean => url.includes('/data/query/');
const isStream = (url: string): boolean => /\/data\/(?:listen|live)\//.test(url);
const limitedFetch = vendorFetch('sanity', { isRepeatable: isQuery });

/**
 * `fetch` for the calls of the content lake, with a vendor's time limit. Streams of changes stay open and have none: each would be
 * cut within seconds, opened again, and everything read again that it may have missed.
 */
export const contentFetch: typeof fetch = (input, init) =>
  (isStream(input instanceof Request ? input.url : String(input)) ? fetch : limitedFetch)(input, init);

/**
 * A client of the content lake that bypasses Sanity's CDN: answers are cached here and invalidated by webhook, and the
 * CDN would bring older ones back.
 * @returns a client whose calls fail within seconds; its own limit is five minutes, and it would repeat a call five times
 */
export const lakeClient = (
  { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN }: LakeAccess,
  perspective: ClientPerspective = 'published',
): SanityClient =>
  createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: API_VERSION,
    perspective,
    useCdn: false,
    timeout: 0,
    maxRetries: 0,
    resolveFetch: () => contentFetch,
    ...(SANITY_API_TOKEN ? { token: SANITY_API_TOKEN } : {}),
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });

/**
 * A client of the published content that an environment names.
 * @throws EnvironmentError
 */
export const publishedContent = (environment: Record<string, string | undefined>): SanityClient =>
  lakeClient(parseEnvironment(accessSchema, environment));
