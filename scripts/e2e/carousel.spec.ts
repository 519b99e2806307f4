import type { Locator, Page } from '@playwright/test';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shown = (page: Page) => hero(page).getAttribute('data-index');

/** Opens the home page with the time in our hands, and stops it once the hero plays. */
async function openHero(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(siteUrl('harbour'), { waitUntil: 'networkidle' });
  await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  for (const slide of await hero(page).locator('.carousel-slide').all())
    await expect
      .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** A car with more photos than fit in a row of thumbnails, and nothing else to look at. */
async function pathWithPhotos(site: string): Promise<string> {
  for (const path of await vehiclePaths(site)) {
    const { body } = await askSite(site, path);
    if (body.includes('aria-label="Photo 6"') && !body.includes('role="tablist"')) return path;
  }
  throw new Error(`${site} has no car with many photos`);
}

test.describe('slides that advance by themselves', () => {
  test('HOME-16 HOME-17 HOME-18 advance, loop, and wait while the pointer, the focus or nobody is there', async ({
    page,
  }) => {
    await openHero(page);
    const place = async () => Number(await shown(page));
    const count = await hero(page).locator('.carousel-slide').count();
    const waits = async () => {
      const before = await place();
      await page.clock.runFor(30_000);
      expect(await place()).toBe(before);
    };
    for (let step = 0; step < count; step += 1) {
      const before = await place();
      await page.clock.runFor(7_000);
      await expect.poll(place).toBe((before % count) + 1);
    }

    await hero(page).hover({ position: { x: 5, y: 5 } });
    await waits();
    await page.mouse.move(0, 0);
    await hero(page).getByRole('button', { name: 'Pause' }).focus();
    await waits();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());

    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await waits();
    await setHidden(false);
    const before = await place();
    await page.clock.runFor(7_000);
    await expect.poll(place).toBe((before % count) + 1);

    await hero(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waits();
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('stand still for who prefers no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl('harbour'), { waitUntil: 'networkidle' });
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('never advance onto a picture that has not come', async ({ page }) => {
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.clock.install();
    await page.goto(siteUrl('harbour'), { waitUntil: 'commit' });
    await page.route(/\.webp/, async (route) => {
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const second = hero(page).locator('.carousel-slide').nth(1).locator('img');
    await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    // Another address, so that it has to be fetched now.
    await second.evaluate((image: HTMLImageElement) => {
      image.closest('picture')?.querySelector('source')?.remove();
      image.loading = 'eager';
      image.srcset = '';
      image.src = `${image.src}&again=1`;
    });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe('1');
    isHolding = false;
    for (const release of held) release();
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await page.clock.runFor(7_000);
    await expect.poll(() => shown(page)).toBe('2');
  });

  test('are led by arrows, Home and End on the dots, and only the one that shows can be reached', async ({
    page,
  }) => {
    await page.goto(siteUrl('harbour'), { waitUntil: 'networkidle' });
    await hero(page).getByRole('button', { name: 'Slide 1' }).focus();
    for (const [key, index] of [
      ['ArrowRight', '2'],
      ['End', '3'],
      ['ArrowRight', '1'],
      ['ArrowLeft', '3'],
      ['Home', '1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(hero(page)).toHaveAttribute('data-index', index);
      await expect(hero(page).getByRole('button', { name: `Slide ${index}` })).toBeFocused();
      await expect(hero(page).getByRole('group', { name: /of 3$/ })).toHaveCount(1);
      await expect(hero(page).getByRole('group', { name: `${index} of 3` })).toBeVisible();
    }
  });
});

test('without script the slides of a hero and the photos of a car scroll', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const scrolls = async (scroller: Locator) => {
    await expect(scroller).toBeVisible();
    const [before, inner, outer] = await scroller.evaluate((element) => {
      const start = element.scrollLeft;
      element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
      return [start, element.clientWidth, element.scrollWidth];
    });
    expect(before).toBe(0);
    expect(outer).toBeGreaterThanOrEqual(2 * (inner ?? 0));
    expect(await scroller.evaluate((element) => element.scrollLeft)).toBe(inner);
  };
  await page.goto(siteUrl('harbour'));
  await scrolls(page.locator('.carousel-slides').first());
  const second = page.locator('.carousel-slide').nth(1);
  await expect(second.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await page.goto(siteUrl('northside', await pathWithPhotos('northside')));
  await scrolls(page.getByRole('group', { name: 'Photos', exact: true }));
  await context.close();
});

test.describe('the photos of a car', () => {
  const photos = (page: Page) => page.getByRole('group', { name: 'Photos', exact: true });

  test('follow a finger, buttons, thumbnails and the keys of the scroll container', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('northside', await pathWithPhotos('northside')), { waitUntil: 'networkidle' });
    const gallery = page.getByRole('region', { name: /^Photos of/ });
    const says = (at: number) => expect(gallery.getByText(new RegExp(`Photo ${at} / `))).toBeVisible();
    await says(1);
    await photos(page).evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }));
    await says(3);
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await says(4);
    await expect.poll(() => photos(page).evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(3);
    await expect(gallery.getByRole('group', { name: /^4 of/ })).toBeVisible();
    // The thumbnail of what shows is in sight.
    const thumbnails = page.getByRole('list', { name: 'Thumbnails' });
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await says(6);
    await expect(thumbnails.getByRole('button', { name: 'Photo 6' })).toBeInViewport({ ratio: 1 });
    await thumbnails.getByRole('button', { name: 'Photo 5' }).click();
    await says(5);
    await expectAccessible(page);
  });

  test('GALLERY-02..05 fullscreen opens at the same photo, holds few pictures, and Home and End lead to the ends', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await pathWithPhotos('northside');
    await page.goto(siteUrl('northside', path), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    const dialog = page.getByRole('dialog', { name: /fullscreen/ });
    await expect(dialog.getByText(/Photo 3 \/ /)).toBeVisible();
    expect(await dialog.locator('img').count()).toBeLessThanOrEqual(5);
    await expect(dialog.getByRole('img', { name: /photo 3 of/ })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('Home');
    await expect(dialog.getByText(/Photo 1 \/ /)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /photo 1 of/ })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/Photo 2 \/ /)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Photo 2 \/ /)).toBeVisible();
  });
});
