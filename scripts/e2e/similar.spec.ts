import type { Browser, Locator, Page } from '@playwright/test';
import { Copy } from './copies.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { sql } from './reserving.ts';
import { recordSearch } from './search-recorder.ts';
import { askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

interface StockRow {
  id: string;
  slug: string;
  stocknum: string;
  make: string;
  model: string;
  body: string;
  price: number;
}

const FIELDS = `id, slug, stocknum, record->>'make' as make, record->>'model' as model,
  coalesce(record->>'simple_body', '') as body,
  coalesce(nullif((record->>'offer_price')::float8, 0), (record->>'price')::float8, 0) as price`;
const LISTED = `retired_at is null and show_on_dealer_website and status in ('in_stock', 'coming_soon')
  and record->>'item_type' = 'car'`;

/** Cars for sale of the dealerships whose id begins so, as the database has them. */
const stockOf = async (dealership: string, where = 'true') =>
  (await sql(
    `select ${FIELDS} from cars where dealership_id like $1 and ${LISTED} and ${where} order by id`,
    [`${dealership}%`],
  )) as unknown as StockRow[];

const oneOf = async (dealership: string, where: string): Promise<StockRow> => {
  const [car] = await stockOf(dealership, where);
  if (!car) throw new Error(`no car of ${dealership} where ${where}`);
  return car;
};

/** A text as a pattern that matches it alone. */
const literally = (text: string) => text.replaceAll(/[.()]/g, String.raw`\$&`);
const money = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`;
const similar = (page: Page) => page.getByRole('region', { name: 'Similar cars' });
const slugsOf = async (cards: Locator): Promise<string[]> => {
  const hrefs = await cards
    .locator('a.card-link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  return hrefs.map((href) => (href ?? '').replace('/cars/', ''));
};

/** A page as the server sends it: what many cars show on it needs no script, and comes in half the time. */
const plainPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** The card of a car in the results of a search for it. */
async function cardOf(page: Page, site: string, { slug, stocknum }: StockRow): Promise<Locator> {
  await page.goto(siteUrl(site, `/search?query=${stocknum}`));
  return page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/cars/${slug}"]`) });
}

test.afterEach(removeOwnCars);

test('at most six others: same model in the price band first, then same body, then same make, each once', {
  tag: [
    '@VDP-38',
    '@SIMILAR-01',
    '@SIMILAR-03',
    '@SIMILAR-04',
    '@SIMILAR-05',
    '@SIMILAR-06',
    '@SIMILAR-12',
    '@OPEN-004',
  ],
}, async ({ page }) => {
  const stock = await stockOf('harbour');
  const bySlug = new Map(stock.map((car) => [car.slug, car]));
  const bandOf = ({ price }: StockRow) => (price < 50_000 ? 10_000 : 25_000);
  /** How near another car is: 0 is the same model in the band, 3 the same body at any price. */
  const nearness = (car: StockRow, other: StockRow): number => {
    const inBand = Math.abs(other.price - car.price) <= bandOf(car);
    if (inBand && other.make === car.make && other.model === car.model) return 0;
    if (inBand && other.body === car.body) return 1;
    if (inBand && other.make === car.make) return 2;
    return other.body === car.body ? 3 : 4;
  };
  const others = (car: StockRow) => stock.filter(({ id }) => id !== car.id);
  const countOf = (car: StockRow, level: number) =>
    others(car).filter((other) => nearness(car, other) === level).length;
  const carsWithPrice = stock.filter(({ price, body }) => price > 10 && body);
  // One below the limit with a few of its model, so that the next kind shows too; one above it.
  const cheap = carsWithPrice.find((car) => car.price < 50_000 && [1, 2, 3].includes(countOf(car, 0)));
  const dear = carsWithPrice.find((car) => car.price >= 50_000 && countOf(car, 0) > 0);
  for (const car of [cheap, dear]) {
    if (!car) throw new Error('no such car');
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
    await similar(page).scrollIntoViewIfNeeded();
    const cards = similar(page).getByRole('article');
    await expect(cards.first()).toBeVisible();
    const slugs = await slugsOf(cards);
    expect(slugs.length).toBeLessThanOrEqual(6);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain(car.slug);
    const shownCars = slugs.map((slug) => bySlug.get(slug));
    expect(shownCars).not.toContain(undefined);
    const levels = shownCars.map((other) => nearness(car, other as StockRow));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(Math.max(...levels)).toBeLessThan(4);
    for (const level of [0, 1, 2])
      expect(levels.filter((one) => one === level).length, `${car.slug} ${level}`).toBe(
        Math.min(countOf(car, level), 6 - levels.filter((one) => one < level).length),
      );

    const related = await askSite('harbour', `/api/cars/${car.slug}/related`);
    expect(JSON.parse(related.body)).toEqual({ ids: shownCars.map((other) => other?.id) });
    // Another site's car, and one that nobody has.
    expect((await askSite('valuecars', `/api/cars/${car.slug}/related`)).status).toBe(404);
  }
  for (const slug of ['no-such-car', "'", 'x'.repeat(300)])
    expect((await askSite('harbour', `/api/cars/${slug}/related`)).status, slug).toBe(404);
  await expectAccessible(page, 'section[aria-label="Similar cars"]');
});

