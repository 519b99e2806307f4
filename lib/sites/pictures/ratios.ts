// Width divided by height of the spaces that editors' pictures fill. The storefront renders pictures with these,
// and the studio shows the crops. One constant each, so that a browser downloads only those it uses.

export const BODY_TILE_RATIO = 16 / 10;
export const BRAND_BANNER_RATIO = 16 / 10;
export const CALL_TO_ACTION_RATIO = 21 / 9;
export const CALL_TO_ACTION_PHONE_RATIO = 4 / 5;
/** Of a block of columns, by its setting `shape`. */
export const COLUMN_RATIOS = { wide: 3 / 2, square: 1, tall: 4 / 5 } as const;
export const FORM_RATIO = 3 / 2;
export const FEATURE_LIST_RATIO = 4 / 3;
export const GALLERY_RATIO = 4 / 3;
export const QUOTE_RATIO = 1;
export const VIDEO_RATIO = 16 / 9;

/** Of a slide of the home page, by the site's template; `phone` below 768 px. */
export const HERO_RATIOS = {
  group: { wide: 16 / 9, phone: 4 / 3 },
  franchise: { wide: 16 / 9, phone: 1 },
  yard: { wide: 16 / 10, phone: 16 / 10 },
  premium: { wide: 21 / 9, phone: 4 / 5 },
  marine: { wide: 2, phone: 4 / 3 },
} as const;
/** Of the further slides of the template `premium`, which are cards. */
export const PREMIUM_CARD_RATIO = 3 / 2;

export const POST_CARD_RATIO = 3 / 2;
export const POST_RATIO = 2;
export const POST_PHONE_RATIO = 4 / 3;
export const LOCATION_CARD_RATIO = 16 / 9;
export const LOCATION_RATIO = 3 / 2;
export const MODEL_CARD_RATIO = 4 / 3;
/** Of a model's card in the template `franchise`. */
export const LARGE_MODEL_CARD_RATIO = 16 / 10;
export const MODEL_RATIO = 4 / 3;
export const MODEL_GALLERY_RATIO = 3 / 2;
export const MODEL_MENU_RATIO = 16 / 9;
export const OFFER_CARD_RATIO = 16 / 9;
export const OFFER_RATIO = 3 / 2;
export const PERSON_RATIO = 4 / 5;
export const POPUP_RATIO = 16 / 9;
export const PROMO_TILE_RATIO = 16 / 9;
/** Of a promo card among search results; the template `franchise` has wide ones. */
export const PROMO_RESULT_RATIO = 4 / 3;
export const WIDE_PROMO_RESULT_RATIO = 16 / 9;
export const REVIEW_RATIO = 4 / 3;
/** Of links in social media. */
export const SHARED_LINK_RATIO = 1200 / 630;
