import { bodyFromText } from '../../../vehicle/body.ts';
import { frames, images, webAddress } from './addresses.ts';
import { condition } from './conditions.ts';
import { hotspots } from './hotspots.ts';
import { money } from './price-cell.ts';
import * as quantities from './quantities.ts';
import type { LeftOut, Reader } from './readers.ts';
import * as read from './readers.ts';
import { withoutSchemaOrg } from './schema-org.ts';
import {
  ITEM_TYPE_WORDS,
  STATES,
  simpleDrive,
  simpleFuel,
  simpleTransmission,
  statusFromWords,
} from './term-patterns.ts';
import { year } from './years.ts';

/** A status such as `A` or `3`, whose meaning only the system knows. */
const IS_CODE = /^\w{1,2}$/;

const LONGEST_LENDER = 200;

/**
 * Reads lenders' offers for a vehicle: a list of objects, or that as JSON text. Entries that are not objects
 * are left out and reported; the others keep their valid fields (`financeLenderSchema`).
 */
const lenders: Reader = (raw) => {
  const reading = read.json(raw);
  if ('problem' in reading) return reading;
  if (!Array.isArray(reading.value)) return { problem: 'is not a list of lenders' };
  const leftOut: LeftOut[] = [];
  const value = reading.value.filter((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return true;
    const from = (JSON.stringify(entry) ?? '').slice(0, LONGEST_LENDER);
    leftOut.push({ kind: 'lender without any details, left out', from });
    return false;
  });
  return { value, leftOut };
};

const meaning =
  (meaningOf: (words: string) => string | null, problem: string): Reader =>
  (raw) => {
    const value = meaningOf(String(raw));
    return value === null ? { problem } : { value };
  };

const whole = (min: number, max: number): Reader => read.number({ min, max, whole: true });
const amount = (min: number, max: number): Reader => read.number({ min, max });

/**
 * Every field a column can fill, with its default reader. `location`, `make_and_model`, `colours`, `miles`,
 * `address`, `is_new`, `is_used`, `is_demo`, `is_sold` and `four_wheel_drive` are not vehicle fields: the first
 * is looked up in the mapping's locations, the others are split or combined (`combined-columns.ts`).
 */
