import type { Vehicle } from '../../vehicle/vehicle.ts';
import type { CardFact } from './card-facts.ts';

/** Name of the stock index (SEARCH-16); its replicas are `Car_production_<sort>`. */
export const STOCK_INDEX = 'Car_production';

/** What a result card shows, kept unindexed in the record beside the facets. */
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

/** One record of the stock index: a hit has these fields. */
export interface StockRecord extends CardFields {
  objectID: string;
  primary_image_url: string | null;
  photos_count: number;
  /** `Toyota > Hilux`, the model level of the make-model tree (FACET-18). */
  make_model: string;
  /** `Toyota > SR5`: which badges a make has. */
  make_badge: string | null;
  /** Of caravans and trucks. */
  card_facts?: CardFact[];
  /** How many people a caravan sleeps. */
  sleeps: number | null;
  /** Kilograms, as all masses: a caravan with nothing in it, and with all it may carry. */
  tare_weight: number | null;
  /** Millimetres, of a caravan's body. */
  body_length: number | null;
  aggregate_trailer_mass: number | null;
  /** The heaviest braked trailer a vehicle may tow. */
  towing_capacity: number | null;
  /** Offer price above 10, else price above 10, else null (OPEN-012). */
  sort_price: number | null;
  price_range: string | null;
  /** The same two for a site that leads with drive-away prices. */
  drive_away_sort_price: number | null;
  drive_away_price_range: string | null;
  weekly_price_range: string | null;
  /** Per cent a year, of the first lender that gives one (FIN-52). */
  comparison_rate: number | null;
  filtered_features: string[];
  created_at_timestamp: number;
  /** Seconds: the moment the vehicle leaves the lists is `visible_until` + the site's sold days (facts: no AND inside OR). */
  visible_until: number;
  /** `dealership_id` as a number, because an OR of the filter language holds one kind of filter only. */
  dealership_number: number;
  _geoloc?: { lat: number; lng: number };
}
