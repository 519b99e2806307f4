import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';
import type { SanityClient } from 'sanity';

/** Id for a new release, and whether the back office has to publish it. */
export interface NewRelease {
  id: string;
  byBackOffice: boolean;
}

/**
 * Chooses an id that the person's role may create: one like Sanity's own, or for an editor of some sites one that begins with a
 * site of theirs (`editorOf` in `schemas/roles.ts`).
 * @param siteIds sites that the release is for
 * @returns null if the role may create no release
 */
export function newReleaseFor(grants: Grants, userId: string, siteIds: readonly string[]): NewRelease | null {
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  const may = (permission: string, id: string) =>
    isGranted(
      grants,
      permission,
      { _id: `_.releases.${id}`, _type: 'system.release', name: id, state: 'active' },
      userId,
    );
  const ids = [`r${random}`, ...siteIds.map((siteId) => releaseIdStart(siteId) + random)];
  const id = ids.find((candidate) => may('create', candidate));
  return id === undefined ? null : { id, byBackOffice: !may('update', id) };
}

/**
 * Chooses an id for a new release by the person's grants.
 * @throws Error with a message for people if their role may create no release
 */
export async function newRelease(
  client: SanityClient,
  userId: string,
  siteIds: readonly string[],
): Promise<NewRelease> {
  const { projectId, dataset } = client.config();
  const acl = await client.request<unknown>({ url: `/projects/${projectId}/datasets/${dataset}/acl` });
  const release = newReleaseFor(grantsSchema.parse(acl), userId, siteIds);
  if (!release) throw new Error('Your role cannot create releases. Ask an administrator for access.');
  return release;
}

/** Removes a release that could not be made whole; the first failure is what matters, so another one stays quiet. */
export async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  try {
    await client.releases.archive({ releaseId });
    await client.releases.delete({ releaseId });
  } catch {
    // It stays among the releases, and can be removed by hand.
  }
}
