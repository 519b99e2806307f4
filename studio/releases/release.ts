import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import { releaseIdStart } from '@forecourt/lib/operations/back-office/release-rights';
import type { SanityClient } from 'sanity';

/** Id of a new release, and whether the back office has to publish it. */
export interface NewRelease {
  id: string;
  byBackOffice: boolean;
}

/**
 * Returns a release id that the user's role may create. Editors of some sites need an id that starts with one
 * of their sites (`editorOf` in `schemas/roles.ts`).
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
 * Loads the user's grants and returns an id for a new release.
 * @throws Error with a message for the user if their role may create no release
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

/** Removes an incomplete release. Errors are ignored, as the caller reports the first failure. */
export async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  try {
    await client.releases.archive({ releaseId });
    await client.releases.delete({ releaseId });
  } catch {
    // The release stays in the list, where a user can delete it.
  }
}
