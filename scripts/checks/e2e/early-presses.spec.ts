import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from './length.ts';
import { MOMENTS, type Press, pressWhileLoading } from './loading-moments.ts';
import { expect, siteUrl, test, vehiclePaths } from './test.ts';

const PHONE = { width: 390, height: 844 };
const CARD_HEART = 'article button[aria-label^="Save "]';

/**
 * Opens a page with a throttled CPU and presses buttons while it loads; scripts arrive after the first
 * presses.
 */
async function openPressing(context: BrowserContext, address: string, presses: Press[]): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const early = presses.filter(({ moment }) => moment === 'before any script');
  const later = presses.filter((press) => !early.includes(press));
  await page.addInitScript(pressWhileLoading, later);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  // Before hydration only visible elements can be pressed.
  for (const [index, { selector }] of early.entries()) {
    const before = early.slice(0, index).filter((press) => press.selector === selector).length;
    await page.locator(selector).filter({ visible: true }).nth(before).click();
  }
  scripts.resolve();
  await page.waitForFunction((none) => {
    const { hydrated, pressesLeft } = document.documentElement.dataset;
    return hydrated !== undefined && (none || pressesLeft === '0');
  }, later.length === 0);
  return page;
}

const favourites = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('harbour.FavouritedCars') ?? '[]').length);

/** Returns buttons that React has not hydrated, ideally an empty list. */
const buttonsWithoutReact = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button[type=button]')]
      .filter((button) => !Object.keys(button).some((key) => key.startsWith('__reactProps')))
      .map((button) => button.outerHTML),
  );

/** The long form tests every stage, the short form the first, the busiest and the last. */
const PRESSED_AT = isLong ? MOMENTS : ([MOMENTS[0], MOMENTS[3], MOMENTS[4]] as const);

for (const moment of PRESSED_AT) {
  test.describe(`pressed ${moment}`, () => {
    test.use({ viewport: PHONE });

    test('the filters of a search open once', async ({ context }) => {
      const page = await openPressing(context, siteUrl('harbour', '/search'), [
        { moment, selector: 'button[aria-controls="filters"]' },
      ]);
      const filters = page.getByRole('dialog', { name: 'Filters' });
      await expect(filters).toBeVisible();
      expect(await buttonsWithoutReact(page)).toEqual([]);
      await filters.getByRole('button', { name: 'Close filters' }).click();
      await expect(filters).toBeHidden();
    });

    test('the heart saves a car, and fullscreen opens once', { tag: ['@VDP-10'] }, async ({ context }) => {
      const [vehicle = ''] = await vehiclePaths('harbour');
      const page = await openPressing(context, siteUrl('harbour', vehicle), [
        { moment, selector: 'main button[aria-pressed]' },
        { moment, selector: '.gallery-full' },
      ]);
      const pictures = page.getByRole('dialog', { name: /fullscreen$/ });
      await expect(pictures).toBeVisible();
      expect(await buttonsWithoutReact(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(pictures).toHaveCount(0);
      await expect.poll(() => favourites(page)).toBe(1);
    });

    test('an enquiry opens its dialog or its form, never both', async ({ context }) => {
      const [vehicle = ''] = await vehiclePaths('harbour');
      const page = await openPressing(context, siteUrl('harbour', vehicle), [
        { moment, selector: 'main a[data-form]' },
      ]);
      const dialog = page.locator('dialog[open]');
      const form = page.locator('#enquire');
      const inView = () => form.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
      await expect.poll(async () => (await dialog.count()) + Number(await inView())).toBe(1);
      if (moment === 'before any script') await expect(dialog).toHaveCount(0);
      if (moment === 'once the page is hydrated') await expect(dialog).toHaveCount(1);
    });

    test('the menu of a home page opens once', async ({ context }) => {
      const page = await openPressing(context, siteUrl('harbour'), [
        { moment, selector: 'button[aria-label="Menu"]' },
      ]);
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      expect(await buttonsWithoutReact(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  });
}

test('a menu of a wide home page opens once', { tag: ['@NAV-14'] }, async ({ context }) => {
  for (const moment of PRESSED_AT) {
    const page = await openPressing(context, siteUrl('harbour'), [
      { moment, selector: 'header button[aria-expanded]' },
    ]);
    await expect(page.locator('header button[aria-expanded="true"]')).toHaveCount(1);
    await page.close();
  }
});

test('hearts pressed while a search loads are all saved', {
  tag: ['@CARD-06'],
}, async ({ context }) => {
  const presses = MOMENTS.flatMap((moment) =>
    Array.from({ length: 4 }, () => ({ moment, selector: CARD_HEART })),
  );
  const page = await openPressing(context, siteUrl('harbour', '/search'), presses);
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(presses.length);
  expect(await favourites(page)).toBe(presses.length);
});
