import type { Field } from '../../../inventory/stock/mapping/fields.ts';
import type { AdvertField } from '../advert-fields.ts';
import type { MendTarget } from './answers.ts';

/** Mapped columns of the feed that a vehicle comes from. */
export interface IncomingFeed {
  /** Id of its document. */
  id: string;
  /** Its short name. */
  slug: string;
  columns: readonly { column: string; field: string }[];
}

/** Facts that decide where a value of a vehicle comes from. */
export interface MendFacts {
  outgoingFeedId: string;
  siteId: string | null;
  /** The short name of the vehicle's feed. */
  feed: string;
  /** The feed's document; null if it has none, such as for stock sent through the API. */
  incoming: IncomingFeed | null;
  locationId: string | null;
}

/**
 * Fields of a dealer's file that fill a field of an advert, most likely first, or the document in which it is
 * edited.
 */
const SOURCES: Record<AdvertField, readonly Field[] | 'location' | 'site' | 'outgoingFeed'> = {
  stocknum: ['stocknum'],
  vin: ['vin'],
  id: ['id', 'stocknum'],
  link: 'outgoingFeed',
  title: ['name', 'make_and_model', 'make'],
  subtitle: ['badge', 'series'],
  description: ['dealercomments'],
  make: ['make', 'make_and_model'],
  model: ['model', 'make_and_model'],
  badge: ['badge', 'make_and_model'],
  series: ['series'],
  year: ['year'],
  condition: ['car_type', 'is_new', 'is_used', 'is_demo'],
  certified: ['certified'],
  type: ['item_type', 'simple_body', 'bodyconfiguration'],
  body: ['simple_body', 'bodyconfiguration'],
  transmission: ['simple_transmission', 'trans'],
  fuel: ['simple_fuel', 'fuel'],
  drive: ['simple_drive', 'drive', 'four_wheel_drive'],
  engine: ['engine_size', 'engine_size_litres'],
  consumption: [],
  seats: ['seats'],
  doors: ['doors'],
  colour: ['colour', 'colours'],
  interiorColour: ['interior_colour', 'colours'],
  odometer: ['km', 'miles'],
  price: ['drive_away_price', 'price'],
  priceBasis: ['price_type'],
  priceBefore: ['before_price'],
  currency: 'site',
  availability: ['status', 'is_sold', 'reserved'],
  photos: ['images'],
  mainPhoto: ['images'],
  dealer: 'location',
  storeCode: 'outgoingFeed',
  dealerPhone: 'location',
  street: 'location',
  city: 'location',
  state: 'location',
  postcode: 'location',
  latitude: 'location',
  longitude: 'location',
  listedAt: [],
  updatedAt: [],
  buildDate: ['build_date'],
  complianceDate: ['compliance_date'],
};

/**
 * Returns where the value of an advert's field is corrected: the column of the dealer's file, or a document of
 * the studio. A vehicle without a location has the address of the site's main dealership, which its site lists.
 */
export function mendTarget(field: AdvertField, facts: MendFacts): MendTarget {
  const source = SOURCES[field];
  if (source === 'outgoingFeed') return { kind: 'document', type: 'outgoingFeed', id: facts.outgoingFeedId };
  if (source === 'location' && facts.locationId)
    return { kind: 'document', type: 'location', id: facts.locationId };
  if (source === 'location' || source === 'site')
    return facts.siteId
      ? { kind: 'document', type: 'site', id: facts.siteId }
      : { kind: 'document', type: 'outgoingFeed', id: facts.outgoingFeedId };
  return {
    kind: 'column',
    feed: facts.feed,
    document: facts.incoming?.id ?? null,
    column: columnOf(source, facts.incoming),
  };
}

function columnOf(fields: readonly Field[], incoming: IncomingFeed | null): string | null {
  for (const field of fields) {
    const found = incoming?.columns.find((each) => each.field === field);
    if (found) return found.column;
  }
  return null;
}
