import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { reference } from './content.ts';
import { siteDocuments } from './plain-site.ts';
import { rows } from './rows.ts';
import { clientOf, openStudio, STUDIO_WORDS } from './studio.ts';
import { ALL_SITES, askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

/** A separate site, so that changing its theme does not affect other tests. */
const SITE = 'themes';
const ID = `site-${SITE}`;
let admin: SanityClient;
let documentIds: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const [harbour, dealershipIds, locations] = await Promise.all([
    admin.getDocument<{ logo: object }>('site-harbour'),
    admin.fetch<string[]>('*[_id == "site-coastline"].dealerships[]._ref'),
    admin.fetch<string[]>('*[_id == "site-coastline"].locations[]._ref'),
  ]);
  const documents = siteDocuments({
    slug: SITE,
    name: 'Site of the themes',
    url: siteUrl(SITE, '').replace(/\/$/, ''),
    template: 'group',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' },
    dealershipIds,
  }).map((document): Record<string, unknown> & { _id: string; _type: string } => {
    if (document._type === 'site')
      return { ...document, logo: harbour?.logo, locations: locations.map(reference) };
    if (document._type !== 'page') return document;
    return {
      ...document,
      blocks: [
        {
          _type: 'heroCarousel',
          _key: 'hero',
          slides: ['touring', 'off-road'].map((name) => reference(`slide-coastline-${name}`)),
          showSearch: true,
          height: 'standard',
        },
        { _type: 'featuredUsedCars', _key: 'used', title: 'Featured used cars' },
      ],
    };
  });
  await admin.mutate(
    documents.map((document) => ({ createOrReplace: document as never })),
    { visibility: 'sync' },
  );
  documentIds = documents.map(({ _id }) => _id);
});
test.afterAll(() =>
  admin.mutate(
    [`drafts.${ID}`, ...documentIds].map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

const look = async (fields: Record<string, unknown>, unset: string[] = []) =>
  admin.patch(ID).set(fields).unset(unset).commit({ visibility: 'sync' });

/**
 * Reloads the home page until an element appears, because a change takes a moment to reach the storefront.
 */
async function until(page: Page, selector: string) {
  // Polls without the browser, whose console would report the 404 of a site that does not exist yet.
  await expect.poll(async () => (await askSite(SITE, '/')).status, { timeout: 45_000 }).toBe(200);
  await expect(async () => {
    await page.goto(siteUrl(SITE));
    await expect(page.locator(selector).first()).toBeAttached({ timeout: 1_000 });
  }, selector).toPass({ timeout: 45_000 });
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The names of the font files and of the stylesheets of templates that a page loaded. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const matching = (pattern: RegExp) => [
      ...new Set(names.flatMap((name) => pattern.exec(name)?.[1] ?? [])),
    ];
    return {
      fonts: matching(/\/([a-z-]+)-wght-normal\.[^/]*woff2$/).toSorted(),
      styles: matching(/\/media\/([a-z-]+)\.[^/]*css$/).toSorted(),
    };
  });

/** At exactly 992 px, both the wide and the narrow variant apply. */
async function expectBothVariants(page: Page) {
  await test.step('RESP-07 at exactly 992 px both variants of the breakpoint match', async () => {
    const filters = page.getByRole('region', { name: 'Filters' });
    const sortLabel = page.locator('label[for="sort-by"]');
    const labelIsRead = async () => ((await sortLabel.boundingBox())?.width ?? 0) > 1;
    for (const { width, beside, labelled } of [
      { width: 991, beside: false, labelled: false },
      { width: 992, beside: true, labelled: false },
      { width: 993, beside: true, labelled: true },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(filters, `filters beside the results at ${width} px`).toBeVisible({ visible: beside });
      await expect.poll(labelIsRead, `label of the order at ${width} px`).toBe(labelled);
    }
  });
}

async function contentWidth(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  return page
    .locator('main .container')
    .first()
    .evaluate((column) => column.getBoundingClientRect().width);
}

const PARTS = {
  premium: {
    hero: '.premium-photo',
    header: '.premium-header',
    footer: '.premium-footer',
    vehicle: '.premium-stage',
    fonts: ['cormorant-garamond-latin', 'instrument-sans-latin'],
    styles: ['premium', 'premium-header', 'premium-hero'],
  },
  marine: {
    hero: '.marine-frame',
    header: '.marine-header',
    footer: '.marine-footer',
    vehicle: '.marine-price',
    fonts: ['nunito-latin'],
    styles: ['marine', 'marine-header', 'marine-hero'],
  },
} as const;

test('shows every page type in the templates premium and marine', {
  tag: ['@SITE-03', '@SITE-38', '@RESP-07'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  const [car = ''] = await vehiclePaths('coastline');
  for (const [template, parts] of Object.entries(PARTS)) {
    await test.step(`SITE-03 SITE-38 the ${template} template has its own header, hero and footer`, async () => {
      await look({ template });
      await until(page, parts.header);
      await expect(page.locator('html')).toHaveAttribute('data-template', template);
      for (const part of [parts.hero, parts.footer]) await expect(page.locator(part)).toBeVisible();
    });
    await test.step(`the ${template} template loads its own fonts and styles`, async () => {
      await expect.poll(() => loadedFiles(page)).toEqual({ fonts: parts.fonts, styles: parts.styles });
      // Letters such as ł come from the family's second file, which loads when a page has one.
      const families = parts.fonts.map((name) => name.replace(/-latin$/, '').replaceAll('-', ' '));
      await page.evaluate(
        (names) => Promise.all(names.map((name) => document.fonts.load(`16px "${name}"`, 'ł'))),
        families,
      );
      const extended = parts.fonts.map((name) => `${name}-ext`);
      await expect
        .poll(() => loadedFiles(page))
        .toEqual({ fonts: [...parts.fonts, ...extended].toSorted(), styles: parts.styles });
    });
    for (const path of ['/', '/search', car]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      if (path !== '/') await page.goto(siteUrl(SITE, path));
      if (path === car) await expect(page.locator(parts.vehicle)).toBeVisible();
      await expectAccessible(page);
      const favourites = page.getByRole('banner').getByRole('link', { name: 'Favourites' });
      await expect(favourites).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(favourites).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            `${template} ${path} scrolls sideways at ${width}`,
          )
          .toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      if (path === '/search') await expectBothVariants(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }

  await page.goto(siteUrl(SITE));
  const finder = page.locator('.marine-finder');
  await expect(finder.getByLabel('Budget')).toBeVisible();
  await admin.patch(`siteFeatures-${SITE}`).set({ caravansEnabled: true }).commit({ visibility: 'sync' });
  await expect(async () => {
    await page.goto(siteUrl(SITE));
    await expect(finder.getByLabel('Length')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  const all = Number(/of (\d+)/.exec((await askSite(SITE, '/search')).body.replaceAll('<!-- -->', ''))?.[1]);
  await finder.getByLabel('Type').selectOption({ label: 'Caravan' });
  await finder.getByLabel('Length').selectOption({ label: '5 to 6 m' });
  await finder.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/range/);
  await expect(page.getByText(/Length in mm/).first()).toBeAttached();
  const lengths = await page
    .getByRole('article')
    .getByText(/^\d(\.\d)? m$/)
    .allTextContents();
  expect(lengths.length).toBeGreaterThan(0);
  for (const length of lengths) {
    expect(Number.parseFloat(length)).toBeGreaterThanOrEqual(5);
    expect(Number.parseFloat(length)).toBeLessThanOrEqual(6);
  }
  expect(lengths.length).toBeLessThan(all);
});

test('applies each setting of the theme apart from the template', {
  tag: rows('SITE-37 RESP-01..06'),
}, async ({ page }) => {
  test.setTimeout(240_000);
  // The site's stock is caravans, so cards need this feature.
  await admin.patch(`siteFeatures-${SITE}`).set({ caravansEnabled: true }).commit({ visibility: 'sync' });
  await look({ template: 'group' }, ['theme.typePair']);
  await until(page, '[data-template="group"][data-header="group"]');
  await expect.poll(() => loadedFiles(page)).toEqual({ fonts: ['instrument-sans-latin'], styles: [] });
  const before = {
    radius: await styleOf(page, '.card', 'border-top-left-radius'),
    section: await styleOf(page, '.section', 'padding-bottom'),
  };

  await test.step('RESP-01 from 400 px the content is 400 px wide', async () => {
    expect(await contentWidth(page, 399)).toBe(399);
    expect(await contentWidth(page, 400)).toBe(400);
    expect(await contentWidth(page, 575)).toBe(400);
  });
  await test.step('RESP-02 from 576 px the content is 576 px wide', async () => {
    expect(await contentWidth(page, 576)).toBe(576);
    expect(await contentWidth(page, 767)).toBe(576);
  });
  await test.step('RESP-03 from 768 px the content is 768 px wide', async () => {
    expect(await contentWidth(page, 768)).toBe(768);
    expect(await contentWidth(page, 991)).toBe(768);
  });
  await test.step('RESP-04 from 992 px the content is 992 px wide', async () => {
    expect(await contentWidth(page, 992)).toBe(992);
    expect(await contentWidth(page, 1199)).toBe(992);
  });
  await test.step('RESP-05 from 1200 px the content is 1200 px wide', async () => {
    expect(await contentWidth(page, 1200)).toBe(1200);
    expect(await contentWidth(page, 1399)).toBe(1200);
  });
  await test.step('RESP-06 from 1400 px the content is 1400 px wide', async () => {
    expect(await contentWidth(page, 1400)).toBe(1400);
    expect(await contentWidth(page, 1600)).toBe(1400);
  });
  await page.setViewportSize({ width: 1280, height: 720 });

  await look({
    'theme.typePair': 'figtree',
    'theme.radius': 'square',
    'theme.density': 'compact',
    'theme.header': 'premium',
    'theme.hero': 'marine',
  });
  await until(page, '[data-template="group"][data-header="premium"][data-hero="marine"]');
  await expect(page.locator('.premium-header')).toBeVisible();
  await expect(page.locator('.marine-frame')).toBeVisible();
  await expect
    .poll(() => loadedFiles(page))
    .toEqual({ fonts: ['figtree-latin'], styles: ['marine-hero', 'premium-header'] });
  expect(await styleOf(page, 'body', 'font-family')).toContain('Figtree');
  expect(before.radius).toBe('12px');
  expect(await styleOf(page, '.card', 'border-top-left-radius')).toBe('2px');
  expect(Number.parseInt(await styleOf(page, '.section', 'padding-bottom'), 10)).toBeLessThan(
    Number.parseInt(before.section, 10),
  );

  // A header overlays the picture only with its own hero.
  await look({ 'theme.header': 'franchise' });
  await until(page, '[data-header="franchise"]');
  await expect(async () => {
    const [header, hero] = await Promise.all([
      page.locator('.header-over').boundingBox(),
      page.locator('.marine-frame').boundingBox(),
    ]);
    expect(hero?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
  expect(await styleOf(page, '.header-over', 'background-color')).not.toMatch(/, 0\)|\/ 0\)/);

  await test.step('SITE-37 the footer shows the logo for dark ground, else the inverted logo', async () => {
    const mark = page.locator('footer').getByRole('link', { name: /home$/ }).locator('img');
    expect(await mark.getAttribute('class')).toContain('invert');
    const plain = await mark.getAttribute('src');
    const coastline = await admin.getDocument<{ logo: object }>('site-coastline');
    await look({ logoOnDark: coastline?.logo }, [
      'theme.radius',
      'theme.density',
      'theme.header',
      'theme.hero',
    ]);
    await expect(async () => {
      await page.goto(siteUrl(SITE));
      expect(await mark.getAttribute('src')).not.toBe(plain);
    }).toPass({ timeout: 45_000 });
    expect((await mark.getAttribute('class')) ?? '').not.toContain('invert');
  });
  expect(await styleOf(page, '.card', 'border-top-left-radius')).toBe('12px');

  await look({ 'theme.accent': '#f5b400', 'theme.brand': '#14532d' });
  await expect(async () => {
    await page.goto(siteUrl(SITE));
    expect(await styleOf(page, '.btn-primary', 'background-color')).toBe('rgb(245, 180, 0)');
  }).toPass({ timeout: 45_000 });
  await expectAccessible(page);
});

test.describe('the theme in the studio', () => {
  test.use({ expected: { words: STUDIO_WORDS } });

  test('proposes a palette from the logo or one colour and rejects colours that cannot be read', {
    tag: ['@SITE-37', '@SITE-38'],
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await openStudio(page, 'admin', `/structure/sites;${ID};settings`);
    await page.getByRole('tab', { name: 'Design', exact: true }).click();
    const accent = page.getByTestId('field-theme.accent').locator('input:not([type="color"])');
    await expect(accent).toBeVisible({ timeout: 30_000 });
    const accentValue = await accent.inputValue();
    await page.getByRole('button', { name: 'Suggest colours from logo' }).click();
    const news = page.getByText(/^Accent #[0-9a-f]{6}, neutral tint #[0-9a-f]{6}\.$/);
    await expect(news).toBeVisible({ timeout: 20_000 });
    await expect(accent).not.toHaveValue(accentValue);
    await expect(page.getByText(/^All \d+ colour pairs have enough contrast/)).toBeVisible();
    await page.getByText(/^All \d+ colour pairs have enough contrast/).click();
    await expect(page.getByText(/^ink muted on accent soft, dark background$/)).toBeVisible();
    await expect(page.getByText(/: 1, passes 4\.5 : 1$/).first()).toBeVisible();
    const ground = page.getByRole('img', { name: 'Theme on a light background' });
    const fill = () => ground.evaluate((element) => element.style.getPropertyValue('--accent'));
    expect(await fill()).toBe(await accent.inputValue());

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(accent).toHaveValue(accentValue);
    await expect.poll(fill).toBe(accentValue);

    await accent.fill('#fff6b0');
    await expect(page.getByText(/are hard to see on a white page/).first()).toBeAttached();
    await page.getByRole('button', { name: 'Suggest colours from accent' }).click();
    await expect(page.getByText(/so it is darkened to #/)).toBeVisible({ timeout: 20_000 });
    await expect(accent).not.toHaveValue('#fff6b0');
    await accent.fill('#ffffff');
    await page.getByRole('button', { name: 'Suggest colours from accent' }).click();
    await expect(page.getByText(/would be invisible on a white page/).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByTestId('action-publish')).toBeDisabled();
  });
});

test('the header of each demo site fits small laptops and tablets', async ({ page }) => {
  for (const site of ALL_SITES)
    for (const width of [992, 1024, 1180]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(siteUrl(site));
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${site} ${width} ${overhang}`).toBe(`${site} ${width} 0`);
    }
});
