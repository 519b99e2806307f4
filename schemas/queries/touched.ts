import { defineQuery } from 'groq';

/**
 * What a changed document ($id, without `drafts.`) touches: the sites that refer to it, directly or through
 * their menus, locations, models or offers, and the pages that refer to it directly or through a slide, offer
 * or model.
 */
export const touchedQuery = defineQuery(`
  {
    "sites": *[_type == "site" && (_id == $id || references($id)
      || references(*[_type in ["navigation", "location", "model"] && references($id)]._id)
      || _id in *[_type == "offer" && references($id)].sites[]._ref)].slug.current,
    "pages": *[_type == "page" && (_id == $id || references($id)
      || references(*[_type in ["slide", "offer", "model"] && references($id)]._id))] {
      "site": site->slug.current,
      "path": path.current
    }
  }
`);
