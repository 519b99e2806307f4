import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { actionFragment, linkFragment } from '../fragments/link.ts';
import { pictureFragment } from '../fragments/picture.ts';
import { isTranslationFragment } from '../fragments/translation.ts';

const popupFields = /* groq */ `
  "id": _id,
  "title": coalesce(title, ""),
  text,
  image{ ${pictureFragment} },
  action{ ${actionFragment} },
  "delay": coalesce(delay, 3),
  start,
  expiry,
  "pages": coalesce(pages, []),
  ...*[_type == "popup" && ${isTranslationFragment}][0]{
    "translation_id": _id,
    "title": coalesce(title, ^.title, ""),
    "text": coalesce(text, ^.text),
    "action": coalesce(action, ^.action){ ${actionFragment} }
  }
` as const;

/**
 * The notices of a site ($site) in $language: announcements (latest start first), its popup promotion, and scheduled
 * popups. The reader checks schedules, as queries are cached.
 */
export const noticesQuery = defineQuery(`
  {
    "announcements": *[_type == "announcement" && ${IS_ENGLISH} && site->slug.current == $site]
      | order(coalesce(start, _createdAt) desc) {
      "id": _id,
      "kind": coalesce(kind, "bar"),
      "text": coalesce(text, ""),
      link{ ${linkFragment} },
      start,
      expiry,
      "dismissible": coalesce(dismissible, true),
      ...*[_type == "announcement" && ${isTranslationFragment}][0]{
        "translation_id": _id,
        "text": coalesce(text, ^.text, "")
      }
    },
    "popup": *[_type == "site" && slug.current == $site][0].popupPromotion->{ ${popupFields} },
    "datedPopups": *[_type == "popup" && ${IS_ENGLISH} && site->slug.current == $site && defined(expiry)]
      | order(coalesce(start, _createdAt) desc) { ${popupFields} }
  }
`);
