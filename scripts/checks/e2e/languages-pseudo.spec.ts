import path from 'node:path';
import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { pageKind } from '@forecourt/lib/operations/speed/page-kind';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
  splitLanguage,
} from '@forecourt/lib/platform/language/languages';
import { pseudoMessage } from '@forecourt/lib/platform/language/testing/pseudo';
import type { Page } from '@playwright/test';
import { northside } from '../../demo/content/northside/site.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { oneOfEachKind, settingsOf, stockOf } from './demo-stock.ts';
import { newShopper } from './inbox.ts';
import { StorefrontInstance } from './instances.ts';
import { addCar, removeOwnCars } from './own-cars.ts';
import { dataOf } from './page-data.ts';
import { type PageData, type Problem, problemsOf, readPage } from './page-texts.ts';
import { sitemapPaths, soldPath } from './pages.ts';
import { pseudoBundle, REPLACED } from './pseudo-language.ts';
import { cardFields, databaseUrl, GOOD_CARD, hydrated, pay, test } from './reserving.ts';
import { newAccount, signedIn } from './signing-in.ts';
import { arriveHydrated, askSite, drawWhatIsFar, expect } from './test.ts';

// Every page in a language that nobody speaks, whose words are a third longer and have an accent on each letter
// (lib/platform/language/testing/pseudo.ts). A text without accents is not translated, unless it is a name or an
// editor's; what is cut or covered here has no room for other languages either.

const SITE = 'northside';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
/** Parts of a page that load late, and pictures that move texts. */
const SETTLED = { timeout: 3_000 };
const SHOPPER = { ...newShopper(), phone: '0412 345 680' };
/** The name of cars that a test adds. */
const OWN_CAR = 'Toyota HiLux';
/** A search without results. */
const UNKNOWN = 'Zzzzqqqq';

/** Pages by their kind, with their addresses in English. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'the home page': ['/'],
  results: ['/search', '/search/used-cars', '/search?query=mazda&sortBy=km:asc'],
  'results without any': [`/search?query=${UNKNOWN}`],
  finance: ['/finance-enquiry'],
  'personalised finance': ['/personalised/finance'],
  'the trade-in': ['/trade-in'],
  'the test drive': ['/book-test-drive'],
  'the service booking': ['/book-service'],
  'the sign-in': ['/sign-in'],
  'saved vehicles': ['/watchlist'],
  'saving a search': ['/save-search?search=%2Fsearch'],
  contact: ['/contact'],
  places: ['/contact-us', '/contact-us/preston', '/contact-us/epping'],
  brands: ['/mazda/overview'],
  models: ['/models', '/cx-5'],
  offers: ['/special-offers', '/offers/cx-5-runout', '/offers/cx-60-finance'],
  blog: ['/blog', '/blog/first-thousand-kilometres'],
  parts: ['/find-a-part'],
  warranty: ['/warranty'],
  'editors’ pages': ['/about-us', '/service', '/owner-benefits', '/roadside-assist'],
  'terms and the accessibility statement': ['/terms-and-conditions', '/privacy-policy', '/accessibility'],
  'the page after a form': ['/success'],
  'an unknown page': ['/no-such-page', '/cars/no-such-car'],
  'pages of a link that is not valid': [
    '/alerts/stop/none',
    '/book-service/none',
    '/reservations/R-7K2M9Q',
    '/test-drive/none',
    '/waiting-list/none',
    '/your-deal/none',
  ],
};

// Stops automatic slides.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Unknown pages, links that are not valid, and forms that are refused. The emulated search answers browsers at the
  // addresses of the demo only, not at those of a further instance.
  expected: { words: [/status of 4\d\d/, /\/1\/indexes\//] },
});
test.describe.configure({ timeout: 300_000 });

let instance: StorefrontInstance;
let data: PageData;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const folder = path.join(settingsFromEnvironment().dataDir, 'pseudo-language');
  instance = new StorefrontInstance(0, 'pseudo', await pseudoBundle(folder));
  await instance.start({ REDIS_URL: undefined });
  data = dataOf(SITE, await stockOf(northside), [SHOPPER.name, OWN_CAR, UNKNOWN]);
});
test.afterAll(async () => {
  await removeOwnCars();
  await instance?.stop('SIGKILL');
});

const urlOf = (address: string, language: Language = REPLACED) =>
  `http://${SITE}.localhost:${instance.port}${inLanguage(address, language)}`;

/** Matches a text of the product by its English words. */
const said = (english: string) =>
  new RegExp(
    pseudoMessage(english)
      .replaceAll(/[⟦⟧]/g, '')
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );

/** Shows each part of a page once, so that it loads. */
async function scrollThrough(page: Page): Promise<void> {
  await drawWhatIsFar(page);
  await page.evaluate(async () => {
    const to = (top: number) => scrollTo({ top, behavior: 'instant' });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      to(top);
      await new Promise(requestAnimationFrame);
    }
    to(0);
    await document.fonts.ready;
  });
  await drawWhatIsFar(page);
}

