import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';
import { isTranslationFragment } from '../fragments/translation.ts';

/** The people of a site ($site) in list order, with their roles in $language. */
export const peopleQuery = defineQuery(`
  *[_type == "person" && ${IS_ENGLISH} && site->slug.current == $site] | order(coalesce(order, 50) asc, name asc){
    "id": _id,
    "name": coalesce(name, ""),
    role,
    phone,
    "enquiries": coalesce(enquiries, true),
    image{ ${pictureFragment} },
    "location_id": location._ref,
    ...*[_type == "person" && ${isTranslationFragment}][0]{ "role": coalesce(role, ^.role) }
  }
`);
