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

/** Content lake connection: a Sanity project, or a compatible service with a custom host. */
export type LakeAccess = z.output<typeof accessSchema>;

/** Returns the content lake of an environment; null without project or token. */
export function lakeAccess(environment: Record<string, string | undefined>): LakeAccess | null {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_TOKEN } = environment;
  return SANITY_PROJECT_ID && SANITY_DATASET && SANITY_API_TOKEN
    ? parseEnvironment(accessSchema, environment)
    : null;
}

/** Queries too long for a URL are sent by POST, and are safe to retry as well. */
const isQuery = (url: string): boolean => url.includes('/data/query/');
const isStream = (url: string): boolean => /\/data\/(?:listen|live)\//.test(url);
const limitedFetch = vendorFetch('sanity', { isRepeatable: isQuery });

/** `fetch` with the vendor's time limit. Streams of changes have none: they would reconnect. */
export const contentFetch: typeof fetch = (input, init) =>
  (isStream(input instanceof Request ? input.url : String(input)) ? fetch : limitedFetch)(input, init);

/**
 * Creates a content lake client without Sanity's CDN, whose stale responses would defeat our cache
 * invalidation by webhook.
 * @returns a client that fails within seconds; Sanity's own limit is five minutes, with five retries
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

/** Returns a client for the published content of an environment. */
export const publishedContent = (environment: Record<string, string | undefined>): SanityClient =>
  lakeClient(parseEnvironment(accessSchema, environment));
