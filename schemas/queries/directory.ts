import { defineQuery } from 'groq';
import { manufacturerFragment } from '../fragments/manufacturer.ts';
import { modelFragment } from '../fragments/model.ts';
import { pictureFragment } from '../fragments/picture.ts';
import { portableTextFragment } from '../fragments/portableText.ts';

/**
 * What decides which brands a site ($site) has: its own when it is the site of a single brand, else those its
 * locations sell, one entry each time a location names one.
 */
export const siteBrandsQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0] {
    "own": manufacturer->{ ${manufacturerFragment} },
    "sold": coalesce((locations[]->)[coalesce(visible, true)].manufacturers[]->{ ${manufacturerFragment} }, [])
  }
`);

/** The short names of the sites that have any of some brands ($manufacturers, ids), by the same rule. */
export const sitesOfBrandsQuery = defineQuery(`
  *[_type == "site" && defined(slug.current) && select(
    defined(manufacturer->_id) => manufacturer._ref in $manufacturers,
    count((locations[]->)[coalesce(visible, true)].manufacturers[_ref in $manufacturers]) > 0
  )].slug.current
`);

/** Every model of some manufacturers ($manufacturers, ids), by name. */
export const brandModelsQuery = defineQuery(`
  *[_type == "model" && manufacturer._ref in $manufacturers] | order(lower(name) asc) {
    ${modelFragment},
    "manufacturer_id": coalesce(manufacturer._ref, "")
  }
`);

/** One model by its name in addresses ($slug), with all that its page shows (MODEL-05 to MODEL-10). */
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

/** Every model as the index of models is made from it. */
export const modelRecordsQuery = defineQuery(`
  *[_type == "model" && defined(slug.current) && defined(manufacturer->slug.current)] | order(_id asc) {
    ${modelFragment},
    "manufacturer": manufacturer->{ ${manufacturerFragment} }
  }
`);

/** The dealerships of a site ($site), the main one first, as a list of dealers shows them (ROUTE-65). */
export const siteDealershipsQuery = defineQuery(`
  *[_type == "site" && slug.current == $site][0].dealerships[]->{
    "id": _id,
    "slug": coalesce(slug.current, ""),
    "name": coalesce(website.name, name, ""),
    "website": website.url,
    "site": website{ url, title, name, slug, make, logo{ ${pictureFragment} } }
  }
`);
