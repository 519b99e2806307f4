import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { promoCardFragment } from '../fragments/promoCard.ts';

/**
 * The promo cards of a site ($site) in $language, latest start first, including scheduled ones (SEARCH-05 to SEARCH-10).
 */
export const promoCardsQuery = defineQuery(`
  *[_type == "promoCard" && ${IS_ENGLISH} && site->slug.current == $site]
    | order(coalesce(start, _createdAt) desc) {
    ${promoCardFragment},
    position,
    "display": coalesce(display, []),
    "strictDisplay": coalesce(strictDisplay, false)
  }
`);
