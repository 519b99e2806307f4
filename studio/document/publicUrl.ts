import { postHref } from '@forecourt/lib/sites/blog';
import type { ResolveProductionUrlContext, SanityDocumentLike } from 'sanity';
import { API_VERSION, siteAddress, siteIdOf } from './site.ts';

const slugOf = (value: unknown) => (value as { current?: string } | undefined)?.current;

/** The path at which a document of its own page is seen; null for those that are only parts of pages. */
export function publicPath(document: SanityDocumentLike): string | null {
  switch (document._type) {
    case 'site':
      return '/';
    case 'page':
      return slugOf(document.path) ?? null;
    case 'blogPost': {
      const slug = slugOf(document.slug);
      return slug ? postHref(slug) : null;
    }
    default:
      return null;
  }
}

/** Where the public sees a document; undefined while that cannot be said. */
export async function productionUrl(
  previous: string | undefined,
  { document, getClient }: ResolveProductionUrlContext,
): Promise<string | undefined> {
  const path = publicPath(document);
  const siteId = siteIdOf(document as SanityDocumentLike & { _id: string });
  if (!path || !siteId) return previous;
  const address = await siteAddress(getClient({ apiVersion: API_VERSION }), siteId);
  return address ? `${address.url}${path}` : previous;
}
