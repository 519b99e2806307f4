import { setTimeout as wait } from 'node:timers/promises';
import { type Action, ClientError, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { publishedIdOf } from '../../sites/content-lake/document-id.ts';
import type { ContentDocument } from './content-document.ts';
import { isUnpublishing, type ReleaseDocument } from './release-rights.ts';

/** Sanity publishes large releases in the background; then the next run checks again. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1_000;
/** Statuses that may pass later, or once the token's role is corrected. */
const TRANSIENT = [401, 403, 408, 429];

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });
const releaseSchema = documentSchema.extend({
  state: z.string(),
  error: z.object({ message: z.string() }).nullish(),
  metadata: z.object({ title: z.string().nullish(), description: z.string().nullish() }).nullish(),
});
export type StoredRelease = z.output<typeof releaseSchema>;

const CONTENT = `{
  "release": *[_id == $id][0],
  "versions": *[sanity::partOfRelease($release)],
  "sites": *[_type == "site" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
    _id, "name": coalesce(name, slug.current, _id)
  }
}`;
const contentSchema = z.object({
  release: releaseSchema.nullable(),
  versions: z.array(documentSchema),
  sites: z.array(z.object({ _id: z.string(), name: z.string() })),
});
const UNPUBLISHED_IDS = '*[_id in path("drafts.**") || _id in path("versions.**")]._id';

export interface ReleaseContent {
  release: StoredRelease | null;
  documents: ReleaseDocument[];
  siteNames: Map<string, string>;
}

/**
 * Reads a release with its versions, published documents, and siblings of unpublished ones.
 * @param lake a client that sees drafts and versions, in the raw perspective
 */
export async function readRelease(lake: SanityClient, releaseId: string): Promise<ReleaseContent> {
  const { release, versions, sites } = contentSchema.parse(
    await lake.fetch(CONTENT, { id: documentId(releaseId), release: releaseId }),
  );
  const ids = versions.map(({ _id }) => publishedIdOf(_id));
  const published = new Map((await documentsOf(lake, ids)).map((document) => [document._id, document]));
  const siblings = await siblingsOf(
    lake,
    versions.filter(({ _id }) => !published.has(publishedIdOf(_id))),
  );
  return {
    release,
    documents: versions.map((version) => {
      const id = publishedIdOf(version._id);
      return { version, published: published.get(id) ?? null, siblings: siblings.get(id) ?? [] };
    }),
    siteNames: new Map(sites.map(({ _id, name }) => [_id, name])),
  };
}

/** Reads documents by id, in the raw perspective. */
export const documentsOf = async (lake: SanityClient, ids: readonly string[]): Promise<ContentDocument[]> =>
  ids.length > 0 ? z.array(documentSchema).parse(await lake.fetch('*[_id in $ids]', { ids })) : [];

/** The other drafts and versions of unpublished documents, by their published ids. */
export async function siblingsOf(
  lake: SanityClient,
  versions: readonly ContentDocument[],
): Promise<Map<string, ContentDocument[]>> {
  if (versions.length === 0) return new Map();
  const own = new Set(versions.map(({ _id }) => _id));
  const wanted = new Set([...own].map(publishedIdOf));
  const ids = z.array(z.string()).parse(await lake.fetch(UNPUBLISHED_IDS));
  const siblings = await documentsOf(
    lake,
    ids.filter((id) => wanted.has(publishedIdOf(id)) && !own.has(id)),
  );
  return Map.groupBy(siblings, ({ _id }) => publishedIdOf(_id));
}

/** The outcome of publishing a release; `under_way`: Sanity has not finished. */
export type Publishing =
  | { outcome: 'published' | 'under_way' }
  /** @property problem why, for people */
  | { outcome: 'refused'; problem: string };

/**
 * Publishes the current content of a release if `refusalOf` allows it.
 * Copies the checked documents into a sealed release, which only the server writes, and publishes that one,
 * so that later changes have no effect. Idempotent: after a crash, calling it again finishes the work and
 * publishes once.
 * @param lake a client that writes, in the raw perspective
 * @param options.sealedId the id of the sealed release; the same for every attempt
 * @param options.refusalOf returns why the content may not be published, for people; null if it may
 * @throws if Sanity does not respond, or rejects the token: call it again later
 */
