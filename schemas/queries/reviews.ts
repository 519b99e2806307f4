import { defineQuery } from 'groq';
import { pictureFragment } from '../fragments/picture.ts';

/** The reviews of a site ($site) with text, newest first (OPEN-117). Others are only counted. */
export const reviewsQuery = defineQuery(`
  *[_type == "review" && site->slug.current == $site && defined(text) && text != "" && defined(review_date)]
    | order(review_date desc, _id asc)[0...400]{
    "id": _id,
    "customer_name": coalesce(customer_name, ""),
    "text": coalesce(text, ""),
    "rating": coalesce(rating, 0),
    "review_date": coalesce(review_date, ""),
    reply_text,
    reply_date,
    image{ ${pictureFragment} },
    "location_id": location._ref
  }
`);
