import type { Locator, Page } from '@playwright/test';
import { lake } from './content.ts';
import { rows } from './rows.ts';
import { type Car, carOf, type SiteName, whileRecordSays } from './stock-record.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

/** Chromium renders panoramas in software here and warns when a screenshot is taken. */
const WEBGL_WARNINGS = [/GPU stall due to ReadPixels/, /software WebGL/i];

const HAS_SPIN = `jsonb_array_length(r->'spin_images') = 36`;
const HAS_HOTSPOTS = `jsonb_array_length(r->'hotspots'->'exterior') = 3 and jsonb_array_length(r->'hotspots'->'interior') = 3`;
const PHOTOS_ONLY = `jsonb_array_length(r->'spin_images') = 0 and r->>'spin_interior_image' is null
  and r->>'video_url' is null and r->>'external_video_url' is null`;
const photos = (count: number) => `jsonb_array_length(r->'images') = ${count}`;

const open = (page: Page, site: SiteName, { slug }: Car) => page.goto(siteUrl(site, `/cars/${slug}`));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: /^Turn the/ });
const viewOf = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'));
const shows = (page: Page, view: number) =>
  expect(slider(page)).toHaveAttribute('aria-valuetext', `View ${view} of 36`);
const fullscreen = (page: Page) => page.getByRole('dialog', { name: /fullscreen/ });

async function drag(page: Page, part: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 10 });
  await page.mouse.up();
}

async function touchOf(page: Page, part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ways: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: ways.map((way, id) => ({ x: x + way.x, y: y + way.y, id })),
    });
}

async function swipe(page: Page, part: Locator, by: { x: number; y: number }): Promise<void> {
  const touch = await touchOf(page, part);
  await touch('touchStart', [{ x: 0, y: 0 }]);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: by.x * share, y: by.y * share }]);
  await touch('touchEnd', []);
}

async function pinchOut(page: Page, part: Locator): Promise<void> {
  const touch = await touchOf(page, part);
  const sides = (spread: number) => [
    { x: -spread, y: 0 },
    { x: spread, y: 0 },
  ];
  await touch('touchStart', sides(30));
  for (const spread of [40, 50, 60]) await touch('touchMove', sides(spread));
  await touch('touchEnd', []);
}

/** Drags left by 20 pixels every 16 ms of a paused clock, and releases after a rest in milliseconds. */
async function letGo(page: Page, part: Locator, { rest }: { rest: number }): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4, 5]) {
    await page.clock.runFor(16);
    await page.mouse.move(x - 20 * step, y);
  }
  await page.clock.runFor(rest);
  await page.mouse.up();
}

/** Advances a paused clock and waits until everything is rendered. */
async function afterTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  // React renders in message tasks, which run in order.
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3])
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
}
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

