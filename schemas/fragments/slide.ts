import { linkFragment } from './link.ts';
import { pictureFragment } from './picture.ts';
import { isTranslationFragment } from './translation.ts';

/** A slide (HOME-23 to HOME-27) with its texts in $language, or in English where it has none. */
export const slideFragment = /* groq */ `
  "id": _id,
  "name": coalesce(name, ""),
  description,
  "url": url{ ${linkFragment} },
  buttonLabel,
  "hide_overlay": coalesce(hide_overlay, false),
  showFrom,
  showUntil,
  image{ ${pictureFragment} },
  ...*[_type == "slide" && ${isTranslationFragment}][0]{
    "translation_id": _id,
    "name": coalesce(name, ^.name, ""),
    "description": coalesce(description, ^.description),
    "buttonLabel": coalesce(buttonLabel, ^.buttonLabel)
  }
` as const;