test('one call asks for them, each query by its index, for ten, without facets, and what it says is what the page shows', {
  tag: [
    '@SIMILAR-02',
    '@SIMILAR-06',
    '@SIMILAR-09',
    '@SIMILAR-10',
    '@SIMILAR-11',
    '@SIMILAR-13',
    '@SEARCH-41',
  ],
}, async ({ page }) => {
  const car = await addCar('harbour');
  const calls: Record<string, unknown>[][] = [];
  let answers: string[] = [];
  const search = await recordSearch(({ requests }, { results }) => {
    if (!String(requests[0]?.['filters']).includes(`model:"${car.model}"`)) return { results };
    calls.push(requests);
    // Nothing of the same model, and of the same body what the last query found, turned round and each twice.
    const last = (results.at(-1)?.hits ?? []).toReversed();
    answers = last.map(({ slug }) => slug);
    return {
      results: results.map((result, at) => ({ ...result, hits: at === 1 ? [...last, ...last] : [] })),
    };
  });
  // Another copy of the storefront, whose search service it is.
  const copy = new Copy(3);
  try {
    await copy.start({ ALGOLIA_HOST: search.url, REDIS_URL: undefined });
    await page.goto(`http://harbour.localhost:${copy.port}/cars/${car.slug}`);
    await similar(page).scrollIntoViewIfNeeded();
    const cards = similar(page).getByRole('article');
    await expect(cards).toHaveCount(6);
    expect(answers.length).toBeGreaterThan(6);
    expect(await slugsOf(cards)).toEqual(answers.slice(0, 6));
  } finally {
    // A page that outlives its server would still tell it of events.
    await page.close();
    await copy.stop('SIGKILL');
    search.stop();
  }
  expect(calls).toHaveLength(1);
  expect(calls[0]).toHaveLength(4);
  const filters = ['model:"HiLux"', 'simple_body:"ute"', 'make:"Toyota"', 'simple_body:"ute"'];
  for (const [at, request] of (calls[0] ?? []).entries())
    expect(request).toMatchObject({
      indexName: 'Car_production',
      query: '',
      hitsPerPage: 10,
      facets: [],
      attributesToHighlight: [],
      highlightPreTag: '<em>',
      highlightPostTag: '</em>',
      filters: expect.stringContaining(filters[at] ?? ''),
    });
});

const PLAIN = `coalesce(record->>'simple_fuel', '') !~* 'electric|hybrid'`;
const FREE = `coalesce(record->>'reserved', 'false') = 'false'`;
const UNTAGGED = `coalesce(record->>'tag', '') = ''`;
const UNCERTIFIED = `coalesce(record->>'certified', 'false') = 'false'`;
const YOUNG = `(record->>'created_at')::timestamptz > now() - interval '7 days'`;
const OLD = `(record->>'created_at')::timestamptz < now() - interval '9 days'`;
const NOT_KEPT = `not exists (select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed'))`;