test.describe('the viewer', () => {
  test.use({ expected: { words: WEBGL_WARNINGS } });

  test('has a tab for each mode that the car has data for', {
    tag: rows('VDP-02 SPIN-01..04 SPIN-06..09 CAR-045 CAR-047'),
  }, async ({ page }) => {
    await test.step('VDP-02 SPIN-01 a car without spin data has a gallery and no viewer', async () => {
      await open(page, 'harbour', await carOf('harbour', `${PHOTOS_ONLY} and ${photos(12)}`));
      await expect(
        page.getByRole('region', { name: /^Photos of/ }).getByRole('img', { name: /photo 1 of/ }),
      ).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      await expect(slider(page)).toHaveCount(0);
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { slug } = await carOf('harbour', `${HAS_SPIN} and r->>'spin_interior_image' is not null`);
    await page.goto(siteUrl('harbour', `/cars/${slug}`));
    await test.step('SPIN-01 SPIN-02 SPIN-03 SPIN-04 a car with spin data has the tabs Spin, Images and Interior', () =>
      expect(page.getByRole('tab')).toHaveText([/^Spin$/, /^Images$/, /^Interior$/]));
    await test.step('SPIN-06 SPIN-09 CAR-045 the viewer starts with the spinner and its 36 views', async () => {
      await expect(tab(page, 'Spin')).toHaveAttribute('aria-selected', 'true');
      await shows(page, 1);
    });
    await expectAccessible(page, '.gallery');
    await test.step('SPIN-07 the tab Images shows the photos in place of the spinner', async () => {
      await tab(page, 'Spin').press('ArrowRight');
      await expect(tab(page, 'Images')).toBeFocused();
      await expect(page.getByRole('group', { name: 'Photos', exact: true })).toBeVisible();
      await expect(slider(page)).toBeHidden();
    });
    await test.step('SPIN-08 CAR-047 the tab Interior shows the interior', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('slider', { name: /^Look around/ })).toBeVisible();
      await expect(page.getByRole('group', { name: 'Photos', exact: true })).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, 'Spin')).toBeFocused();
    });
    await test.step('SPIN-07 a thumbnail shows its photo from any mode', async () => {
      await page.getByRole('button', { name: 'Photo 3', exact: true }).click();
      await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('img', { name: /photo 3 of/ })).toBeInViewport();
    });
  });

  test('mouse and keys turn the interior and open its hotspots', {
    tag: ['@SPIN-04', '@SPIN-08', '@OPEN-062', '@CAR-049'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'northside', await carOf('northside', HAS_HOTSPOTS));
    await tab(page, 'Interior').click();
    const inside = page.getByRole('slider', { name: /^Look around inside/ });
    const spot = page.getByRole('button', { name: 'Touch screen' });
    await expect(spot).toBeVisible();
    await expect(inside).toHaveAttribute('aria-valuenow', '0');
    await inside.press('ArrowRight');
    await expect(inside).toHaveAttribute('aria-valuenow', '6');
    await inside.press('ArrowLeft');
    await expect(inside).toHaveAttribute('aria-valuenow', '0');
    await drag(page, inside, { x: -120, y: 0 });
    await expect(inside).not.toHaveAttribute('aria-valuenow', '0');
    await inside.press('PageUp');
    await inside.press('PageUp');
    await expect(spot).toHaveCount(0);
    await inside.press('PageDown');
    await inside.press('PageDown');
    await spot.click();
    await expect(page.getByRole('region', { name: 'Touch screen' })).toContainText('CarPlay');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Touch screen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await expect(fullscreen(page)).toBeVisible();
    await expect(inside).toBeFocused();
    await expectAccessible(page, '.gallery');
    await page.goBack();
    await expect(fullscreen(page)).toHaveCount(0);
    await expect(inside).toBeVisible();
  });
});

