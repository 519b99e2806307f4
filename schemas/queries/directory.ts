import { defineQuery } from 'groq';
import { manufacturerFragment } from '../fragments/manufacturer.ts';
import { modelFragment } from '../fragments/model.ts';
import { pictureFragment } from '../fragments/picture.ts';
import { portableTextFragment } from '../fragments/portableText.ts';

/**
 * The brands of a site ($site): its own for a single-brand site, or else those of its locations, with
 * duplicates.
 */
export const siteBrandsQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "own": manufacturer->{ ${manufacturerFragment} },
    "sold": coalesce((locations[]->)[coalesce(visible, true)].manufacturers[]->{ ${manufacturerFragment} }, [])
  }
`);

/** The slugs of sites that sell any of these brands ($manufacturers, ids), by the same rule. */
export const sitesOfBrandsQuery = defineQuery(`
  *[_type == "site" && defined(slug.current) && select(
    defined(manufacturer->_id) => manufacturer._ref in $manufacturers,
    count((locations[]->)[coalesce(visible, true)].manufacturers[_ref in $manufacturers]) > 0
  )].slug.current
`);

/** The models of manufacturers ($manufacturers, ids), sorted by name. */
export const brandModelsQuery = defineQuery(`
  *[_type == "model" && manufacturer._ref in $manufacturers] | order(lower(name) asc) {
    ${modelFragment},
    "manufacturer_id": coalesce(manufacturer._ref, "")
  }
`);

/** A model by slug ($slug), with everything its page shows (MODEL-05 to MODEL-10). */
export const modelQuery = defineQuery(`
  *[_type == "model" && slug.current == $slug][0] {
    ${modelFragment},
    "manufacturer": manufacturer->{ ${manufacturerFragment} },
    description,
    "variants": coalesce(variants[]{ _key, "name": coalesce(name, ""), text }, []),
    "gallery": coalesce(gallery[]{ _key, ${pictureFragment} }, []),
    "content": coalesce(content[]{ ${portableTextFragment} }, [])
  }
`);

/** The dealerships of a site ($site), main one first, as listed in the dealer directory (ROUTE-65). */
export const siteDealershipsQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0].dealerships[]->{
    "id": _id,
    "slug": coalesce(slug.current, ""),
    "name": coalesce(website.name, name, ""),
    "website": website.url,
    "site": website{ url, title, name, slug, make, logo{ ${pictureFragment} } }
  }
`);