test('the one tag of a car by its priority, on its card and beside its title', {
  tag: [
    '@TAG-01',
    '@TAG-02',
    '@TAG-03',
    '@TAG-04',
    '@TAG-05',
    '@TAG-06',
    '@TAG-07',
    '@TAG-08',
    '@TAG-09',
    '@TAG-10',
    '@OPEN-051',
    '@CAR-033',
    '@CAR-034',
    '@CAR-035',
    '@CAR-036',
  ],
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await plainPage(browser);
  const tagOf = (car: Locator) => car.locator('.photo-ground > .badge');
  const pageTag = page.locator('main h1').locator('xpath=preceding-sibling::*[contains(@class, "badge")]');
  const inStock = `status = 'in_stock' and ${NOT_KEPT}`;
  const cases: [text: string | null, where: string][] = [
    ['Electric', `${inStock} and record->>'simple_fuel' ~* '^electric'`],
    ['Hybrid', `${inStock} and record->>'simple_fuel' ~* 'hybrid'`],
    ['Reserved', `status = 'in_stock' and record->>'reserved' = 'true' and ${PLAIN}`],
    [
      'Toyota Certified',
      `${inStock} and ${PLAIN} and ${FREE} and record->>'certified' = 'true' and record->>'make' = 'Toyota'
       and record->>'car_type' = 'used'`,
    ],
    [
      'Coming Soon',
      `status = 'coming_soon' and ${NOT_KEPT} and ${PLAIN} and ${FREE} and ${UNTAGGED} and ${UNCERTIFIED}`,
    ],
    [
      'Just Arrived',
      `${inStock} and ${PLAIN} and ${FREE} and ${UNTAGGED} and ${YOUNG} and record->>'car_type' = 'new'`,
    ],
    // As young, and neither new nor tagged.
    [
      null,
      `${inStock} and ${PLAIN} and ${FREE} and ${UNTAGGED} and ${UNCERTIFIED} and ${YOUNG} and record->>'car_type' <> 'new'`,
    ],
    [null, `${inStock} and ${PLAIN} and ${FREE} and ${UNTAGGED} and ${OLD} and record->>'car_type' = 'new'`],
  ];
  const custom = `${inStock} and ${PLAIN} and ${FREE} and not ${UNTAGGED} and ${UNCERTIFIED}`;
  const carWithTag = await oneOf('harbour', custom);
  const [named] = await sql(`select record->>'tag' as tag from cars where id = $1`, [carWithTag.id]);
  cases.push([String(named?.['tag']), `${custom} and id = '${carWithTag.id}'`]);
  for (const [text, where] of cases) {
    const car = await oneOf('harbour', where);
    const words = text === null ? [] : [text];
    const card = await cardOf(page, 'harbour', car);
    await expect(card, `${text}: ${car.slug}`).toHaveCount(1);
    await expect(tagOf(card), car.slug).toHaveText(words);
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
    await expect(pageTag, car.slug).toHaveText(words);
  }
  // Sold, by the site's own name for it.
  const [sold] = await sql(
    `select slug from cars where dealership_id = 'value-cars' and status = 'sold' and show_on_dealer_website limit 1`,
  );
  await page.goto(siteUrl('valuecars', `/cars/${String(sold?.['slug'])}`));
  await expect(pageTag).toHaveText(['Gone']);
  const soldCar = await addCar('harbour', { status: 'sold' });
  await page.goto(siteUrl('harbour', `/cars/${soldCar.slug}`));
  await expect(pageTag).toHaveText(['Sold']);
  await page.context().close();
});

test('a heart keeps the car in this browser with what a list shows of it; a second press forgets it', {
  tag: [
    '@FAV-01',
    '@FAV-02',
    '@FAV-03',
    '@FAV-04',
    '@FAV-05',
    '@FAV-06',
    '@FAV-07',
    '@CAR-001',
    '@CAR-002',
    '@CAR-004',
    '@CAR-006',
    '@CAR-007',
    '@CAR-041',
  ],
}, async ({ page }) => {
  const car = await oneOf('harbour', `status = 'in_stock' and jsonb_array_length(record->'images') > 0`);
  const [facts] = await sql(`select record->>'name' as name from cars where id = $1`, [car.id]);
  const favourites = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('harbour.FavouritedCars') ?? '[]'));
  const entry = {
    id: car.id,
    name: facts?.['name'],
    slug: car.slug,
    make: car.make,
    model: car.model,
    primary_image_url: expect.stringMatching(/^https?:\/\//),
  };
  await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveText('Saved');
  await expect.poll(favourites).toEqual([entry]);
  // The card knows it too, and forgets it for both.
  const card = await cardOf(page, 'harbour', car);
  const cardHeart = card.getByRole('button', { name: /save/i });
  await expect(cardHeart).toHaveAttribute('aria-pressed', 'true');
  await cardHeart.click();
  await expect(cardHeart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(favourites).toEqual([]);
});

