import { featureDefinitions } from '@forecourt/lib/site/features';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { reference } from './content.ts';
import { clientOf } from './studio.ts';
import { type Probe, SWITCHES } from './switches.ts';
import {
  addressesOf,
  makeSites,
  SITE,
  SITE_IDS,
  SOLD,
  shownPositions,
  slugsOf,
  switchAll,
} from './switches-site.ts';
import { expect, siteUrl, test } from './test.ts';

const names = Object.keys(featureDefinitions);
let admin: SanityClient;
/** Ids of what was written, in the order in which it can be deleted. */
let written: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  written = await makeSites(admin);
});
test.afterAll(() =>
  admin.mutate(
    written.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

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

  await switchAll(admin, shownPositions);
  for (const [name, probe] of Object.entries(SWITCHES)) {
    const addresses = await addressesOf(admin, probe);
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
    await switchAll(admin, { ...shownPositions, ...Object.fromEntries(switched) });
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
    .patch(SITE_IDS[1] ?? '')
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
  await switchAll(admin, { ...shownPositions, phoneRevealImmediate: true });
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
      site: reference(SITE_IDS[0] ?? ''),
      groups: [{ _key: 'a', _type: 'footerGroup', title: 'A footer of its own', links: [] }],
    })
    .patch(SITE_IDS[0] ?? '', {
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
