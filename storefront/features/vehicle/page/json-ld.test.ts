import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Location } from '@/content/locations.server.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { vehicleData } from './json-ld.ts';
import type { VehicleView } from './view.server.ts';

// Checks against Google's required and recommended fields for vehicle listings, offers, breadcrumbs and local
// businesses (developers.google.com/search/docs/appearance/structured-data). The compiler checks names and
// types of schema.org, because the functions return types of `schema-dts`. The strict schemas reject any
// other property.
const words = z
  .string()
  .refine((text) => text === text.trim() && text !== '' && !/undefined|NaN|null/.test(text));
const address = z.url({ protocol: /^https?$/ });
const schemaOrg = <Name extends string>(...names: Name[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`));
const condition = schemaOrg('NewCondition', 'UsedCondition');

const priceSchema = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  price: z.number().positive(),
  priceCurrency: z.literal('AUD'),
  valueAddedTaxIncluded: z.boolean(),
  description: words.optional(),
  validFrom: z.iso.datetime().optional(),
});
const WEEK = {
  unitCode: z.literal('WEE'),
  unitText: z.literal('week'),
  referenceQuantity: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.literal(1),
    unitCode: z.literal('WEE'),
  }),
};

const addressSchema = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words.optional(),
  addressLocality: words.optional(),
  addressRegion: words.optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  addressCountry: z.literal('AU'),
});
const sellerSchema = z.strictObject({
  '@type': z.literal('AutoDealer'),
  '@id': address.optional(),
  name: words,
  url: address.optional(),
  telephone: words.optional(),
  image: address.optional(),
  address: addressSchema.optional(),
});
const quantityOf = (unitCode: string) =>
  z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: z.number().positive(),
    unitCode: z.literal(unitCode),
  });

const offerSchema = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price: z.number().positive(),
  priceCurrency: z.literal('AUD'),
  priceSpecification: priceSchema,
  availability: schemaOrg('InStock', 'PreOrder', 'LimitedAvailability'),
  itemCondition: condition,
  seller: sellerSchema,
});
const soldSchema = offerSchema
  .pick({ '@type': true, url: true, itemCondition: true, seller: true })
  .extend({ availability: schemaOrg('SoldOut') });

const weeklySchema = offerSchema.omit({ price: true, priceCurrency: true }).extend({
  businessFunction: z.strictObject({ '@id': z.literal('http://purl.org/goodrelations/v1#LeaseOut') }),
  priceSpecification: priceSchema.extend(WEEK),
});

const vehicleSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.enum(['Car', 'Vehicle']),
  name: words,
  alternateName: words.optional(),
  description: words.max(600).optional(),
  url: address,
  itemCondition: condition,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: words }).optional(),
  model: words.optional(),
  vehicleConfiguration: words.optional(),
  image: z.array(address).min(1).optional(),
  sku: words.optional(),
  vehicleModelDate: z
    .string()
    .regex(/^(19|20)\d\d$/)
    .optional(),
  productionDate: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .optional(),
  vehicleIdentificationNumber: z
    .string()
    .regex(/^[A-HJ-NPR-Z0-9]{6,17}$/i)
    .optional(),
  color: words.optional(),
  bodyType: words.optional(),
  fuelType: words.optional(),
  vehicleTransmission: words.optional(),
  driveWheelConfiguration: schemaOrg(
    'FourWheelDriveConfiguration',
    'AllWheelDriveConfiguration',
    'FrontWheelDriveConfiguration',
    'RearWheelDriveConfiguration',
  ).optional(),
  vehicleEngine: z
    .strictObject({
      '@type': z.literal('EngineSpecification'),
      name: words,
      fuelType: words.optional(),
      engineDisplacement: z.union([quantityOf('LTR'), quantityOf('CMQ')]).optional(),
      torque: quantityOf('NU').optional(),
    })
    .optional(),
  numberOfForwardGears: z.int().positive().optional(),
  fuelConsumption: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.number().positive(),
      unitText: z.literal('L/100 km'),
    })
    .optional(),
  fuelCapacity: quantityOf('LTR').optional(),
  weightTotal: quantityOf('KGM').optional(),
  trailerWeight: quantityOf('KGM').optional(),
  vehicleInteriorColor: words.optional(),
  numberOfDoors: z.int().positive().optional(),
  vehicleSeatingCapacity: z.int().positive().optional(),
  mileageFromOdometer: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.number().nonnegative(),
      unitCode: z.literal('KMT'),
    })
    .optional(),
  offers: offerSchema.optional(),
});
/** Required of a vehicle for sale with a complete feed record. */
const listingSchema = vehicleSchema.required({
  brand: true,
  model: true,
  vehicleConfiguration: true,
  image: true,
  vehicleModelDate: true,
  vehicleIdentificationNumber: true,
  color: true,
  bodyType: true,
  fuelType: true,
  vehicleTransmission: true,
  driveWheelConfiguration: true,
  numberOfDoors: true,
  vehicleSeatingCapacity: true,
  mileageFromOdometer: true,
  offers: true,
});

const site = {
  slug: 'sample',
  url: 'https://sample.example',
  logo: null,
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;
const photo = (url: string) => ({ image: { url, thumb: { url } } });
const COMPLETE: Partial<VehicleInput> = {
  badge: 'SR5',
  series: 'GUN126R',
  carsales_title: '2021 Toyota Hilux SR5 Auto 4x4',
  vin: 'MR0HA3CD100123456',
  colour: 'Glacier White',
  interior_colour: 'Black',
  simple_drive: '4WD',
  engine_size_litres: 2.8,
  simple_transmission: 'Automatic',
  doors: 4,
  seats: 5,
  images: [photo('https://media.example/a.jpg'), photo('https://media.example/b.jpg?rev=2')],
};

function viewOf(facts: Partial<VehicleInput>): VehicleView {
  const vehicle = sampleVehicle(facts);
  return {
    site,
    rules: priceRules(site),
    vehicle,
    inStock: isInStock(vehicle.status),
    title: vehicleTitle(vehicle) || vehicle.name,
    subtitle: vehicleSubtitle(vehicle),
  } as VehicleView;
}
const dataOf = (facts: Partial<VehicleInput>) => JSON.parse(JSON.stringify(vehicleData(viewOf(facts))));

describe('structured data of a vehicle', () => {
  test.each<[string, Partial<VehicleInput>, string]>([
    ['new', { car_type: 'new', km: 12 }, 'InStock'],
    ['demo', { car_type: 'demo' }, 'InStock'],
    ['used', { car_type: 'used' }, 'InStock'],
    ['reserved', { reserved: true }, 'LimitedAvailability'],
    ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
    ['electric', { simple_fuel: 'Electric' }, 'InStock'],
    ['offered for less', { price: 30_000, offer_price: 28_990 }, 'InStock'],
  ])('is complete and valid for a car that is %s (OPEN-125)', (_, facts, availability) => {
    const data = listingSchema.parse(dataOf({ ...COMPLETE, ...facts }));
    expect(data.offers.availability).toBe(`https://schema.org/${availability}`);
    expect(data.offers.url).toBe(data.url);
    expect(data.offers.price).toBe(facts.offer_price ?? facts.price ?? 54_990);
  });

  test.each([
    ['DAP', true, /^Drive Away\./],
    ['EGC', true, /^Excl\. Govt\. Charges\./],
    ['+ ORC', true, /^Plus on-road costs\./],
    ['ex GST', false, /^Ex GST\./],
  ])('states what a price marked %s includes', (price_type, valueAddedTaxIncluded, description) => {
    const { offers } = listingSchema.parse(dataOf({ ...COMPLETE, price_type }));
    expect(offers.priceSpecification).toMatchObject({ price: 54_990, valueAddedTaxIncluded });
    expect(offers.priceSpecification.description).toMatch(description);
  });

  test('states a subscription by the week, and the price to buy apart (PRICE-02)', () => {
    const view = viewOf({ ...COMPLETE, subscription_price: 86 });
    const terms = { weeks: 26, inclusions: ['Registration'], startFee: 0 };
    const rules = { ...view.rules, subscription: terms };
    const { offers } = JSON.parse(JSON.stringify(vehicleData({ ...view, rules })));
    const [weekly, cash] = z.tuple([weeklySchema, offerSchema]).parse(offers);
    expect(weekly.priceSpecification.price).toBe(86);
    expect(weekly.priceSpecification.description).toBe(
      'Minimum 26 weeks, $2,236 in total. Includes registration.',
    );
    expect(cash.price).toBe(54_990);
  });

  test('uses the terms of schema.org for drive, engine and cabin (OPEN-125)', () => {
    expect(dataOf(COMPLETE)).toMatchObject({
      alternateName: '2021 Toyota Hilux SR5 Auto 4x4',
      driveWheelConfiguration: 'https://schema.org/FourWheelDriveConfiguration',
      vehicleEngine: { '@type': 'EngineSpecification', name: '2.8 L' },
      vehicleInteriorColor: 'Black',
    });
  });

  test('has the type Vehicle for a caravan', () => {
    const { '@type': type } = listingSchema.parse(
      dataOf({ ...COMPLETE, item_type: 'caravan', vin: '6T9T25ABC' }),
    );
    expect(type).toBe('Vehicle');
  });

  test.each<[string, Partial<VehicleInput>]>([
    ['withdrawn', { status: 'others' }],
    ['without a price', { price: null }],
    ['with a price that stands for none', { price: 1 }],
    ['to be ordered', { price: 0, preorder: true }],
  ])('has no offer for a car that is %s', (_, facts) => {
    expect(vehicleSchema.parse(dataOf({ ...COMPLETE, ...facts })).offers).toBeUndefined();
  });

  test('states that a sold car is sold out, without a price (STATUS-08)', () => {
    const data = dataOf({ ...COMPLETE, status: 'sold' });
    expect(soldSchema.parse(data.offers).seller.name).toBe('Sample Dealer');
    expect(data.description).toBeUndefined();
  });

  test('names the body and the comments in words', () => {
    const comments = `One owner.\n\n${'Serviced by us since it was new. '.repeat(40)}`;
    const data = listingSchema.parse(dataOf({ ...COMPLETE, dealercomments: comments }));
    expect(data.bodyType).toBe('Ute');
    expect(data.description).toMatch(/^One owner\. Serviced by us .*…$/);
    expect(dataOf(COMPLETE).description).toBe(
      '2021 Toyota HiLux SR5 GUN126R for sale at Sample Dealer: $54,990 Excl. Govt. Charges, 45,200 km, Glacier White',
    );
  });

  test('states consumption, masses and dates with their units', () => {
    const variant = {
      fuelconsumptioncombined: 8.1,
      fuelcapacity: 80,
      grossvehiclemass: 3050,
      towingcapacitybraked: 3500,
      torque: 500,
    };
    const facts = { ...COMPLETE, variant, gearnum: 6, build_date: '2021-03' };
    expect(listingSchema.parse(dataOf(facts))).toMatchObject({
      fuelConsumption: { value: 8.1, unitText: 'L/100 km' },
      fuelCapacity: { value: 80, unitCode: 'LTR' },
      weightTotal: { value: 3050, unitCode: 'KGM' },
      trailerWeight: { value: 3500 },
      vehicleEngine: { engineDisplacement: { value: 2.8, unitCode: 'LTR' }, torque: { value: 500 } },
      numberOfForwardGears: 6,
      productionDate: '2021-03',
    });
    expect(dataOf({ ...facts, simple_fuel: 'Electric' }).fuelConsumption).toBeUndefined();
    expect(dataOf({ ...facts, build_date: 'March' }).productionDate).toBeUndefined();
  });

  test('dates a price only if it is the last one in the history', () => {
    const since = (price: number) => {
      const view = { ...viewOf(COMPLETE), lastPrice: { at: new Date('2026-11-01T00:00:00Z'), price } };
      return JSON.parse(JSON.stringify(vehicleData(view))).offers.priceSpecification.validFrom;
    };
    expect(since(54_990)).toBe('2026-11-01T00:00:00.000Z');
    expect(since(53_990)).toBeUndefined();
  });

  test('leaves out missing and invalid fields', () => {
    const data = vehicleSchema.parse(
      dataOf({
        make: ' ',
        model: '',
        year: 0,
        vin: '<script>alert(1)</script>',
        colour: '',
        km: -40,
        doors: 0,
        seats: 4.5,
        simple_body: null,
        simple_fuel: '',
        simple_drive: '6WD',
        interior_colour: ' ',
        carsales_title: ' ',
        engine_size: '',
        engine_size_litres: 0,
        stocknum: ' ',
        images: [photo('javascript:alert(1)'), photo('/relative.jpg'), photo('')],
      }),
    );
    expect(Object.keys(data).toSorted()).toEqual(
      ['@context', '@type', 'description', 'itemCondition', 'name', 'offers', 'url'].toSorted(),
    );
  });

  test('is valid for any feed (OPEN-125)', () => {
    const nothing = fc.constant(null);
    const anyText = fc.oneof(
      nothing,
      fc.string(),
      fc.constant('  '),
      fc.constant('</script><b>'),
      fc.constant('🚙'),
    );
    const anyNumber = fc.oneof(nothing, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    const url = fc.oneof(fc.string(), fc.webUrl());
    fc.assert(
      fc.property(
        fc.record({
          make: fc.string(),
          model: fc.string(),
          badge: anyText,
          series: anyText,
          colour: anyText,
          vin: anyText,
          stocknum: fc.string(),
          simple_body: anyText,
          simple_fuel: anyText,
          simple_transmission: anyText,
          simple_drive: anyText,
          interior_colour: anyText,
          carsales_title: anyText,
          engine_size: anyText,
          engine_size_litres: anyNumber,
          year: fc.oneof(nothing, fc.integer({ min: -5, max: 2100 })),
          km: anyNumber,
          doors: anyNumber,
          seats: anyNumber,
          gearnum: anyNumber,
          build_date: anyText,
          dealercomments: anyText,
          price: anyNumber,
          offer_price: anyNumber,
          reserved: fc.boolean(),
          images: fc.array(url.map(photo), { maxLength: 9 }),
        }),
        (facts) => {
          vehicleSchema.parse(dataOf(facts));
        },
      ),
      { numRuns: 25 },
    );
  }, 20_000);
});

