import type { Template } from '../theme.ts';
import {
  BODY_TILE_RATIO,
  BRAND_BANNER_RATIO,
  CALL_TO_ACTION_PHONE_RATIO,
  CALL_TO_ACTION_RATIO,
  COLUMN_RATIOS,
  FEATURE_LIST_RATIO,
  FORM_RATIO,
  GALLERY_RATIO,
  HERO_RATIOS,
  LARGE_MODEL_CARD_RATIO,
  LOCATION_CARD_RATIO,
  LOCATION_RATIO,
  MODEL_CARD_RATIO,
  MODEL_GALLERY_RATIO,
  MODEL_MENU_RATIO,
  MODEL_RATIO,
  OFFER_CARD_RATIO,
  OFFER_RATIO,
  PERSON_RATIO,
  POPUP_RATIO,
  POST_CARD_RATIO,
  POST_PHONE_RATIO,
  POST_RATIO,
  PREMIUM_CARD_RATIO,
  PROMO_RESULT_RATIO,
  PROMO_TILE_RATIO,
  QUOTE_RATIO,
  REVIEW_RATIO,
  SHARED_LINK_RATIO,
  VIDEO_RATIO,
  WIDE_PROMO_RESULT_RATIO,
} from './ratios.ts';

/** A place where the storefront shows a picture cropped. */
export interface Crop {
  title: string;
  /** Width divided by height. */
  ratio: number;
  /** The templates that have the place; every template if absent. */
  templates?: readonly Template[];
  /** The value of the block's setting `shape` that it needs. */
  shape?: keyof typeof COLUMN_RATIOS;
}

const only = (title: string, ratio: number): Crop[] => [{ title, ratio }];

const heroes = (Object.keys(HERO_RATIOS) as Template[]).flatMap((template): Crop[] => {
  const { wide, phone } = HERO_RATIOS[template];
  const templates = [template];
  return [
    { title: 'Home page', ratio: wide, templates },
    ...(wide === phone ? [] : [{ title: 'Home page, phone', ratio: phone, templates }]),
  ];
});

/**
 * The crops of each picture field. Keys are the type of the innermost object or document with the field, and
 * the field's name.
 */
export const CROPS: Readonly<Record<string, readonly Crop[]>> = {
  'bodyTile.image': only('Tile', BODY_TILE_RATIO),
  'brandBanner.image': only('Banner', BRAND_BANNER_RATIO),
  'callToAction.image': [
    { title: 'Band', ratio: CALL_TO_ACTION_RATIO },
    { title: 'Band, phone', ratio: CALL_TO_ACTION_PHONE_RATIO },
  ],
  'column.image': (Object.keys(COLUMN_RATIOS) as (keyof typeof COLUMN_RATIOS)[]).map((shape) => ({
    title: 'Column',
    ratio: COLUMN_RATIOS[shape],
    shape,
  })),
  'enquiryForm.image': only('Beside the form', FORM_RATIO),
  'featureList.image': only('Beside the list', FEATURE_LIST_RATIO),
  'gallery.pictures': only('Gallery', GALLERY_RATIO),
  'customerQuote.image': only('Customer', QUOTE_RATIO),
  'video.poster': only('Video', VIDEO_RATIO),
  'blogPost.image': [
    { title: 'Post', ratio: POST_RATIO },
    { title: 'Post, phone', ratio: POST_PHONE_RATIO },
    { title: 'Card', ratio: POST_CARD_RATIO },
    { title: 'Shared link', ratio: SHARED_LINK_RATIO },
  ],
  'location.image': [
    { title: 'Location page', ratio: LOCATION_RATIO },
    { title: 'Card', ratio: LOCATION_CARD_RATIO },
  ],
  'model.image': [
    { title: 'Model page', ratio: MODEL_RATIO },
    { title: 'Card', ratio: MODEL_CARD_RATIO, templates: ['group', 'yard', 'premium', 'marine'] },
    { title: 'Card', ratio: LARGE_MODEL_CARD_RATIO, templates: ['franchise'] },
    { title: 'Menu', ratio: MODEL_MENU_RATIO },
    { title: 'Shared link', ratio: SHARED_LINK_RATIO },
  ],
  'model.gallery': only('Gallery', MODEL_GALLERY_RATIO),
  'offer.image': [
    { title: 'Offer page', ratio: OFFER_RATIO },
    { title: 'Card', ratio: OFFER_CARD_RATIO },
  ],
  'person.image': only('Team', PERSON_RATIO),
  'popup.image': only('Popup', POPUP_RATIO),
  'promoCard.image': [
    { title: 'Block of promo cards', ratio: PROMO_TILE_RATIO },
    {
      title: 'Search results',
      ratio: PROMO_RESULT_RATIO,
      templates: ['group', 'yard', 'premium', 'marine'],
    },
    { title: 'Search results', ratio: WIDE_PROMO_RESULT_RATIO, templates: ['franchise'] },
  ],
  'review.image': only('Review', REVIEW_RATIO),
  'seo.image': only('Shared link', SHARED_LINK_RATIO),
  'slide.image': [...heroes, { title: 'Card', ratio: PREMIUM_CARD_RATIO, templates: ['premium'] }],
};

/** Picture fields that the storefront shows whole. */
export const WHOLE_PICTURES: readonly string[] = ['conditionPhoto.image'];

/**
 * Returns the crops of a picture field, without those of other templates and shapes. Crops with the same ratio
 * are one, with both titles.
 * @param field a key of `CROPS`
 * @param site.template of the site; unknown if undefined, so that the crops of all templates are returned
 * @param site.shape the block's setting `shape`; `wide` by default
 */
export function cropsOf(
  field: string,
  { template, shape = 'wide' }: { template?: Template | undefined; shape?: string | undefined } = {},
): Crop[] {
  const shown = (CROPS[field] ?? []).filter(
    (crop) =>
      (!template || !crop.templates || crop.templates.includes(template)) &&
      (!crop.shape || crop.shape === shape),
  );
  const byRatio = Map.groupBy(shown, ({ ratio }) => ratio.toFixed(3));
  return [...byRatio.values()].flatMap((same) => {
    const [first] = same;
    const titles = [...new Set(same.map(({ title }) => title))];
    return first ? [{ ...first, title: titles.join(' and ') }] : [];
  });
}
