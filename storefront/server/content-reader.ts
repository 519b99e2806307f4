import type { Environment } from '@forecourt/lib/env';
import { createClient, type SanityClient } from '@sanity/client';

/** The content as this server reads it beside the bundle: published, and never a copy that is kept elsewhere. */
export function contentReader(
  environment: Pick<
    Environment,
    'SANITY_PROJECT_ID' | 'SANITY_DATASET' | 'SANITY_API_HOST' | 'SANITY_API_TOKEN'
  >,
): SanityClient {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_TOKEN } = environment;
  return createClient({
    projectId: SANITY_PROJECT_ID,
    dataset: SANITY_DATASET,
    apiVersion: '2026-02-01',
    useCdn: false,
    ...(SANITY_API_TOKEN ? { token: SANITY_API_TOKEN } : {}),
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });
}
