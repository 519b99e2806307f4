import { describe, expect, test } from 'vitest';
import { vehicleSchema } from '../../../vehicle/vehicle.ts';
import { photosCount, primaryImageUrl, vehiclePath } from '../../../vehicle/vehicle-path.ts';
import { isInStock } from '../../../vehicle/visibility.ts';
import { rowReader } from './apply.ts';
import { FIELD_READERS, FIELDS } from './fields.ts';
import { parseMapping } from './load.server.ts';

/**
 * A row with a column for every field, formatted as in real feeds. All values differ, so that a field filled
 * from the wrong column is detected.
 */
const ROW = {
  id: 'c-1',
  name: 'One-owner HiLux SR5',
  year: '2021',
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  series: 'GUN126R',
  colour: 'White',
  interior_colour: 'Black',
  vin: '1m8gdm9axkp042788',
  nvic: 'ABC21A',
  redbook_code: 'AUVTOYO2021AEAA',
  autograb_id: '4912345678901234',
  stocknum: 'H1',
  regplate: '482KM7',
  rego_expiry: '30/11/2026',
  build_date: '03/2021',
  compliance_date: '05/2021',
  status: 'Available',
  car_type: 'Pre-owned',
  item_type: 'RV',
  categories: 'Weekend specials; Touring',
  price: '$54,990',
  before_price: '$56,990',
  offer_price: '$53,990',
  subscription_price: '$299',
  preorder: 'Yes',
  price_type: 'Excl. Govt. Charges',
  drive_away_price: '$57,990',
  km: '45,200 km',
  tag: 'Special',
  reserved: 'Y',
  certified: 'true',
  custom_rank: 7,
  images: 'https://photos.example/1.jpg|https://photos.example/2.jpg|https://photos.example/3.jpg',
  video_url: 'https://films.example/walk.mp4',
  external_video_url: 'https://tube.example/watch',
  spin_images: 'https://photos.example/turn-1.jpg|https://photos.example/turn-2.jpg',
  spin_code: 'spin-1',
  spin_interior_image: 'https://photos.example/inside.jpg',
  hotspots: {
    exterior: [{ frame: 1, x: 10, y: 20, title: 'Wheel' }],
    interior: [{ x: 30, y: 40, title: 'Seat' }],
  },
  simple_body: 'ute',
  simple_drive: 'AWD',
  simple_fuel: 'Petrol',
  simple_transmission: 'Manual',
  drive: '4X4',
  fuel: 'Diesel - Euro 5',
  trans: '6 Speed Automatic',
  seats: '5',
  doors: '4',
  engine_size: '2.8 L',
  engine_size_litres: '2.8',
  gearnum: '6',
  bodyconfiguration: 'Dual Cab',
  dealercomments: 'Tidy.',
  file: 'https://reports.example/history.pdf',
  city: 'Albion',
  state: 'Queensland',
  lat: '-27.4',
  lng: '153',
  private_suburb: 'Yandina',
  private_postcode: '4561',
  carsales_title: 'HiLux SR5 GUN126R Auto 4x4',
  'autograb_data.state_average_market_price': '$56,000',
  'autograb_data.average_market_price': '$57,000',
  'youxQuote.weeklyRepaymentAmount': '$240',
  standardEquipment: 'Tow Bar|Reverse Camera',
  finance_lenders: [{ financeProvider: 'Plenti', paymentWeek: 245, interestRate: 8.49 }],
  show_on_dealer_website: true,
  sold_date_timestamp: 1_790_000_000,
  payment_processors: 'stripe',
  'variant.cylinders': 8,
  'variant.enginesize': 2755,
  'variant.enginesize_litres': 2.755,
  'variant.induction': 'Turbo Intercooled',
  'variant.fuelconsumptioncombined': '7.9 L/100km',
  'variant.fuelcapacity': 80,
  'variant.grossvehiclemass': 3050,
  'variant.vehiclelength': 5325,
  'variant.vehicleheight': 1815,
  'variant.vehiclewidth': 1855,
  'variant.towingcapacitybraked': 3500,
  'variant.torque': 500,
  'variant.bodyconfiguration': 'Double Cab Pick Up',
  'variant.ancaprating': 4.5,
  'variant.geartype': 'Sports Automatic',
  'specifications.body_width': 2470,
  'specifications.body_length': 5940,
  'specifications.tare_weight': 2240,
  'specifications.axle_type': 'Tandem Axle',
  'specifications.sleeps': 6,
  'specifications.aggregate_trailer_mass': 2740,
  'specifications.gross_trailer_mass': 2590,
  'specifications.ball_weight': '150 kg',
  'specifications.double_beds': 1,
  'specifications.single_beds': 0,
  'specifications.bunk_beds': 2,
  'specifications.floor_plan': 'https://photos.dealer.example/plan.png',
  'specifications.sleeping_plan': 'https://photos.dealer.example/beds.png',
  'specifications.awning': 'Roll-out, 4.2 m',
  'specifications.annexe': 'Y',
  created_at: '2026-01-15T10:00:00+10:00',
  location: 'ALB',
};

