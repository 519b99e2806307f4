import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import type { SanityClient } from 'sanity';
import type { Referrer } from './referrers.ts';

/** Returns the documents that a person with these grants may not change, in any of their versions. */
export const lockedIn = (referrers: readonly Referrer[], grants: Grants, userId: string): Referrer[] =>
  referrers.filter(({ versions }) =>
    versions.some((version) => !isGranted(grants, 'update', version, userId)),
  );

/** Returns which of these documents the user may not change; none if their grants cannot be read. */
export async function lockedReferrers(
  client: SanityClient,
  referrers: readonly Referrer[],
  userId: string | undefined,
): Promise<Referrer[]> {
  if (referrers.length === 0 || !userId) return [];
  const { projectId, dataset } = client.config();
  try {
    const acl = await client.request<unknown>({ url: `/projects/${projectId}/datasets/${dataset}/acl` });
    return lockedIn(referrers, grantsSchema.parse(acl), userId);
  } catch {
    return [];
  }
}

/** Returns whether the content lake refused a change because of the user's role. */
export const isRefusal = (reason: unknown): boolean =>
  (reason as { statusCode?: unknown } | null)?.statusCode === 403 ||
  (reason instanceof Error && /insufficient permissions/i.test(reason.message));
