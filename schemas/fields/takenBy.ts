import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { ValidationContext } from 'sanity';
import { releaseOf } from '../warnings/release.ts';

const API_VERSION = '2025-02-19';
/** Maximum number of documents compared: a document has few drafts and versions. */
const MOST = 50;

/**
 * Finds another document that uses an address. Drafts and versions of the same document are ignored. For a
 * version in a release, so are published documents and drafts that the release replaces.
 * @param filter GROQ filter with the given params
 * @returns the other document's name or title, or null
 */
export async function takenBy(
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
  filter: string,
  params: Record<string, unknown>,
): Promise<string | null> {
  if (!document) return null;
  const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' });
  const others = await client.fetch<{ id: string; name: string | null }[]>(
    `*[${filter} && !(_id in [$published, "drafts." + $published]) && !sanity::versionOf($published)][0...${MOST}]{
      "id": _id, "name": coalesce(title, name, heading)
    }`,
    { ...params, published: publishedIdOf(document._id) },
    { tag: 'validation.address' },
  );
  const release = releaseOf(document);
  const replaced =
    release === undefined || others.length === 0
      ? []
      : await client.fetch<string[]>(
          '*[sanity::partOfRelease($release)]._id',
          { release },
          { tag: 'validation.address' },
        );
  const replacedIds = new Set(replaced.map(publishedIdOf));
  const other = others.find(
    ({ id }) => releaseOf({ _id: id }) !== undefined || !replacedIds.has(publishedIdOf(id)),
  );
  return other ? (other.name ?? 'another document') : null;
}