const mapping = parseMapping(
  {
    feed: 'full',
    dealership: { id: 'dealership-1', slug: 'albion-toyota', name: 'Albion Toyota' },
    locations: {
      ALB: {
        id: 'location-1',
        slug: 'albion',
        name: 'Albion Yard',
        city: 'Else',
        state: 'NSW',
        lat: 1,
        lng: 2,
      },
    },
    columns: Object.fromEntries(FIELDS.map((field) => [field, field])),
  },
  'full',
);

/** Returns the car of a row, with the slug and dates that the database adds. */
function carOf(row: Record<string, unknown>, mended: (kind: string) => void = () => {}) {
  const notes = { mended };
  const applied = rowReader(mapping)({ line: 1, values: row }, notes);
  if (!('vehicle' in applied)) throw new Error(JSON.stringify(applied));
  return vehicleSchema.parse({
    ...applied.vehicle,
    slug: '2021-toyota-hilux-sr5-h1',
    updated_at: '2026-01-16T08:30:00.000Z',
  });
}

const car = () => carOf(ROW);

describe('a feed fills in', () => {
  test('the id, the name and the year (CAR-001 CAR-004 CAR-005)', () =>
    expect(car()).toMatchObject({ id: 'c-1', name: 'One-owner HiLux SR5', year: 2021 }));

  test('the make, the model, the badge and the series (CAR-006 CAR-007 CAR-008 CAR-009)', () =>
    expect(car()).toMatchObject({ make: 'Toyota', model: 'HiLux', badge: 'SR5', series: 'GUN126R' }));

  test('the exterior and interior colours (CAR-010 CAR-011)', () =>
    expect(car()).toMatchObject({ colour: 'White', interior_colour: 'Black' }));

  test('the VIN in capitals (CAR-012)', () => expect(car().vin).toBe('1M8GDM9AXKP042788'));

  test('the NVIC code, which marks the car as having one (CAR-013 CAR-084)', () => {
    expect(car()).toMatchObject({ nvic: 'ABC21A', has_nvic: true });
    expect(carOf({ ...ROW, nvic: '' })).toMatchObject({ nvic: null, has_nvic: false });
  });

  test('the RedBook and AutoGrab codes', () =>
    expect(car()).toMatchObject({ redbook_code: 'AUVTOYO2021AEAA', autograb_id: '4912345678901234' }));

  test('the stock number and the number plate (CAR-014 CAR-015)', () =>
    expect(car()).toMatchObject({ stocknum: 'H1', regplate: '482KM7' }));

  test('the registration expiry as a date (CAR-016)', () => expect(car().rego_expiry).toBe('2026-11-30'));

  test('the months of build and compliance (CAR-017 CAR-018)', () =>
    expect(car()).toMatchObject({ build_date: '2021-03', compliance_date: '2021-05' }));

  test('the price, the previous price and the offer price in dollars (CAR-026 CAR-027 CAR-028)', () =>
    expect(car()).toMatchObject({ price: 54_990, before_price: 56_990, offer_price: 53_990 }));

  test('the subscription price and the price type (CAR-029 CAR-031)', () =>
    expect(car()).toMatchObject({ subscription_price: 299, price_type: 'Excl. Govt. Charges' }));

  test('the drive-away price in addition to a price without charges', () =>
    expect(car().drive_away_price).toBe(57_990));

  test('the pre-order flag, which is off by default (CAR-030)', () => {
    expect(car().preorder).toBe(true);
    expect(carOf({ ...ROW, preorder: '' }).preorder).toBe(false);
  });

  test('the odometer in kilometres (CAR-032)', () => expect(car().km).toBe(45_200));

  test('the tag and the rank in lists (CAR-033)', () =>
    expect(car()).toMatchObject({ tag: 'Special', custom_rank: 7 }));

  test('the reserved flag, which is off by default (CAR-034)', () => {
    expect(car().reserved).toBe(true);
    expect(carOf({ ...ROW, reserved: '' }).reserved).toBe(false);
  });

  test('the certified flag, which is off by default (CAR-035)', () => {
    expect(car().certified).toBe(true);
    expect(carOf({ ...ROW, certified: '' }).certified).toBe(false);
  });

  test('the time of listing in UTC (CAR-036)', () =>
    expect(car().created_at).toBe('2026-01-15T00:00:00.000Z'));

  test('the categories', () => expect(car().categories).toEqual(['Weekend specials', 'Touring']));

  test('the video file and the video on another site (CAR-043 CAR-044)', () =>
    expect(car()).toMatchObject({
      video_url: 'https://films.example/walk.mp4',
      external_video_url: 'https://tube.example/watch',
    }));

  test('the frames of the spin in order, and its code (CAR-045 CAR-046)', () =>
    expect(car()).toMatchObject({
      spin_images: ['https://photos.example/turn-1.jpg', 'https://photos.example/turn-2.jpg'],
      spin_code: 'spin-1',
    }));

  test('the interior picture of the spin (CAR-047)', () =>
    expect(car().spin_interior_image).toBe('https://photos.example/inside.jpg'));

  test('exterior and interior hotspots (CAR-048 CAR-049)', () =>
    expect(car().hotspots).toMatchObject({
      exterior: [{ frame: 1, x: 10, y: 20, title: 'Wheel' }],
      interior: [{ frame: null, x: 30, y: 40, title: 'Seat' }],
    }));

  test('the body, the drive, the fuel and the transmission to filter by (CAR-050..053)', () =>
    expect(car()).toMatchObject({
      simple_body: 'ute',
      simple_drive: 'AWD',
      simple_fuel: 'Petrol',
      simple_transmission: 'Manual',
    }));

  test('the drive, the fuel and the transmission as the feed writes them (CAR-054 CAR-055 CAR-056)', () =>
    expect(car()).toMatchObject({ drive: '4X4', fuel: 'Diesel - Euro 5', trans: '6 Speed Automatic' }));

  test('the seats, the doors and the gears (CAR-057 CAR-058 CAR-061)', () =>
    expect(car()).toMatchObject({ seats: 5, doors: 4, gearnum: 6 }));

  test('the engine size as text and in litres (CAR-059 CAR-060)', () =>
    expect(car()).toMatchObject({ engine_size: '2.8 L', engine_size_litres: 2.8 }));

  test('the body configuration (CAR-062)', () => expect(car().bodyconfiguration).toBe('Dual Cab'));

  test("the dealer's comments and the history report (CAR-064 CAR-065)", () =>
    expect(car()).toMatchObject({ dealercomments: 'Tidy.', file: 'https://reports.example/history.pdf' }));

  test("the city and state of the car instead of its location's (CAR-070 CAR-071)", () => {
    expect(car()).toMatchObject({ city: 'Albion', state: 'QLD', lat: -27.4, lng: 153 });
    const placed = carOf({ ...ROW, city: '', state: '', lat: '', lng: '' });
    expect(placed).toMatchObject({ city: 'Else', state: 'NSW', lat: 1, lng: 2 });
  });

  test('the suburb and the postcode of a private seller (CAR-072 CAR-073)', () =>
    expect(car()).toMatchObject({ private_suburb: 'Yandina', private_postcode: '4561' }));

  test('the Carsales title (CAR-074)', () => expect(car().carsales_title).toBe('HiLux SR5 GUN126R Auto 4x4'));

  test('the average market prices of the state and the country (CAR-075 CAR-076)', () =>
    expect(car().autograb_data).toEqual({
      state_average_market_price: 56_000,
      average_market_price: 57_000,
    }));

  test('the quoted weekly repayment (CAR-077)', () =>
    expect(car().youxQuote).toEqual({ weeklyRepaymentAmount: 240 }));

  test('the standard equipment as a list (CAR-078)', () =>
    expect(car().standardEquipment).toEqual(['Tow Bar', 'Reverse Camera']));

  test('the lenders with their repayments (CAR-079)', () =>
    expect(car().finance_lenders).toMatchObject([
      { financeProvider: 'Plenti', paymentWeek: 245, interestRate: 8.49 },
    ]));

  test('whether the car is shown, with yes as the default (CAR-080)', () => {
    expect(car().show_on_dealer_website).toBe(true);
    expect(carOf({ ...ROW, show_on_dealer_website: 'No' }).show_on_dealer_website).toBe(false);
    expect(carOf({ ...ROW, show_on_dealer_website: '' }).show_on_dealer_website).toBe(true);
  });

  test('the time of sale in seconds (CAR-081)', () => expect(car().sold_date_timestamp).toBe(1_790_000_000));

  test('the payment processors (CAR-083)', () => expect(car().payment_processors).toEqual(['stripe']));
});

