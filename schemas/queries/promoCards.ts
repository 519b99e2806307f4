import { defineQuery } from 'groq';
import { promoCardFragment } from '../fragments/promoCard.ts';

/**
 * The promo cards of a site ($site), latest start first, including scheduled ones (SEARCH-05 to SEARCH-10).
 */
export const promoCardsQuery = defineQuery(`
  *[_type == "promoCard" && site->slug.current == $site]
    | order(coalesce(start, _createdAt) desc) {
    ${promoCardFragment},
    position,
    "display": coalesce(display, []),
    "strictDisplay": coalesce(strictDisplay, false)
  }
`);
