import type { Page } from '@playwright/test';
import { sampleOf } from './length.ts';
import { carOf, whileRecordSays } from './stock-record.ts';
import { expect, siteUrl, test } from './test.ts';

test('renders few of 80 photos at once and loads thumbnails as they scroll', async ({ page, browser }) => {
  const car = await carOf(
    'harbour',
    `jsonb_array_length(r->'images') = 24 and jsonb_array_length(r->'spin_images') = 0`,
  );
  const [first = ''] = car.photos;
  const images = Array.from({ length: 80 }, (_, at) => ({
    image: { url: `${first}?photo=${at}`, thumb: { url: `${first}?photo=${at}` } },
  }));
  await whileRecordSays('harbour', car, { images }, async () => {
    const requestedPaths = new Set<string>();
    page.on('request', (request) => {
      const photo = /[?&]photo=(\d+)/.exec(request.url())?.[1];
      if (photo) requestedPaths.add(photo);
    });
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`), { waitUntil: 'networkidle' });
    const large = page.locator('.track-slides img');
    const thumbnails = page.getByRole('list', { name: 'Thumbnails' }).getByRole('button');
    await expect(thumbnails).toHaveCount(80);
    expect(await large.count()).toBeLessThanOrEqual(4);
    expect(requestedPaths.size).toBeLessThan(40);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.goto(siteUrl('harbour', `/cars/${car.slug}`));
    await expect(plainPage.locator('.track-slides img[alt$=", photo 11 of 80"]')).toHaveCount(1);
    await expect(plainPage.locator('.track-slides img[alt$=", photo 12 of 80"]')).toHaveCount(0);
    const smallPicture = (of: Page, photo: number) =>
      of.getByRole('button', { name: `Photo ${photo}`, exact: true }).locator('img');
    await expect(smallPicture(plainPage, 80)).toBeVisible();
    await plain.close();
    const slow = await browser.newContext();
    const slowPage = await slow.newPage();
    const scripts = Promise.withResolvers<void>();
    await slowPage.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await slowPage.goto(siteUrl('harbour', `/cars/${car.slug}`), { waitUntil: 'commit' });
    await expect(smallPicture(slowPage, 8)).toBeVisible();
    await expect(smallPicture(slowPage, 9)).toBeHidden();
    scripts.resolve();
    await expect(smallPicture(slowPage, 9)).toBeVisible();
    await slow.close();

    // Only the neighbours of the current photo are rendered, at the end too.
    await thumbnails.last().click();
    await expect(page.getByText(/^Photo 8\d \/ 8\d$/)).toBeVisible();
    await expect(page.getByRole('img', { name: /, photo 80 of 80$/ })).toBeVisible();
    await expect.poll(() => large.count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Photo 79', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(thumbnails.and(page.locator(':focus'))).toHaveCount(0);
    await thumbnails.last().click();
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await expect(
      page.getByRole('dialog', { name: /fullscreen/ }).getByRole('img', { name: /, photo 80 of 80$/ }),
    ).toBeVisible();
    await expect.poll(() => large.count()).toBeLessThanOrEqual(5);
    await page.keyboard.press('Home');
    await expect(page.getByRole('img', { name: /, photo 1 of 80$/ })).toBeVisible();
    expect(await page.locator('.gallery *').count()).toBeLessThan(700);
  });
});

for (const site of sampleOf(['harbour', 'northside', 'valuecars'] as const))
  test(`a vehicle page of ${site} has no layout shift when its lazy parts load`, async ({ page }) => {
    const car = await carOf(
      site,
      `jsonb_array_length(r->'images') >= 8 and coalesce((r->>'price')::numeric, 0) > 5000`,
    );
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      let release = () => {};
      const answerHeld = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.goto(siteUrl(site, `/cars/${car.slug}`), { waitUntil: 'networkidle' });
      await page.route('**/_next/static/chunks/**', async (route) => {
        await answerHeld;
        await route.continue();
      });
      const calculator = page.getByRole('region', { name: 'Finance calculator' });
      // A single jump, so that no script loads before its element is in view.
      await calculator.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await expect(calculator.getByText('Weekly repayment')).toBeVisible();
      const heightOf = () =>
        calculator.evaluate((element) => Math.round(element.getBoundingClientRect().height));
      const before = await heightOf();
      release();
      await expect(calculator.getByRole('slider').first()).toBeVisible();
      expect(Math.abs((await heightOf()) - before), `${width}`).toBeLessThanOrEqual(26);
      await page.unroute('**/_next/static/chunks/**');
    }
  });