describe('photos of a feed', () => {
  test('become the pictures of the car in order (CAR-038)', () =>
    expect(car().images.map(({ image }) => image.url)).toEqual([
      'https://photos.example/1.jpg',
      'https://photos.example/2.jpg',
      'https://photos.example/3.jpg',
    ]));

  test('have a thumbnail each (CAR-039 CAR-040)', () =>
    expect(car().images.map(({ image }) => image.thumb.url)).toEqual([
      'https://photos.example/1.jpg',
      'https://photos.example/2.jpg',
      'https://photos.example/3.jpg',
    ]));

  test('include the primary picture, which a car without photos lacks (CAR-041)', () => {
    expect(primaryImageUrl(car())).toBe('https://photos.example/1.jpg');
    expect(primaryImageUrl(carOf({ ...ROW, images: '' }))).toBeNull();
  });

  test('are counted (CAR-042)', () => {
    expect(photosCount(car())).toBe(3);
    expect(photosCount(carOf({ ...ROW, images: '' }))).toBe(0);
  });
});

describe('status', () => {
  const statusOf = (status: string) => carOf({ ...ROW, status }).status;

  test('in stock (CAR-019)', () => {
    expect(statusOf('in_stock')).toBe('in_stock');
    expect(isInStock('in_stock')).toBe(true);
  });

  test('coming soon (CAR-020)', () => expect(statusOf('coming_soon')).toBe('coming_soon'));

  test('sold, which is not in stock (CAR-021)', () => {
    expect(statusOf('sold')).toBe('sold');
    expect(isInStock('sold')).toBe(false);
  });

  test('any other value is accepted and counts as not in stock (CAR-022)', () => {
    for (const status of ['On hold', 'Wholesale', 'others']) expect(statusOf(status)).toBe('others');
    expect(isInStock('others')).toBe(false);
  });
});

