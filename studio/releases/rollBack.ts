import { sitesOf } from '@forecourt/lib/operations/back-office/release-rights';
import type { SanityClient } from 'sanity';
import type { BackOffice } from '../back-office/backOffice.ts';
import { planOf, type ReleasePlan } from './publishedReleases.ts';
import { discardRelease, type NewRelease, newRelease } from './release.ts';
import { rollBackTitle } from './rolledBack.ts';
import { versionOf } from './steps.ts';

/** Thrown when a document of the release was changed after the plan was made. */
export class ChangedMeanwhile extends Error {
  readonly plan: ReleasePlan;

  constructor(plan: ReleasePlan) {
    super('A document of this release was changed in the meantime.');
    this.plan = plan;
  }
}

/**
 * Creates a release that restores the documents of another one. Rolling that release back restores the first.
 * @param userId the creator
 */
export async function stageRollBack(
  client: SanityClient,
  { title, steps }: ReleasePlan,
  userId: string,
): Promise<NewRelease> {
  const siteIds = sitesOf(
    steps.map(({ document }) => ({ version: document, published: null, siblings: [] })),
  );
  const release = await newRelease(client, userId, siteIds);
  const releaseId = release.id;
  await client.releases.create({
    releaseId,
    metadata: {
      title: rollBackTitle(title),
      description: `Restores everything that ‘${title}’ changed.`,
      releaseType: 'asap',
    },
  });
  const comingIds = new Set(steps.filter(({ change }) => change === 'publish').map(({ id }) => id));
  try {
    await client.action(
      steps.map(({ id, change, document }) => ({
        actionType: 'sanity.action.document.version.create' as const,
        publishedId: id,
        document: versionOf({ ...document, _id: id }, releaseId, {
          unpublish: change === 'unpublish',
          comingIds,
        }),
      })),
    );
  } catch (reason) {
    await discardRelease(client, releaseId);
    throw reason;
  }
  return release;
}

/**
 * Rolls a published release back, with all documents in one transaction.
 * @param who.office publishes for users whose role cannot publish in Sanity; null if there is no back office
 * @throws ChangedMeanwhile if a document was changed since the plan was made, in which case nothing is
 * changed
 */
export async function rollBackNow(
  client: SanityClient,
  plan: ReleasePlan,
  { userId, office }: { userId: string; office: BackOffice | null },
): Promise<void> {
  const { id: releaseId, byBackOffice } = await stageRollBack(client, plan, userId);
  try {
    const latest = await planOf(client, plan.releaseId);
    if (latest.steps.some(({ obstacle }) => obstacle)) throw new ChangedMeanwhile(latest);
    if (!byBackOffice || !office) return void (await client.releases.publish({ releaseId }));
    // A rollback does not wait for an approval; like others without one, it is recorded.
    const { state, problem } = await office.publishRelease(releaseId, true);
    if (state === 'failed') throw new Error(problem ?? 'The release could not be published.');
  } catch (reason) {
    await discardRelease(client, releaseId);
    throw reason;
  }
}
