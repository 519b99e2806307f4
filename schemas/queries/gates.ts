import { defineQuery } from 'groq';

/**
 * Of every published site, what says which of its pages ask for sign-in first: raw, for `parseSettings` and `parseFeatures`, with the
 * pages that editors have put at gated addresses ($paths).
 */
export const gatesQuery = defineQuery(`
  *[_type == "site" && defined(slug.current)] | order(slug.current asc) {
    "slug": coalesce(slug.current, ""),
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "pages": *[_type == "page" && site._ref == ^._id && path.current in $paths] | order(path.current asc) {
      "path": coalesce(path.current, "")
    }.path
  }
`);
