import type { Browser, Locator, Page } from '@playwright/test';
import { StorefrontInstance } from './instances.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { sql } from './reserving.ts';
import { rows } from './rows.ts';
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

const literally = (text: string) => text.replaceAll(/[.()$]/g, String.raw`\$&`);
const money = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`;
const similar = (page: Page) => page.getByRole('region', { name: 'Similar cars' });
const slugsOf = async (cards: Locator): Promise<string[]> => {
  const hrefs = await cards
    .locator('a.card-link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  return hrefs.map((href) => (href ?? '').replace('/cars/', ''));
};

/** A page without scripts, pictures and fonts, for tests that open many cars. */
async function plainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.route('**/*', (route) =>
    ['image', 'font', 'media'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  return context.newPage();
}

async function cardOf(page: Page, site: string, { slug, stocknum }: StockRow): Promise<Locator> {
  await page.goto(siteUrl(site, `/search?query=${stocknum}`));
  return page
    .getByRole('region', { name: 'Results' })
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/cars/${slug}"]`) });
}

test.afterEach(removeOwnCars);

test('shows the six most similar other cars', {
  tag: rows('VDP-38 SIMILAR-01 SIMILAR-03..06 SIMILAR-12 OPEN-004'),
}, async ({ page }) => {
  const stock = await stockOf('harbour');
  const bySlug = new Map(stock.map((car) => [car.slug, car]));
  const bandOf = ({ price }: StockRow) => (price < 50_000 ? 10_000 : 25_000);
  /** How similar another car is: 0 is the same model within the price band, 3 the same body at any price. */
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
  /**
   * Returns whether results depend on the price band: enough other models are within it, and one of the same
   * model just outside.
   */
  const tellsTheBand = (car: StockRow) =>
    countOf(car, 1) > 6 &&
    others(car).some(
      ({ make, model, price }) =>
        make === car.make &&
        model === car.model &&
        Math.abs(price - car.price) > bandOf(car) &&
        Math.abs(price - car.price) < 3 * bandOf(car),
    );
  const carsWithPrice = stock.filter(({ price, body }) => price > 10 && body);
  // One below the limit with only a few of its model, so that the next kind shows too; one above it.
  const cheap = carsWithPrice.find(
    (car) => car.price < 50_000 && [1, 2, 3].includes(countOf(car, 0)) && tellsTheBand(car),
  );
  const dear = carsWithPrice.find(
    (car) => car.price >= 50_000 && [1, 2, 3].includes(countOf(car, 0)) && countOf(car, 1) > 6,
  );
  const cards = similar(page).getByRole('article');

  const shownFor = async (car: StockRow | undefined) => {
    if (!car) throw new Error('no such car');
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
    await similar(page).scrollIntoViewIfNeeded();
    await expect(cards.first()).toBeVisible();
    const slugs = await slugsOf(cards);
    return { car, slugs, shownCars: slugs.map((slug) => bySlug.get(slug)) };
  };
  /** Checks that cars are ordered by similarity, with as many of each kind as exist. */
  const expectNearestFirst = ({ car, shownCars }: Awaited<ReturnType<typeof shownFor>>) => {
    const levels = shownCars.map((other) => nearness(car, other as StockRow));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect(Math.max(...levels)).toBeLessThan(4);
    for (const level of [0, 1, 2])
      expect(levels.filter((one) => one === level).length, `${car.slug} ${level}`).toBe(
        Math.min(countOf(car, level), 6 - levels.filter((one) => one < level).length),
      );
    return levels;
  };

  const ofCheap = await shownFor(cheap);
  await test.step('VDP-38 SIMILAR-01 six similar cars show, none of them sold', async () => {
    await expect(cards).toHaveCount(6);
    expect(ofCheap.shownCars).not.toContain(undefined);
  });
  await test.step('SIMILAR-06 each shows once, and the car itself does not', () => {
    expect(new Set(ofCheap.slugs).size).toBe(6);
    expect(ofCheap.slugs).not.toContain(ofCheap.car.slug);
  });
  await test.step('SIMILAR-05 SIMILAR-03 cars of the model within 10,000 dollars come first', () => {
    const levels = expectNearestFirst(ofCheap);
    expect(levels.slice(0, countOf(ofCheap.car, 0)).every((level) => level === 0)).toBe(true);
    for (const other of ofCheap.shownCars)
      expect(Math.abs((other?.price ?? 0) - ofCheap.car.price)).toBeLessThanOrEqual(10_000);
  });
  await test.step('SIMILAR-12 the others are of the same body', () => {
    const ofOtherModels = ofCheap.shownCars.filter((other) => other?.model !== ofCheap.car.model);
    expect(ofOtherModels.length).toBeGreaterThan(0);
    for (const other of ofOtherModels) expect(other?.body).toBe(ofCheap.car.body);
  });
  await test.step('OPEN-004 the related cars of the API are those that show', async () => {
    const related = await askSite('harbour', `/api/cars/${ofCheap.car.slug}/related`);
    expect(JSON.parse(related.body)).toEqual({ ids: ofCheap.shownCars.map((other) => other?.id) });
    expect((await askSite('valuecars', `/api/cars/${ofCheap.car.slug}/related`)).status).toBe(404);
    for (const slug of ['no-such-car', "'", 'x'.repeat(300)])
      expect((await askSite('harbour', `/api/cars/${slug}/related`)).status, slug).toBe(404);
  });
  const ofDear = await shownFor(dear);
  await test.step('SIMILAR-04 from 50,000 dollars the cars within 25,000 dollars come first', () => {
    expectNearestFirst(ofDear);
    for (const other of ofDear.shownCars)
      expect(Math.abs((other?.price ?? 0) - ofDear.car.price)).toBeLessThanOrEqual(25_000);
  });
  await expectAccessible(page, 'section[aria-label="Similar cars"]');
});

