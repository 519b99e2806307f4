import { featureDefinitions } from '@forecourt/lib/sites/features';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { lake, reference } from './content.ts';
import { type Probe, SWITCHES } from './feature-probes.ts';
import {
  addressesOf,
  makeSites,
  SITE,
  SITE_IDS,
  SOLD,
  shownPositions,
  siteOf,
  slugsOf,
  switchAll,
} from './feature-probes-site.ts';
import { rows } from './rows.ts';
import { expectShownAt } from './shown-at.ts';
import { clientOf, openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, siteUrl, studioUrl } from './test.ts';

const names = Object.keys(featureDefinitions);
let admin: SanityClient;
/** Document ids in the order in which they can be deleted. */
let documentIds: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  documentIds = await makeSites(admin);
});
test.afterAll(() =>
  admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

type NamedProbe = [name: string, probe: Probe];

/**
 * Probes with the same key share one visit: all features at an address, unless a probe first opens something.
 */
const visitOf = ([name, probe]: NamedProbe, path: string): string =>
  `${siteOf(probe)}${path} ${probe.open ? name : ''}`;

async function countsAt(page: Page, path: string, probes: NamedProbe[]): Promise<Record<string, number>> {
  const [, first] = probes[0] ?? [];
  // Most checks read the HTML; the others wait for their own element.
  const response = await page.goto(siteUrl(first ? siteOf(first) : SITE, path), {
    waitUntil: 'domcontentloaded',
  });
  const status = response?.status();
  const counts: Record<string, number> = {};
  for (const [name, probe] of probes) {
    if (status !== 200 && !(probe.missing && status === 404)) throw new Error(`${path} answers ${status}`);
    if (status === 200) await probe.open?.(page);
    counts[name] = status === 200 ? await probe.find(page).count() : 0;
  }
  return counts;
}

/** Repeats a check until it passes, because a change takes a moment to reach the storefront. */
const soon = (check: () => Promise<void>, what: string, timeout = 45_000) =>
  expect(check, what).toPass({ timeout });

test('each feature shows and hides its element, on a separate site', {
  tag: rows('SITE-02..04 SITE-08 SITE-27..30 SITE-47 SITE-62 LEAD-03 LEAD-07 LEAD-11'),
}, async ({ page, browser }) => {
  test.setTimeout(420_000);
  expect(Object.keys(SWITCHES).toSorted()).toEqual(names.toSorted());
  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plain = await plainContext.newPage();
  const tabOf = (probe: Probe) => (probe.open ? page : plain);
  const places = new Map<string, string>();
  const switched = new Set<string>();

  const problems: string[] = [];
  const note = (error: unknown) => {
    problems.push(String(error instanceof Error ? error.message : error).slice(0, 300));
  };

  await switchAll(admin, shownPositions);
  const all = Object.entries(SWITCHES);
  const addresses = new Map<string, string[]>();
  for (const [name, probe] of all) addresses.set(name, await addressesOf(admin, probe));
  await soon(
    async () => {
      const visits = new Set<string>();
      for (const entry of all) {
        const [name, probe] = entry;
        for (const path of addresses.get(name) ?? []) {
          const visit = visitOf(entry, path);
          if (places.has(name)) break;
          if (visits.has(visit)) continue;
          visits.add(visit);
          const here = all.filter(
            (other) =>
              !places.has(other[0]) &&
              addresses.get(other[0])?.includes(path) &&
              visitOf(other, path) === visit,
          );
          const counts = await countsAt(tabOf(probe), path, here).catch(() => ({}));
          for (const [found, count] of Object.entries(counts)) if (count > 0) places.set(found, path);
        }
      }
      const missing = all.filter(([name]) => !places.has(name));
      expect(missing.map(([name]) => `${name} shows at none of ${addresses.get(name)?.length}`)).toEqual([]);
    },
    'each feature shows',
    // Enough for two rounds of dozens of pages each.
    180_000,
  ).catch(note);
  for (const [name, path] of places) expectShownAt(name, path);
  const financeOnCards = async () =>
    /<article(?:(?!<\/article>).)*Get Finance/s.test((await askSite(SITE, '/search')).body);
  await test.step('SITE-30 with finance buttons on, cards have one', () =>
    expect.poll(financeOnCards, { timeout: 45_000 }).toBe(true));
  for (const round of [1, 2]) {
    const own = Object.entries(SWITCHES).filter(
      ([name, probe]) => (probe.round ?? 1) === round && places.has(name),
    );
    const switchedPositions = own.map(([name]) => [name, !shownPositions[name]]);
    await switchAll(admin, { ...shownPositions, ...Object.fromEntries(switchedPositions) });
    const placeOf = ([name]: NamedProbe) => places.get(name) ?? '/';
    for (const [visit, here] of Map.groupBy(own, (entry) => visitOf(entry, placeOf(entry)))) {
      const [first] = here;
      if (!first) continue;
      await soon(async () => {
        const counts = await countsAt(tabOf(first[1]), placeOf(first), here);
        expect(Object.entries(counts).filter(([, count]) => count > 0)).toEqual([]);
        for (const [name] of here) switched.add(name);
      }, `features no longer show at ${visit}`).catch(note);
    }
    if (round === 1)
      await test.step('SITE-30 with finance buttons off, cards have none', () =>
        expect.poll(financeOnCards, { timeout: 45_000 }).toBe(false));
  }
  const expectSwitched = (...features: string[]) => {
    for (const feature of features) expect([...switched], problems.join('\n')).toContain(feature);
  };
  await test.step('SITE-08 caravans are listed only where the site carries them', () =>
    expectSwitched('caravansEnabled'));
  await test.step('SITE-27 the links to My Garage show only where the site has it', () =>
    expectSwitched('garageEnabled'));
  await test.step('SITE-28 the checkout buttons show only where the site sells online', () =>
    expectSwitched('checkoutEnabled'));
  await test.step('SITE-28 without online sales a car has no checkout page', async () => {
    const { status } = await askSite(SITE, `${places.get('checkoutEnabled')}/checkout`);
    expect(status).toBe(404);
  });
  await test.step('SITE-29 Reserve buttons show only where the site has them', () =>
    expectSwitched('reserveEnabled'));
  await test.step('SITE-30 the vehicle page has a finance button only where the site has them', () =>
    expectSwitched('financeButtonsEnabled'));
  await test.step('LEAD-03 comments are optional only where the site says so', () =>
    expectSwitched('commentsRequired'));
  await test.step('LEAD-07 a new car asks for a location only where the site says so', () =>
    expectSwitched('locationSelectForNewCars', 'formLocationsEnabled'));
  await test.step('LEAD-11 the opt-in checkbox shows only where the site says so', () =>
    expectSwitched('optInVisible'));
  await test.step('SITE-04 SITE-47 SITE-62 each feature shows in one position and not in the other', () => {
    expect(problems).toEqual([]);
    expectSwitched(...names);
  });

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
  await test.step('SITE-02 SITE-04 a feature of one site leaves the other as it is', () =>
    soon(async () => {
      expect([await banner(SITE), await banner(SOLD)]).toEqual([1, 0]);
    }, 'one site alone'));
  const template = async (slug: string) => {
    await plain.goto(siteUrl(slug));
    return plain.locator('html').getAttribute('data-template');
  };
  expect(await template(SITE)).toBe('group');
  await admin
    .patch(SITE_IDS[1] ?? '')
    .set({ template: 'yard' })
    .commit({ visibility: 'sync' });
  await test.step('SITE-03 sites of one template look alike', async () => {
    await soon(async () => {
      expect([await template(SITE), await template(SOLD)]).toEqual(['group', 'yard']);
    }, 'one template alone');
    expect(await template('valuecars')).toBe('yard');
  });
  await plainContext.close();
});

test('a site has its own forms, footer, phone number and tag names', {
  tag: ['@SITE-31', '@SITE-32', '@SITE-33', '@SITE-44', '@SITE-45', '@SITE-46'],
}, async ({ browser }) => {
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
  documentIds = [...documentIds, custom];
  await admin
    .transaction()
    .createOrReplace({
      _id: custom,
      _type: 'navigation',
      title: 'Custom footer',
      kind: 'footer',
      site: reference(SITE_IDS[0] ?? ''),
      groups: [
        {
          _key: 'a',
          _type: 'footerGroup',
          title: 'A footer of its own',
          links: [{ _key: 'a', label: 'Service', link: { kind: 'path', path: '/service' } }],
        },
      ],
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
  await test.step('SITE-31 a form that the site does not offer is gone', () =>
    soon(async () => {
      await look('/forms');
      expect(await form.count()).toBe(0);
    }, 'the form is gone'));
  await test.step('SITE-32 the footer is the custom one', async () => {
    expect(footer).not.toContain('A footer of its own');
    await expect(page.locator('footer')).toContainText('A footer of its own');
  });

  const [slug = ''] = await slugsOf('status:in_stock AND car_type:used AND item_type:car AND price > 0');
  await test.step('SITE-33 the phone number of the site replaces that of the location', () =>
    soon(async () => {
      await look(`/cars/${slug}`);
      expect(await page.locator('main a[href^="tel:"]').first().getAttribute('href')).toBe('tel:0770990099');
    }, 'the number of the site'));
  await test.step('SITE-44 SITE-45 cars that are new within the days of the site have its tag', () =>
    soon(async () => {
      await look('/search/new-cars');
      expect(await page.getByRole('article').getByText('Hot off the truck').count()).toBeGreaterThan(0);
    }, 'just arrived'));
  await test.step('SITE-46 sold cars have the tag of the site', async () => {
    const [sold = ''] = await slugsOf('status:sold AND item_type:car');
    await soon(async () => {
      await look(`/cars/${sold}`);
      expect(
        await page
          .locator('main .badge')
          .filter({ hasText: /^Gone$/ })
          .count(),
      ).toBeGreaterThan(0);
    }, 'sold');
  });
  await context.close();
});

const COUNT = 16;
const slugs = Array.from({ length: COUNT }, (_, index) => `matrix-${String(index + 1).padStart(2, '0')}`);
const nameOf = (slug: string) => `Matrix ${slug.slice(-2)}`;

const position = (page: Page, title: string, site: string) =>
  page.getByLabel(`${title} at ${site}`, { exact: true });
const comparing = () =>
  lake.fetch<number>('count(*[_id in $ids && compareEnabled])', {
    ids: slugs.map((slug) => `siteFeatures-${slug}`),
  });

// In the same file as the walk through all features, so that the two never run at the same time: undo reverts
// the latest change.
test.describe('the matrix of the studio', () => {
  test.setTimeout(240_000);
  test.use({ expected: { words: STUDIO_WORDS } });

  test.beforeAll(() =>
    lake.mutate(
      slugs.map((slug) => ({
        createOrReplace: {
          _id: `site-${slug}`,
          _type: 'site',
          name: nameOf(slug),
          slug: { _type: 'slug', current: slug },
          template: 'group',
          url: `https://${slug}.example`,
          dealerships: [reference('dealership-none')].slice(1),
        },
      })),
      { visibility: 'sync' },
    ),
  );
  test.afterAll(() =>
    lake.mutate(
      slugs.flatMap((slug) => [
        { delete: { id: `drafts.site-${slug}` } },
        { delete: { id: `siteFeatures-${slug}` } },
        { delete: { id: `site-${slug}` } },
      ]),
      { visibility: 'sync' },
    ),
  );

  test('an administrator turns a feature on at several sites and undoes it', {
    tag: ['@SITE-04', '@SITE-47'],
  }, async ({ page }) => {
    await openStudio(page, 'admin', '/features');
    const search = page.getByLabel('Search features');
    await expect(search).toBeVisible({ timeout: 45_000 });
    await search.fill('compare up to');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await expect.poll(() => page.getByRole('columnheader').count()).toBeGreaterThan(COUNT + 4);

    await position(page, 'Compare', 'Matrix 01').focus();
    await page.keyboard.press('ArrowRight');
    await expect(position(page, 'Compare', 'Matrix 02')).toBeFocused();
    await page.keyboard.press('End');
    await expect(position(page, 'Compare', 'Value Cars')).toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await page.getByRole('rowheader').boundingBox())?.x).toBeLessThan(200);

    await position(page, 'Compare', 'Matrix 01').click({ force: true });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('From now on: Shoppers can compare up to four cars.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'results and cards' })).toHaveAttribute(
      'href',
      'https://matrix-01.example/search',
    );
    await expect(dialog.getByRole('button', { name: /^All \d+/ })).toBeVisible();
    for (const slug of slugs.slice(1)) await dialog.getByLabel(nameOf(slug)).check({ force: true });
    await expect(dialog.getByText('and 12 more sites')).toBeVisible();
    await dialog.getByRole('button', { name: `Turn on at ${COUNT} sites` }).click();
    await expect(page.getByText(`Compare is on at ${COUNT} sites`)).toBeVisible();
    await expect.poll(comparing).toBe(COUNT);
    // With more sites than fit on screen, the row shows a count.
    await expect(page.getByRole('rowheader')).toHaveText(/On at \d+ of \d+, default off/);
    await expect(
      page.getByRole('gridcell', { name: /^Compare at Matrix 01/ }).getByText(/, \d+ \w+/),
    ).toBeVisible();

    await page.getByRole('button', { name: 'Undo last change' }).click();
    await expect(page.getByText(`Restored: Compare at ${COUNT} sites`)).toBeVisible();
    await expect.poll(comparing).toBe(0);
    await expectAccessible(page, 'section[aria-label="Features by site"]');

    await search.fill('');
    await page.getByLabel('Compare site').selectOption({ label: 'Harbour Motor Group' });
    await page.getByLabel('with another').selectOption({ label: 'Value Cars' });
    // One corner cell and two sites; groups have row headers.
    await expect(page.locator('thead').getByRole('columnheader')).toHaveCount(3);
    await expect(position(page, 'Emergency banner', 'Value Cars')).toBeChecked();
    await expect(position(page, 'Reserve buttons', 'Value Cars')).toHaveCount(0);
    const setting = page
      .getByRole('button', { name: /^Finance page at Value Cars/ })
      .or(page.getByRole('button', { name: /^Location pages at Value Cars/ }));
    await setting.first().click();
    await dialog.getByRole('link', { name: 'Open settings of Value Cars' }).click();
    await expect(page).toHaveURL(/site-valuecars/);
  });

  test('an administrator changes a setting at several sites and reverts it', {
    tag: ['@SITE-47', '@OPEN-131'],
  }, async ({ page }) => {
    const [first = '', second = '', third = ''] = slugs;
    const storedValue = (name: string) =>
      lake.fetch<unknown[]>('*[_id in $ids] | order(_id).settings[$name]', {
        ids: [first, second, third].map((slug) => `site-${slug}`),
        name,
      });
    // An open draft must not restore the old value when it is published later.
    const draft = `drafts.site-${second}`;
    const site = await lake.getDocument(`site-${second}`);
    await lake.createOrReplace({ ...site, _id: draft, _type: 'site' }, { visibility: 'sync' });

    await openStudio(page, 'admin', '/features');
    const search = page.getByLabel('Search features');
    await expect(search).toBeVisible({ timeout: 45_000 });
    await search.fill('number of cars');
    await expect(page.getByRole('rowheader')).toHaveText(/Set at \d+ of \d+, default 21/);
    const cell = (title: string, slug: string) =>
      page.getByRole('button', { name: new RegExp(`^${title} at ${nameOf(slug)}: `) });
    const dialog = page.getByRole('dialog');
    await cell('Cars per page', first).click();
    await expect(dialog.getByText('Default: 21', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'No changes' })).toBeDisabled();
    const input = dialog.getByLabel('Cars per page', { exact: true });
    await input.fill('500');
    await expect(dialog.getByRole('alert')).toHaveText('Enter 100 or less.');
    await expect(dialog.getByRole('button', { name: `Set at ${nameOf(first)}` })).toBeDisabled();
    await input.fill('30');
    await expectAccessible(page, '[role="dialog"]');
    for (const slug of [second, third]) await dialog.getByLabel(nameOf(slug)).check({ force: true });
    await dialog.getByRole('button', { name: 'Set at 3 sites' }).click();
    await expect(page.getByText('Cars per page was updated at 3 sites')).toBeVisible();
    expect(await storedValue('hitsPerPage')).toEqual([30, 30, 30]);
    expect((await lake.getDocument(draft))?.settings).toMatchObject({ hitsPerPage: 30 });
    await expect(cell('Cars per page', third)).toHaveAccessibleName(/: 30, changed/);

    await page
      .getByRole('button', { name: new RegExp(`history of Cars per page at ${nameOf(first)}`) })
      .click();
    await expect(dialog.getByText('21 → 30')).toBeVisible();
    await expect(dialog.getByText(/^Alex Admin, \d+ \w+ \d{4}/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore here' }).click();
    await expect(page.getByText(`Restored: Cars per page at ${nameOf(first)}`)).toBeVisible();
    expect(await storedValue('hitsPerPage')).toEqual([null, 30, 30]);
    await cell('Cars per page', second).click();
    await dialog.getByRole('button', { name: 'Restore at all 3 sites' }).click();
    await expect(page.getByText('Restored: Cars per page at 3 sites')).toBeVisible();
    expect(await storedValue('hitsPerPage')).toEqual([null, null, null]);

    await search.fill('buttons on a card');
    await cell('Buttons on a card', first).click();
    await dialog.getByLabel('Add to Buttons on a card').selectOption({ label: 'Reserve' });
    await dialog.getByRole('button', { name: `Set at ${nameOf(first)}` }).click();
    await expect(cell('Buttons on a card', first)).toHaveAccessibleName(/: Reserve, changed/);
    await cell('Buttons on a card', first).click();
    await dialog.getByLabel('Add to Buttons on a card').selectOption({ label: 'Enquire' });
    await dialog.getByRole('button', { name: 'Move up Buttons on a card 2' }).click();
    await dialog.getByRole('button', { name: `Set at ${nameOf(first)}` }).click();
    await expect.poll(() => storedValue('cardButtons')).toEqual([['enquire', 'reserve'], null, null]);
    await cell('Buttons on a card', first).click();
    await dialog.getByRole('button', { name: 'Use default', exact: true }).click();
    await dialog.getByRole('button', { name: `Use default at ${nameOf(first)}` }).click();
    await expect.poll(() => storedValue('cardButtons')).toEqual([null, null, null]);
    await expect(cell('Buttons on a card', first)).toHaveAccessibleName(/, default/);
    await page.getByRole('button', { name: 'Undo last change' }).click();
    await expect.poll(() => storedValue('cardButtons')).toEqual([['enquire', 'reserve'], null, null]);

    // Entries with several fields; an empty entry is not stored.
    await search.fill('fees listed');
    await cell('Fees listed', first).click();
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await dialog.getByLabel('Fees listed 1: Name').fill('Monthly fee');
    await expect(dialog.getByRole('alert')).toContainText('Enter a number.');
    await dialog.getByLabel('Fees listed 1: Amount').fill('12.5');
    await dialog.getByRole('button', { name: 'Add item' }).click();
    await dialog.getByRole('button', { name: `Set at ${nameOf(first)}` }).click();
    await expect
      .poll(() => storedValue('listedFees'))
      .toEqual([[{ _key: expect.any(String), name: 'Monthly fee', amount: 12.5 }], null, null]);
    await expect(cell('Fees listed', first)).toHaveAccessibleName(/: Name Monthly fee, Amount 12.5,/);
  });

  test('an administrator previews a feature or setting before it changes', {
    tag: ['@SITE-04', '@SITE-47'],
  }, async ({ page, context }) => {
    await switchAll(admin, { compareEnabled: false });
    await soon(async () => {
      expect((await askSite(SITE, '/search')).body).not.toContain('>Compare<');
    }, 'nobody compares');
    const storedNow = () =>
      admin.fetch<unknown[]>('*[_id in $ids] | order(_id){ compareEnabled, "size": settings.hitsPerPage }', {
        ids: [`site-${SITE}`, `siteFeatures-${SITE}`],
      });
    const before = await storedNow();
    await openStudio(page, 'admin', '/features');
    const search = page.getByLabel('Search features');
    await expect(search).toBeVisible({ timeout: 45_000 });
    await search.fill('compare up to');
    const site = `Site of the ${SITE}`;
    await position(page, 'Compare', site).click({ force: true });
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, '[role="dialog"]');

    const openedTab = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const preview = await openedTab;
    const bar = preview.getByRole('complementary', { name: 'Preview' });
    await expect(preview).toHaveURL(siteUrl(SITE, '/search'));
    await expect(bar).toContainText(
      'With an unsaved change: Compare on. Visible on results and cards and vehicle pages.',
    );
    const boxes = preview.getByRole('article').getByText('Compare');
    await expect(boxes.first()).toBeVisible();
    await expectAccessible(preview, '[aria-label="Preview"]');
    await bar.getByRole('link', { name: 'Hide the change' }).click();
    await expect(bar).toContainText('Without the unsaved change: Compare on.');
    await expect(boxes).toHaveCount(0);
    await bar.getByRole('link', { name: 'Show the change' }).click();
    await expect(boxes.first()).toBeVisible();
    const car =
      (await preview.getByRole('article').locator('a[href^="/cars/"]').first().getAttribute('href')) ?? '';
    await preview.goto(siteUrl(SITE, car));
    await expect(bar).toContainText('Compare on');
    await bar.getByRole('link', { name: 'Leave preview' }).click();
    await expect(bar).toHaveCount(0);
    await preview.goto(siteUrl(SITE, '/search'));
    await expect(boxes).toHaveCount(0);
    await preview.close();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await search.fill('number of cars');
    await page.getByRole('button', { name: new RegExp(`^Cars per page at ${site}: `) }).click();
    const look = dialog.getByRole('button', { name: 'Preview' });
    await expect(look).toBeDisabled();
    await dialog.getByLabel('Cars per page', { exact: true }).fill('500');
    await expect(look).toBeDisabled();
    await dialog.getByLabel('Cars per page', { exact: true }).fill('3');
    const secondTab = context.waitForEvent('page');
    await look.click();
    const results = await secondTab;
    await expect(results.getByRole('complementary', { name: 'Preview' })).toContainText(
      'With an unsaved change: Cars per page.',
    );
    await expect(results.locator('main').getByRole('article')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    // Previewing a gate shows it; other previews bypass all gates.
    await search.fill('open the finance page');
    await position(page, 'Sign-in for finance page', site).click({ force: true });
    const thirdTab = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const gatedTab = await thirdTab;
    const gatedBar = gatedTab.getByRole('complementary', { name: 'Preview' });
    await expect(gatedTab).toHaveURL(/\/sign-in\?type=finance&/);
    await expect(gatedBar).toContainText('With an unsaved change: Sign-in for finance page on.');
    await gatedBar.getByRole('link', { name: 'Hide the change' }).click();
    await expect(gatedBar).toContainText('Without the unsaved change: Sign-in for finance page on.');
    await expect(gatedTab).not.toHaveURL(/sign-in/);
    await gatedBar.getByRole('link', { name: 'Show the change' }).click();
    await expect(gatedTab).toHaveURL(/\/sign-in\?type=finance&/);

    // Nothing is stored, and a forged preview cookie has no effect without studio access.
    expect(await storedNow()).toEqual(before);
    const cookie = `forecourt-preview-trial=${encodeURIComponent('{"compareEnabled":true}')}`;
    expect((await askSite(SITE, '/search', { headers: { cookie } })).body).not.toContain('>Compare<');
    expect((await askSite(SITE, '/api/draft/trial?shown=yes', { headers: { cookie } })).status).toBe(404);
  });

  test('an editor can read the features of all sites but not change any', {
    tag: ['@SITE-04', '@SITE-62'],
  }, async ({ page }) => {
    await openStudio(page, 'editor', '/features');
    await expect(page.getByRole('note')).toContainText('only administrators can change them', {
      timeout: 45_000,
    });
    await expect(
      page.getByRole('img', { name: /^Reserve buttons at Harbour Motor Group: (on|off)$/ }),
    ).toBeVisible();
    await expect(page.getByRole('switch').or(page.locator('table input'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo last change' })).toHaveCount(0);
    await page.getByLabel('Search features').fill('compare up to');
    await expect(page.getByRole('img', { name: 'Compare at Matrix 01: off' })).toBeVisible();
    // Read-only: no inputs and no buttons to set or reset.
    await page.getByLabel('Search features').fill('number of cars');
    await page.getByRole('button', { name: 'Cars per page at Matrix 02: 21, default. Open' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Current value: 21')).toBeVisible();
    await expect(dialog.locator('input, select, textarea')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: /^(Set|Restore|Use default)/ })).toHaveCount(0);
    const editor = await clientOf('editor');
    const setting = editor.patch('site-matrix-02').set({ 'settings.hitsPerPage': 30 }).commit();
    await expect(setting).rejects.toMatchObject({ statusCode: 403 });
    const write = editor
      .transaction()
      .createIfNotExists({
        _id: 'siteFeatures-matrix-01',
        _type: 'siteFeatures',
        site: reference('site-matrix-01'),
      })
      .patch('siteFeatures-matrix-01', { set: { compareEnabled: true } })
      .commit();
    await expect(write).rejects.toMatchObject({ statusCode: 403 });
    expect(await comparing()).toBe(0);
    await page.goto(`${studioUrl}/structure/sites;site-harbour;features`);
    await expect(page.locator('#reserveEnabled')).toBeDisabled({ timeout: 45_000 });
  });
});

// In this file for the same reason: it undoes the latest change.
const PROFILE_SITES = [
  ['profile-model', 'Profile Model'],
  ['profile-copy', 'Profile Copy'],
] as const;
const profileIds = PROFILE_SITES.flatMap(([slug]) => [`site-${slug}`, `siteFeatures-${slug}`]);

test.describe('settings of several sites', () => {
  test.use({ expected: { words: STUDIO_WORDS }, viewport: { width: 1440, height: 900 } });
  test.setTimeout(180_000);

  test.beforeAll(async () => {
    for (const [slug, name] of PROFILE_SITES) {
      await lake.createOrReplace({
        _id: `site-${slug}`,
        _type: 'site',
        name,
        slug: { _type: 'slug', current: slug },
        url: `https://${slug}.example`,
        hosts: [`${slug}.example`],
        settings:
          slug === 'profile-model' ? { _type: 'siteSettings', hitsPerPage: 30 } : { _type: 'siteSettings' },
      });
      await lake.createOrReplace({
        _id: `siteFeatures-${slug}`,
        _type: 'siteFeatures',
        site: { _type: 'reference', _ref: `site-${slug}` },
        ...(slug === 'profile-model' && { compareEnabled: true }),
      });
    }
  });
  test.afterAll(async () => {
    await lake.delete({ query: '*[_id in $ids]', params: { ids: profileIds } });
  });

  test('search counts what it finds at each site, and groups it by page', { tag: '@SITE-47' }, async ({
    page,
  }) => {
    await openStudio(page, 'admin', '/features');
    const search = page.getByLabel('Search features');
    await expect(search).toBeVisible({ timeout: 45_000 });
    const head = page.getByRole('columnheader', { name: /^Profile Model/ });
    await search.fill('hitsPerPage');
    await expect(head).toHaveText(/1 of 1 set/);
    await expect(page.getByText('Results and cards', { exact: true })).toBeVisible();
    await search.fill('compareEnabled');
    await expect(head).toHaveText(/1 of 1 on/);
    await page.getByLabel('Group by').selectOption({ label: 'By subject' });
    await expect(page.getByText('Cars', { exact: true })).toBeVisible();
  });

  test('the features of a site are applied to another, and undone at once', async ({ page }) => {
    await openStudio(page, 'admin', '/features');
    await page.getByRole('button', { name: 'Copy between sites' }).click({ timeout: 45_000 });
    const dialog = page.getByRole('dialog', { name: 'Apply a site’s settings to others' });
    await dialog.getByLabel('Copy from').selectOption({ label: 'Profile Model' });
    await dialog.getByLabel('Profile Copy').press('Space');
    await expect(dialog.getByLabel('Cars (1 change)')).toBeChecked();
    await expect(dialog.getByLabel('Settings: Stock and search (1 change)')).not.toBeChecked();
    await dialog.getByLabel('Settings: Stock and search (1 change)').press('Space');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Make 2 changes at 1 site' }).click();
    const stored = () =>
      lake.fetch(
        '{ "site": *[_id == "site-profile-copy"][0].settings.hitsPerPage, "compare": *[_id == "siteFeatures-profile-copy"][0].compareEnabled }',
      );
    await expect.poll(stored, { timeout: 30_000 }).toEqual({ site: 30, compare: true });
    await page.getByRole('button', { name: 'Undo last change' }).click();
    await expect.poll(stored).toEqual({ site: null, compare: null });
  });

  test('a change is scheduled, listed with its person and cancelled', async ({ page }) => {
    await openStudio(page, 'admin', '/features');
    await page.getByLabel('Search features').fill('hitsPerPage', { timeout: 45_000 });
    await page.getByRole('button', { name: /^Cars per page at Profile Copy: / }).click();
    const dialog = page.getByRole('dialog');
    const schedule = dialog.getByRole('button', { name: 'Schedule' });
    await expect(schedule).toBeDisabled();
    await dialog.getByLabel('Cars per page', { exact: true }).fill('24');
    const time = dialog.getByLabel(/^Or change it later/);
    await time.fill('2020-01-01T09:00');
    await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    await time.fill(`${inAWeek}T09:00`);
    await schedule.click();
    await expect(page.getByText('The change is scheduled')).toBeVisible();
    await expect(dialog.getByText(/^Scheduled: 24 at Profile Copy on .*, 9:00 am$/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: /^Scheduled changes \(\d+\)$/ }).click();
    const list = page.getByRole('dialog', { name: 'Scheduled changes' });
    const line = list.getByRole('listitem').filter({ hasText: 'Cars per page: 24 at Profile Copy' }).first();
    await expect(line).toContainText('9:00 am');
    await expect(line).toContainText('Scheduled by Alex Admin');
    await expectAccessible(page, '[role="dialog"]');
    await line.getByRole('button', { name: 'Cancel change' }).click();
    await expect(page.getByText('The scheduled change was cancelled')).toBeVisible();
    await expect(line).toContainText('Cancelled');
  });

  for (const width of [390, 1440])
    test(`a feature is scheduled on and off, and each change is cancelled alone, at ${width} px`, async ({
      page,
    }) => {
      await openStudio(page, 'admin', '/features');
      await page.getByLabel('Search features').fill('compareEnabled', { timeout: 45_000 });
      await position(page, 'Compare', 'Profile Copy').click({ force: true });
      await page.setViewportSize({ width, height: 900 });
      const dialog = page.getByRole('dialog');
      const changes = dialog.getByRole('list', { name: 'Scheduled changes' }).getByRole('listitem');
      const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const schedule = async (to: 'On' | 'Off', days: number) => {
        await dialog.getByLabel('Change to').selectOption(to);
        await dialog.getByLabel(/^Or change it later/).fill(`${dayAfter(days)}T09:00`);
        await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
      };
      // The opposite of the state now is chosen first.
      const first = await dialog.getByLabel('Change to').locator('option:checked').textContent();
      const [to, back] = first === 'On' ? (['On', 'Off'] as const) : (['Off', 'On'] as const);
      await schedule(to, 7);
      await expect(changes).toHaveCount(1);
      await expect(dialog.getByLabel(/^Or change it later/)).toBeFocused();
      await schedule(back, 14);
      await expect(changes).toHaveCount(2);
      await expect(changes.first()).toContainText(`Scheduled: ${to} at Profile Copy`);
      await expect(changes.last()).toContainText(`Scheduled: ${back} at Profile Copy`);
      await dialog.getByLabel('Change to').selectOption(back);
      await dialog.getByLabel(/^Or change it later/).fill(`${dayAfter(21)}T09:00`);
      await expect(dialog.getByText('This changes nothing at that time.')).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await changes
        .last()
        .getByRole('button', { name: /^Cancel change/ })
        .click();
      await expect(changes).toHaveCount(1);
      await changes
        .first()
        .getByRole('button', { name: /^Cancel change/ })
        .click();
      await expect(changes).toHaveCount(0);
      await expect(dialog.getByLabel(/^Or change it later/)).toBeFocused();
    });

  test('the tool fits a phone', async ({ page }) => {
    await openStudio(page, 'admin', '/features');
    await page.setViewportSize({ width: 390, height: 844 });
    const button = page.getByRole('button', { name: 'Copy between sites' });
    await expect(button).toBeVisible({ timeout: 45_000 });
    const box = await button.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await button.click();
    await expectAccessible(page, '[role="dialog"]');
  });
});
