import { expect, test } from 'vitest';
import { photosCount, primaryImageUrl, vehiclePath } from '../../vehicle/path.ts';
import { vehicleSchema } from '../../vehicle/vehicle.ts';
import { rowReader } from './apply.ts';
import { type FIELD_READERS, FIELDS } from './fields.ts';
import { parseMapping } from './load.server.ts';

const photo = (name: string) => `https://photos.example/${name}.jpg`;

/** A value for every field that a column can fill. */
const VALUES: Record<keyof typeof FIELD_READERS, unknown> = {
  id: 'c-1',
  name: '2021 Toyota HiLux SR5',
  year: 2021,
  make: 'Toyota',
  make_and_model: 'Toyota HiLux SR5',
  model: 'HiLux',
  badge: 'SR5',
  series: 'GUN126R',
  colour: 'White',
  interior_colour: 'Black',
  colours: 'White / Black',
  vin: '1M8GDM9AXKP042788',
  nvic: 'ABC21A',
  redbook_code: 'AUVTOYO2021AEAA',
  autograb_id: '4912345678901234',
  stocknum: 'H1',
  regplate: '482KM7',
  rego_expiry: '2026-11-30',
  build_date: '2021-03',
  compliance_date: '2021-05',
  status: 'in_stock',
  car_type: 'used',
  item_type: 'caravan',
  categories: ['Used'],
  price: 54_990,
  before_price: 56_990,
  offer_price: 53_990,
  subscription_price: 299,
  preorder: true,
  price_type: 'Excl. Govt. Charges',
  drive_away_price: 57_990,
  km: 45_200,
  tag: 'Special',
  reserved: true,
  certified: true,
  custom_rank: 7,
  images: [photo('1'), photo('2')],
  video_url: photo('film'),
  external_video_url: photo('tube'),
  spin_images: [photo('spin')],
  spin_code: 'spin-1',
  spin_interior_image: photo('inside'),
  hotspots: { exterior: [{ x: 1, y: 2, title: 'Wheel' }], interior: [{ x: 3, y: 4, title: 'Seat' }] },
  simple_body: 'ute',
  simple_drive: '4WD',
  simple_fuel: 'Diesel',
  simple_transmission: 'Automatic',
  drive: '4X4',
  fuel: 'Diesel',
  trans: '6 Speed Automatic',
  seats: 5,
  doors: 4,
  engine_size: '2.8 L',
  engine_size_litres: 2.8,
  gearnum: 6,
  bodyconfiguration: 'Dual Cab',
  dealercomments: 'Tidy.',
  file: photo('history'),
  city: 'Albion',
  state: 'QLD',
  lat: -27.4,
  lng: 153,
  private_suburb: 'Yandina',
  private_postcode: '4561',
  carsales_title: 'HiLux SR5',
  'autograb_data.state_average_market_price': 56_000,
  'autograb_data.average_market_price': 57_000,
  'youxQuote.weeklyRepaymentAmount': 240,
  standardEquipment: ['Tow Bar'],
  finance_lenders: [{ financeProvider: 'Lender', paymentWeek: 240 }],
  show_on_dealer_website: true,
  sold_date_timestamp: 1_790_000_000,
  payment_processors: ['stripe'],
  'variant.cylinders': 4,
  'variant.enginesize': 2755,
  'variant.enginesize_litres': 2.8,
  'variant.induction': 'Turbo',
  'variant.fuelconsumptioncombined': 7.9,
  'variant.fuelcapacity': 80,
  'variant.grossvehiclemass': 3050,
  'variant.vehiclelength': 5325,
  'variant.vehicleheight': 1815,
  'variant.vehiclewidth': 1855,
  'variant.towingcapacitybraked': 3500,
  'variant.torque': 500,
  'variant.bodyconfiguration': 'Dual Cab',
  'variant.ancaprating': 5,
  'variant.geartype': 'Automatic',
  'specifications.body_width': 2470,
  'specifications.body_length': 5940,
  'specifications.tare_weight': 2240,
  'specifications.axle_type': 'Tandem Axle',
  'specifications.sleeps': 4,
  'specifications.aggregate_trailer_mass': 2740,
  created_at: '2026-01-15T00:00:00.000Z',
  location: 'ALB',
};

const mapping = parseMapping(
  {
    feed: 'full',
    dealership: { id: 'd', slug: 'd', name: 'D' },
    locations: {
      ALB: { id: 'l', slug: 'albion', name: 'Albion', city: 'Elsewhere', state: 'NSW', lat: 1, lng: 2 },
    },
    columns: Object.fromEntries(FIELDS.map((field) => [field, field])),
  },
  'full',
);

/** What a feed can fill, read back from the vehicle it became. */
function taken() {
  const notes = { mended: (kind: string) => expect.unreachable(kind) };
  const applied = rowReader(mapping)({ line: 1, values: { ...VALUES } }, notes);
  if (!('vehicle' in applied)) throw new Error(JSON.stringify(applied));
  return vehicleSchema.parse({ ...applied.vehicle, slug: 'a-car', updated_at: '2026-01-16T00:00:00.000Z' });
}

test('every field of the record is carried from a feed to the car (CAR-001..062 CAR-064..105)', () => {
  const vehicle = taken();
  const read = (field: string) =>
    field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], vehicle);
  const asGiven = FIELDS.filter(
    (field) =>
      !['images', 'hotspots', 'finance_lenders', 'location', 'make_and_model', 'colours'].includes(field),
  );
  expect(Object.fromEntries(asGiven.map((field) => [field, read(field)]))).toEqual(
    Object.fromEntries(asGiven.map((field) => [field, VALUES[field]])),
  );
  expect(vehicle).toMatchObject({
    hotspots: VALUES.hotspots,
    finance_lenders: VALUES.finance_lenders,
    has_nvic: true,
    dealership_id: 'd',
    dealership_slug: 'd',
    location_id: 'l',
    location_slug: 'albion',
    location_name: 'Albion',
    images: [
      { image: { url: photo('1'), thumb: { url: photo('1') } } },
      { image: { url: photo('2'), thumb: { url: photo('2') } } },
    ],
  });
  expect([vehiclePath(vehicle), primaryImageUrl(vehicle), photosCount(vehicle)]).toEqual([
    '/cars/a-car',
    photo('1'),
    2,
  ]);
});

test('a field no feed column fills is not forgotten: all of the schema can be filled (CAR-019..025)', () => {
  const derived = ['slug', 'updated_at', 'has_nvic', 'dealership_id', 'dealership_slug', 'dealership_name'];
  const placed = ['location_id', 'location_name', 'location_slug'];
  const fillable = new Set([...FIELDS.map((field) => field.split('.')[0]), ...derived, ...placed]);
  expect(Object.keys(vehicleSchema.shape).filter((field) => !fillable.has(field))).toEqual([]);
});