test('requests similar cars in one call and shows the results', {
  tag: rows('SIMILAR-02 SIMILAR-06 SIMILAR-09..13 SEARCH-41'),
}, async ({ page }) => {
  const car = await addCar('harbour');
  const calls: Record<string, unknown>[][] = [];
  let answers: string[] = [];
  const search = await recordSearch(({ requests }, { results }) => {
    if (!String(requests[0]?.['filters']).includes(`model:"${car.model}"`)) return { results };
    calls.push(requests);
    // None of the same model; for the same body the last query's hits, reversed and each twice.
    const last = (results.at(-1)?.hits ?? []).toReversed();
    answers = last.map(({ slug }) => slug);
    return {
      results: results.map((result, at) => ({ ...result, hits: at === 1 ? [...last, ...last] : [] })),
    };
  });
  // Another storefront instance, which uses the recording search service.
  const instance = new StorefrontInstance(3, 'instances');
  try {
    await instance.start({ ALGOLIA_HOST: search.url, REDIS_URL: undefined });
    await page.goto(`http://harbour.localhost:${instance.port}/cars/${car.slug}`);
    await similar(page).scrollIntoViewIfNeeded();
    const cards = similar(page).getByRole('article');
    await test.step('SIMILAR-13 the hits of the second result show in their order', async () => {
      await expect(cards.first()).toBeVisible();
      expect(answers.length).toBeGreaterThan(6);
      await expect.poll(async () => (await slugsOf(cards))[0]).toBe(answers[0]);
    });
    await test.step('SIMILAR-06 a car that comes twice shows once', async () => {
      await expect(cards).toHaveCount(6);
      expect(await slugsOf(cards)).toEqual(answers.slice(0, 6));
    });
  } finally {
    // A page that outlives its server would still send it events.
    await page.close();
    await instance.stop('SIGKILL');
    search.stop();
  }
  const [requests = []] = calls;
  const ofEach = (name: string) => requests.map((request) => request[name]);
  await test.step('SEARCH-41 one multi-query call has all four queries', () => {
    expect(calls).toHaveLength(1);
    expect(requests).toHaveLength(4);
    expect(ofEach('query')).toEqual(['', '', '', '']);
  });
  await test.step('SIMILAR-02 each query asks for 10 cars', () => {
    expect(ofEach('hitsPerPage')).toEqual([10, 10, 10, 10]);
  });
  await test.step('SIMILAR-09 each query names the index', () => {
    expect(new Set(ofEach('indexName'))).toEqual(new Set(['Car_production']));
  });
  await test.step('SIMILAR-10 each query sends empty facets', () => {
    expect(ofEach('facets')).toEqual([[], [], [], []]);
  });
  await test.step('SIMILAR-11 each query sends highlight settings', () => {
    for (const request of requests)
      expect(request).toMatchObject({
        attributesToHighlight: [],
        highlightPreTag: '<em>',
        highlightPostTag: '</em>',
      });
  });
  await test.step('SIMILAR-12 the filters are model, body, make, and body at any price', () => {
    const filters = ofEach('filters').map(String);
    for (const [at, part] of [
      'make:"Toyota" AND model:"HiLux"',
      'simple_body:"ute"',
      'make:"Toyota"',
      'simple_body:"ute"',
    ].entries())
      expect(filters[at]).toContain(part);
    expect(filters.map((filter) => filter.includes('sort_price'))).toEqual([true, true, true, false]);
  });
});

