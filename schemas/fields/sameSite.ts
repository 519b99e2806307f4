import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityDocument } from 'sanity';

/**
 * Filter of a reference field: only documents of the site that the referring document belongs to.
 * A site document refers to documents of its own.
 */
export function sameSite({ document }: { document: SanityDocument }) {
  const own = document._type === 'site' ? publishedIdOf(document._id) : undefined;
  const site = own ?? (document.site as { _ref?: string } | undefined)?._ref;
  return site
    ? { filter: 'site._ref == $site || $site in sites[]._ref', params: { site } }
    : { filter: 'true', params: {} };
}