/** Returns the problems that a page has once it is still. */
async function problemsOn(page: Page): Promise<Problem[]> {
  await scrollThrough(page);
  let problems: Problem[] = [];
  await expect(async () => {
    problems = problemsOf(await page.evaluate(readPage), data);
    expect(problems).toEqual([]);
  })
    .toPass(SETTLED)
    .catch(() => {});
  return problems;
}

/** Returns the places where the English page has a fault of layout, such as a picture's caption that is cut on purpose. */
async function placesInEnglish(page: Page): Promise<Set<string>> {
  const { pathname, search } = new URL(page.url());
  const english = await page.context().newPage();
  try {
    await english.setViewportSize(page.viewportSize() ?? SIZES[0]);
    await english.goto(urlOf(pathname + search, ENGLISH));
    await scrollThrough(english);
    const problems = problemsOf(await english.evaluate(readPage), data);
    return new Set(problems.flatMap(({ place }) => place ?? []));
  } finally {
    await english.close();
  }
}

/** Checks the page that is open at each size. Failures name the text, its element and the page. */
async function expectTranslated(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[REPLACED].tag);
  // Otherwise the texts would be the Chinese ones.
  await expect(page.locator('body')).toContainText('⟦');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const problems = await problemsOn(page);
    const isLayout = problems.some(({ place }) => place !== undefined);
    const known = isLayout ? await placesInEnglish(page) : new Set<string>();
    const own = problems.filter(({ place }) => place === undefined || !known.has(place));
    expect
      .soft(
        own.map(({ problem }) => problem),
        `${name} at ${size.width} px`,
      )
      .toEqual([]);
  }
}

/** Opens pages on a phone, and checks them there and widened. */
async function visit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize(SIZES[0]);
    await page.goto(urlOf(address));
    await expectTranslated(page, address);
  }
}

for (const [name, addresses] of Object.entries(KINDS))
  test(`${name}: no text is untranslated, cut or covered`, ({ page }) => visit(page, addresses));

test('vehicles: no text is untranslated, cut or covered', async ({ page }) => {
  const stock = await stockOf(northside);
  const vehicles = [...(await oneOfEachKind(northside, stock)).values()].map(({ slug }) => `/cars/${slug}`);
  await visit(page, [...new Set([...vehicles, await soldPath(SITE)])]);
});

test('kinds of pages that only the sitemap has: no text is untranslated, cut or covered', async ({
  page,
}) => {
  const kindOf = (address: string) => pageKind(settingsOf(northside), address);
  const visited = new Set(['/cars/any', ...Object.values(KINDS).flat()].map(kindOf));
  const listed = (await sitemapPaths(SITE)).filter(
    (address) => !address.startsWith('/test-') && splitLanguage(address).language === ENGLISH,
  );
  const others = listed.filter((address) => !visited.has(kindOf(address)));
  await visit(page, [...new Map(others.map((address) => [kindOf(address), address])).values()]);
});

test('the menu of a phone: no text is untranslated, cut or covered', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await page.goto(urlOf('/'));
  await page.getByRole('button', { name: said('Menu') }).click();
  await expect(page.getByRole('dialog', { name: said('Menu') })).toBeVisible();
  expect.soft(await problemsOn(page)).toEqual([]);
});

test('the steps of a sign-in: no text is untranslated, cut or covered', async ({ page }) => {
  const account = newAccount();
  await page.goto(urlOf('/my-garage'));
  await expect(page).toHaveURL(/\/zh\/sign-in\?/);
  await hydrated(page);
  await page.getByRole('button', { name: said('Send code') }).click();
  await expectTranslated(page, 'sign-in without a number');
  await page.getByLabel(said('Mobile number')).fill(account.mobile);
  await page.getByRole('button', { name: said('Send code') }).click();
  await page.getByLabel(said('First name')).fill(account.name);
  await expectTranslated(page, 'sign-in of a new shopper');
  await page.getByLabel(said('Last name')).fill(account.lastName);
  await page.getByLabel(said('Email')).fill(account.email);
  await page.getByRole('button', { name: said('Send code') }).click();
  await expect(page.getByText(said('Code sent!'))).toBeVisible();
  await expectTranslated(page, 'sign-in with a code');
});

