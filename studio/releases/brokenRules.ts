import { isUnpublishing } from '@forecourt/lib/operations/back-office/release-rights';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { type Path, type SanityClient, type SanityDocument, validateDocument, type Workspace } from 'sanity';
import { titleOf } from './steps.ts';

const TAG = 'releases.validation';
/** Maximum number of documents named in a message. */
const NAMED = 5;

/** A document of a release that can't be published, and why. */
export interface BrokenDocument {
  /** Published id. */
  id: string;
  type: string;
  title: string;
  /** Error messages, at least one. */
  problems: string[];
  /** The first field with an error; empty if the whole document is wrong. */
  path: Path;
}

/** Loads the documents of a release. */
export const versionsOf = (client: SanityClient, releaseId: string): Promise<SanityDocument[]> =>
  client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[sanity::partOfRelease($releaseId)]', { releaseId }, { tag: TAG });

/**
 * Validates the documents of a release, as Sanity's own tool does before it publishes one.
 * @param versions the documents of the release
 * @returns the documents with errors, in the order given
 */
export async function brokenDocuments(
  base: SanityClient,
  workspace: Workspace,
  versions: readonly SanityDocument[],
): Promise<BrokenDocument[]> {
  const client = base.withConfig({ perspective: 'raw' });
  const inRelease = new Set(versions.map(({ _id }) => publishedIdOf(_id)));
  const broken: BrokenDocument[] = [];
  for (const document of versions) {
    if (isUnpublishing(document)) continue;
    const markers = await validateDocument({
      document,
      workspace,
      environment: 'studio',
      // A reference may point to a document that the same release publishes.
      getDocumentExists: async ({ id }) =>
        inRelease.has(publishedIdOf(id)) ||
        client.fetch<boolean>('count(*[_id in [$id, "drafts." + $id]]) > 0', { id }, { tag: TAG }),
    });
    const errors = markers.filter(({ level }) => level === 'error');
    if (errors.length === 0) continue;
    broken.push({
      id: publishedIdOf(document._id),
      type: document._type,
      title: titleOf(document),
      problems: [...new Set(errors.map(({ message }) => message))],
      path: (errors.find(({ path }) => path.length > 0) ?? errors[0])?.path ?? [],
    });
  }
  return broken;
}

/**
 * Validates the documents of a release.
 * @returns a message that lists what to fix, or null if everything is valid
 */
export async function brokenRules(
  client: SanityClient,
  workspace: Workspace,
  releaseId: string,
): Promise<string | null> {
  const broken = await brokenDocuments(client, workspace, await versionsOf(client, releaseId));
  if (broken.length === 0) return null;
  const more = broken.length > NAMED ? ` And ${broken.length - NAMED} more documents.` : '';
  const named = broken.slice(0, NAMED).map(({ title, problems: [first] }) => `${title}: ${first}`);
  return `Fix these documents first. ${named.join(' ')}${more}`;
}