test.describe('with fingers, on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    expected: { words: WEBGL_WARNINGS },
  });

  test('one finger turns the interior and two fingers zoom it', {
    tag: ['@SPIN-04', '@SPIN-08', '@GALLERY-02', '@GALLERY-03'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'northside', await carOf('northside', HAS_HOTSPOTS));
    await tab(page, 'Interior').tap();
    const inside = page.getByRole('slider', { name: /^Look around inside/ });
    const spot = page.getByRole('button', { name: 'Touch screen' });
    await expect(spot).toBeVisible();
    /** Distance of the hotspot from the middle in pixels, which grows with zoom. */
    const distance = () =>
      spot.evaluate((button) => {
        const middleOf = (element: Element | null | undefined) => {
          const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
          return { x: x + width / 2, y: y + height / 2 };
        };
        const [at, middle] = [middleOf(button), middleOf(button.closest('.interior'))];
        return Math.round(Math.hypot(at.x - middle.x, at.y - middle.y));
      });
    const nearerByPinch = async () => {
      const before = await distance();
      await pinchOut(page, inside);
      await expect.poll(distance).toBeGreaterThan(before * 1.1);
      await page.getByRole('button', { name: 'Zoom out' }).tap();
      await page.getByRole('button', { name: 'Zoom out' }).tap();
    };
    const scrollPosition = () => page.evaluate(() => scrollY);
    const yaw = () => inside.getAttribute('aria-valuenow');
    const before = { distance: await distance(), yaw: await yaw() };
    const scrollEnded = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await swipe(page, inside, { x: 8, y: -120 });
    await scrollEnded;
    expect(await scrollPosition()).toBeGreaterThan(60);
    expect({ distance: await distance(), yaw: await yaw() }).toEqual(before);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await swipe(page, inside, { x: -60, y: -10 });
    await expect.poll(yaw).not.toBe(before.yaw);
    expect(await scrollPosition()).toBe(0);
    await swipe(page, inside, { x: 60, y: 10 });
    await nearerByPinch();

    await page.getByRole('button', { name: 'Fullscreen' }).tap();
    await expect(fullscreen(page)).toBeVisible();
    await expect(spot).toBeVisible();
    await nearerByPinch();
    // Over the interior, a swipe in any direction turns it instead of scrolling.
    const high = await distance();
    await swipe(page, inside, { x: 0, y: -60 });
    await expect.poll(distance).not.toBe(high);
  });

  test('the drag hint covers no button and disappears at the first touch', {
    tag: ['@SPIN-02', '@SPIN-12'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'harbour', await carOf('harbour', `${HAS_SPIN} and ${HAS_HOTSPOTS}`));
    const hint = page.getByText('Drag to turn', { exact: true });
    const highlights = page.getByRole('button', { name: /^Highlights/ });
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(hint).toBeVisible();
      const boxOf = async (part: Locator) => {
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return { left: x, top: y, right: x + wide, bottom: y + height };
      };
      // The layout takes a moment after the width changes.
      await expect(async () => {
        const [full, own, right] = await Promise.all(
          [page.getByRole('button', { name: 'Fullscreen' }), hint, highlights].map(boxOf),
        );
        expect(own?.top, `${width}`).toBe(right?.top);
        expect(own?.left, `${width}`).toBeGreaterThan(full?.right ?? Infinity);
        expect(own?.right, `${width}`).toBeLessThan(right?.left ?? 0);
        const [tabs, picture] = await Promise.all(
          [page.getByRole('tablist', { name: 'Gallery views' }), page.getByRole('tabpanel')].map(boxOf),
        );
        expect((tabs?.bottom ?? Infinity) <= (picture?.top ?? 0), `${width}`).toBe(width < 576);
      }).toPass();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await swipe(page, slider(page), { x: -60, y: 0 });
    await expect(hint).toHaveCount(0);
    await expect(highlights.getByText('Highlights')).toBeInViewport({ ratio: 1 });
  });
});

test('a spin turns every 100 ms until it has loaded or is used', {
  tag: ['@SPIN-11', '@SPIN-15'],
}, async ({ page }) => {
  const car = await carOf('harbour', HAS_SPIN);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/spin\/30\.webp/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
  await expect.poll(() => viewOf(page)).toBeGreaterThan(1);
  await stopClock(page);
  // The spin waits for the missing frame.
  const after = (milliseconds: number) => async () => {
    await afterTime(page, milliseconds);
    return viewOf(page);
  };
  await expect.poll(after(1_000)).toBe(30);
  await page.clock.runFor(10_000);
  await shows(page, 30);
  release();
  await expect.poll(after(100)).toBe(31);
  await afterTime(page, 200);
  await shows(page, 33);
  // All frames have loaded: the turn ends where it began.
  await expect.poll(after(100)).toBe(1);
  await page.clock.runFor(10_000);
  await shows(page, 1);

  await page.clock.resume();
  await page.reload();
  await expect.poll(() => viewOf(page)).toBeGreaterThan(1);
  await slider(page).press('End');
  await stopClock(page);
  await page.clock.runFor(5_000);
  await shows(page, 36);

  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await shows(page, 1);
  await stopClock(page);
  await page.clock.runFor(5_000);
  await shows(page, 1);
});

