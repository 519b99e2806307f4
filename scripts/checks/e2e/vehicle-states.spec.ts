import { randomUUID } from 'node:crypto';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { searchStock, soldPath } from './pages.ts';
import { sql } from './reserving.ts';
import {
  askSite,
  drawWhatIsFar,
  expect,
  expectAccessible,
  SITES,
  siteUrl,
  test,
  vehiclePaths,
} from './test.ts';

const inStock = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `${name} in stock`, exact: true }) });
const similar = (page: Page) => page.getByRole('region', { name: /^Similar/ });

const SOLD_MESSAGE =
  "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!";
const ASKS_ALIKE = /^Find Me Something Similar$/;
/** Actions for a Harbour car, the most prominent first. */
const FOR_SALE = [
  /^Reserve Now \$200$/,
  /^Enquire$/,
  /^Book a Test Drive$/,
  /^Get Finance$/,
  /^Build your deal$/,
];
const IF_FREE = [/^Enquire in case it becomes available$/, /^Get Finance$/];

interface VehicleState {
  facts?: Partial<VehicleInput>;
  row?: { isRetired?: boolean; isShown?: boolean };
  /** A shopper is currently paying for it. */
  isHeld?: boolean;
  status: 200 | 404;
  indexed: boolean;
  message: string | RegExp;
  presses: readonly RegExp[];
  /** Status of its PDF brochure, and text of its checkout. */
  pdf: 200 | 404;
  checkout: string;
}
const live = { status: 200, indexed: true, pdf: 200 } as const;
const forSale = { ...live, presses: FOR_SALE, checkout: 'Hold this car and continue' } as const;
const reserved = {
  ...live,
  presses: IF_FREE,
  checkout: 'This car has already been reserved',
} as const;
const goneState = {
  status: 200,
  indexed: false,
  message: SOLD_MESSAGE,
  presses: [ASKS_ALIKE],
  pdf: 404,
  checkout: 'It was sold before you could reserve it.',
} as const;

const hold = (carId: string) =>
  sql(
    `insert into reservations (id, reference, site_slug, name, email, amount_cents, return_url, token, car_id, car, choices,
                               dealership_id, mobile, status, held_until, hold_hours, payment_page, session_closed)
     values (gen_random_uuid(), $2, 'harbour', 'Kim', 'kim@shopper.example', 20000, 'https://harbour.example',
             gen_random_uuid(), $1, '{}', '{}', 'harbour-brisbane', '+61412345678', 'held',
             now() + interval '20 minutes', 48, 'elements', true)`,
    [carId, `R-${randomUUID().slice(0, 8)}`],
  );

async function expectState(page: Page, state: VehicleState): Promise<void> {
  const vehicle = await addCar(
    'harbour',
    { location_id: 'harbour-albion', payment_processors: ['stripe'], ...state.facts },
    { ...state.row, slug: `2021-toyota-hilux-sr5-${randomUUID().slice(0, 8)}` },
  );
  if (state.isHeld) await hold(vehicle.id);
  const path = `/cars/${vehicle.slug}`;
  expect((await page.goto(siteUrl('harbour', path)))?.status()).toBe(state.status);
  const robots = page.locator('meta[name="robots"]');
  if (state.indexed) await expect(robots).toHaveCount(0);
  else for (const meta of await robots.all()) await expect(meta).toHaveAttribute('content', /noindex/);
  expect((await robots.count()) > 0).toBe(!state.indexed);
  const main = page.getByRole('main');
  await expect(main.getByText(state.message).filter({ visible: true }).first()).toBeVisible();

  const about = state.indexed
    ? page.getByRole('region', { name: 'Interested in this vehicle?' })
    : main.getByRole('region', { name: '2021 Toyota HiLux' });
  const shown = about.locator('a.btn:not([href^="tel:"])').filter({ visible: true });
  const names = (await shown.allTextContents()).map((text) => text.trim());
  expect(names.length, names.join()).toBe(state.presses.length);
  for (const [at, press] of state.presses.entries()) expect(names[at]).toMatch(press);

  const others = state.status === 404 ? inStock(page, 'Toyota HiLux') : similar(page);
  await others.scrollIntoViewIfNeeded();
  await expect(others.getByRole('article').first()).toBeVisible();
  await expect(others.locator(`a[href="${path}"]`)).toHaveCount(0);

  expect((await askSite('harbour', `/api/cars/${vehicle.slug}/pdf`)).status).toBe(state.pdf);
  expect((await askSite('harbour', `${path}/checkout`)).body).toContain(state.checkout);
}

