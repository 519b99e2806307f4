import { variables } from '@forecourt/lib/platform/env';
import { lakeClient as clientOfLake } from '@forecourt/lib/sites/content-lake/client.server';
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

export const lakeVariables = {
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: z.string({ error: 'set it to a token that may write' }),
};

type LakeEnvironment = z.output<z.ZodObject<typeof lakeVariables>>;

/**
 * Creates the client with which a command reads and writes the content lake, with the product's usual limits.
 * @param perspective `raw` to include drafts
 */
export const lakeClient = (
  { SANITY_WRITE_TOKEN, ...lake }: LakeEnvironment,
  perspective: 'raw' | 'published',
): SanityClient => clientOfLake({ ...lake, SANITY_API_TOKEN: SANITY_WRITE_TOKEN }, perspective);
