import { isUnpublishing } from '@forecourt/lib/operations/back-office/release-rights';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { type SanityClient, type SanityDocument, validateDocument, type Workspace } from 'sanity';
import { titleOf } from './steps.ts';

const TAG = 'releases.validation';
/** Maximum number of documents named in a message. */
const NAMED = 5;

/**
 * Validates the documents of a release, as Sanity's own tool does before it publishes one.
 * @returns a message that lists what to fix, or null if everything is valid
 */
export async function brokenRules(
  base: SanityClient,
  workspace: Workspace,
  releaseId: string,
): Promise<string | null> {
  const client = base.withConfig({ perspective: 'raw' });
  const versions = await client.fetch<SanityDocument[]>(
    '*[sanity::partOfRelease($releaseId)]',
    { releaseId },
    { tag: TAG },
  );
  const inRelease = new Set(versions.map(({ _id }) => publishedIdOf(_id)));
  const broken: string[] = [];
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
    const error = markers.find(({ level }) => level === 'error');
    if (error) broken.push(`${titleOf(document)}: ${error.message}`);
  }
  if (broken.length === 0) return null;
  const more = broken.length > NAMED ? ` And ${broken.length - NAMED} more documents.` : '';
  return `Fix these documents first. ${broken.slice(0, NAMED).join(' ')}${more}`;
}