test.describe('the page of a vehicle', () => {
  // Hidden and unknown vehicles answer 404, which the console reports.
  test.use({ expected: { words: [/404/] } });
  test.afterEach(removeOwnCars);

  test(
    'in stock shows its price and every button',
    {
      tag: ['@STATUS-01', '@CAR-019', '@OPEN-037'],
    },
    ({ page }) => expectState(page, { ...forSale, message: /\$54,990/ }),
  );

  test('coming soon counts as in stock', { tag: ['@STATUS-02', '@CAR-020', '@OPEN-037'] }, ({ page }) =>
    expectState(page, { ...forSale, facts: { status: 'coming_soon' }, message: 'Coming Soon' }),
  );

  test('reserved offers the waiting list', { tag: ['@OPEN-037'] }, ({ page }) =>
    expectState(page, { ...reserved, facts: { reserved: true }, message: 'This car has been reserved' }),
  );

  test('on hold shows until when', { tag: ['@OPEN-037'] }, ({ page }) =>
    expectState(page, { ...reserved, isHeld: true, message: /On hold until \d+:\d\d [ap]m/ }),
  );

  test(
    'sold shows only the sold message, its enquiry and similar cars',
    {
      tag: ['@STATUS-08', '@STATUS-12', '@CAR-021', '@OPEN-037', '@OPEN-052'],
    },
    ({ page }) => expectState(page, { ...goneState, facts: { status: 'sold' } }),
  );

  test(
    'with any other status counts as not in stock',
    {
      tag: ['@STATUS-07', '@CAR-022', '@OPEN-037'],
    },
    ({ page }) =>
      expectState(page, { ...goneState, facts: { status: 'others' }, checkout: 'It is no longer listed.' }),
  );

  for (const [state, facts] of Object.entries({
    sold: { status: 'sold' },
    reserved: { reserved: true },
  }) as [string, Partial<VehicleInput>][])
    test(`${state} offers an alert for the next one`, async ({ page }) => {
      const { slug } = await addCar('harbour', { payment_processors: ['stripe'], ...facts });
      await page.goto(siteUrl('harbour', `/cars/${slug}`));
      const offer = page
        .getByRole('main')
        .getByRole('link', { name: /^Tell me when another HiLux arrives$/ });
      await expect(offer).toHaveAttribute(
        'href',
        /^\/my-garage\/save-search\?search=%2Fsearch%2Ftoyota%2Fhilux/,
      );
      await expectAccessible(page);
    });

  test('no longer listed by its feed counts as sold', { tag: ['@OPEN-037'] }, ({ page }) =>
    expectState(page, { ...goneState, row: { isRetired: true }, checkout: 'It is no longer listed.' }),
  );

  test('hidden from the dealer website answers 404', { tag: ['@CAR-080', '@OPEN-037'] }, ({ page }) =>
    expectState(page, {
      row: { isShown: false },
      status: 404,
      indexed: false,
      message: 'The page may have moved, or the car may have found its owner.',
      presses: [],
      pdf: 404,
      checkout: 'Page not found',
    }),
  );

  test('with an unknown address offers stock of the make in that address', {
    tag: ['@OPEN-037'],
  }, async ({ page }) => {
    const open = async (slug: string) => {
      const answer = await page.goto(siteUrl('harbour', `/cars/${slug}`));
      expect(answer?.status()).toBe(404);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    };
    const main = page.getByRole('main');
    await open(`1960-toyota-tiara-${randomUUID().slice(0, 8)}`);
    const stock = inStock(page, 'Toyota');
    await expect(stock.getByRole('article').first()).toContainText('Toyota');
    await expect(stock.getByRole('link', { name: /View all/ })).toHaveAttribute('href', '/search/toyota');
    await expectAccessible(page);

    await open(`nothing-${randomUUID().slice(0, 8)}`);
    const makes = page.getByRole('region', { name: 'Makes in stock' });
    await expect(makes.getByRole('link', { name: 'Toyota', exact: true })).toBeVisible();
    await main.getByLabel('Search our stock').fill('hilux');
    await main.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?.*hilux/i);
    await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toContainText(
      'HiLux',
    );
  });

  test('sold as the last of its model links to the make', {
    tag: ['@OPEN-037', '@OPEN-052'],
  }, async ({ page }) => {
    const caravan = await addCar('coastline', { item_type: 'caravan', status: 'sold' });
    await page.goto(siteUrl('coastline', `/cars/${caravan.slug}`));
    await expect(page.getByRole('main')).toContainText('Unfortunately this caravan has been sold.');

    const vehicle = await addCar('harbour', {
      make: 'Toyota',
      model: 'Corona',
      status: 'sold',
      name: '1998 Toyota Corona',
    });
    await page.goto(siteUrl('harbour', `/cars/${vehicle.slug}`));
    const main = page.getByRole('main');
    await expect(main).toContainText(SOLD_MESSAGE);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      'HomeUsed carsToyota2021 Toyota Corona',
    );
    await main.getByRole('link', { name: 'See every Toyota' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toyota');
  });
});

