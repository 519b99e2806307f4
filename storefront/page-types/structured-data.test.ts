import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { describe, expect, test } from 'vitest';
import { faqPage } from '@/blocks/faq/questions.ts';
import { articleOf } from '@/features/blog/article.ts';
import { brandData, modelData, pageList } from '@/features/directory/structured-data.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { offerData } from '@/features/offer/offer-data.ts';
import { vehicleList } from '@/features/search/item-list.ts';
import { vehicleData } from '@/features/vehicle/page/json-ld.ts';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';

// The properties that schema.org defines and Google documents per type
// (developers.google.com/search/docs/appearance/structured-data: vehicle-listing, local-business, breadcrumb,
// carousel, faqpage, article; read in November 2026). A `?` marks a recommended property.

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '' && value === value.trim();
const url: Check = (value) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const date: Check = (value) => typeof value === 'string' && /^\d{4}(-\d\d){0,2}(T[\d:.]+Z)?$/.test(value);
const flag: Check = (value) => typeof value === 'boolean';
const clock: Check = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const oneOf =
  (...names: string[]): Check =>
  (value) =>
    names.some((name) => value === `https://schema.org/${name}`);
const days: Check = (value) =>
  typeof value === 'string' && /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(value);

const VEHICLE = {
  '@context': oneOf(''),
  name: text,
  url,
  'image?': url,
  'description?': text,
  'brand?': ['Brand'],
  'model?': text,
  'vehicleConfiguration?': text,
  'vehicleIdentificationNumber?': text,
  'vehicleModelDate?': date,
  'itemCondition?': oneOf('NewCondition', 'UsedCondition'),
  'offers?': ['Offer', 'AggregateOffer'],
  'mileageFromOdometer?': ['QuantitativeValue'],
  'bodyType?': text,
  'color?': text,
  'driveWheelConfiguration?': oneOf(
    'AllWheelDriveConfiguration',
    'FourWheelDriveConfiguration',
    'FrontWheelDriveConfiguration',
    'RearWheelDriveConfiguration',
  ),
  'fuelType?': text,
  'numberOfDoors?': number,
  'vehicleEngine?': ['EngineSpecification'],
  'vehicleInteriorColor?': text,
  'vehicleSeatingCapacity?': number,
  'vehicleTransmission?': text,
} satisfies Properties;

type Properties = Readonly<Record<string, Check | readonly string[]>>;

const PLACE = {
  name: text,
  'telephone?': text,
  'image?': url,
  'address?': ['PostalAddress'],
} satisfies Properties;

/** Not repeated for the seller of a vehicle, whose `@id` is the dealer on the location's page. */
const HOURS = {
  openingHoursSpecification: ['OpeningHoursSpecification'],
  specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
} satisfies Properties;

/** Per type: the properties of Google's tables, then the others that we use. */
const RULES: Readonly<Record<string, { expected: Properties; others?: Properties }>> = {
  Car: {
    expected: VEHICLE,
    others: {
      alternateName: text,
      sku: text,
      productionDate: date,
      numberOfForwardGears: number,
      fuelConsumption: ['QuantitativeValue'],
      fuelCapacity: ['QuantitativeValue'],
      weightTotal: ['QuantitativeValue'],
      trailerWeight: ['QuantitativeValue'],
    },
  },
  Brand: { expected: { name: text }, others: { '@context': oneOf(''), url, description: text, logo: url } },
  Offer: {
    expected: {
      'availability?': oneOf('InStock', 'LimitedAvailability', 'PreOrder', 'SoldOut'),
      price: number,
      priceCurrency: (value) => value === 'AUD',
      'priceSpecification?': ['UnitPriceSpecification'],
      'itemCondition?': oneOf('NewCondition', 'UsedCondition'),
      'seller?': ['AutoDealer'],
      'url?': url,
    },
  },
  AggregateOffer: {
    expected: {
      lowPrice: number,
      priceCurrency: (value) => value === 'AUD',
      'offerCount?': number,
      'availability?': oneOf('InStock', 'PreOrder'),
      'url?': url,
    },
  },
  UnitPriceSpecification: {
    expected: { price: number, priceCurrency: (value) => value === 'AUD' },
    others: { valueAddedTaxIncluded: flag, description: text, validFrom: date },
  },
  QuantitativeValue: {
    expected: { value: number },
    others: { unitCode: (value) => /^(KMT|LTR|KGM|NU|CMQ)$/.test(String(value)), unitText: text },
  },
  EngineSpecification: {
    expected: { name: text },
    others: { fuelType: text, engineDisplacement: ['QuantitativeValue'], torque: ['QuantitativeValue'] },
  },
  AutoDealer: {
    expected: { ...PLACE, 'url?': url },
    others: {
      '@context': oneOf(''),
      '@id': url,
      logo: url,
      geo: ['GeoCoordinates'],
      hasMap: url,
      brand: ['Brand'],
      department: ['AutoDealer', 'AutoRepair', 'AutoPartsStore'],
      ...HOURS,
    },
  },
  AutoRepair: { expected: PLACE, others: HOURS },
  AutoPartsStore: { expected: PLACE, others: HOURS },
  PostalAddress: {
    expected: {
      'streetAddress?': text,
      'addressLocality?': text,
      'addressRegion?': text,
      'postalCode?': (value) => /^\d{4}$/.test(String(value)),
      addressCountry: (value) => value === 'AU',
    },
  },
  GeoCoordinates: {
    expected: {
      latitude: (value) => typeof value === 'number' && Math.abs(value) <= 90,
      longitude: (value) => typeof value === 'number' && Math.abs(value) <= 180,
    },
  },
  OpeningHoursSpecification: {
    expected: { opens: clock, closes: clock },
    others: { dayOfWeek: days, validFrom: date, validThrough: date },
  },
  BreadcrumbList: { expected: { '@context': oneOf(''), itemListElement: ['ListItem'] } },
  ItemList: { expected: { '@context': oneOf(''), itemListElement: ['ListItem'] }, others: { name: text } },
  ListItem: { expected: { position: number }, others: { name: text, url, item: url } },
  FAQPage: { expected: { '@context': oneOf(''), mainEntity: ['Question'] } },
  Question: { expected: { name: text, acceptedAnswer: ['Answer'] } },
  Answer: { expected: { text } },
  BlogPosting: {
    expected: {
      '@context': oneOf(''),
      'author?': ['Person', 'Organization'],
      'dateModified?': date,
      'datePublished?': date,
      'headline?': text,
      'image?': url,
    },
    others: { description: text, publisher: ['Organization'], mainEntityOfPage: url, url },
  },
  Person: { expected: { name: text } },
  Organization: { expected: { name: text, 'url?': url } },
};

