import type { StockRecord } from '@forecourt/lib/inventory/search/record';
import { actionRules } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import { isMotorcycle } from '@forecourt/lib/vehicle/motorcycle';
import { isTruck } from '@forecourt/lib/vehicle/truck';

/** What the smallest row of a vehicle reads: its name, picture and price. */
export const ROW_ATTRIBUTES = [
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
  'simple_body',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'preorder',
  'price_type',
  'reserved',
  'primary_image_url',
] as const satisfies readonly (keyof StockRecord)[];

/** The body is told where one is drawn by it (`withoutUndrawnBody`). */
type Listed<Name extends keyof StockRecord> = Pick<StockRecord, 'objectID' | Exclude<Name, 'simple_body'>> &
  Partial<Pick<StockRecord, 'simple_body'>>;

/** A search hit as far as such a row needs it. */
export type RowVehicle = Listed<(typeof ROW_ATTRIBUTES)[number]>;

/** What a card reads of a search hit. */
const CARD_ATTRIBUTES = [
  ...ROW_ATTRIBUTES,
  'km',
  'tag',
  'certified',
  'simple_fuel',
  'simple_transmission',
  'card_facts',
  'location_name',
  'city',
  'private_suburb',
  'created_at_timestamp',
] as const satisfies readonly (keyof StockRecord)[];

/** Read only by some sites: comparing prices with the market, linking to finance, reserving. */
const MARKET_ATTRIBUTES = ['autograb_data'] as const satisfies readonly (keyof StockRecord)[];
const FINANCE_ATTRIBUTES = ['dealership_slug', 'vin'] as const satisfies readonly (keyof StockRecord)[];
const LENDER_ATTRIBUTES = ['comparison_rate'] as const satisfies readonly (keyof StockRecord)[];
const RESERVE_ATTRIBUTES = ['payment_processors'] as const satisfies readonly (keyof StockRecord)[];

type SomeAttribute =
  | (typeof MARKET_ATTRIBUTES)[number]
  | (typeof FINANCE_ATTRIBUTES)[number]
  | (typeof LENDER_ATTRIBUTES)[number]
  | (typeof RESERVE_ATTRIBUTES)[number];

/** A search hit as far as a card needs it. */
export type CardVehicle = Listed<(typeof CARD_ATTRIBUTES)[number]> &
  Partial<Pick<StockRecord, SomeAttribute>>;

/** The attributes to ask the search for, so that an answer carries nothing that no card of the site shows. */
export function cardAttributes(site: Pick<Site, 'settings' | 'features'>): string[] {
  const { finance, reserve } = actionRules(site.settings.cardButtons, site, new Date());
  return [
    ...CARD_ATTRIBUTES,
    ...(site.features.marketIndicatorEnabled ? MARKET_ATTRIBUTES : []),
    ...(finance ? FINANCE_ATTRIBUTES : []),
    ...(finance?.rule === 'lenderYearAndRate' ? LENDER_ATTRIBUTES : []),
    ...(reserve ? RESERVE_ATTRIBUTES : []),
  ];
}

/** A card without the body, unless it is drawn by it where it has no photo: of most it would travel in the page for nothing. */
export function withoutUndrawnBody<Card extends Partial<Pick<StockRecord, 'simple_body'>>>(card: Card): Card {
  if (isTruck(card) || isMotorcycle(card)) return card;
  const { simple_body: _, ...rest } = card;
  return rest as Card;
}
