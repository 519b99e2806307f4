import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';

/**
 * All paths of a site ($site) with their last change, each once whatever its translations. The sitemap
 * excludes `noindex` ones.
 */
export const pagePathsQuery = defineQuery(`
  *[_type == "page" && ${IS_ENGLISH} && site->slug.current == $site && defined(path.current)] | order(path.current asc) {
    "path": coalesce(path.current, "/"),
    "updatedAt": _updatedAt,
    "noindex": coalesce(seo.noindex, false)
  }
`);