/** An offer of the dealer, such as a service plan: schema.org only, because Google has no result for it. */
const PROMOTION: Properties = {
  '@context': oneOf(''),
  name: text,
  description: text,
  category: text,
  url,
  offeredBy: ['AutoDealer'],
  image: url,
  availabilityStarts: date,
  availabilityEnds: date,
};

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a line per missing, unknown or invalid property, recommended ones included. */
function problems(value: unknown, path: string, rules = RULES): string[] {
  if (!isThing(value)) return [`${path} is not an object`];
  const type = String(value['@type']);
  const rule = rules[type];
  if (!rule) return [`${path} has the unknown type ${type}`];
  const checks = new Map<string, Check | readonly string[]>(
    Object.entries({ ...rule.expected, ...rule.others }).map(([name, check]) => [
      name.replace('?', ''),
      check,
    ]),
  );
  const missing = Object.keys(rule.expected)
    .map((name) => name.replace('?', ''))
    .filter((name) => value[name] === undefined)
    .map((name) => `${path}.${name} of ${type} is missing`);
  const invalid = Object.entries(value).flatMap(([name, content]) => {
    if (name === '@type') return [];
    const check = checks.get(name);
    const at = `${path}.${name}`;
    if (!check) return [`${at} is no property of ${type}`];
    return [content].flat().flatMap((item) => {
      if (typeof check === 'function') return check(item) ? [] : [`${at} is ${JSON.stringify(item)}`];
      return isThing(item) && check.includes(String(item['@type']))
        ? problems(item, at, rules)
        : [`${at} is not of ${check.join(' or ')}`];
    });
  });
  return [...missing, ...invalid];
}

/** Returns the problems of a document, as a browser would read it. */
const problemsOf = (data: object | null, rules = RULES) =>
  problems(
    JSON.parse(JSON.stringify(data, (_, item) => (item === 'https://schema.org' ? `${item}/` : item))),
    '$',
    rules,
  );

const site = {
  slug: 'sample',
  name: 'Sample Cars',
  url: 'https://sample.example',
  logo: { url: 'https://media.example/logo.png' },
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
} as unknown as Site;

const location = {
  id: 'a',
  slug: 'brisbane',
  name: 'Sample Brisbane',
  location_type: 'sales',
  location_subtype: null,
  address: {
    street: '1 Main Street',
    city: 'Moorooka',
    state: 'QLD',
    postcode: '4105',
    lat: -27.5,
    long: 153,
    map_key: '123456789',
  },
  contact_detail: {
    phone: '(07) 3000 0000',
    opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
  },
  special_hours: [{ date: '2026-12-25', name: 'Christmas', status: 'Closed' }],
  manufacturers: [{ name: 'Toyota' }],
  image: { url: 'https://media.example/place.jpg' },
} as unknown as NonNullable<VehicleView['location']>;

