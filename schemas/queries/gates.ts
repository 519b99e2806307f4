import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';

/**
 * What decides which pages of each published site require sign-in: settings and features, unparsed, and pages
 * at gated paths ($paths).
 */
export const gatesQuery = defineQuery(`
  *[_type == "site" && defined(slug.current)] | order(slug.current asc) {
    "slug": coalesce(slug.current, ""),
    settings,
    "features": *[_type == "siteFeatures" && site._ref == ^._id][0],
    "pages": *[_type == "page" && ${IS_ENGLISH} && site._ref == ^._id && path.current in $paths] | order(path.current asc) {
      "path": coalesce(path.current, "")
    }.path
  }
`);
