import type { SanityClient } from '@sanity/client';
import type { Algoliasearch } from 'algoliasearch';
import { z } from 'zod';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { lakeClient } from '../../../sites/content-lake/client.server.ts';
import { type Listener, listenerOf } from '../../stock/outbox.server.ts';
import { searchClient } from '../client.server.ts';

const environmentSchema = z.object({
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_API_TOKEN: variables.SANITY_API_TOKEN,
  ALGOLIA_APP_ID: variables.ALGOLIA_APP_ID,
  ALGOLIA_ADMIN_KEY: variables.ALGOLIA_ADMIN_KEY.unwrap(),
  ALGOLIA_HOST: variables.ALGOLIA_HOST,
  STOCK_WEBHOOK_SECRET: variables.STOCK_WEBHOOK_SECRET.optional(),
  STOREFRONT_URL: variables.STOREFRONT_URL,
});

export interface ModelTargets {
  content: SanityClient;
  search: Algoliasearch;
  listener: Listener | null;
}

/**
 * Reads the targets from the environment.
 *
 * @throws EnvironmentError
 */
export function modelTargets(environment: Record<string, string | undefined>): ModelTargets {
  const values = parseEnvironment(environmentSchema, environment);
  return {
    content: lakeClient(values),
    search: searchClient({
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_ADMIN_KEY,
      host: values.ALGOLIA_HOST,
    }),
    listener: listenerOf(values),
  };
}
