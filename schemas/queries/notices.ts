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
 * What stands on or opens over every page of a site ($site): its announcements, the latest started first, its
 * popup promotion, and the popups that have an end: they show in their time. Whether they show now is for the reader to say: queries are cached.
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