const PLAIN = `coalesce(record->>'simple_fuel', '') !~* 'electric|hybrid'`;
const FREE = `coalesce(record->>'reserved', 'false') = 'false'`;
const UNTAGGED = `coalesce(record->>'tag', '') = ''`;
const UNCERTIFIED = `coalesce(record->>'certified', 'false') = 'false'`;
const YOUNG = `(record->>'created_at')::timestamptz > now() - interval '7 days'`;
const OLD = `(record->>'created_at')::timestamptz < now() - interval '9 days'`;
const NOT_KEPT = `not exists (select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed'))`;

test('shows one tag on the card and next to the title of a car', {
  tag: rows('TAG-01..10 OPEN-051 CAR-033..036'),
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await plainPage(browser);
  const resultsPage = await page.context().newPage();
  const pageTag = page.locator('main h1').locator('xpath=preceding-sibling::*[contains(@class, "badge")]');
  const inStock = `status = 'in_stock' and ${NOT_KEPT}`;
  const expectTag = async (where: string, ...words: string[]) => {
    const car = await oneOf('harbour', where);
    const onCard = async () => {
      const card = await cardOf(resultsPage, 'harbour', car);
      await expect(card, `${words}: ${car.slug}`).toHaveCount(1);
      await expect(card.locator('.photo-ground > .badge'), car.slug).toHaveText(words);
    };
    const onPage = async () => {
      await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(pageTag, car.slug).toHaveText(words);
    };
    await Promise.all([onCard(), onPage()]);
  };
  await test.step('TAG-01 OPEN-051 an electric car is tagged Electric, a hybrid one Hybrid', async () => {
    await expectTag(`${inStock} and record->>'simple_fuel' ~* '^electric'`, 'Electric');
    await expectTag(`${inStock} and record->>'simple_fuel' ~* 'hybrid'`, 'Hybrid');
  });
  await test.step('TAG-02 CAR-034 a reserved car is tagged Reserved', () =>
    expectTag(`status = 'in_stock' and record->>'reserved' = 'true' and ${PLAIN}`, 'Reserved'));
  await test.step('TAG-03 CAR-035 a certified used Toyota is tagged Toyota Certified', () =>
    expectTag(
      `${inStock} and ${PLAIN} and ${FREE} and record->>'certified' = 'true' and record->>'make' = 'Toyota'
       and record->>'car_type' = 'used'`,
      'Toyota Certified',
    ));
  await test.step('TAG-04 CAR-033 a car with a tag of its own shows it', async () => {
    const custom = `${inStock} and ${PLAIN} and ${FREE} and not ${UNTAGGED} and ${UNCERTIFIED}`;
    const car = await oneOf('harbour', custom);
    const [row] = await sql(`select record->>'tag' as tag from cars where id = $1`, [car.id]);
    await expectTag(`${custom} and id = '${car.id}'`, String(row?.['tag']));
  });
  await test.step('TAG-05 a car that is coming soon is tagged Coming Soon', () =>
    expectTag(
      `status = 'coming_soon' and ${NOT_KEPT} and ${PLAIN} and ${FREE} and ${UNTAGGED} and ${UNCERTIFIED}`,
      'Coming Soon',
    ));
  const unremarkable = `${inStock} and ${PLAIN} and ${FREE} and ${UNTAGGED}`;
  await test.step('TAG-06 CAR-036 a new car created 7 days ago or later is tagged Just Arrived', () =>
    expectTag(`${unremarkable} and ${YOUNG} and record->>'car_type' = 'new'`, 'Just Arrived'));
  await test.step('TAG-07 CAR-036 a new car created 9 days ago or earlier has no tag', () =>
    expectTag(`${unremarkable} and ${OLD} and record->>'car_type' = 'new'`));
  await test.step('TAG-08 TAG-09 a young car that is not new has no tag', async () => {
    await expectTag(`${unremarkable} and ${UNCERTIFIED} and ${YOUNG} and record->>'car_type' <> 'new'`);
    const created_at = new Date().toISOString();
    for (const car_type of ['demo', 'used'] as const) {
      const car = await addCar('harbour', { car_type, created_at });
      await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(pageTag, car_type).toHaveCount(0);
    }
  });
  await test.step('TAG-10 a sold car is tagged Sold, or with the name the site has for it', async () => {
    const [sold] = await sql(
      `select slug from cars where dealership_id = 'value-cars' and status = 'sold' and show_on_dealer_website limit 1`,
    );
    await page.goto(siteUrl('valuecars', `/cars/${String(sold?.['slug'])}`));
    await expect(pageTag).toHaveText(['Gone']);
    const soldCar = await addCar('harbour', { status: 'sold' });
    await page.goto(siteUrl('harbour', `/cars/${soldCar.slug}`));
    await expect(pageTag).toHaveText(['Sold']);
  });
  await page.context().close();
});

