import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityDocument } from 'sanity';

/** Limits a reference field to documents of the same site. */
export function sameSite({ document }: { document: SanityDocument }) {
  const own = document._type === 'site' ? publishedIdOf(document._id) : undefined;
  const site = own ?? (document.site as { _ref?: string } | undefined)?._ref;
  return site
    ? { filter: `${IS_ENGLISH} && (site._ref == $site || $site in sites[]._ref)`, params: { site } }
    : { filter: IS_ENGLISH, params: {} };
}
