import type { StockRecord } from '@forecourt/lib/search/record';

/** What a card reads of a search hit. */
const CARD_ATTRIBUTES = [
  'slug',
  'name',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'status',
  'car_type',
  'item_type',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'preorder',
  'price_type',
  'km',
  'tag',
  'reserved',
  'certified',
  'simple_fuel',
  'simple_transmission',
  'location_name',
  'city',
  'private_suburb',
  'primary_image_url',
  'created_at_timestamp',
] as const satisfies readonly (keyof StockRecord)[];

/** Read only by sites that compare prices with the market. */
const MARKET_ATTRIBUTES = ['autograb_data'] as const satisfies readonly (keyof StockRecord)[];

/** A search hit as far as a card needs it. */
export type CardCar = Pick<StockRecord, 'objectID' | (typeof CARD_ATTRIBUTES)[number]> &
  Partial<Pick<StockRecord, (typeof MARKET_ATTRIBUTES)[number]>>;

/** The attributes to ask the search for, so that an answer carries nothing that no card shows. */
export const cardAttributes = (rules: { marketIndicatorEnabled: boolean }): string[] =>
  rules.marketIndicatorEnabled ? [...CARD_ATTRIBUTES, ...MARKET_ATTRIBUTES] : [...CARD_ATTRIBUTES];