test('the heart saves a car in this browser until it is pressed again', {
  tag: rows('FAV-01..07 CAR-001..002 CAR-004 CAR-006..007 CAR-041'),
}, async ({ page }) => {
  const car = await oneOf('harbour', `status = 'in_stock' and jsonb_array_length(record->'images') > 1`);
  const [facts] = await sql(
    `select record->>'name' as name, record->'images'->0->'image'->>'url' as photo from cars where id = $1`,
    [car.id],
  );
  const favourites = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('harbour.FavouritedCars') ?? '[]'));
  await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Saved?$/ })
    .first();
  await heart.click();
  await expect(heart).toHaveText('Saved');
  await expect.poll(favourites).toHaveLength(1);
  const [entry] = await favourites();
  await test.step('FAV-02 CAR-001 the entry carries the id', () => {
    expect(entry.id).toBe(car.id);
  });
  await test.step('FAV-03 CAR-004 the entry carries the name', () => {
    expect(entry.name).toBe(facts?.['name']);
  });
  await test.step('FAV-04 CAR-002 the entry carries the slug', () => {
    expect(entry.slug).toBe(car.slug);
  });
  await test.step('FAV-05 FAV-06 CAR-006 CAR-007 the entry carries make and model', () => {
    expect([entry.make, entry.model]).toEqual([car.make, car.model]);
  });
  await test.step('FAV-07 CAR-041 the entry carries the address of the first photo', () => {
    expect(entry.primary_image_url).toBe(facts?.['photo']);
  });
  await test.step('FAV-01 the card shows the car as saved, and a press there removes it', async () => {
    const card = await cardOf(page, 'harbour', car);
    const cardHeart = card.getByRole('button', { name: /save/i });
    await expect(cardHeart).toHaveAttribute('aria-pressed', 'true');
    await cardHeart.click();
    await expect(cardHeart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(favourites).toEqual([]);
  });
});