test('a spin follows drag, keys, wheel and pinch', {
  tag: ['@SPIN-12', '@SPIN-13', '@SPIN-14', '@SPIN-16'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'harbour', await carOf('harbour', HAS_SPIN));
  await shows(page, 1);
  await drag(page, slider(page), { x: -100, y: 0 });
  await shows(page, 6);
  await drag(page, slider(page), { x: 200, y: 0 });
  await shows(page, 32);
  for (const [key, view] of [
    ['End', 36],
    ['ArrowRight', 1],
    ['ArrowLeft', 36],
    ['Home', 1],
    ['PageUp', 6],
  ] as const) {
    await slider(page).press(key);
    await shows(page, view);
  }
  await page.mouse.wheel(60, 0);
  await shows(page, 9);
  // Vertical wheel movement scrolls the page and does not turn the car.
  await page.mouse.wheel(0, 200);
  // Wait for the end of scrolling, while which the stage moves under a finger.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await shows(page, 9);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  // Twice the distance means twice the size, on the page and in fullscreen, without turning the car.
  const stage = page.locator('.spin-stage').first();
  await pinchOut(page, slider(page));
  await expect(stage).toHaveCSS('transform', /^matrix\(2, 0, 0, 2,/);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await shows(page, 9);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(fullscreen(page)).toBeVisible();
  await pinchOut(page, slider(page));
  await expect(stage).toHaveCSS('transform', /^matrix\(2, 0, 0, 2,/);
  // One finger pans a zoomed image up to its edge.
  const touch = await touchOf(page, slider(page));
  await touch('touchStart', [{ x: -700, y: 0 }]);
  await touch('touchMove', [{ x: 700, y: 0 }]);
  await touch('touchEnd', []);
  const { width = 0 } = (await slider(page).boundingBox()) ?? {};
  await expect(stage).toHaveCSS('transform', `matrix(2, 0, 0, 2, ${width / 2}, 0)`);
  await shows(page, 9);
});

test('a spin released in motion slows down to a stop', {
  tag: ['@SPIN-12'],
}, async ({ page }) => {
  const { slug } = await carOf('harbour', HAS_SPIN);
  const path = siteUrl('harbour', `/cars/${slug}`);
  const turnedIn = async (milliseconds: number) => {
    const before = await viewOf(page);
    await afterTime(page, milliseconds);
    return ((await viewOf(page)) - before + 36) % 36;
  };
  await page.clock.install();
  await page.goto(path);
  await expect(slider(page)).toBeVisible();
  await slider(page).press('Home');
  await stopClock(page);
  await letGo(page, slider(page), { rest: 8 });
  await shows(page, 6);
  const ways = [await turnedIn(160), await turnedIn(160), await turnedIn(160)];
  expect(ways[0]).toBeGreaterThan(5);
  expect(ways.toSorted((one, other) => other - one)).toEqual(ways);
  await afterTime(page, 5_000);
  expect(await turnedIn(5_000)).toBe(0);

  await slider(page).press('Home');
  await letGo(page, slider(page), { rest: 8 });
  await afterTime(page, 32);
  const { x = 0, y = 0 } = (await slider(page).boundingBox()) ?? {};
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  expect(await turnedIn(2_000)).toBe(0);
  await page.mouse.up();
  await slider(page).press('Home');
  await letGo(page, slider(page), { rest: 200 });
  await shows(page, 6);
  expect(await turnedIn(2_000)).toBe(0);

  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await shows(page, 1);
  await stopClock(page);
  await letGo(page, slider(page), { rest: 8 });
  await shows(page, 6);
  expect(await turnedIn(2_000)).toBe(0);
});

test('hotspots show on their frame and open by keyboard', {
  tag: ['@SPIN-05', '@OPEN-062', '@GALLERY-02', '@GALLERY-03', '@CAR-048'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const car = await carOf('harbour', `${HAS_SPIN} and ${HAS_HOTSPOTS}`);
  const spot = { frame: 0, text: '', image_url: null };
  const hotspots = {
    exterior: [
      { ...spot, frame: 4, x: 0, y: 100, title: '<img src=x onerror=alert(1)>', text: 'word '.repeat(400) },
      { ...spot, frame: 2, x: 100, y: 0, title: 'Corner', image_url: 'https://evil.example/a.webp' },
      { ...spot, frame: 77, x: 50, y: 50, title: 'Nowhere' },
      { ...spot, x: 50, y: 50, title: '  ' },
    ],
    interior: [],
  };
  await whileRecordSays('harbour', car, { hotspots }, async () => {
    await open(page, 'harbour', car);
    const corner = page.getByRole('button', { name: 'Corner' });
    await shows(page, 1);
    await expect(corner).toHaveCount(0);
    await page.getByRole('button', { name: 'Highlights 2' }).click();
    await shows(page, 3);
    await expect(page.getByRole('region', { name: 'Corner' })).toBeInViewport();
    // Feed pictures on other hosts are never loaded directly; the image server shows a placeholder for
    // disallowed hosts.
    const picture = page.locator('.hotspot-panel img');
    await expect(picture).not.toHaveAttribute('src', /evil/);
    await expect(picture).toHaveAttribute('src', /\/[\w-]{16}\/w:\d+\/[\w-]+$/);
    await slider(page).press('ArrowRight');
    await expect(page.getByRole('region', { name: 'Corner' })).toHaveCount(0);
    await expect(corner).toHaveCount(0);

    await page.getByRole('button', { name: 'Fullscreen' }).click();
    await expect(fullscreen(page)).toBeVisible();
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await shows(page, 5);
    await page.keyboard.press('Tab');
    const hostile = page.getByRole('button', { name: /onerror/ });
    await expect(hostile).toBeFocused();
    await expect(hostile).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: /onerror/ });
    await expect(panel).toContainText('word word');
    await expectAccessible(page, '.gallery');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(fullscreen(page)).toBeVisible();
    await page.mouse.wheel(0, 100);
    await shows(page, 10);
    await page.goBack();
    await expect(fullscreen(page)).toHaveCount(0);
    await expect(page).toHaveURL(siteUrl('harbour', `/cars/${car.slug}`));
    await expect(page.getByRole('button', { name: 'Fullscreen' })).toBeFocused();
  });
});

test('follows the settings of the gallery', {
  tag: ['@GALLERY-01', '@GALLERY-09', '@GALLERY-10', '@GALLERY-11', '@SPIN-09', '@SPIN-10'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  const thumbnails = page.getByRole('list', { name: 'Thumbnails' });
  const track = page.getByRole('group', { name: 'Photos', exact: true });
  await test.step('GALLERY-01 three photos have no thumbnails, four have', async () => {
    await open(page, 'valuecars', await carOf('valuecars', photos(3)));
    await expect(page.getByText('Photo 1 / 3')).toBeVisible();
    await expect(thumbnails).toHaveCount(0);
    await open(page, 'valuecars', await carOf('valuecars', photos(4)));
    await expect(thumbnails.getByRole('button')).toHaveCount(4);
  });
  await test.step('GALLERY-09 the first two slides load eagerly', async () => {
    for (const [at, loading] of ['eager', 'eager', 'lazy'].entries())
      await expect(track.locator('img').nth(at)).toHaveAttribute('loading', loading);
  });
  await test.step('GALLERY-11 a car without photos shows the placeholder', async () => {
    await open(page, 'valuecars', await carOf('valuecars', photos(0)));
    await expect(
      page.getByText(/^(Photos coming soon|We have no photos of this (car|motorcycle|truck))\.$/),
    ).toBeVisible();
  });

  await test.step('GALLERY-10 the slide of the site is at position 1, after the first photo', async () => {
    await open(page, 'harbour', await carOf('harbour', `${PHOTOS_ONLY} and ${photos(12)}`));
    await expect(page.getByText('Photo 1 / 12')).toBeVisible();
    await expect(page.getByRole('img', { name: /photo 1 of/ })).toBeInViewport();
    await page.getByRole('button', { name: 'Next photo' }).click();
    const slide = track.getByRole('group', { name: 'Advertisement' });
    await expect(page.getByText('Advert', { exact: true })).toBeVisible();
    await expect(slide.getByText('Cars, trucks and motorcycles. One way of working.')).toBeInViewport();
    await expect(slide.getByRole('link', { name: 'Search all cars' })).toHaveAttribute('href', '/search');
    await page.getByRole('button', { name: 'Photo 2', exact: true }).click();
    await expect(page.getByText('Photo 2 / 12')).toBeVisible();
  });

  await test.step('SPIN-10 a site with the setting starts with the gallery', async () => {
    await open(page, 'valuecars', await carOf('valuecars', HAS_SPIN));
    await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
  });

  const caravan = await carOf('coastline', HAS_SPIN);
  const chosenByServer = async () =>
    /id="[^"]*-(\w+)-tab"[^>]*aria-selected="true"/.exec(
      (await askSite('coastline', `/cars/${caravan.slug}`)).body,
    )?.[1];
  await test.step('SPIN-09 without the setting the spinner is the default', async () =>
    expect(await chosenByServer()).toBe('spinner'));
  try {
    await test.step('SPIN-10 the setting makes the gallery the default', async () => {
      await lake.patch('site-coastline').set({ 'settings.spinDefaultView': 'gallery' }).commit();
      await expect.poll(chosenByServer, { timeout: 30_000 }).toBe('gallery');
    });
  } finally {
    await lake.patch('site-coastline').unset(['settings.spinDefaultView']).commit();
  }
  await expect.poll(chosenByServer, { timeout: 30_000 }).toBe('spinner');
});

