import type { StockRecord } from '@forecourt/lib/inventory/search/record';
import { actionRules } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import { isMotorcycle } from '@forecourt/lib/vehicle/motorcycle';
import { isTruck } from '@forecourt/lib/vehicle/truck';

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
  'before_price_days',
  'offer_price',
  'subscription_price',
  'preorder',
  'price_type',
  'reserved',
  'primary_image_url',
] as const satisfies readonly (keyof StockRecord)[];

/**
 * Body type only if it selects the placeholder drawing (`withoutUndrawnBody`), and the price with the charges of a state
 * only from searches by it (`lib/inventory/search/price-lead.ts`).
 */
type Listed<Name extends keyof StockRecord> = Pick<StockRecord, 'objectID' | Exclude<Name, 'simple_body'>> &
  Partial<Pick<StockRecord, 'simple_body' | 'total_price'>>;

export type RowVehicle = Listed<(typeof ROW_ATTRIBUTES)[number]>;

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

/** Attributes that only some sites read: price comparison, finance links, reservations. */
const MARKET_ATTRIBUTES = ['autograb_data'] as const satisfies readonly (keyof StockRecord)[];
const FINANCE_ATTRIBUTES = ['dealership_slug', 'vin'] as const satisfies readonly (keyof StockRecord)[];
const LENDER_ATTRIBUTES = ['comparison_rate'] as const satisfies readonly (keyof StockRecord)[];
const REPAYMENT_ATTRIBUTES = ['finance_lenders'] as const satisfies readonly (keyof StockRecord)[];
const RESERVE_ATTRIBUTES = [
  'payment_processors',
  'open_recall',
] as const satisfies readonly (keyof StockRecord)[];

type SomeAttribute =
  | (typeof MARKET_ATTRIBUTES)[number]
  | (typeof FINANCE_ATTRIBUTES)[number]
  | (typeof LENDER_ATTRIBUTES)[number]
  | (typeof REPAYMENT_ATTRIBUTES)[number]
  | (typeof RESERVE_ATTRIBUTES)[number];

export type CardVehicle = Listed<(typeof CARD_ATTRIBUTES)[number]> &
  Partial<Pick<StockRecord, SomeAttribute>>;

/** Returns the attributes to request: only those that the site's cards show. */
export const cardAttributes = (site: Pick<Site, 'settings' | 'features'>): string[] => [
  ...CARD_ATTRIBUTES,
  ...furtherAttributes(site),
];

/**
 * Returns the part of a cache key that tells vehicles for the site's cards apart from those for cards with other
 * settings, which a page trial may show at the same time.
 */
export const cardsKey = (site: Pick<Site, 'settings' | 'features'>): string => furtherAttributes(site).join();

function furtherAttributes(site: Pick<Site, 'settings' | 'features'>): string[] {
  const { finance, reserve } = actionRules(site.settings.cardButtons, site, new Date());
  return [
    ...(site.features.marketIndicatorEnabled ? MARKET_ATTRIBUTES : []),
    ...(finance ? FINANCE_ATTRIBUTES : []),
    ...(finance?.rule === 'lenderYearAndRate' ? LENDER_ATTRIBUTES : []),
    ...(site.settings.cardRepayment === 'priceAndWeekly' ? REPAYMENT_ATTRIBUTES : []),
    ...(reserve ? RESERVE_ATTRIBUTES : []),
  ];
}

/** Keeps the body type out of the page, unless it selects the placeholder drawing. */
export function withoutUndrawnBody<Card extends Partial<Pick<StockRecord, 'simple_body'>>>(card: Card): Card {
  if (isTruck(card) || isMotorcycle(card)) return card;
  const { simple_body: _, ...rest } = card;
  return rest as Card;
}
