import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';

/** The people of a site ($site) in list order. */
export const peopleQuery = defineQuery(`
  *[_type == "person" && site->slug.current == $site] | order(coalesce(order, 50) asc, name asc){
    "id": _id,
    "name": coalesce(name, ""),
    role,
    phone,
    "enquiries": coalesce(enquiries, true),
    image{ ${pictureFragment} },
    "location_id": location._ref
  }
`);
