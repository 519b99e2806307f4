import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';

/**
 * Finds another document that uses an address. Drafts and versions of the same document are ignored.
 * @param filter GROQ filter with the given params
 * @returns the other document's name or title, or null
 */
export async function takenBy(
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
  filter: string,
  params: Record<string, unknown>,
): Promise<string | null> {
  if (!document) return null;
  const other = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<{ name: string | null } | null>(
      `*[${filter} && !(_id in [$published, "drafts." + $published]) && !sanity::versionOf($published)][0]{
        "name": coalesce(title, name, heading)
      }`,
      { ...params, published: publishedIdOf(document._id) },
      { tag: 'validation.address' },
    );
  return other ? (other.name ?? 'another document') : null;
}
