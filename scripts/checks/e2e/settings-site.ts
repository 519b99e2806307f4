import type { SanityClient } from '@sanity/client';
import { reference } from './content.ts';
import { addCar } from './own-cars.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { newAccount, newSession } from './signing-in.ts';
import { askSite, expect, siteUrl } from './test.ts';

/** A separate site, so that changing its settings does not affect other tests. */
export const SITE = 'settings';
const SITE_ID = `site-${SITE}`;

/** Features that show the settings. */
const SWITCHES = {
  subscriptionEnabled: true,
  reserveEnabled: true,
  checkoutEnabled: true,
  garageEnabled: true,
  dealBuilderEnabled: true,
  adCardEnabled: true,
  autogaugeEnabled: true,
  termsCheckboxEnabled: true,
  phoneRevealImmediate: true,
  gateCheckout: false,
  budgetFinderEnabled: true,
};

const heading = (text: string) => ({
  _type: 'block',
  _key: 'text',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'words', text, marks: [] }],
});

/** Blocks whose settings show on any page that has them. */
const BLOCKS = [
  { _type: 'bodyTypeTiles', _key: 'bodies', heading: 'Bodies' },
  { _type: 'priceSlider', _key: 'prices', heading: 'Prices', showPicks: true },
  { _type: 'searchBar', _key: 'search', heading: 'Search', showTypes: true, showMakes: true },
  { _type: 'budgetFinder', _key: 'budget', heading: 'Budget' },
  { _type: 'financeSteps', _key: 'steps', heading: 'Steps' },
  { _type: 'reviews', _key: 'reviews', heading: 'Reviews of the settings', summaryOnly: true },
  { _type: 'countdown', _key: 'countdown', heading: 'A countdown', until: '2030-01-01T00:00:00Z' },
  {
    _type: 'richText',
    _key: 'promise',
    content: [heading('Access is given within {accessDays} days.')],
  },
];

/**
 * Creates the site with all stock, a page with the blocks, and other content that settings need.
 * @returns the ids of the documents in the order to delete them
 */
export async function makeSite(admin: SanityClient): Promise<string[]> {
  const idsOf = (type: string, order: string) =>
    admin.fetch<string[]>(
      `*[_type == "${type}" && !(_id in path("drafts.**"))] | order(${order}, _id asc)._id`,
    );
  const [dealerships, locations, makes] = await Promise.all([
    // A dealership's own choice would override the site's.
    idsOf('dealership', 'defined(breadcrumbSearchBase) asc'),
    // The first location's name differs from that of its dealership.
    idsOf('location', 'slug.current match "*albion*" desc'),
    idsOf('manufacturer', '_id asc'),
  ]);
  const site = reference(SITE_ID);
  const documents: (Record<string, unknown> & { _id: string; _type: string })[] = siteDocuments({
    slug: SITE,
    name: 'Site of the settings',
    url: siteUrl(SITE, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' } as never,
    dealershipIds: dealerships,
  }).map((document) => ({
    ...document,
    ...(document._type === 'site' && { locations: locations.map(reference) }),
    ...(document._type === 'siteFeatures' && SWITCHES),
  }));
  const page = (name: string, path: string, blocks: object[]) => ({
    _id: `page-${SITE}-${name}`,
    _type: 'page',
    title: `The ${name} of the settings`,
    site,
    path: { _type: 'slug', current: path },
    blocks,
  });
  documents.push(
    page('blocks', '/blocks', BLOCKS),
    page('warranty', '/warranty', [BLOCKS.at(-1) ?? {}]),
    {
      _id: `promoCard-${SITE}`,
      _type: 'promoCard',
      title: 'A card of the settings',
      site,
      action: { label: 'Look', link: { kind: 'path', path: '/search' } },
      display: ['all'],
    },
    {
      _id: `offer-${SITE}`,
      _type: 'offer',
      name: 'An offer of the settings',
      slug: { _type: 'slug', current: 'of-the-settings' },
      category: 'Test offer',
      description: 'An offer that a test made.',
      sites: [site],
      manufacturer: reference(makes[0] ?? ''),
    },
  );
  await admin.mutate(
    documents.map((document) => ({ createOrReplace: document as never })),
    { visibility: 'sync' },
  );
  // Documents with references to the site precede it.
  return documents.map(({ _id }) => _id).toSorted((one) => (one === SITE_ID ? 1 : -1));
}

export const setAll = (admin: SanityClient, settings: Record<string, unknown>) =>
  admin.patch(SITE_ID).set({ settings }).commit({ visibility: 'sync' });

/**
 * Holds a test car as a shopper of the site.
 * @param segment the last part of the checkout's address
 */
export async function holdCar(segment: string): Promise<Hold> {
  const { slug } = await addCar('harbour', { payment_processors: ['stripe'] });
  const email = `${slug}@shopper.example`;
  // Signed in with the mobile, which one of the settings requires.
  const account = newAccount();
  const { cookie } = await newSession(SITE, account);
  const answer = await askSite(SITE, `/cars/${slug}/${segment}/details`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ token: crypto.randomUUID(), name: 'Kim Nguyen', mobile: account.mobile, email }),
  });
  expect(answer.status, answer.body).toBe(200);
  const [hold] = await sql(
    `select round(extract(epoch from held_until - created_at) / 60)::int as minutes, payment_page,
            (hold_opening->>'days')::int as opening_days
     from reservations where email = $1`,
    [email],
  );
  return hold as unknown as Hold;
}

