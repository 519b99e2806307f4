import type { SanityClient } from 'sanity';
import { planOf, type ReleasePlan } from './past.ts';
import { discardRelease, newReleaseId } from './release.ts';
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
 * @returns its id
 */
export async function stageTakingBack(client: SanityClient, { title, steps }: ReleasePlan): Promise<string> {
  const releaseId = newReleaseId();
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
  return releaseId;
}

/**
 * Takes a published release back at once: all of its documents in one transaction.
 * @throws ChangedMeanwhile when a document was changed since the plan was made; nothing has happened then
 */
export async function takeBackNow(client: SanityClient, plan: ReleasePlan): Promise<void> {
  const releaseId = await stageTakingBack(client, plan);
  try {
    const latest = await planOf(client, plan.releaseId);
    if (latest.steps.some(({ obstacle }) => obstacle)) throw new ChangedMeanwhile(latest);
    await client.releases.publish({ releaseId });
  } catch (reason) {
    await discardRelease(client, releaseId);
    throw reason;
  }
}
