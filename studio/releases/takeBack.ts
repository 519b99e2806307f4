import { sitesOf } from '@forecourt/lib/operations/back-office/release-rights';
import type { SanityClient } from 'sanity';
import type { BackOffice } from '../back-office/backOffice.ts';
import { planOf, type ReleasePlan } from './past.ts';
import { discardRelease, type NewRelease, newRelease } from './release.ts';
import { versionOf } from './steps.ts';

/** Why a release cannot be taken back any more: somebody changed what it changed. */
export class ChangedMeanwhile extends Error {
  readonly plan: ReleasePlan;

  constructor(plan: ReleasePlan) {
    super('Somebody has changed a document of this release meanwhile.');
    this.plan = plan;
  }
}

/**
 * Makes the release that takes another one back: each document as it was before. Nobody sees anything of it until it
 * is published, and taking that one back brings the first back.
 * @param userId who takes it back
 */
export async function stageTakingBack(
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
      title: `Taken back: ${title}`,
      description: `Brings everything back to what it was before '${title}'.`,
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
 * Takes a published release back at once: all of its documents in one transaction.
 * @param who.office publishes for people whose role cannot publish in Sanity; null if there is no back office
 * @throws ChangedMeanwhile when a document was changed since the plan was made; nothing has happened then
 */
export async function takeBackNow(
  client: SanityClient,
  plan: ReleasePlan,
  { userId, office }: { userId: string; office: BackOffice | null },
): Promise<void> {
  const { id: releaseId, byBackOffice } = await stageTakingBack(client, plan, userId);
  try {
    const latest = await planOf(client, plan.releaseId);
    if (latest.steps.some(({ obstacle }) => obstacle)) throw new ChangedMeanwhile(latest);
    if (!byBackOffice || !office) return void (await client.releases.publish({ releaseId }));
    const { state, problem } = await office.publishRelease(releaseId);
    if (state === 'failed') throw new Error(problem ?? 'It could not be published.');
  } catch (reason) {
    await discardRelease(client, releaseId);
    throw reason;
  }
}
