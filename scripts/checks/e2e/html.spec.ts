import type { Page } from '@playwright/test';
import { headingProblems, headProblems, stockNumberOf } from './heads.ts';
import { checkHtml } from './html-checker.ts';
import { newShopper } from './inbox.ts';
import { isLong } from './length.ts';
import { PAGES, sitemapPaths, soldPath, withFewLandings } from './pages.ts';
import { freeVehicle, reserve, SELLERS, sql, test } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { ALL_SITES, askSite, expect, siteUrl } from './test.ts';

/** Pages not in the sitemap. On sites that lack one, this checks the not-found page. */
const UNLISTED_PATHS = [
  '/search?page=2',
  '/search?refinementList%5Bmake%5D%5B0%5D=Mazda&range%5Bprice%5D=5000%3A90000',
  '/search?near=4000&sortBy=distance',
  '/models?query=cx',
  '/models?query=zzzzqqqq',
  '/dealerships?query=a',
  '/online-payment',
  '/online-payment?problems=subject.amount.name.email',
  '/finance?problems=name.phone.email',
  '/online-payment/P-AAAAAA',
  '/reservations/R-AAAAAA',
  '/success',
  '/favourites',
  '/watchlist',
  '/my-garage?done=added',
  '/my-garage?problems=name.postcode',
  '/waiting-list/none?token=x',
  '/your-deal/none?token=x',
  '/my-garage',
  '/account',
  '/sign-in?type=checkout&redirect=%2F',
  '/sign-in?problems=phone.first_name.last_name.email',
];
/** The short form covers two templates, the long form all sites. */
const CHECKED_SITES = isLong ? ALL_SITES : ALL_SITES.slice(0, 2);
const AT_ONCE = 6;
/** Next sends clients without a browser user agent a different head. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140' };

test.describe.configure({ timeout: 300_000 });
test.use({ expected: { words: [/status of 404/] } });

test(
  'every kind of page is valid HTML with its own title, description and main heading',
  { tag: ['@OPEN-125'] },
  async ({ page }, testInfo) => {
    const pages = new Map<string, string>();
    const redirects = new Set<string>();
    for (const site of CHECKED_SITES) await fetchAll(site, await pathsOf(site), pages, redirects);
    expect(pages.size).toBeGreaterThan(CHECKED_SITES.length * 40);
    for (const site of CHECKED_SITES) {
      const listedPaths = new Set(
        (await sitemapPaths(site)).filter((path) => !/\/test-/.test(path)).map((path) => `${site}${path}`),
      );
      expect(headProblems(new Map([...pages].filter(([name]) => listedPaths.has(name))))).toEqual([]);
    }
    await fetchJourney(page, pages, redirects);
    // Redirects are not pages, although they have a body.
    expect(headingProblems(new Map([...pages].filter(([name]) => !redirects.has(name))))).toEqual([]);
    expect(await checkHtml(pages, testInfo.outputPath('html'))).toEqual([]);
  },
);

async function pathsOf(site: (typeof ALL_SITES)[number]): Promise<string[]> {
  // Pages published by concurrent tests lack descriptions.
  const sitemap = (await sitemapPaths(site)).filter((path) => !path.startsWith('/test-'));
  const vehicles = sitemap.filter((path) => path.startsWith('/cars/'));
  // Vehicle titles contain the stock number, so unique stock numbers mean unique titles.
  expect(new Set(vehicles.map(stockNumberOf)).size).toBe(vehicles.length);
  const vehicleSample = isLong
    ? vehicles.filter((_, index) => index % 12 === 0)
    : [vehicles[0], vehicles[Math.floor(vehicles.length / 2)], vehicles.at(-1)].filter(
        (path) => path !== undefined,
      );
  const soldVehicles = site === 'coastline' ? [] : [await soldPath(site)];
  return [
    ...withFewLandings(sitemap.filter((path) => !path.startsWith('/cars/'))),
    ...vehicleSample,
    ...soldVehicles,
    ...[...vehicleSample, ...soldVehicles].flatMap((path) => [
      `${path}/checkout`,
      `${path}/buy-online?problems=name.mobile`,
    ]),
    ...PAGES.map(({ path }) => path),
    ...UNLISTED_PATHS,
  ];
}

async function fetchAll(
  site: string,
  paths: string[],
  pages: Map<string, string>,
  redirects: Set<string>,
): Promise<void> {
  const queue = [...new Set(paths)];
  const { cookie } = await newSession(site);
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const { status, headers, body } = await askSite(site, path, {
        // The sign-in page redirects signed-in shoppers.
        headers: { ...BROWSER, ...(!path.startsWith('/sign-in') && { cookie }) },
      });
      expect(`${site}${path} ${status}`).toMatch(/ (200|30[1278]|404)$/);
      if (status >= 300 && status < 400) redirects.add(`${site}${path}`);
      if (headers.get('content-type')?.startsWith('text/html') && body) pages.set(`${site}${path}`, body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Collects pages that belong to one shopper: checkout steps, the receipt, an online payment in progress. */
async function fetchJourney(page: Page, pages: Map<string, string>, redirects: Set<string>): Promise<void> {
  const [seller] = SELLERS;
  const origin = siteUrl(seller.site, '');
  const pendingReads: Promise<void>[] = [];
  page.on('response', (response) => {
    const mine = response.url().startsWith(origin) && response.request().isNavigationRequest();
    if (!mine || response.status() >= 300) return;
    const pendingRead = response
      .text()
      // The browser discards response bodies after navigation, so request the page again in that case.
      .catch(async () => (await page.request.get(response.url())).text())
      .then((body) => void pages.set(`${response.url()} (${pendingReads.length})`, body));
    pendingReads.push(pendingRead);
  });
  const before = pages.size;
  const path = await freeVehicle(seller);
  await reserve(page, seller, path);

  const { name, email } = newShopper();
  await signedIn(page.context(), seller.site);
  await page.goto(siteUrl(seller.site, '/online-payment'));
  await page.getByLabel('Invoice or stock number').fill('INV-100');
  await page.getByLabel('Amount in Australian dollars').fill('$12');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /^Continue to pay/ }).click();
  await expect(page).toHaveURL(/\/c\/pay\/|\/pay\//);
  const [payment] = await sql('select reference from online_payments where email = $1', [email]);
  await page.goto(siteUrl(seller.site, `/online-payment/${payment?.reference}`));

  await Promise.all(pendingReads);
  // Details, trade-in, delivery, payment and receipt, plus the online payment's form and status page.
  expect(pages.size - before).toBeGreaterThanOrEqual(7);
  await expect
    .poll(async () =>
      (await askSite(seller.site, path)).body.includes('Enquire in case it becomes available'),
    )
    .toBe(true);
  await fetchAll(
    seller.site,
    [
      path,
      `${path}/${seller.segment}`,
      `${path}/waiting-list?problems=email`,
      `${path}/waiting-list?joined=1`,
      `${path}/deal`,
    ],
    pages,
    redirects,
  );
}
