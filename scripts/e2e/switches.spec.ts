import { featureDefinitions } from '@forecourt/lib/site/features';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { siteDocuments } from '../commands/site-documents.ts';
import { settingsFromEnvironment } from '../local/settings.ts';
import { reference } from './content.ts';
import { searchStock } from './pages.ts';
import { clientOf } from './studio.ts';
import { type Probe, SWITCHES } from './switches.ts';
import { expect, siteUrl, test } from './test.ts';

/** Sites of this test's own: switching theirs disturbs no other test. The stock of the second is sold. */
const SITE = 'switches';
const SOLD = 'switches-sold';
const ids = [SITE, SOLD].map((slug) => `site-${slug}`);
const { secrets } = settingsFromEnvironment();
const names = Object.keys(featureDefinitions);

let admin: SanityClient;
/** Ids of what was written, in the order in which it can be deleted. */
let written: string[] = [];

const slugsOf = async (filters: string) =>
  (await searchStock(secrets.searchKey, filters)).hits.map(({ slug }) => slug).slice(0, 40);

/** The position of each switch in which its probe shows. */
const shownPositions = Object.fromEntries(names.map((name) => [name, SWITCHES[name]?.shownWhen ?? true]));

/** Writes the switches of both sites, as an administrator does. */
const switchAll = (positions: Record<string, boolean>) =>
  admin.mutate(
    [SITE, SOLD].map((slug) => ({ patch: { id: `siteFeatures-${slug}`, set: positions } })),
    { visibility: 'sync' },
  );

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const harbour = (await admin.getDocument('site-harbour')) as unknown as {
    settings: Record<string, unknown>;
    header: object;
    footer: object;
  };
  const all = (type: string) =>
    admin.fetch<string[]>('*[_type == $type && !(_id in path("drafts.**"))] | order(_id)._id', { type });
  const [dealerships, locations, makes, delivery] = await Promise.all([
    all('dealership'),
    all('location'),
    all('manufacturer'),
    admin.getDocument('deliveryTable-harbour'),
  ]);
  const harbourFirst = [...locations].sort(
    (a, b) => Number(b.includes('albion')) - Number(a.includes('albion')),
  );
  const documents = [SITE, SOLD].flatMap((slug) => {
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
            header: harbour.header,
            settings: {
              ...harbour.settings,
              ...(slug === SOLD && { stockFilterExtra: 'status:sold' }),
              phoneByCarType: undefined,
            },
          }
        : { ...document, site },
    );
  });
  const site = reference(ids[0] ?? '');
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
      ],
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
  written = documents.map(({ _id }) => _id);
  await admin.mutate(
    documents.map(({ _rev, _createdAt, _updatedAt, ...document }) => ({
      createOrReplace: document as never,
    })),
    { visibility: 'sync' },
  );
});

test.afterAll(async () => {
  await admin.mutate(
    written.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  );
});

/** The addresses at which a probe may show. */
async function addressesOf({ at }: Probe): Promise<string[]> {
  if (typeof at !== 'string') {
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
      'status:in_stock AND item_type:car AND show_on_dealer_website:true AND price = 0',
    );
    return cars.map((slug) => at.replace('{unpriced}', slug.split('-').at(-1) ?? ''));
  }
  return [at];
}

async function visit(page: Page, probe: Probe, path: string): Promise<number> {
  const response = await page.goto(siteUrl(probe.sold ? SOLD : SITE, path));
  if (response?.status() !== 200) throw new Error(`${path} answers ${response?.status()}`);
  await probe.open?.(page);
  return probe.find(page).count();
}

/** Runs a check until it holds: the storefront hears of a change a moment later. */
const soon = (check: () => Promise<void>, what: string) => expect(check, what).toPass({ timeout: 15_000 });