test('the pages of a shopper: no text is untranslated, cut or covered', async ({ page, context }) => {
  const { userId, cookie, phone, email } = await signedIn(context, SITE);
  const stock = await stockOf(northside);
  const kinds = await oneOfEachKind(northside, stock);
  const pool = openPool(databaseUrl);
  try {
    await saveToWatchlist(
      pool,
      { siteSlug: SITE, userId },
      [...kinds.values()].slice(0, 3).map(({ id }) => id),
    );
  } finally {
    await pool.end();
  }
  const values = {
    name: SHOPPER.name,
    phone: phone.replace('+61', '0'),
    email,
    message: '您好',
    category: 'Used Vehicle',
    terms: true,
  };
  const { status } = await askSite(SITE, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ token: crypto.randomUUID(), kind: 'enquiry', car: null, values }),
  });
  expect([200, 201]).toContain(status);
  await page.goto(urlOf('/my-garage/save-search?search=%2Fzh%2Fsearch%2Fused-cars'));
  await hydrated(page);
  await expectTranslated(page, 'saving a search in the garage');
  await page.getByLabel(said('Name')).first().fill('我的搜索');
  await page.getByRole('radio', { name: said('Email') }).check();
  await page.getByRole('button', { name: said('Save search') }).click();
  await expect(page).toHaveURL(/\/zh\/my-garage(?:[?#]|$)/);
  await visit(page, ['/my-garage', '/watchlist', '/account']);
});

test('the steps of a trade-in: no text is untranslated, cut or covered', async ({ page }) => {
  await page.goto(urlOf('/trade-in'));
  await hydrated(page);
  const main = page.getByRole('main');
  const next = (name: string) => main.getByRole('button', { name: said(name) }).click();
  await main.getByText(said("Don't have the rego? Enter make, model and year")).click();
  await next('Continue');
  await expectTranslated(page, 'trade-in without a car');
  await main.getByLabel(said('Make')).fill('Mazda');
  await main.getByLabel(said('Model')).fill('CX-5');
  await main.getByLabel(said('Year')).fill('2021');
  await next('Continue');
  await expect(page).toHaveURL(/\/zh\/trade-in\?step=confirm/);
  await hydrated(page);
  await expectTranslated(page, 'trade-in, the car');
  await next('Yes, this is my car');
  await expect(main.getByLabel(said('Odometer (km)'))).toBeVisible();
  await hydrated(page);
  await next('See my estimate');
  await expectTranslated(page, 'trade-in, condition');
});

test('the steps of an enquiry: no text is untranslated, cut or covered', async ({ page }) => {
  await page.goto(urlOf('/contact'));
  await hydrated(page);
  const form = page.locator('#enquiry form');
  await form.getByRole('button', { name: said('Send enquiry') }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expectTranslated(page, 'enquiry without answers');
});

test('the steps of a checkout and its receipt: no text is untranslated, cut or covered', async ({
  page,
  context,
  browser,
}) => {
  await signedIn(context, SITE);
  const { slug } = await addCar(SITE, {
    make: 'Mazda',
    model: 'CX-5',
    location_id: 'northside-preston',
    payment_processors: ['stripe'],
    price: 30_000,
    state: 'VIC',
  });
  await page.goto(urlOf(`/cars/${slug}/checkout`));
  await hydrated(page);
  await page.getByLabel(said('Name')).fill('');
  await page.getByRole('button', { name: said('Hold this') }).click();
  await expect(page.getByLabel(said('Name'))).toHaveAccessibleDescription(said('This is a required field.'));
  await expectTranslated(page, 'checkout, details');
  await page.getByLabel(said('Name')).fill(SHOPPER.name);
  await page.getByLabel(said('Mobile')).fill(SHOPPER.phone);
  await page.getByLabel(said('Email')).fill(SHOPPER.email);
  for (const ask of ['I have a vehicle to trade in', 'delivered, or to buy it online']) {
    const tick = page.getByLabel(said(ask));
    if (await tick.isVisible()) await tick.check();
  }
  await page.getByRole('button', { name: said('Hold this') }).click();
  const next = page.getByRole('button', { name: said('Continue') });
  for (const step of ['Trade-in', 'Delivery or pick-up', 'Review and pay']) {
    await expect(page.getByRole('heading', { name: said(step) }).first()).toBeVisible();
    await hydrated(page);
    await expectTranslated(page, `checkout, ${step}`);
    if (step !== 'Review and pay') await next.click();
  }

  // To others it is on hold.
  const other = await (await browser.newContext()).newPage();
  arriveHydrated(other);
  await visit(other, [`/cars/${slug}`, `/cars/${slug}/waiting-list`]);
  await other.context().close();

  await page.getByLabel(said('I agree to the reservation terms')).check();
  const card = cardFields(page);
  await card.getByLabel('Card number').fill(GOOD_CARD);
  await card.getByLabel('Expiry date').fill('12 / 34');
  await card.getByLabel('Security code').fill('123');
  await pay(page, said('Pay '));
  // A feed of the demo may have removed the car in the meantime, which then is refunded.
  const outcome = page.getByRole('heading', { name: said('is reserved for you') });
  await expect(outcome.or(page.getByRole('heading', { name: said('been refunded') }))).toBeVisible({
    timeout: 20_000,
  });
  await expectTranslated(page, 'receipt');
});
