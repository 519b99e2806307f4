import { defineQuery } from 'groq';

/**
 * The sites and pages affected by a changed document ($id, without `drafts.`). Sites refer to it directly or
 * through menus, locations, models or offers; pages directly or through slides, offers or models.
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

/**
 * The English documents that a changed document ($id) translates or, for the metadata of translations, links.
 * Pages in a language show them until their translation is published.
 */
export const translatedQuery = defineQuery(`
  *[_type == "translation.metadata" && (_id == $id || references($id))].translations[language == "en"].value->{
    "id": _id,
    "path": path.current
  }
`);