test('SITE-02..04 SITE-08 SITE-28..30 SITE-47 SITE-62 every on/off setting shows what its row says and hides it again, on its own site alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  expect(Object.keys(SWITCHES).toSorted()).toEqual(names.toSorted());
  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plain = await plainContext.newPage();
  const tabOf = (probe: Probe) => (probe.open ? page : plain);
  const places = new Map<string, string>();

  const problems: string[] = [];
  const note = (error: unknown) => {
    problems.push(String(error instanceof Error ? error.message : error).slice(0, 300));
  };

  await switchAll(shownPositions);
  for (const [name, probe] of Object.entries(SWITCHES)) {
    const addresses = await addressesOf(probe);
    await soon(async () => {
      for (const path of addresses) {
        const count = await visit(tabOf(probe), probe, path).catch(() => 0);
        if (count === 0) continue;
        places.set(name, path);
        return;
      }
      throw new Error(`${name} shows at none of ${addresses.length} addresses, such as ${addresses[0]}`);
    }, `${name} shows`).catch(note);
  }
  for (const round of [1, 2]) {
    const own = Object.entries(SWITCHES).filter(
      ([name, probe]) => (probe.round ?? 1) === round && places.has(name),
    );
    const switched = own.map(([name]) => [name, !shownPositions[name]]);
    await switchAll({ ...shownPositions, ...Object.fromEntries(switched) });
    for (const [name, probe] of own) {
      await soon(async () => {
        expect(await visit(tabOf(probe), probe, places.get(name) ?? '/')).toBe(0);
      }, `${name} shows no longer`).catch(note);
    }
  }

  expect(problems).toEqual([]);

  // What one site switches, no other does; sites of one template look alike.
  await admin.mutate(
    [
      { patch: { id: `siteFeatures-${SITE}`, set: { emergencyBannerEnabled: true } } },
      { patch: { id: `siteFeatures-${SOLD}`, set: { emergencyBannerEnabled: false } } },
    ],
    { visibility: 'sync' },
  );
  const banner = async (slug: string) => {
    await plain.goto(siteUrl(slug, '/search'));
    return plain.getByText('BOOK A SERVICE').count();
  };
  await soon(async () => {
    expect([await banner(SITE), await banner(SOLD)]).toEqual([1, 0]);
  }, 'one site alone');
  const template = async (slug: string) => {
    await plain.goto(siteUrl(slug));
    return plain.locator('html').getAttribute('data-template');
  };
  expect(await template(SITE)).toBe('group');
  await admin
    .patch(ids[1] ?? '')
    .set({ template: 'yard' })
    .commit({ visibility: 'sync' });
  await soon(async () => {
    expect([await template(SITE), await template(SOLD)]).toEqual(['group', 'yard']);
  }, 'one template alone');
  expect(await template('valuecars')).toBe('yard');
  await plainContext.close();
});

test('SITE-31 SITE-32 SITE-33 SITE-44..46 the forms, the footer, the phone number and the words of a site are its own', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await switchAll({ ...shownPositions, phoneRevealImmediate: true });
  const form = page.getByRole('heading', { name: 'A form of the switches' });
  const look = async (path: string) => {
    await page.goto(siteUrl(SITE, path));
  };
  await soon(async () => {
    await look('/forms');
    expect(await form.count()).toBe(1);
  }, 'the form shows');
  const footer = await page.locator('footer').textContent();

  const custom = 'navigation-switches-custom';
  written = [...written, custom];
  await admin
    .transaction()
    .createOrReplace({
      _id: custom,
      _type: 'navigation',
      title: 'Custom footer',
      kind: 'footer',
      site: reference(ids[0] ?? ''),
      groups: [{ _key: 'a', _type: 'footerGroup', title: 'A footer of its own', links: [] }],
    })
    .patch(ids[0] ?? '', {
      set: {
        customFooter: reference(custom),
        'settings.enquiryForms': ['testDrive'],
        'settings.phoneOverride': '07 7099 0099',
        'settings.soldTagName': 'Gone',
        'settings.justArrivedTagName': 'Hot off the truck',
        'settings.justArrivedDays': 365,
      },
    })
    .commit({ visibility: 'sync' });
  await soon(async () => {
    await look('/forms');
    expect(await form.count()).toBe(0);
    expect(await page.locator('footer').textContent()).not.toBe(footer);
  }, 'the form is gone and the footer is the custom one');

  const [slug = ''] = await slugsOf('status:in_stock AND car_type:used AND item_type:car AND price > 0');
  await soon(async () => {
    await look(`/cars/${slug}`);
    expect(await page.locator('main a[href^="tel:"]').first().getAttribute('href')).toBe('tel:0770990099');
  }, 'the number stands in place of the location’s own');
  await soon(async () => {
    await look('/search/new-cars');
    expect(await page.getByRole('article').getByText('Hot off the truck').count()).toBeGreaterThan(0);
  }, 'new cars of a year have just arrived, in the site’s words');
  await context.close();
});