test('the price, what it was and what it includes, on card, page and finance page', {
  tag: [
    '@PRICE-01',
    '@PRICE-02',
    '@PRICE-03',
    '@PRICE-04',
    '@PRICE-05',
    '@PRICE-06',
    '@PRICE-07',
    '@PRICE-08',
    '@PRICE-09',
    '@PRICE-13',
    '@OPEN-048',
    '@OPEN-049',
    '@OPEN-050',
    '@CAR-023',
    '@CAR-024',
    '@CAR-025',
    '@CAR-026',
    '@CAR-027',
    '@CAR-028',
    '@CAR-029',
    '@CAR-030',
    '@CAR-031',
  ],
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await plainPage(browser);
  const number = (field: string) => `coalesce((record->>'${field}')::float8, 0)`;
  const isSet = (field: string) => `${number(field)} > 10`;
  const noPrice = `not ${isSet('price')} and not ${isSet('offer_price')}`;
  const cases: [
    site: string,
    dealership: string,
    where: string,
    text: (row: Record<string, number>) => string,
  ][] = [
    [
      'valuecars',
      'value-cars',
      `${number('subscription_price')} > 0 and ${isSet('price')}`,
      ({ subscription = 0 }) => `${money(subscription)}/week`,
    ],
    ['harbour', 'harbour', `${isSet('offer_price')} and ${isSet('price')}`, ({ offer = 0 }) => money(offer)],
    [
      'harbour',
      'harbour',
      `${isSet('price')} and not ${isSet('offer_price')}`,
      ({ price = 0 }) => money(price),
    ],
    ['harbour', 'harbour', `${noPrice} and record->>'preorder' = 'true'`, () => 'PREORDER'],
    [
      'harbour',
      'harbour',
      `${noPrice} and ${number('price')} in (1, 10) and coalesce(record->>'preorder', 'false') = 'false'`,
      () => 'Enquire for price.',
    ],
  ];
  const priceOf = (part: Locator) => part.locator('.price-line > span').first();
  for (const [site, dealership, where, text] of cases) {
    const car = await oneOf(dealership, where);
    const [row] = (await sql(
      `select ${number('subscription_price')} as subscription, ${number('offer_price')} as offer,
              ${number('price')} as price from cars where id = $1`,
      [car.id],
    )) as Record<string, number>[];
    const words = text(row ?? {});
    const card = await cardOf(page, site, car);
    await expect(card.getByText(words, { exact: true }).first(), car.slug).toBeVisible();
    await page.goto(siteUrl(site, `/cars/${car.slug}`));
    await expect(priceOf(page.getByRole('main')), car.slug).toHaveText(words);
  }

  const selling = `coalesce(nullif(greatest(${number('offer_price')}, 0), 0), ${number('price')})`;
  const reducedCar = await oneOf(
    'harbour',
    `${isSet('price')} and ${number('before_price')} > ${selling} and coalesce(record->>'price_type', '') <> ''`,
  );
  const [row] = await sql(
    `select ${number('before_price')} as before, record->>'price_type' as type from cars where id = $1`,
    [reducedCar.id],
  );
  const before = money(Number(row?.['before']));
  const type = String(row?.['type']);
  const shows = async (part: Locator) => {
    const line = part.locator('.price-line').first();
    await expect(line.locator('s')).toHaveText(before);
    await expect(line.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(line).toContainText(`Was ${before}`);
    // The price, without cents, and what it includes.
    await expect(line).toContainText(new RegExp(`^\\$[\\d,]+(?!\\.\\d).*${literally(type)}`));
  };
  await shows(await cardOf(page, 'harbour', reducedCar));
  await page.goto(siteUrl('harbour', `/cars/${reducedCar.slug}`));
  await shows(page.getByRole('main'));
  await page.goto(siteUrl('harbour', `/finance?car_id=${reducedCar.id}`));
  await shows(page.getByRole('main'));

  const lineOf = page.getByRole('main').locator('.price-line').first();
  for (const [price_type, car_type, words] of [
    ['Drive Away', 'new', 'Drive Away'],
    ['Excl. Govt. Charges', 'demo', 'Excl. Govt. Charges'],
    ['Drive Away (ABN holders)', 'new', 'Drive Away (ABN holders)'],
    ['Ride away, no more to pay', 'new', 'Ride away, no more to pay'],
    [null, 'used', 'Excl. Govt. Charges'],
  ] as const) {
    // A subscription is offered only where the site has them.
    const car = await addCar('harbour', { price_type, car_type, subscription_price: 99 });
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
    await expect(lineOf).toHaveText(new RegExp(`^\\$54,990.*${literally(words)}`));
    await expect(lineOf).not.toContainText('/week');
    const kind = { new: 'New', demo: 'Demo', used: 'Used' }[car_type];
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(`Home${kind} cars`);
  }

  const level = await oneOf(
    'harbour',
    `${isSet('price')} and ${number('before_price')} between 11 and ${selling}`,
  );
  await page.goto(siteUrl('harbour', `/cars/${level.slug}`));
  const line = page.getByRole('main').locator('.price-line').first();
  await expect(line).toContainText('$');
  await expect(line).not.toContainText('Was');
  await page.context().close();
});
