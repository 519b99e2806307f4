import { searchClient } from '@forecourt/lib/search/client.server';
import type { Listener } from '@forecourt/lib/stock/announce.server';
import { createClient, type SanityClient } from '@sanity/client';
import type { Algoliasearch } from 'algoliasearch';
import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });

/** What the commands of the index of models read of the environment; an absent host means the vendor's own. */
const environmentSchema = z.object({
  SANITY_PROJECT_ID: z.string().min(1),
  SANITY_DATASET: z.string().min(1),
  SANITY_API_HOST: url.optional(),
  SANITY_API_TOKEN: z.string().min(1).optional(),
  ALGOLIA_APP_ID: z.string().min(1),
  ALGOLIA_ADMIN_KEY: z.string().min(1),
  ALGOLIA_HOST: url.optional(),
  STOCK_WEBHOOK_SECRET: z.string().min(16).optional(),
  STOREFRONT_URL: url.optional(),
});

/** From where to where models go, and who is told. */
export interface ModelTargets {
  content: SanityClient;
  search: Algoliasearch;
  /** Absent: nobody is told. */
  listener: Listener | null;
}

const API_VERSION = '2026-02-01';

/**
 * The targets named by an environment; an empty variable counts as absent.
 * @throws Error naming the variables that are missing or malformed, never their values
 */
export function modelTargets(environment: Record<string, string | undefined>): ModelTargets {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is incomplete. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  return {
    content: createClient({
      projectId: values.SANITY_PROJECT_ID,
      dataset: values.SANITY_DATASET,
      apiVersion: API_VERSION,
      perspective: 'published',
      useCdn: false,
      ...(values.SANITY_API_TOKEN ? { token: values.SANITY_API_TOKEN } : {}),
      ...(values.SANITY_API_HOST ? { apiHost: values.SANITY_API_HOST, useProjectHostname: false } : {}),
    }),
    search: searchClient({
      appId: values.ALGOLIA_APP_ID,
      apiKey: values.ALGOLIA_ADMIN_KEY,
      host: values.ALGOLIA_HOST,
    }),
    listener:
      values.STOREFRONT_URL && values.STOCK_WEBHOOK_SECRET
        ? { url: values.STOREFRONT_URL, secret: values.STOCK_WEBHOOK_SECRET }
        : null,
  };
}