export async function publishRelease(
  lake: SanityClient,
  releaseId: string,
  {
    sealedId,
    refusalOf,
  }: { sealedId: string; refusalOf: (content: ReleaseContent) => Promise<string | null> },
): Promise<Publishing> {
  try {
    const earlier = await storedRelease(lake, sealedId);
    if (earlier && (earlier.state !== 'active' || earlier.error))
      return await settled(lake, releaseId, sealedId, earlier);

    const content = await readRelease(lake, releaseId);
    const { release, documents } = content;
    if (release?.state === 'published' || release?.state === 'publishing') return { outcome: 'published' };
    const problem = release
      ? (problemOf(release, documents) ?? (await refusalOf(content)))
      : 'The release no longer exists.';
    if (!release || problem !== null) {
      if (earlier) await discard(lake, sealedId);
      return refused(problem ?? '');
    }
    if (!earlier)
      await lake.releases.create({
        releaseId: sealedId,
        metadata: {
          title: release.metadata?.title ?? 'Untitled release',
          ...(release.metadata?.description && { description: release.metadata.description }),
          releaseType: 'asap',
        },
      });
    await seal(lake, sealedId, documents);
    await lake.releases.publish({ releaseId: sealedId });
    return await settled(lake, releaseId, sealedId, await storedRelease(lake, sealedId));
  } catch (error) {
    if (!(error instanceof ClientError) || TRANSIENT.includes(error.statusCode)) throw error;
    return refused(`Sanity refused it: ${error.message}`);
  }
}

const documentId = (releaseId: string) => `_.releases.${releaseId}`;
const refused = (problem: string): Publishing => ({ outcome: 'refused', problem });

async function storedRelease(lake: SanityClient, releaseId: string): Promise<StoredRelease | null> {
  return releaseSchema.nullable().parse(await lake.fetch('*[_id == $id][0]', { id: documentId(releaseId) }));
}

/** Returns why a release can't be published in its current state; null if it can. */
export function problemOf({ state }: StoredRelease, documents: readonly ReleaseDocument[]): string | null {
  if (state === 'scheduled' || state === 'scheduling')
    return 'The release is scheduled in Sanity itself. Unschedule it there first.';
  if (state !== 'active') return `The release is ${state}.`;
  return documents.length === 0 ? 'The release has no documents.' : null;
}

/** Waits until the sealed release is published, then archives the original. */
async function settled(
  lake: SanityClient,
  releaseId: string,
  sealedId: string,
  sealed: StoredRelease | null,
): Promise<Publishing> {
  let latest = sealed;
  for (let looks = 0; latest?.state === 'publishing' && looks < LOOKS; looks += 1) {
    await wait(LOOK_EVERY_MS);
    latest = await storedRelease(lake, sealedId);
  }
  if (latest?.error) return refused(`Sanity could not publish it: ${latest.error.message}`);
  if (latest?.state === 'archived') return refused('Its publication was archived.');
  if (latest?.state !== 'published') return { outcome: 'under_way' };
  if ((await storedRelease(lake, releaseId))?.state === 'active')
    await lake.releases.archive({ releaseId }).catch((error: unknown) => {
      // The content is live, so a release that cannot be archived is not a failure.
      if (!(error instanceof ClientError)) throw error;
    });
  return { outcome: 'published' };
}

/** Replaces the versions of the sealed release with the checked documents. */
async function seal(
  lake: SanityClient,
  sealedId: string,
  documents: readonly ReleaseDocument[],
): Promise<void> {
  const idIn = (id: string) => `versions.${sealedId}.${id}`;
  const present = new Set(
    z.array(z.string()).parse(await lake.fetch('*[sanity::partOfRelease($sealedId)]._id', { sealedId })),
  );
  const actions = documents.flatMap(({ version, published }): Action[] => {
    const publishedId = publishedIdOf(version._id);
    const versionId = idIn(publishedId);
    const exists = present.delete(versionId);
    if (isUnpublishing(version))
      return published
        ? [{ actionType: 'sanity.action.document.version.unpublish', versionId, publishedId }]
        : [];
    const { _rev, _createdAt, _updatedAt, _system, ...content } = version;
    const document = { ...content, _id: versionId, _type: version._type };
    return [
      exists
        ? { actionType: 'sanity.action.document.version.replace', document }
        : { actionType: 'sanity.action.document.version.create', publishedId, document },
    ];
  });
  for (const versionId of present)
    actions.push({ actionType: 'sanity.action.document.version.discard', versionId });
  if (actions.length > 0) await lake.action(actions);
}

async function discard(lake: SanityClient, releaseId: string): Promise<void> {
  await lake.releases.archive({ releaseId });
  await lake.releases.delete({ releaseId });
}
