import { linkFragment } from './link.ts';
import { pictureFragment } from './picture.ts';

/** A slide (HOME-23 to HOME-27). */
export const slideFragment = /* groq */ `
  "id": _id,
  "name": coalesce(name, ""),
  description,
  "url": url{ ${linkFragment} },
  buttonLabel,
  "hide_overlay": coalesce(hide_overlay, false),
  showFrom,
  showUntil,
  image{ ${pictureFragment} }
` as const;