test('numbers breadcrumbs from 1 with name and full address (OPEN-125)', () => {
  const list = z
    .strictObject({
      '@context': z.literal('https://schema.org'),
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(
          z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }),
        )
        .min(2),
    })
    .parse(
      breadcrumbList(site, [
        { name: 'Home', href: '/' },
        { name: 'Used cars', href: '/search/used-cars' },
        { name: '2021 Toyota HiLux', href: '/cars/a' },
      ]),
    );
  expect(list.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3]);
});

describe('structured data of a dealer', () => {
  const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
  const dealerSchema = z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('AutoDealer'),
    '@id': address,
    name: words,
    url: address,
    telephone: words.optional(),
    image: address.optional(),
    logo: address.optional(),
    address: addressSchema.optional(),
    geo: z
      .strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      })
      .optional(),
    hasMap: address.optional(),
    openingHoursSpecification: z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z
            .array(z.enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']))
            .min(1),
          opens: clock,
          closes: clock,
        }),
      )
      .min(1)
      .optional(),
    aggregateRating: z
      .strictObject({
        '@type': z.literal('AggregateRating'),
        ratingValue: z.number().min(1).max(5),
        reviewCount: z.int().positive(),
      })
      .optional(),
    brand: z
      .array(z.strictObject({ '@type': z.literal('Brand'), name: words }))
      .min(1)
      .optional(),
  });
  const location = (facts: object) =>
    ({
      id: 'location-a',
      slug: 'brisbane',
      name: 'Sample Brisbane',
      address: {
        street: '1 Main Street',
        city: 'Moorooka',
        state: 'QLD',
        postcode: '4105',
        lat: -27.5,
        long: 153,
      },
      contact_detail: {
        phone: '(07) 3000 0000',
        opening_hours: [
          { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
          { weekday: 2, status: 'Open', open: '08:30', close: '17:30' },
          { weekday: 6, status: 'Open', open: '09:00', close: '12:00' },
          { weekday: 0, status: 'Closed', open: null, close: null },
        ],
      },
      departments: [],
      special_hours: [],
      manufacturers: [{ name: 'Mazda' }],
      reviews: { count: 120, average_rating: 4.6 },
      image: null,
      ...facts,
    }) as unknown as Location;
  const dealerOf = (facts: object) =>
    dealerSchema.parse(JSON.parse(JSON.stringify(autoDealer(site, location(facts)))));

  test('lists the other departments of the location with phone and hours', () => {
    const others = [
      location({ name: 'Sample Service', location_type: 'service', location_subtype: null }),
      location({ name: 'Sample Parts', location_type: 'parts', location_subtype: null }),
      location({ name: 'We buy cars', location_type: 'sales', location_subtype: 'buying centre' }),
    ];
    const { department } = JSON.parse(JSON.stringify(autoDealer(site, location({}), others)));
    expect(department).toMatchObject([
      { '@type': 'AutoRepair', name: 'Sample Service', telephone: '(07) 3000 0000' },
      { '@type': 'AutoPartsStore', name: 'Sample Parts', openingHoursSpecification: [{}, {}] },
      { '@type': 'AutoDealer', name: 'We buy cars', address: { postalCode: '4105' } },
    ]);
  });

  test('sells a vehicle with the phone number of its page', () => {
    const view = { ...viewOf(COMPLETE), location: location({}), phone: { number: '1300 000 000' } };
    const data = JSON.parse(JSON.stringify(vehicleData(view as VehicleView)));
    const seller = sellerSchema.parse(data.offers.seller);
    expect(seller).toMatchObject({ name: 'Sample Brisbane', telephone: '1300 000 000' });
    expect(seller['@id']).toBe(dealerOf({})['@id']);
  });

  test('is valid with every field (OPEN-125)', () => {
    expect(dealerOf({})).toMatchObject({
      address: { postalCode: '4105' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:30' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' },
      ],
    });
  });
  test('is valid with hardly any field (OPEN-125)', () => {
    const dealer = dealerOf({
      address: null,
      contact_detail: { phone: null, opening_hours: [] },
      manufacturers: [],
      reviews: null,
    });
    expect(dealer.openingHoursSpecification).toBeUndefined();
    expect(dealer.aggregateRating).toBeUndefined();
  });
});
