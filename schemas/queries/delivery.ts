import { defineQuery } from 'groq';

/** The delivery prices of a site ($site) by region (DELIV-05). */
export const deliveryQuery = defineQuery(`
  *[_type == "deliveryTable" && site->slug.current == $site] | order(_id asc)[0] {
    "id": _id,
    "regions": coalesce(regions[]{
      "name": coalesce(name, ""),
      "postcodes": coalesce(postcodes, []),
      price
    }, [])
  }
`);
