import { comparisonRate } from '../../vehicle/finance/eligibility.ts';
import type { FinanceLender } from '../../vehicle/finance/lender.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';
import { photosCount, primaryImageUrl } from '../../vehicle/vehicle-path.ts';
import { visibleUntil } from '../../vehicle/visibility.ts';
import { cardFactsOf } from './card-details.ts';
import { dealershipNumber } from './dealership-number.ts';
import { filteredFeatures } from './filtered-features.ts';
import { groupOf, lenderTerms } from './own-terms.ts';
import { bandOf, PRICE_BANDS, WEEKLY_BANDS } from './price-bands.ts';
import type { StockRecord } from './record.ts';
import { type Charges, totalFields } from './total-fields.ts';

/**
 * Returns the index record of a vehicle.
 *
 * @param charges the tables of government charges, if a site searches the vehicle by its price with them
 * @returns null for a vehicle that is never listed: hidden by its dealer or with an unlisted status
 * (STATUS-19, STATUS-20)
 */
export function toStockRecord(vehicle: Vehicle, charges: Charges | null = null): StockRecord | null {
  const visible_until = visibleUntil(vehicle);
  if (!vehicle.show_on_dealer_website || visible_until === 0) return null;
  const price = sellingPrice(vehicle);
  const driveAwayPrice = sellingPrice(withPriceLead(vehicle, 'driveAway'));
  const card_facts = cardFactsOf(vehicle);
  const weekly = weeklyPrice(vehicle);
  const terms = lenderTerms(vehicle.finance_lenders, price);
  const finance_lenders = vehicle.finance_lenders.map(recordLender);
  return {
    objectID: vehicle.id,
    slug: vehicle.slug,
    name: vehicle.name,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    series: vehicle.series,
    colour: vehicle.colour,
    stocknum: vehicle.stocknum,
    vin: vehicle.vin,
    regplate: vehicle.regplate,
    status: vehicle.status,
    car_type: vehicle.car_type,
    item_type: vehicle.item_type,
    categories: vehicle.categories,
    price: vehicle.price,
    before_price: vehicle.before_price,
    ...(vehicle.before_price_days === undefined ? {} : { before_price_days: vehicle.before_price_days }),
    ...(vehicle.open_recall ? { open_recall: true } : {}),
    offer_price: vehicle.offer_price,
    subscription_price: vehicle.subscription_price,
    preorder: vehicle.preorder,
    price_type: vehicle.price_type,
    drive_away_price: vehicle.drive_away_price,
    km: vehicle.km,
    tag: vehicle.tag,
    reserved: vehicle.reserved,
    certified: vehicle.certified,
    custom_rank: vehicle.custom_rank,
    simple_body: vehicle.simple_body,
    simple_drive: vehicle.simple_drive,
    simple_fuel: vehicle.simple_fuel,
    simple_transmission: vehicle.simple_transmission,
    seats: vehicle.seats,
    dealership_id: vehicle.dealership_id,
    dealership_slug: vehicle.dealership_slug,
    dealership_name: vehicle.dealership_name,
    location_id: vehicle.location_id,
    location_name: vehicle.location_name,
    location_slug: vehicle.location_slug,
    city: vehicle.city,
    state: vehicle.state,
    private_suburb: vehicle.private_suburb,
    private_postcode: vehicle.private_postcode,
    autograb_data: vehicle.autograb_data,
    payment_processors: vehicle.payment_processors,
    show_on_dealer_website: vehicle.show_on_dealer_website,
    sold_date_timestamp: vehicle.sold_date_timestamp,
    primary_image_url: primaryImageUrl(vehicle),
    photos_count: photosCount(vehicle),
    make_model: `${vehicle.make} > ${vehicle.model}`,
    make_badge: vehicle.badge ? `${vehicle.make} > ${vehicle.badge}` : null,
    sleeps: vehicle.specifications?.sleeps ?? null,
    tare_weight: vehicle.specifications?.tare_weight ?? null,
    body_length: vehicle.specifications?.body_length ?? null,
    aggregate_trailer_mass: vehicle.specifications?.aggregate_trailer_mass ?? null,
    towing_capacity: vehicle.variant?.towingcapacitybraked ?? null,
    sort_price: price,
    price_range: bandOf(PRICE_BANDS, price),
    drive_away_sort_price: driveAwayPrice,
    drive_away_price_range: bandOf(PRICE_BANDS, driveAwayPrice),
    ...(charges ? totalFields(vehicle, charges) : {}),
    weekly_price: weekly,
    weekly_price_range: bandOf(WEEKLY_BANDS, weekly),
    ...(terms === null ? {} : { lender_terms: terms, lender_group: groupOf(terms) }),
    comparison_rate: comparisonRate(vehicle),
    filtered_features: filteredFeatures(vehicle.standardEquipment),
    created_at_timestamp: Math.floor(Date.parse(vehicle.created_at) / 1000),
    visible_until,
    dealership_number: dealershipNumber(vehicle.dealership_id),
    ...(card_facts.length > 0 ? { card_facts } : {}),
    ...(finance_lenders.length > 0 ? { finance_lenders } : {}),
    ...(vehicle.lat !== null && vehicle.lng !== null
      ? { _geoloc: { lat: vehicle.lat, lng: vehicle.lng } }
      : {}),
  };
}

/** Returns a lender without its disclaimer, which vehicle pages show, and without unknown figures. */
function recordLender({ disclaimer: _, ...figures }: FinanceLender): FinanceLender {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)) as FinanceLender;
}

function weeklyPrice(vehicle: Vehicle): number | null {
  if (vehicle.youxQuote) return vehicle.youxQuote.weeklyRepaymentAmount;
  const offers = vehicle.finance_lenders.flatMap(({ paymentWeek }) => paymentWeek ?? []);
  return offers.length > 0 ? Math.min(...offers) : null;
}