const vehicle = sampleVehicle({
  badge: 'SR5',
  carsales_title: '2021 Toyota Hilux SR5 Auto 4x4',
  vin: 'MR0HA3CD100123456',
  colour: 'Glacier White',
  interior_colour: 'Black',
  simple_drive: '4WD',
  simple_transmission: 'Automatic',
  engine_size_litres: 2.8,
  gearnum: 6,
  doors: 4,
  seats: 5,
  build_date: '2021-03',
  variant: { fuelconsumptioncombined: 8.1, fuelcapacity: 80, torque: 500, towingcapacitybraked: 3500 },
  images: [{ image: { url: 'https://media.example/a.jpg', thumb: { url: 'https://media.example/a.jpg' } } }],
});
const view = {
  site,
  rules: priceRules(site),
  vehicle,
  inStock: true,
  title: '2021 Toyota HiLux',
  subtitle: 'SR5',
  location,
  phone: { number: '(07) 3000 0000' },
  lastPrice: { at: new Date('2026-11-01T00:00:00Z'), price: 54_990 },
} as unknown as VehicleView;

const picture = { url: 'https://media.example/b.jpg', alt: null, width: 1600, height: 900 };
const block = (words: string) => ({ _type: 'block', children: [{ _type: 'span', text: words }] });

/** What each kind of page states, with complete content. */
const PAGES: readonly [page: string, data: object | null][] = [
  ['vehicle', vehicleData(view)],
  ['location', autoDealer(site, location, [{ ...location, location_type: 'service' }])],
  ['results', vehicleList(site, 'Used cars', { vehicles: [vehicle], skipped: 0 })],
  ['breadcrumbs', breadcrumbList(site, [{ name: 'Home', href: '/' }])],
  [
    'brand',
    brandData(site, { name: 'Toyota', slug: 'toyota', description: 'Cars.', logo: picture } as never),
  ],
  ['brands and models', pageList(site, 'Brands', [{ name: 'Toyota', href: '/brands/toyota' }])],
  [
    'questions',
    faqPage([{ _type: 'faq', items: [{ question: 'Why?', answer: [block('Because.')] }] }] as never),
  ],
  [
    'blog post',
    articleOf(site, {
      slug: 'a',
      heading: 'A',
      description: 'About A.',
      image: picture,
      date: '2026-11-01T00:00:00Z',
      updatedAt: '2026-11-02T00:00:00Z',
      author: 'Sam',
    } as never),
  ],
];

describe('structured data', () => {
  test.each(PAGES)('of a complete %s has every required and recommended property (OPEN-125)', (_, data) =>
    expect(problemsOf(data)).toEqual([]),
  );

  test('of a model has the range of its stock', () => {
    const model = { name: 'HiLux', slug: 'hilux', manufacturer: { name: 'Toyota' }, image: picture };
    const stock = {
      href: '/search/toyota/hilux',
      count: 3,
      counts: { inStock: 2, arriving: 1 },
      lowest: 30_000,
    };
    const data = modelData(
      site,
      { ...model, description: 'A ute.' } as never,
      {
        name: 'Toyota HiLux',
        bodies: ['ute'],
        stock,
      } as never,
    );
    const names = [
      '@context',
      'name',
      'url',
      'image?',
      'description?',
      'brand?',
      'model?',
      'offers?',
      'bodyType?',
    ];
    const expected = Object.fromEntries(Object.entries(VEHICLE).filter(([name]) => names.includes(name)));
    expect(problemsOf(data, { ...RULES, Car: { expected } })).toEqual([]);
  });

  test('of a promotion uses properties of schema.org', () => {
    const offer = {
      name: 'Free service',
      description: 'With every hybrid.',
      category: 'Service',
      image_url: 'https://media.example/c.jpg',
      startsAt: '2026-11-01T00:00:00Z',
      endsAt: '2026-12-01T00:00:00Z',
    };
    const rules = {
      ...RULES,
      Offer: { expected: PROMOTION },
      AutoDealer: { expected: { name: text, url } },
    };
    expect(problemsOf(offerData(site, offer, '/offers/free'), rules)).toEqual([]);
  });

  test('reports a missing, an unknown and an invalid property', () =>
    expect(
      problemsOf({
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: '1', rank: 2 }],
      }),
    ).toEqual(['$.itemListElement.position is "1"', '$.itemListElement.rank is no property of ListItem']));

  test('of results counts on from the earlier pages and leaves out sold cars', () => {
    const sold = { slug: 'sold', status: 'sold' } as const;
    const list = vehicleList(site, 'Cars', { vehicles: [vehicle, sold, vehicle], skipped: 20 });
    const positions = JSON.parse(JSON.stringify(list)).itemListElement.map(
      ({ position }: { position: number }) => position,
    );
    expect(positions).toEqual([21, 23]);
    expect(vehicleList(site, 'Cars', { vehicles: [sold], skipped: 0 })).toBeNull();
  });
});
