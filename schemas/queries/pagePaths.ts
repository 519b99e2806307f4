import { defineQuery } from 'groq';

/** Every path of a site ($site) with its last change; `noindex` ones stay out of a sitemap. */
export const pagePathsQuery = defineQuery(`
  *[_type == "page" && site->slug.current == $site && defined(path.current)] | order(path.current asc) {
    "path": coalesce(path.current, "/"),
    "updatedAt": _updatedAt,
    "noindex": coalesce(seo.noindex, false)
  }
`);
