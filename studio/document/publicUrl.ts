import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { postHref } from '@forecourt/lib/sites/blog';
import { languageOf } from '@forecourt/lib/sites/translations';
import type { ResolveProductionUrlContext, SanityDocumentLike } from 'sanity';
import { API_VERSION, siteAddress, siteIdOf } from './site.ts';

const slugOf = (value: unknown) => (value as { current?: string } | undefined)?.current;

/** Returns the path of a document's page in its language, or null if it has none. */
export function publicPath(document: SanityDocumentLike): string | null {
  const path = englishPath(document);
  return path && inLanguage(path, languageOf(document));
}

function englishPath(document: SanityDocumentLike): string | null {
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

/** Returns the public URL of a document, or undefined if it is unknown. */
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
