import { comparisonRate } from '../finance/eligibility.ts';
import type { Car } from '../vehicle/car.ts';
import { photosCount, primaryImageUrl } from '../vehicle/path.ts';
import { sellingPrice } from '../vehicle/price.ts';
import { visibleUntil } from '../vehicle/visibility.ts';
import { dealershipNumber } from './dealership-number.ts';
import { filteredFeatures } from './filtered-features.ts';
import { bandOf, PRICE_BANDS, WEEKLY_BANDS } from './price-bands.ts';
import type { StockRecord } from './record.ts';

/**
 * The index record of a car.
 * @returns null for a car that no list ever shows, hidden by its dealer or of a status that is not listed
 *   (STATUS-19, STATUS-20): it does not belong in the index
 */
export function toStockRecord(car: Car): StockRecord | null {
  const visible_until = visibleUntil(car);
  if (!car.show_on_dealer_website || visible_until === 0) return null;
  const price = sellingPrice(car);
  return {
    objectID: car.id,
    slug: car.slug,
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    series: car.series,
    colour: car.colour,
    stocknum: car.stocknum,
    vin: car.vin,
    regplate: car.regplate,
    status: car.status,
    car_type: car.car_type,
    item_type: car.item_type,
    categories: car.categories,
    price: car.price,
    before_price: car.before_price,
    offer_price: car.offer_price,
    subscription_price: car.subscription_price,
    preorder: car.preorder,
    price_type: car.price_type,
    km: car.km,
    tag: car.tag,
    reserved: car.reserved,
    certified: car.certified,
    custom_rank: car.custom_rank,
    simple_body: car.simple_body,
    simple_drive: car.simple_drive,
    simple_fuel: car.simple_fuel,
    simple_transmission: car.simple_transmission,
    seats: car.seats,
    dealership_id: car.dealership_id,
    dealership_slug: car.dealership_slug,
    dealership_name: car.dealership_name,
    location_id: car.location_id,
    location_name: car.location_name,
    location_slug: car.location_slug,
    city: car.city,
    state: car.state,
    private_suburb: car.private_suburb,
    private_postcode: car.private_postcode,
    autograb_data: car.autograb_data,
    payment_processors: car.payment_processors,
    show_on_dealer_website: car.show_on_dealer_website,
    sold_date_timestamp: car.sold_date_timestamp,
    primary_image_url: primaryImageUrl(car),
    photos_count: photosCount(car),
    make_model: `${car.make} > ${car.model}`,
    make_badge: car.badge ? `${car.make} > ${car.badge}` : null,
    sleeps: car.specifications?.sleeps ?? null,
    tare_weight: car.specifications?.tare_weight ?? null,
    aggregate_trailer_mass: car.specifications?.aggregate_trailer_mass ?? null,
    towing_capacity: car.variant?.towingcapacitybraked ?? null,
    sort_price: price,
    price_range: bandOf(PRICE_BANDS, price),
    weekly_price_range: bandOf(WEEKLY_BANDS, weeklyPrice(car)),
    comparison_rate: comparisonRate(car),
    filtered_features: filteredFeatures(car.standardEquipment),
    created_at_timestamp: Math.floor(Date.parse(car.created_at) / 1000),
    visible_until,
    dealership_number: dealershipNumber(car.dealership_id),
    ...(car.lat !== null && car.lng !== null ? { _geoloc: { lat: car.lat, lng: car.lng } } : {}),
  };
}

/** The quote's weekly repayment, else the lowest a lender gives. */
function weeklyPrice(car: Car): number | null {
  if (car.youxQuote) return car.youxQuote.weeklyRepaymentAmount;
  const offers = car.finance_lenders.flatMap(({ paymentWeek }) => paymentWeek ?? []);
  return offers.length > 0 ? Math.min(...offers) : null;
}
