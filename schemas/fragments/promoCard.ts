import { actionFragment } from './link.ts';
import { pictureFragment } from './picture.ts';

/** A promo card. Whether it shows now is for the reader to say: queries are cached. */
export const promoCardFragment = /* groq */ `
  "id": _id,
  "title": coalesce(title, ""),
  text,
  image{ ${pictureFragment} },
  action{ ${actionFragment} },
  start,
  expiry
` as const;
