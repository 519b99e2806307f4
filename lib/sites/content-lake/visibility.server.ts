import { ClientError } from '@sanity/client';
import { type LakeAccess, lakeClient } from './client.server.ts';

/** Statuses of a rejected anonymous request. */
const REFUSED: readonly number[] = [401, 403];

/**
 * Returns whether the dataset can be read without a token, by requesting one document.
 * Sanity answers such a query of a private dataset with no result. Images and files are public by URL in
 * every dataset.
 * @throws if the content lake can't be queried
 */
export async function isDatasetPublic(access: Omit<LakeAccess, 'SANITY_API_TOKEN'>): Promise<boolean> {
  const anonymous = lakeClient({ ...access, SANITY_API_TOKEN: undefined });
  try {
    return (await anonymous.fetch<string | null>('*[0]._id')) !== null;
  } catch (error) {
    if (error instanceof ClientError && REFUSED.includes(error.statusCode)) return false;
    throw error;
  }
}
