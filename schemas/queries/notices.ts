import { defineQuery } from 'groq';
import { actionFragment, linkFragment } from '../fragments/link.ts';
import { pictureFragment } from '../fragments/picture.ts';

/**
 * What stands on or opens over every page of a site ($site): its announcements, the latest started first, and its
 * popup promotion. Whether they show now is for the reader to say: queries are cached.
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
    "popup": *[_type == "site" && slug.current == $site][0].popupPromotion->{
      "id": _id,
      "title": coalesce(title, ""),
      text,
      image{ ${pictureFragment} },
      action{ ${actionFragment} },
      "delay": coalesce(delay, 3),
      start,
      expiry,
      "pages": coalesce(pages, [])
    }
  }
`);