export const FIELD_READERS = {
  id: read.text(80),
  name: read.text(200),
  // Wider than plausible: an unlikely year is held for review (`importing/holds.ts`).
  year,
  make_and_model: read.text(200),
  make: read.text(60),
  model: read.text(80),
  badge: read.text(120),
  series: read.text(80),
  colour: read.text(80),
  interior_colour: read.text(120),
  colours: read.text(200),
  vin: read.vin,
  nvic: read.text(20),
  redbook_code: read.text(80),
  autograb_id: read.text(40),
  stocknum: read.text(40),
  regplate: read.text(12),
  rego_expiry: read.date,
  build_date: read.plateDate,
  compliance_date: read.plateDate,
  status: (raw) => {
    const value = statusFromWords(String(raw));
    return value === 'others' && IS_CODE.test(String(raw))
      ? { value, mended: 'status in a code, taken as not in stock' }
      : { value };
  },
  car_type: condition,
  is_new: read.boolean,
  is_used: read.boolean,
  is_demo: read.boolean,
  is_sold: read.boolean,
  item_type: read.oneOf(ITEM_TYPE_WORDS),
  categories: read.list,
  price: money,
  before_price: money,
  offer_price: money,
  subscription_price: money,
  preorder: read.boolean,
  // Google writes `drive_away_price`.
  price_type: (raw) =>
    read.text(80)(
      typeof raw === 'string' && /^[a-z]+(?:_[a-z]+)+$/.test(raw)
        ? raw.replace(/_price$/, '').replaceAll('_', ' ')
        : raw,
    ),
  drive_away_price: money,
  km: quantities.kilometres,
  miles: quantities.miles,
  tag: read.text(60),
  reserved: read.boolean,
  certified: read.boolean,
  custom_rank: amount(-1_000_000, 1_000_000),
  images: images,
  video_url: webAddress,
  external_video_url: webAddress,
  spin_images: frames,
  spin_code: read.text(200),
  spin_interior_image: webAddress,
  hotspots,
  simple_body: meaning(bodyFromText, 'is not a known body type'),
  simple_drive: meaning(simpleDrive, 'is not a known drive type'),
  simple_fuel: meaning(simpleFuel, 'is not a known fuel type'),
  simple_transmission: meaning(simpleTransmission, 'is not a known transmission'),
  drive: (raw) => read.text(60)(typeof raw === 'string' ? withoutSchemaOrg(raw) : raw),
  four_wheel_drive: read.boolean,
  fuel: read.text(60),
  trans: read.text(80),
  seats: whole(1, 80),
  doors: whole(1, 8),
  engine_size: quantities.engineText(read.text(60)),
  engine_size_litres: quantities.engineLitres,
  gearnum: whole(1, 20),
  bodyconfiguration: read.text(80),
  dealercomments: read.longText,
  file: webAddress,
  address: read.text(200),
  city: read.text(80),
  state: read.oneOf(STATES),
  lat: amount(-90, 90),
  lng: amount(-180, 180),
  private_suburb: read.text(80),
  private_postcode: read.text(4),
  carsales_title: read.text(200),
  'autograb_data.state_average_market_price': money,
  'autograb_data.average_market_price': money,
  'youxQuote.weeklyRepaymentAmount': money,
  standardEquipment: read.list,
  finance_lenders: lenders,
  show_on_dealer_website: read.boolean,
  sold_date_timestamp: read.epochSeconds,
  payment_processors: read.list,
  'variant.cylinders': whole(1, 16),
  'variant.enginesize': quantities.engineCubicCentimetres,
  'variant.enginesize_litres': quantities.engineLitres,
  'variant.induction': read.text(60),
  'variant.fuelconsumptioncombined': quantities.consumption,
  'variant.fuelcapacity': quantities.tankLitres,
  'variant.grossvehiclemass': quantities.mass(100, 60_000),
  'variant.vehiclelength': quantities.length(1_000, 20_000),
  'variant.vehicleheight': quantities.length(500, 5_000),
  'variant.vehiclewidth': quantities.length(500, 4_000),
  'variant.towingcapacitybraked': quantities.mass(50, 20_000, true),
  'variant.torque': quantities.torque,
  'variant.bodyconfiguration': read.text(80),
  'variant.ancaprating': amount(0, 5),
  'variant.geartype': read.text(80),
  'specifications.body_width': quantities.length(1_000, 4_000, true),
  'specifications.body_length': quantities.length(1_500, 13_000, true),
  'specifications.tare_weight': quantities.mass(50, 20_000),
  'specifications.axle_type': read.text(60),
  'specifications.sleeps': whole(1, 20),
  'specifications.aggregate_trailer_mass': quantities.mass(50, 30_000),
  'specifications.gross_trailer_mass': quantities.mass(50, 30_000),
  'specifications.ball_weight': quantities.mass(5, 2_000),
  'specifications.double_beds': whole(0, 10),
  'specifications.single_beds': whole(0, 10),
  'specifications.bunk_beds': whole(0, 10),
  'specifications.floor_plan': webAddress,
  'specifications.sleeping_plan': webAddress,
  'specifications.awning': read.text(80),
  'specifications.annexe': read.text(80),
  created_at: read.instant,
  location: read.text(80),
} satisfies Record<string, Reader>;

export type Field = keyof typeof FIELD_READERS;
export const FIELDS = Object.keys(FIELD_READERS) as [Field, ...Field[]];

/** Fields whose numbers have a unit. */
export const QUANTITIES: ReadonlySet<Field> = new Set([
  'km',
  'miles',
  'engine_size',
  'engine_size_litres',
  'variant.enginesize',
  'variant.enginesize_litres',
  'variant.fuelconsumptioncombined',
  'variant.fuelcapacity',
  'variant.grossvehiclemass',
  'variant.vehiclelength',
  'variant.vehicleheight',
  'variant.vehiclewidth',
  'variant.towingcapacitybraked',
  'variant.torque',
  'specifications.body_width',
  'specifications.body_length',
  'specifications.tare_weight',
  'specifications.aggregate_trailer_mass',
  'specifications.gross_trailer_mass',
  'specifications.ball_weight',
]);

export const MONEY: ReadonlySet<Field> = new Set(
  FIELDS.filter((field) => (FIELD_READERS[field] as Reader) === money),
);

/** Fields that several columns may fill together, such as one photo each. */
export const GATHERED: ReadonlySet<Field> = new Set(['images', 'spin_images']);

/** Fields that must be present and valid, or else the row is rejected. */
export const ESSENTIAL: ReadonlySet<Field> = new Set([
  'stocknum',
  'year',
  'make',
  'make_and_model',
  'model',
  'price',
  'car_type',
  'status',
  'item_type',
  'show_on_dealer_website',
]);