describe('car type', () => {
  const typeOf = (car_type: string) => carOf({ ...ROW, car_type }).car_type;

  test('new (CAR-023)', () => expect(['new', 'N'].map(typeOf)).toEqual(['new', 'new']));

  test('demo (CAR-024)', () => expect(['demo', 'Demonstrator'].map(typeOf)).toEqual(['demo', 'demo']));

  test('used (CAR-025)', () => expect(['used', 'Pre-owned'].map(typeOf)).toEqual(['used', 'used']));
});

describe('the variant carries', () => {
  test('cylinders and induction (CAR-085 CAR-088)', () =>
    expect(car().variant).toMatchObject({ cylinders: 8, induction: 'Turbo Intercooled' }));

  test('the engine size in cubic centimetres and in litres (CAR-086 CAR-087)', () =>
    expect(car().variant).toMatchObject({ enginesize: 2755, enginesize_litres: 2.755 }));

  test('the combined consumption and the fuel tank (CAR-089 CAR-090)', () =>
    expect(car().variant).toMatchObject({ fuelconsumptioncombined: 7.9, fuelcapacity: 80 }));

  test('the gross vehicle mass and the braked towing capacity (CAR-091 CAR-095)', () =>
    expect(car().variant).toMatchObject({ grossvehiclemass: 3050, towingcapacitybraked: 3500 }));

  test('length, height and width in millimetres (CAR-092 CAR-093 CAR-094)', () =>
    expect(car().variant).toMatchObject({ vehiclelength: 5325, vehicleheight: 1815, vehiclewidth: 1855 }));

  test('torque and the ANCAP rating (CAR-096 CAR-098)', () =>
    expect(car().variant).toMatchObject({ torque: 500, ancaprating: 4.5 }));

  test('body configuration and gear type (CAR-097 CAR-099)', () =>
    expect(car().variant).toMatchObject({
      bodyconfiguration: 'Double Cab Pick Up',
      geartype: 'Sports Automatic',
    }));
});

