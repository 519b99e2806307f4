import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { structuredDataProblems } from '@forecourt/lib/sites/structured-data-rules';
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

const site = {
  slug: 'sample',
  name: 'Sample Cars',
  url: 'https://sample.example',
  logo: { url: 'https://media.example/logo.png' },
  settings: parseSettings({
    usedCarPoints: [{ title: 'Returns', text: 'Bring it back.', about: 'returns', days: 5 }],
  }).settings,
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
  interior_colour: 'Black Leather',
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
  [
    'questions in another language',
    faqPage([{ _type: 'faq', items: [{ question: '为什么？', answer: [block('因为。')] }] }] as never, 'zh'),
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
    expect(structuredDataProblems(data)).toEqual([]),
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
    expect(structuredDataProblems(data)).toEqual([]);
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
    expect(structuredDataProblems(offerData(site, offer, '/offers/free'), { isComplete: false })).toEqual([]);
  });

  test('reports a missing, an unknown and an invalid property', () =>
    expect(
      structuredDataProblems({
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

  test('of a vehicle and of results names the addresses of the language', () => {
    expect(JSON.stringify(vehicleData({ ...view, language: 'zh' }))).toContain(
      `"url":"https://sample.example/zh/cars/${vehicle.slug}"`,
    );
    const list = vehicleList(site, 'Cars', { vehicles: [vehicle], skipped: 0 }, 'vi');
    expect(JSON.stringify(list)).toContain(`"https://sample.example/vi/cars/${vehicle.slug}"`);
  });

  test('of a vehicle without comments describes it in the language of the page', () => {
    const texts = { t: translatorOf('zh', 'vehicle'), price: translatorOf('zh', 'price') };
    const plain = { ...view, vehicle: { ...vehicle, dealercomments: '' } };
    expect(JSON.stringify(vehicleData(plain, texts))).toContain('"description":"Sample Dealer 在售');
    expect(JSON.stringify(vehicleData(plain))).toContain('for sale at Sample Dealer');
  });

  test('of offers, brands and models names the addresses of the language', () => {
    const stock = { href: '/search/toyota/hilux', count: 1, counts: { inStock: 1, arriving: 0 }, lowest: 1 };
    const model = { name: 'HiLux', slug: 'hilux', manufacturer: null, image: null } as never;
    const facts = { name: 'Toyota HiLux', bodies: [], stock };
    const data = [
      modelData(site, model, facts, 'zh'),
      brandData(site, { name: 'Toyota', slug: 'toyota', description: null, logo: null } as never, 'zh'),
      pageList(site, 'Brands', [{ name: 'Toyota', href: '/brands/toyota' }], 'zh'),
      offerData(site, { name: 'A', description: 'B' } as never, '/offers/a', 'zh'),
    ];
    const own = JSON.stringify(data).match(/"https:\/\/sample\.example\/[^"]+"/g) ?? [];
    expect(own).toHaveLength(5);
    expect(own.filter((url) => !url.startsWith('"https://sample.example/zh/'))).toEqual([]);
  });

  test('of a post names its language and address on a page in another one', () => {
    const post = { slug: 'a', heading: 'A', date: '2026-11-01T00:00:00Z', language: 'en' } as never;
    expect(articleOf(site, post)).not.toHaveProperty('inLanguage');
    expect(articleOf(site, post, 'vi')).toMatchObject({
      inLanguage: 'en-AU',
      url: 'https://sample.example/vi/blog/a',
    });
  });
});