test('images that do not load are logged and show no message', {
  tag: ['@GALLERY-11', '@GALLERY-12', '@SPIN-01'],
}, async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') lines.push(message.text());
  });
  const noPicture = { status: 200, contentType: 'image/webp', body: 'no picture' };
  const plain = await carOf('northside', `${PHOTOS_ONLY} and ${photos(12)}`);
  await page.route(/front-three-quarter\.webp/, (route) => route.fulfill(noPicture));
  await open(page, 'northside', plain);
  const first = page.getByRole('img', { name: /photo 1 of/ });
  await expect(first).toHaveCSS('opacity', '0');
  await expect(page.locator('.gallery-frame').getByText(/not|error|sorry/i)).toHaveCount(0);
  await expect.poll(() => lines.join()).toContain('a picture did not load');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const car = await carOf('harbour', HAS_SPIN);
  await page.route(/\/spin\/0[1-5]\.webp/, (route) => route.fulfill(noPicture));
  await open(page, 'harbour', car);
  await expect(slider(page)).toBeVisible();
  await slider(page).press('PageUp');
  await shows(page, 6);
  await expect.poll(() => lines.join()).toContain('a frame of a spin did not load');
  // With no frames at all, photos replace the spin.
  await page.route(/\/spin\/\d+\.webp/, (route) => route.fulfill(noPicture));
  await page.reload();
  await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Spin')).toHaveCount(0);
});