describe('a caravan carries', () => {
  test('its item type, which is car by default (CAR-082)', () => {
    expect(car().item_type).toBe('caravan');
    expect(carOf({ ...ROW, item_type: 'Caravan' }).item_type).toBe('caravan');
    expect(carOf({ ...ROW, item_type: '' }).item_type).toBe('car');
  });

  test('the width and the length of its body (CAR-100 CAR-101)', () =>
    expect(car().specifications).toMatchObject({ body_width: 2470, body_length: 5940 }));

  test('its tare weight and its aggregate trailer mass (CAR-102 CAR-105)', () =>
    expect(car().specifications).toMatchObject({ tare_weight: 2240, aggregate_trailer_mass: 2740 }));

  test('its gross trailer mass and its ball weight', () =>
    expect(car().specifications).toMatchObject({ gross_trailer_mass: 2590, ball_weight: 150 }));

  test('its beds and its plans', () =>
    expect(car().specifications).toMatchObject({
      double_beds: 1,
      single_beds: 0,
      bunk_beds: 2,
      floor_plan: 'https://photos.dealer.example/plan.png',
      sleeping_plan: 'https://photos.dealer.example/beds.png',
    }));

  test('its awning and its annexe', () =>
    expect(car().specifications).toMatchObject({ awning: 'Roll-out, 4.2 m', annexe: 'Y' }));

  test('its axles and its berths (CAR-103 CAR-104)', () =>
    expect(car().specifications).toMatchObject({ axle_type: 'Tandem Axle', sleeps: 6 }));
});

describe('the import adds', () => {
  test("the mapping's dealership (CAR-066 CAR-067)", () =>
    expect(car()).toMatchObject({
      dealership_id: 'dealership-1',
      dealership_slug: 'albion-toyota',
      dealership_name: 'Albion Toyota',
    }));

  test('the location of the code in the feed (CAR-068 CAR-069)', () =>
    expect(car()).toMatchObject({
      location_id: 'location-1',
      location_name: 'Albion Yard',
      location_slug: 'albion',
    }));

  test("the slug, which is part of the page's path (CAR-002 CAR-003)", () => {
    expect(car().slug).toBe('2021-toyota-hilux-sr5-h1');
    expect(vehiclePath(car())).toBe('/cars/2021-toyota-hilux-sr5-h1');
  });

  test('the time of the last change, which a record requires (CAR-037)', () => {
    expect(car().updated_at).toBe('2026-01-16T08:30:00.000Z');
    expect(vehicleSchema.safeParse({ ...car(), updated_at: undefined }).success).toBe(false);
  });
});

describe('every column is covered', () => {
  test('the row fills every field but those that are split or combined', () =>
    expect(FIELDS.filter((field) => !Object.hasOwn(ROW, field))).toEqual([
      'make_and_model',
      'colours',
      'is_new',
      'is_used',
      'is_demo',
      'is_sold',
      'miles',
      'four_wheel_drive',
      'address',
    ]));

  test('every column is read without a correction', () => {
    const corrections: string[] = [];
    carOf(ROW, (kind) => corrections.push(kind));
    expect(corrections).toEqual([]);
  });

  test('a make and model in one column are split', () =>
    expect(
      carOf({ ...ROW, make: '', model: '', badge: '', make_and_model: 'Toyota HiLux Rogue' }),
    ).toMatchObject({
      make: 'Toyota',
      model: 'HiLux',
      badge: 'Rogue',
    }));

  test('a feed can fill every field of the record that the import does not add', () => {
    const added = ['slug', 'updated_at', 'has_nvic', 'dealership_id', 'dealership_slug', 'dealership_name'];
    const computed = ['before_price_days', 'open_recall'];
    const placed = ['location_id', 'location_name', 'location_slug'];
    const fillable = new Set([
      ...FIELDS.map((field) => field.split('.')[0]),
      ...added,
      ...placed,
      ...computed,
    ]);
    expect(Object.keys(vehicleSchema.shape).filter((field) => !fillable.has(field))).toEqual([]);
  });
});

test('a status in a code of its system is noted', () => {
  expect(FIELD_READERS.status('A')).toMatchObject({ value: 'others', mended: expect.any(String) });
  expect(FIELD_READERS.status('On hold')).toEqual({ value: 'others' });
  expect(FIELD_READERS.status('https://schema.org/InStock')).toEqual({ value: 'in_stock' });
});

test('a plate date may be MMYY, and an engine size of two digits fits several units', () => {
  expect(FIELD_READERS.build_date('0421')).toEqual({ value: '2021-04' });
  expect(FIELD_READERS.engine_size('18')).toEqual({ problem: 'has no unit and fits several' });
  expect(FIELD_READERS.engine_size_litres('18')).toEqual({ problem: 'has no unit and fits several' });
});

test.each([
  ['2021 Toyota Corolla Ascent Sport', 2021, 'Ascent Sport'],
  ['Ford Ranger XLT 2019 4x4', 2019, 'XLT 4x4'],
  ['MY22 Kia Carnival Platinum', 2022, 'Platinum'],
])('the title %s has the year and the badge', (title, year, badge) => {
  const car = carOf({ ...ROW, make: '', model: '', badge: '', year: '', make_and_model: title });
  expect(car).toMatchObject({ year, badge });
});