for (const site of sampleOf(SITES)) {
  test(`a sold car of ${site} shows only the sold message and similar cars`, {
    tag: ['@STATUS-08', '@STATUS-12'],
  }, async ({ page }) => {
    await page.goto(siteUrl(site, await soldPath(site)));
    const main = page.getByRole('main');
    await expect(main.getByText(SOLD_MESSAGE)).toBeVisible();
    await similar(page).scrollIntoViewIfNeeded();
    await expect(similar(page).getByRole('article').first()).toBeVisible();
    // Prices and buttons appear only on the cards of similar cars.
    const pageText = await main.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const part of copy.querySelectorAll('section[aria-label^="Similar"], script')) part.remove();
      return copy.textContent ?? '';
    });
    expect(pageText).not.toMatch(/\$\d|Test Drive|Reserve|Get Finance|Details/);
  });
}

test('the search key of a page finds no car sold before the visible days', {
  tag: ['@STATUS-17', '@STATUS-20'],
}, async () => {
  const { body } = await askSite('valuecars', '/search/kit');
  const { connection } = JSON.parse(body) as { connection: { apiKey: string } };
  const twoDaysAgo = Math.floor(Date.now() / 1000) - 2 * 86_400;
  const goneFromLists = `dealership_id:"value-cars" AND visible_until < ${twoDaysAgo - 900}`;
  const { secrets } = settingsFromEnvironment();
  expect((await searchStock(secrets.searchKey, goneFromLists)).nbHits).toBeGreaterThan(0);
  expect((await searchStock(connection.apiKey, goneFromLists)).nbHits).toBe(0);
  expect((await searchStock(connection.apiKey, 'status:sold')).nbHits).toBeGreaterThan(0);
});

test.describe('similar cars', () => {
  const countRequests = (page: Page) => {
    let times = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/similar')) times += 1;
    });
    return () => times;
  };

  test('load within 500 px of the viewport, behind 6 placeholders', {
    tag: ['@SIMILAR-07', '@SIMILAR-08'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    const times = countRequests(page);
    let answer = () => {};
    const answerAllowed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/similar', async (route) => {
      await answerAllowed;
      await route.continue();
    });
    const [path = ''] = await vehiclePaths('harbour');
    await page.goto(siteUrl('harbour', path));
    const distance = (pixels: number) =>
      similar(page).evaluate(
        (element, gap) =>
          new Promise<void>((resolve) => {
            const top = element.getBoundingClientRect().top + scrollY - innerHeight - gap;
            window.scrollTo({ top, behavior: 'instant' });
            // Observers are notified after a frame is rendered.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
          }),
        pixels,
      );
    // Sections above need their final height before measuring.
    await drawWhatIsFar(page);
    await distance(520);
    expect(times()).toBe(0);
    // Lazy sections above may move it again.
    await expect
      .poll(async () => {
        await distance(480);
        return times();
      })
      .toBe(1);

    await expect(similar(page)).toHaveAttribute('aria-busy', 'true');
    await expect(similar(page).locator('.card[aria-hidden]')).toHaveCount(6);
    answer();
    await expect(similar(page).getByRole('article').first()).toBeVisible();
    await expect(similar(page).locator('.card[aria-hidden]')).toHaveCount(0);
  });

  test.describe('when they do not load', () => {
    test.use({ expected: { words: [/502/] } });

    test('are logged without a message', { tag: ['@SIMILAR-14'] }, async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await page.route('**/similar', (route) => route.fulfill({ status: 502, json: { error: 'down' } }));
      const [path = ''] = await vehiclePaths('harbour');
      await page.goto(siteUrl('harbour', path));
      await similar(page).scrollIntoViewIfNeeded();
      await expect(similar(page)).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await expect.poll(() => messages.some((text) => text.includes('similar cars did not load'))).toBe(true);
    });
  });
});
