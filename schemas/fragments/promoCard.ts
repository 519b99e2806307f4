import { actionFragment } from './link.ts';
import { pictureFragment } from './picture.ts';

/** A promo card. The reader checks its schedule, as queries are cached. */
export const promoCardFragment = /* groq */ `
  "id": _id,
  "title": coalesce(title, ""),
  text,
  image{ ${pictureFragment} },
  action{ ${actionFragment} },
  start,
  expiry
` as const;
