import { actionFragment } from './link.ts';
import { pictureFragment } from './picture.ts';
import { isTranslationFragment } from './translation.ts';

/**
 * A promo card with its texts in $language, or in English where it has none. The reader checks its schedule, as queries are cached.
 */
export const promoCardFragment = /* groq */ `
  "id": _id,
  "title": coalesce(title, ""),
  text,
  image{ ${pictureFragment} },
  action{ ${actionFragment} },
  start,
  expiry,
  ...*[_type == "promoCard" && ${isTranslationFragment}][0]{
    "translation_id": _id,
    "title": coalesce(title, ^.title, ""),
    "text": coalesce(text, ^.text),
    "action": coalesce(action, ^.action){ ${actionFragment} }
  }
` as const;
