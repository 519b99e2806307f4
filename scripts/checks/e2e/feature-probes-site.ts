import { featureDefinitions } from '@forecourt/lib/sites/features';
import { MY_BRAND_PATHS } from '@forecourt/lib/sites/garage-names';
import type { SanityClient } from '@sanity/client';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { reference } from './content.ts';
import { type Probe, SWITCHES } from './feature-probes.ts';
import { searchStock } from './pages.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { siteUrl } from './test.ts';

/**
 * Separate sites, so that changing their features does not affect other tests. All stock of the second is
 * sold, and there is one site for each garage address.
 */
export const SITE = 'switches';
export const SOLD = 'switches-sold';
const GARAGES = new Map(MY_BRAND_PATHS.map((path) => [`${SITE}-${path.slice(1)}`, path]));
const ALL_SLUGS = [SITE, SOLD, ...GARAGES.keys()];
export const siteOf = ({ sold, garage }: Probe): string =>
  sold ? SOLD : garage ? `${SITE}-${garage.slice(1)}` : SITE;
export const SITE_IDS = [SITE, SOLD].map((slug) => `site-${slug}`);
const { secrets } = settingsFromEnvironment();
const MOST_CARS = 40;

export const slugsOf = async (filters: string): Promise<string[]> =>
  (await searchStock(secrets.searchKey, filters)).hits.map(({ slug }) => slug).slice(0, MOST_CARS);

/** The value of each feature with which its probe is visible. */
export const shownPositions: Record<string, boolean> = Object.fromEntries(
  Object.keys(featureDefinitions).map((name) => [name, SWITCHES[name]?.shownWhen ?? true]),
);

export const switchAll = (admin: SanityClient, positions: Record<string, boolean>) =>
  admin.mutate(
    ALL_SLUGS.map((slug) => ({ patch: { id: `siteFeatures-${slug}`, set: positions } })),
    { visibility: 'sync' },
  );

const menusOf = (models: readonly string[]) => [
  {
    _key: 'models',
    _type: 'menu',
    label: 'Models',
    kind: 'models',
    models: models.slice(0, 3).map(reference),
  },
];

/** Creates these sites with all stock. Returns the document ids in the order to delete them. */
export async function makeSites(admin: SanityClient): Promise<string[]> {
  const harbour = (await admin.getDocument('site-harbour')) as unknown as {
    settings: Record<string, unknown>;
    header: object;
    footer: object;
  };
  const all = (type: string) =>
    admin.fetch<string[]>('*[_type == $type && !(_id in path("drafts.**"))] | order(_id)._id', { type });
  const [dealerships, locations, makes, models, delivery] = await Promise.all([
    all('dealership'),
    all('location'),
    all('manufacturer'),
    all('model'),
    admin.getDocument('deliveryTable-harbour'),
  ]);
  const harbourFirst = [...locations].sort(
    (a, b) => Number(b.includes('albion')) - Number(a.includes('albion')),
  );
  const documents = ALL_SLUGS.flatMap((slug) => {
    const site = reference(`site-${slug}`);
    return siteDocuments({
      slug,
      name: `Site of the ${slug}`,
      url: siteUrl(slug, '').replace(/\/$/, ''),
      template: 'group',
      theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
      dealershipIds: dealerships,
    }).map((document): Record<string, unknown> & { _id: string; _type: string } =>
      document._type === 'site'
        ? {
            ...document,
            locations: harbourFirst.map(reference),
            settings: {
              ...harbour.settings,
              myBrandPath: GARAGES.get(slug),
              subscriptionWeeks: 26,
              subscriptionInclusions: ['Registration'],
              ...(slug === SOLD && { stockFilterExtra: 'status:sold OR status:coming_soon' }),
              phoneByCarType: undefined,
            },
          }
        : { ...document, site, ...(document._id.endsWith('-header') && { menus: menusOf(models) }) },
    );
  });
  const site = reference(SITE_IDS[0] ?? '');
  documents.push(
    {
      _id: 'page-switches-forms',
      _type: 'page',
      title: 'Forms',
      site,
      path: { _type: 'slug', current: '/forms' },
      blocks: [
        { _type: 'enquiryForm', _key: 'form', heading: 'A form of the switches', form: 'enquiry' },
        {
          _type: 'brandGrid',
          _key: 'brands',
          heading: 'Brands of the switches',
          brands: makes.slice(0, 4).map(reference),
        },
        { _type: 'budgetFinder', _key: 'budget', heading: 'A budget of the switches' },
        {
          _type: 'brandBanner',
          _key: 'banner',
          ...(makes[0] && { manufacturer: reference(makes[0]) }),
          text: 'A banner of the switches',
        },
        { _type: 'salesCounter', _key: 'counter', heading: 'A counter of the switches' },
        { _type: 'financeNow', _key: 'financeNow', text: 'Finance of the switches' },
      ],
    },
    {
      _id: 'pageTrial-switches',
      _type: 'pageTrial',
      name: 'A trial of the switches',
      hypothesis: 'A trial marks its page while the feature is on.',
      site,
      page: reference('page-switches-forms'),
      change: 'order',
      order: ['brands', 'form'],
      audience: 'everyone',
      goal: 'lead',
      state: 'running',
    },
    {
      _id: 'promoCard-switches',
      _type: 'promoCard',
      title: 'A card of the switches',
      site,
      action: { label: 'Look', link: { kind: 'path', path: '/search' } },
      display: ['all'],
      position: 8,
    },
    {
      ...(delivery as unknown as { _type: string }),
      _id: 'deliveryTable-switches',
      _type: 'deliveryTable',
      site,
    },
  );

  await admin.mutate(
    documents.map(({ _rev, _createdAt, _updatedAt, ...document }) => ({
      createOrReplace: document as never,
    })),
    { visibility: 'sync' },
  );
  return documents.map(({ _id }) => _id);
}

export async function addressesOf(admin: SanityClient, { at }: Probe): Promise<string[]> {
  if (typeof at !== 'string') {
    if ('report' in at) {
      const cars = await sql(
        `select slug from cars where status = 'in_stock' and record->>'file' like 'http%' and show_on_dealer_website limit 3`,
      );
      return cars.map(({ slug }) => `/cars/${String(slug)}`);
    }
    if ('locations' in at) {
      const places = await admin.fetch<string[]>(
        '*[_type == "location" && defined(slug.current)].slug.current',
      );
      return places.map((slug) => `/locations/${slug}`);
    }
    return (await slugsOf(at.cars)).map((slug) => `/cars/${slug}`);
  }
  if (at.includes('{newCar}')) {
    const cars = await slugsOf('status:in_stock AND car_type:new AND item_type:car AND price > 0');
    return cars.slice(0, 1).map((slug) => at.replace('{newCar}', slug));
  }
  if (at.includes('{unpriced}')) {
    const cars = await slugsOf(
      'status:in_stock AND item_type:car AND show_on_dealer_website:true AND NOT price > 0',
    );
    return cars.map((slug) => at.replace('{unpriced}', slug.split('-').at(-1) ?? ''));
  }
  return [at];
}
