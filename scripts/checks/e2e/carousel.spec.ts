import type { Locator, Page } from '@playwright/test';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shownSlide = (page: Page) => hero(page).getAttribute('data-index');

/** Opens the home page with a controlled clock, which stops once the hero plays. */
async function openHero(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(siteUrl('harbour'));
  await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  for (const slide of await hero(page).locator('.carousel-slide').all())
    await expect
      .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
  await stopClock(page);
}

const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Runs the clock until another slide shows; the interval is seven seconds. */
async function expectAdvance(page: Page, to: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await shownSlide(page)).toBe(to);
  }).toPass({ intervals: [50] });
}

let carWithPhotos: Promise<string> | undefined;
/** Finds a Northside car with more photos than fit in a row of thumbnails, and with photos only. */
function pathWithPhotos(): Promise<string> {
  carWithPhotos ??= (async () => {
    for (const path of await vehiclePaths('northside')) {
      const { body } = await askSite('northside', path);
      if (body.includes('aria-label="Photo 6"') && !body.includes('role="tablist"')) return path;
    }
    throw new Error('Northside has no car with many photos');
  })();
  return carWithPhotos;
}

test.describe('the slides of a hero', () => {
  test('advance and loop, and pause under pointer and focus and in a hidden tab', {
    tag: ['@HOME-16', '@HOME-17', '@HOME-18'],
  }, async ({ page }) => {
    await openHero(page);
    const place = async () => Number(await shownSlide(page));
    const count = await hero(page).locator('.carousel-slide').count();
    const waits = async () => {
      const before = await place();
      await page.clock.runFor(30_000);
      expect(await place()).toBe(before);
    };
    const advances = async () => expectAdvance(page, String(((await place()) % count) + 1));
    await advances();
    for (let step = 1; step < count; step += 1) {
      const before = await place();
      await page.clock.runFor(4_000);
      expect(await place()).toBe(before);
      await advances();
    }

    const isHeld = () =>
      expect(hero(page).locator('.carousel-slides')).toHaveAttribute('aria-live', 'polite');
    await hero(page).hover({ position: { x: 5, y: 5 } });
    await isHeld();
    await waits();
    await page.mouse.move(0, 0);
    await hero(page).getByRole('button', { name: 'Pause' }).focus();
    await isHeld();
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
    await advances();

    await hero(page).getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await waits();
  });

  test('wait for an image that has not loaded', async ({ page }) => {
    const heldAnswers: (() => void)[] = [];
    let isHolding = false;
    await page.clock.install();
    await page.route(/\.webp/, async (route) => {
      if (isHolding) await new Promise<void>((resolve) => heldAnswers.push(resolve));
      await route.continue();
    });
    await page.goto(siteUrl('harbour'));
    const second = hero(page).locator('.carousel-slide').nth(1).locator('img');
    await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    isHolding = true;
    // A new URL makes the browser request the image now.
    await second.evaluate((image: HTMLImageElement) => {
      image.closest('picture')?.querySelector('source')?.remove();
      image.loading = 'eager';
      image.srcset = '';
      image.src = `${image.src}&again=1`;
    });
    await expect.poll(() => heldAnswers.length).toBeGreaterThan(0);
    await stopClock(page);
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe('1');
    isHolding = false;
    for (const release of heldAnswers) release();
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expectAdvance(page, '2');
  });

  test('follow arrow keys, Home and End where no motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl('harbour'));
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
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

test('the slides of a hero advance on a touch screen only after Play is pressed', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(siteUrl('harbour'));
  const play = hero(page).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await page.waitForLoadState();
  await stopClock(page);
  await page.clock.runFor(30_000);
  expect(await shownSlide(page)).toBe('1');
  await page.clock.resume();
  await play.tap();
  await expect(hero(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await stopClock(page);
  await expectAdvance(page, '2');
  await context.close();
});

test('hero slides and photos scroll without scripts', async ({ browser }) => {
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
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(inner);
  };
  await page.goto(siteUrl('harbour'));
  await scrolls(page.locator('.carousel-slides').first());
  const second = page.locator('.carousel-slide').nth(1);
  await expect(second.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
  await page.goto(siteUrl('northside', await pathWithPhotos()));
  await scrolls(page.getByRole('group', { name: 'Photos', exact: true }));
  await context.close();
});

test.describe('the photos of a car', () => {
  const photos = (page: Page) => page.getByRole('group', { name: 'Photos', exact: true });

  test('follow scrolling, buttons and thumbnails', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('northside', await pathWithPhotos()));
    const gallery = page.getByRole('region', { name: /^Photos of/ });
    const says = (at: number) => expect(gallery.getByText(new RegExp(`Photo ${at} / `))).toBeVisible();
    await says(1);
    await photos(page).evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }));
    await says(3);
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await says(4);
    await expect.poll(() => photos(page).evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(3);
    await expect(gallery.getByRole('group', { name: /^4 of/ })).toBeVisible();
    const thumbnails = page.getByRole('list', { name: 'Thumbnails' });
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await says(5);
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await says(6);
    await expect(thumbnails.getByRole('button', { name: 'Photo 6' })).toBeInViewport({ ratio: 1 });
    await thumbnails.getByRole('button', { name: 'Photo 5' }).click();
    await says(5);
    await expectAccessible(page);
  });

  test('open in fullscreen at the same photo and follow the keys', {
    tag: ['@GALLERY-02', '@GALLERY-03', '@GALLERY-04', '@GALLERY-05'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await pathWithPhotos();
    await page.goto(siteUrl('northside', path));
    await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
    await expect(page.getByText(/Photo 3 \/ /)).toBeVisible();
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    const dialog = page.getByRole('dialog', { name: /fullscreen/ });
    await expect(dialog.getByText(/Photo 3 \/ /)).toBeVisible();
    await expect.poll(() => dialog.locator('img').count()).toBeLessThanOrEqual(5);
    await expect(dialog.getByRole('img', { name: /photo 3 of/ })).toBeInViewport();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await page.keyboard.press('Home');
    await expect(dialog.getByText(/Photo 1 \/ /)).toBeVisible();
    await expect(dialog.getByRole('img', { name: /photo 1 of/ })).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/Photo 2 \/ /)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(/Photo 1 \/ /)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(/Photo 2 \/ /)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Photo 2 \/ /)).toBeVisible();
  });
});
