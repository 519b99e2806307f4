import { ClientError } from '@sanity/client';
import { type LakeAccess, lakeClient } from './client.server.ts';

/** What an anonymous request is refused with, where it is not just answered with nothing. */
const REFUSED: readonly number[] = [401, 403];

/**
 * Whether anybody may read the content without a token, found out by asking for one document. Sanity answers such a query of a
 * private dataset with nothing; pictures and files are public by their address in every dataset.
 * @throws what keeps the content service from answering
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