const FOR_SALE = `status = 'in_stock' and show_on_dealer_website and record->>'item_type' = 'car' and (record->>'reserved')::boolean is not true`;
const PRICED = `(record->>'price')::numeric > 20000 and record->>'tag' is null`;
/** Excludes the dealership whose own warranty text replaces that of the site. */
const NO_OWN_WARRANTY = `dealership_id <> 'harbour-sunshine-coast'`;
const NO_LENDER = `jsonb_array_length(coalesce(record->'finance_lenders', '[]')) = 0`;
const PAYABLE = `jsonb_array_length(coalesce(record->'payment_processors', '[]')) > 0`;
const createdAt = (days: string) => `(record->>'created_at')::timestamptz ${days}`;

/** SQL conditions for the cars on whose pages settings show. */
const CARS = {
  used: `${FOR_SALE} and ${PRICED} and ${NO_LENDER} and ${PAYABLE} and record->>'car_type' = 'used'
    and record->>'simple_fuel' = 'Petrol' and record->>'drive_away_price' is null and ${NO_OWN_WARRANTY}`,
  checked: `${FOR_SALE} and exists (select from vehicle_checks c where c.car_id = cars.id
    and c.register = 'recalls' and c.result is not null and not c.blocks_reserving)`,
  lent: `${FOR_SALE} and ${PRICED} and not ${NO_LENDER} and record->>'car_type' = 'used'`,
  unpriced: `${FOR_SALE} and coalesce((record->>'price')::numeric, 0) = 0`,
  electric: `${FOR_SALE} and ${PRICED} and record->>'simple_fuel' = 'Electric'`,
  expired: `${FOR_SALE} and record->>'rego_expiry' < to_char(now() - interval '2 days', 'YYYY-MM-DD')`,
  certified: `${FOR_SALE} and record->>'car_type' = 'used' and (record->>'certified')::boolean`,
  tagged: `${FOR_SALE} and ${PAYABLE} and record->>'tag' = 'Test Drive Only'`,
  fresh: `${FOR_SALE} and record->>'car_type' = 'new' and ${PRICED} and ${createdAt("> now() - interval '20 days'")}`,
  older: `${FOR_SALE} and record->>'car_type' = 'new' and ${PRICED}
    and ${createdAt("between now() - interval '200 days' and now() - interval '40 days'")}`,
  recent: `status = 'sold' and show_on_dealer_website and record->>'car_type' = 'used'
    and to_timestamp((record->>'sold_date_timestamp')::bigint) > now() - interval '2 days'`,
  twoPrices: `${FOR_SALE} and ${PRICED} and (record->>'drive_away_price')::numeric <> (record->>'price')::numeric
    and coalesce((record->>'offer_price')::numeric, 0) = 0`,
  subscribed: `${FOR_SALE} and ${PRICED} and (record->>'subscription_price')::numeric > 0`,
  reduced: `${FOR_SALE} and ${PRICED} and (record->>'before_price')::numeric > (record->>'price')::numeric + 100
    and coalesce((record->>'offer_price')::numeric, 0) = 0`,
  silent: `${FOR_SALE} and record->>'car_type' = 'used' and coalesce(record->>'dealercomments', '') = ''`,
  spinning: `${FOR_SALE} and jsonb_array_length(record->'spin_images') > 0`,
  sold: `status = 'sold' and show_on_dealer_website and record->>'car_type' = 'used'
    and to_timestamp((record->>'sold_date_timestamp')::bigint) between now() - interval '300 days' and now() - interval '10 days'`,
} as const;

export type Cars = Record<
  keyof typeof CARS,
  {
    id: string;
    slug: string;
    stocknum: string;
    make: string;
    city: string;
    dealership: string;
    price: number;
    driveAway: number;
  }
>;

/**
 * Returns one car of each kind.
 * @throws Error when the demo stock has none of a kind
 */
export async function findCars(): Promise<Cars> {
  const entries = await Promise.all(
    Object.entries(CARS).map(async ([name, condition]) => {
      const [car] = await sql(
        `select id, slug, stocknum, record->>'make' as make, record->>'city' as city, record->>'dealership_name' as dealership,
           (record->>'price')::float8 as price, (record->>'drive_away_price')::float8 as "driveAway"
         from cars where retired_at is null and ${condition} order by slug limit 1`,
      );
      if (!car) throw new Error(`there is no car '${name}'`);
      return [name, car];
    }),
  );
  return Object.fromEntries(entries) as Cars;
}

export interface Hold {
  minutes: number;
  payment_page: string;
  opening_days: number | null;
}
