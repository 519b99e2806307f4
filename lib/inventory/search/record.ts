import type { TotalPrice } from '../../vehicle/drive-away/total-price.ts';
import type { FinanceLender } from '../../vehicle/finance/lender.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { CardFact } from './card-details.ts';
import type { TotalPrefix } from './price-lead.ts';

/** Name of the stock index (SEARCH-16); its replicas are `Car_production_<sort>`. */
export const STOCK_INDEX = 'Car_production';

/** Data for a result card, stored unindexed next to the facets. */
type CardFields = Pick<
  Vehicle,
  | 'slug'
  | 'name'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'colour'
  | 'stocknum'
  | 'vin'
  | 'regplate'
  | 'status'
  | 'car_type'
  | 'item_type'
  | 'categories'
  | 'price'
  | 'before_price'
  | 'before_price_days'
  | 'open_recall'
  | 'offer_price'
  | 'subscription_price'
  | 'preorder'
  | 'price_type'
  | 'drive_away_price'
  | 'km'
  | 'tag'
  | 'reserved'
  | 'certified'
  | 'custom_rank'
  | 'simple_body'
  | 'simple_drive'
  | 'simple_fuel'
  | 'simple_transmission'
  | 'seats'
  | 'dealership_id'
  | 'dealership_slug'
  | 'dealership_name'
  | 'location_id'
  | 'location_name'
  | 'location_slug'
  | 'city'
  | 'state'
  | 'private_suburb'
  | 'private_postcode'
  | 'autograb_data'
  | 'payment_processors'
  | 'show_on_dealer_website'
  | 'sold_date_timestamp'
>;

/**
 * Prices with government charges, only on vehicles of sites that search by them: of the vehicle's own state, and of
 * each state. Without a total, the attributes have the ordinary price, and `…price` is absent.
 */
export type TotalFields = Partial<
  Record<`${TotalPrefix}sort_price`, number | null> &
    Record<`${TotalPrefix}price_range`, string | null> &
    Record<`${TotalPrefix}price`, TotalPrice>
>;

export interface StockRecord extends CardFields, TotalFields {
  objectID: string;
  primary_image_url: string | null;
  photos_count: number;
  /** `Toyota > Hilux`, the model level of the make-model tree (FACET-18). */
  make_model: string;
  /** `Toyota > SR5`: a badge with its make. */
  make_badge: string | null;
  card_facts?: CardFact[];
  sleeps: number | null;
  /** Mass of an empty caravan, in kilograms. All masses are in kilograms. */
  tare_weight: number | null;
  body_length: number | null;
  aggregate_trailer_mass: number | null;
  towing_capacity: number | null;
  /** Offer price above 10, else price above 10, else null (OPEN-012). */
  sort_price: number | null;
  price_range: string | null;
  drive_away_sort_price: number | null;
  drive_away_price_range: string | null;
  /** Dollars a week: the lowest payment of the vehicle's lenders, to sort by. */
  weekly_price: number | null;
  weekly_price_range: string | null;
  /** The terms of its lenders, and their number in filters, for a shopper's own deposit and term (`own-terms.ts`). */
  lender_terms?: string;
  lender_group?: number;
  /** Per cent a year, of the first lender that has one (FIN-52). */
  comparison_rate: number | null;
  /** What its lenders charge, for the weekly figure of a card; absent without lenders. */
  finance_lenders?: FinanceLender[];
  filtered_features: string[];
  created_at_timestamp: number;
  /**
   * In seconds. A vehicle leaves the lists at `visible_until` plus the site's sold days, because the filter
   * syntax allows no AND inside an OR.
   */
  visible_until: number;
  /** `dealership_id` as a number, because an OR in the filter syntax cannot mix text and numbers. */
  dealership_number: number;
  _geoloc?: { lat: number; lng: number };
}
