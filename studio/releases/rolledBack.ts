import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient } from 'sanity';

const TAG = 'releases.rolled-back';
const PREFIX = 'Rollback: ';

/** Title of the release that rolls another one back. */
export const rollBackTitle = (title: string): string => PREFIX + title;

/** A published release, as far as rollbacks are found by it. */
export interface Published {
  /** Name of the release. */
  id: string;
  title: string | null;
  publishedAt: string | null;
  /** Ids of the versions that it published. */
  ids: string[] | null;
}

/** The release that rolled another one back. */
export interface RollBack {
  releaseId: string;
  at: string;
}

const PUBLISHED = `*[_type == "system.release" && state == "published"
  && (_id == $own || string::startsWith(metadata.title, "${PREFIX}"))]{
    "id": name, "title": metadata.title, publishedAt, "ids": finalDocumentStates[].id
  }`;

/**
 * Returns the rollback of a published release that is in effect, or null. A rollback is a later release with
 * the same documents and our title; it is not in effect once it was rolled back itself.
 * @param releaseId name of the release
 * @param published the release and all later rollbacks
 */
export function rollBackOf(releaseId: string, published: readonly Published[]): RollBack | null {
  const own = published.find(({ id }) => id === releaseId);
  if (!own?.publishedAt) return null;
  const documents = documentsOf(own);
  const title = rollBackTitle(own.title || 'Release without a title');
  const [first] = published
    .filter(
      (other) =>
        other.title === title &&
        other.publishedAt !== null &&
        other.publishedAt > (own.publishedAt ?? '') &&
        documentsOf(other).some((id) => documents.includes(id)) &&
        documentsOf(other).every((id) => documents.includes(id)) &&
        rollBackOf(other.id, published) === null,
    )
    .toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
  return first?.publishedAt ? { releaseId: first.id, at: first.publishedAt } : null;
}

const documentsOf = ({ ids }: Published): string[] => (ids ?? []).map(publishedIdOf);

/** Loads the rollback of a release that is in effect; null if there is none. */
export async function loadRollBack(client: SanityClient, releaseId: string): Promise<RollBack | null> {
  const published = await client
    .withConfig({ perspective: 'raw' })
    .fetch<Published[]>(PUBLISHED, { own: `_.releases.${releaseId}` }, { tag: TAG });
  return rollBackOf(releaseId, published);
}
