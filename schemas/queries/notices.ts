import { defineQuery } from 'groq';
import { actionFragment, linkFragment } from '../fragments/link.ts';
import { pictureFragment } from '../fragments/picture.ts';

const popupFields = /* groq */ `
  "id": _id,
  "title": coalesce(title, ""),
  text,
  image{ ${pictureFragment} },
  action{ ${actionFragment} },
  "delay": coalesce(delay, 3),
  start,
  expiry,
  "pages": coalesce(pages, [])
` as const;

/**
 * The notices of a site ($site): announcements (latest start first), its popup promotion, and scheduled
 * popups. The reader checks schedules, as queries are cached.
 */
export const noticesQuery = defineQuery(`
  {
    "announcements": *[_type == "announcement" && site->slug.current == $site]
      | order(coalesce(start, _createdAt) desc) {
      "id": _id,
      "kind": coalesce(kind, "bar"),
      "text": coalesce(text, ""),
      link{ ${linkFragment} },
      start,
      expiry,
      "dismissible": coalesce(dismissible, true)
    },
    "popup": *[_type == "site" && slug.current == $site][0].popupPromotion->{ ${popupFields} },
    "datedPopups": *[_type == "popup" && site->slug.current == $site && defined(expiry)]
      | order(coalesce(start, _createdAt) desc) { ${popupFields} }
  }
`);