test('shows the price with what it was and what it includes', {
  tag: rows('PRICE-01..09 PRICE-13 OPEN-048..050 CAR-023..031'),
}, async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await plainPage(browser);
  const number = (field: string) => `coalesce((record->>'${field}')::float8, 0)`;
  const isSet = (field: string) => `${number(field)} > 10`;
  const noPrice = `not ${isSet('price')} and not ${isSet('offer_price')}`;
  const lineOf = page.getByRole('main').locator('.price-line').first();
  const shownPrice = lineOf.locator('> span').first();
  const expectPrice = async (
    [site, dealership]: [site: string, dealership: string],
    where: string,
    text: (row: Record<string, number>) => string,
  ) => {
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
    await expect(shownPrice, car.slug).toHaveText(words);
  };
  const harbour: [string, string] = ['harbour', 'harbour'];
  await test.step('PRICE-01 PRICE-02 OPEN-050 CAR-029 a subscription shows first, as dollars a week', () =>
    expectPrice(
      ['valuecars', 'value-cars'],
      `${number('subscription_price')} > 0 and ${isSet('price')}`,
      ({ subscription = 0 }) => `${money(subscription)}/week`,
    ));
  await test.step('PRICE-03 CAR-028 an offer shows in place of the price', () =>
    expectPrice(harbour, `${isSet('offer_price')} and ${isSet('price')}`, ({ offer = 0 }) => money(offer)));
  await test.step('PRICE-04 CAR-026 without an offer the price shows', () =>
    expectPrice(harbour, `${isSet('price')} and not ${isSet('offer_price')}`, ({ price = 0 }) =>
      money(price),
    ));
  await test.step('PRICE-05 CAR-030 a preorder without a price reads PREORDER', () =>
    expectPrice(harbour, `${noPrice} and record->>'preorder' = 'true'`, () => 'PREORDER'));
  await test.step('PRICE-06 PRICE-07 a price of 1 or 10 reads Enquire for price.', () =>
    expectPrice(
      harbour,
      `${noPrice} and ${number('price')} in (1, 10) and coalesce(record->>'preorder', 'false') = 'false'`,
      () => 'Enquire for price.',
    ));

  const selling = `coalesce(nullif(greatest(${number('offer_price')}, 0), 0), ${number('price')})`;
  const reducedCar = await oneOf(
    'harbour',
    `${isSet('price')} and ${number('before_price')} > ${selling} and coalesce(record->>'price_type', '') <> ''`,
  );
  const [row] = await sql(
    `select ${number('before_price')} as before, ${selling} as now, record->>'price_type' as type
     from cars where id = $1`,
    [reducedCar.id],
  );
  const before = money(Number(row?.['before']));
  const now = money(Number(row?.['now']));
  const type = String(row?.['type']);
  const [cardLine, pageLine, financeLine] =
    await test.step('PRICE-08 CAR-027 the price before shows struck through', async () => {
      const expectWas = async (line: Locator) => {
        await expect(line.locator('s')).toHaveText(before);
        await expect(line.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
        await expect(line).toContainText(`Was ${before}`);
        return (await line.textContent()) ?? '';
      };
      const card = await cardOf(page, 'harbour', reducedCar);
      const ofCard = await expectWas(card.locator('.price-line').first());
      await page.goto(siteUrl('harbour', `/cars/${reducedCar.slug}`));
      const ofPage = await expectWas(lineOf);
      await page.goto(siteUrl('harbour', `/finance?car_id=${reducedCar.id}`));
      return [ofCard, ofPage, await expectWas(lineOf)];
    });
  await test.step('PRICE-13 OPEN-048 the price type follows on card, page and finance page', () => {
    for (const line of [cardLine, pageLine, financeLine])
      expect(line).toMatch(new RegExp(`^${literally(now)}(?![.,\\d]).*${literally(type)}`));
  });

  const open = async (facts: Parameters<typeof addCar>[1]) => {
    // A subscription price shows only on sites that offer subscriptions.
    const car = await addCar('harbour', { subscription_price: 99, ...facts });
    await page.goto(siteUrl('harbour', `/cars/${car.slug}`));
  };
  const expectType = async (words: string) => {
    await expect(lineOf).toHaveText(new RegExp(`^\\$54,990.*${literally(words)}`));
    await expect(lineOf).not.toContainText('/week');
  };
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await test.step('CAR-031 OPEN-049 the price type of the feed shows as it is', async () => {
    for (const price_type of ['Drive Away (ABN holders)', 'Ride away, no more to pay']) {
      await open({ price_type, car_type: 'new' });
      await expectType(price_type);
    }
  });
  await test.step('CAR-023 a new car is below New cars', async () => {
    await open({ price_type: 'Drive Away', car_type: 'new' });
    await expectType('Drive Away');
    await expect(breadcrumb).toContainText('HomeNew cars');
  });
  await test.step('CAR-024 a demo car is below Demo cars', async () => {
    await open({ price_type: 'Excl. Govt. Charges', car_type: 'demo' });
    await expectType('Excl. Govt. Charges');
    await expect(breadcrumb).toContainText('HomeDemo cars');
  });
  await test.step('CAR-025 OPEN-049 a used car is below Used cars, without a type Excl. Govt. Charges', async () => {
    await open({ price_type: null, car_type: 'used' });
    await expectType('Excl. Govt. Charges');
    await expect(breadcrumb).toContainText('HomeUsed cars');
  });

  await test.step('PRICE-09 a price before that is not above the price does not show', async () => {
    const level = await oneOf(
      'harbour',
      `${isSet('price')} and ${number('before_price')} between 11 and ${selling}`,
    );
    await page.goto(siteUrl('harbour', `/cars/${level.slug}`));
    await expect(lineOf).toContainText('$');
    await expect(lineOf).not.toContainText('Was');
  });
  await page.context().close();
});