test('embeds YouTube videos and plays other videos itself', {
  tag: ['@GALLERY-06', '@GALLERY-07', '@GALLERY-08', '@OPEN-122', '@CAR-043', '@CAR-044'],
}, async ({ page }) => {
  const car = await carOf('northside', `${PHOTOS_ONLY} and ${photos(16)}`);
  const embed = 'https://www.youtube.com/embed/M7lc1UVf-VE';
  const file = 'https://films.example/walk-around.mp4';
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
  );
  await whileRecordSays('northside', car, { video_url: file, external_video_url: embed }, () =>
    test.step('GALLERY-06 GALLERY-07 OPEN-122 CAR-044 a YouTube embed address plays in a frame', async () => {
      await open(page, 'northside', car);
      await tab(page, 'Video').click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('button', { name: 'Play the video' }).click();
      await expect(page.getByTitle(/^Video of the/)).toHaveAttribute(
        'src',
        /youtube-nocookie\.com\/embed\/M7lc1UVf-VE/,
      );
    }),
  );
  await whileRecordSays('northside', car, { video_url: file }, () =>
    test.step('GALLERY-06 GALLERY-07 GALLERY-08 CAR-043 any other address plays in a video element', async () => {
      await open(page, 'northside', car);
      await tab(page, 'Video').click();
      // The image server fetches the file from the dealer's host.
      const source = new RegExp(`/raw:1/${Buffer.from(file).toString('base64url')}$`);
      await expect(page.locator('.gallery video')).toHaveAttribute('src', source);
      await expect(page.locator('.gallery iframe')).toHaveCount(0);
    }),
  );
});
