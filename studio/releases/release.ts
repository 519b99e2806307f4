import type { SanityClient } from 'sanity';

/** The name of a release of its own, as the studio names its releases. */
export const newReleaseId = () => `r${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`;

/** Removes a release that could not be made whole; the first failure is what matters, so another one stays quiet. */
export async function discardRelease(client: SanityClient, releaseId: string): Promise<void> {
  try {
    await client.releases.archive({ releaseId });
    await client.releases.delete({ releaseId });
  } catch {
    // It stays among the releases, and can be removed by hand.
  }
}
