import { saveToWatchlist } from '@forecourt/lib/accounts/watchlist/items.server';
import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { formatDate, odometerText } from '@forecourt/lib/platform/text/format';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { keyInformation } from '@forecourt/lib/vehicle/key-information';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { sites } from '../../demo/content/documents.ts';
import type { OfferContent } from '../../demo/content/shared/site-content.ts';
import {
  calculatorFigures,
  creditFiguresIn,
  creditTextsOf,
  estimateFigures,
  offerFigures,
  siteFigures,
  wrongCredit,
} from './credit-figures.ts';
import { type DemoSite, lawOf, oneOfEachKind, rulesOf, settingsOf, stockOf } from './demo-stock.ts';
import { contradictions, type Figure, figuresOf } from './figures.ts';
import { isLong } from './length.ts';
import { BROWSER, fetchPages, sitemapPaths, withFewLandings } from './pages.ts';
import { databaseUrl } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { expect, siteUrl, test } from './test.ts';

/** The short form reads only each eighth vehicle. */
const VEHICLE_SHARE = isLong ? 1 : 8;
const WIDTHS = [390, 1440];

test.describe.configure({ timeout: 300_000 });

/** The pages of a site's sitemap with a share of its vehicles, without pages of concurrent tests. */
async function pathsOf(site: string): Promise<string[]> {
  const listed = (await sitemapPaths(site)).filter((path) => !path.startsWith('/test-'));
  const isVehicle = (path: string) => path.startsWith('/cars/');
  const vehicles = listed.filter(isVehicle).filter((_, index) => index % VEHICLE_SHARE === 0);
  return [...withFewLandings(listed.filter((path) => !isVehicle(path))), ...vehicles, '/search'];
}

const LONG_DAY = { dateStyle: 'long' } as const;

/** Returns what the pages of a site must state about its vehicles and offers, from their records. */
function statedFigures(site: DemoSite, stock: readonly Vehicle[]): Map<string, string> {
  const settings = settingsOf(site);
  const rules = rulesOf(site);
  const endOf = ({ until }: OfferContent) =>
    until ? new Date(`${until}T12:00Z`).toLocaleDateString('en-AU', LONG_DAY) : '';
  return new Map([
    ...site.offers.map((offer): [string, string] => [`date of /offers/${offer.name}`, endOf(offer)]),
    ...stock.flatMap((vehicle): [string, string][] => {
      const { figure, price, subscription } = priceStatement(vehicle, rules);
      const terms = subscription && `${subscription.text}. Or ${subscription.cash.text} to buy`;
      const path = `/cars/${vehicle.slug}`;
      return [
        [`price of ${path}`, figure],
        [`basis of ${path}`, terms ?? price?.basisText ?? ''],
        [`kilometres of ${path}`, odometerText(vehicle.km) ?? ''],
        ...keyInformation(vehicle, settings, new Date()).map(({ label, value }): [string, string] => [
          `date of ${path} ${label}`,
          value,
        ]),
        ...lawOf(site, vehicle, new Date()).map(([label, value]): [string, string] => [
          `law of ${path} ${label}`,
          value,
        ]),
      ];
    }),
  ]);
}

/** Returns every rate and repayment that a site may state, by vehicle, calculator and offer. */
function statedCredit(site: DemoSite, stock: readonly Vehicle[]): Map<string, string[]> {
  const settings = settingsOf(site);
  const filtered = stock.flatMap((vehicle) => {
    const { weekly_price_range, comparison_rate } = toStockRecord(vehicle) ?? {};
    return weekly_price_range && comparison_rate ? [comparison_rate] : [];
  });
  const range = filtered.length > 0 ? { min: Math.min(...filtered), max: Math.max(...filtered) } : null;
  return new Map([
    ['site', siteFigures(settings, range)],
    ...site.offers.map((offer): [string, string[]] => [`/offers/${offer.name}`, offerFigures(offer)]),
    ...stock.flatMap((vehicle): [string, string[]][] => [
      [`/cars/${vehicle.slug}`, estimateFigures(vehicle, settings, new Date().getFullYear())],
      [`calculator of /cars/${vehicle.slug}`, calculatorFigures(vehicle, settings)],
    ]),
  ]);
}

/** Saves vehicles in a shopper's garage. */
async function saveVehicles(siteSlug: string, userId: string, vehicles: readonly Vehicle[]): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    await saveToWatchlist(
      pool,
      { siteSlug, userId },
      vehicles.map(({ id }) => id),
    );
  } finally {
    await pool.end();
  }
}

/** Returns a line for each date that is not the one of its `datetime`, in the site's time zone. */
const wrongTimes = (figures: readonly Figure[], { settings }: DemoSite): string[] =>
  figures.flatMap(({ of, value, at }) => {
    const [, time] = /^time (.+)$/.exec(of) ?? [];
    const stated = time && formatDate(time, settings.timeZone ?? 'Australia/Brisbane');
    return !stated || stated === value ? [] : [`'${value}' instead of '${stated}' at ${at}`];
  });

const wrongFigures = (figures: readonly Figure[], stated: ReadonlyMap<string, string>): string[] =>
  figures.flatMap(({ of, kind, value, at }) => {
    const expected = stated.get(`${kind} of ${of}`);
    return expected === undefined || expected === value
      ? []
      : [`${kind} of ${of}: '${value}' instead of '${expected}' at ${at}`];
  });

for (const site of sites)
  test(`every page of ${site.slug} states the same prices, rates, law, hours, counts and dates`, async ({
    page,
  }) => {
    // Concurrent tests change vehicles, which pages show a moment later.
    await expect(async () => {
      const stock = await stockOf(site);
      const pages = await fetchPages(site.slug, await pathsOf(site.slug));
      const figures = await figuresOf(page, pages);
      const kinds = new Set(figures.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['price', 'hours', 'date']));
      expect(contradictions(figures)).toEqual([]);
      expect(wrongFigures(figures, statedFigures(site, stock))).toEqual([]);
      expect(wrongTimes(figures, site)).toEqual([]);
      const texts = await creditTextsOf(page, pages);
      expect(texts.flatMap(({ text }) => creditFiguresIn(text)).length).toBeGreaterThan(0);
      expect(wrongCredit(texts, statedCredit(site, stock))).toEqual([]);
      // A link that states a count leads to as many results, or to as many that are not sold.
      const counted = figures.filter(({ kind, at }) => kind === 'count' && at.endsWith(' link'));
      const searches = await fetchPages(site.slug, [...new Set(counted.map(({ of }) => of))]);
      const results = await figuresOf(page, searches);
      expect(results.some(({ kind }) => kind === 'count')).toBe(counted.length > 0);
      const unsold = new Map(
        results.flatMap(({ of, kind, value }) => (kind === 'unsold' ? [[of, value]] : [])),
      );
      const leading = counted.filter(({ of, value }) => unsold.get(of) !== value);
      expect(contradictions([...leading, ...results])).toEqual([]);
    }).toPass({ timeout: 240_000 });
  });

test('pages state the same figures signed in, and in the browser at every width', async ({
  page,
  context,
}) => {
  for (const site of sites) {
    const { slug } = site;
    const { userId, cookie } = await signedIn(context, slug);
    await expect(async () => {
      const stock = await stockOf(site);
      const kinds = await oneOfEachKind(site, stock);
      const { financePath, saveMode } = settingsOf(site);
      const vehicles = [
        'lender with a comparison rate',
        'excluding charges',
        'drive away',
        'caravan',
      ].flatMap((kind) => kinds.get(kind) ?? []);
      const paths = [
        '/',
        '/search',
        financePath,
        ...vehicles.slice(0, 2).map((each) => `/cars/${each.slug}`),
      ];
      const read = [await fetchPages(slug, paths), await fetchPages(slug, paths, { ...BROWSER, cookie })];
      if (saveMode === 'watchlist') {
        await saveVehicles(slug, userId, [...kinds.values()]);
        paths.push(GARAGE_PATH);
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths) {
          await page.goto(siteUrl(slug, path));
          if (path === GARAGE_PATH) await expect(page.locator('article.car-card').first()).toBeVisible();
          read.push(new Map([[path, await page.content()]]));
        }
      }
      const figures = (await Promise.all(read.map((pages) => figuresOf(page, pages)))).flat();
      expect(contradictions(figures)).toEqual([]);
      expect(wrongFigures(figures, statedFigures(site, stock))).toEqual([]);
      const texts = (await Promise.all(read.map((pages) => creditTextsOf(page, pages)))).flat();
      expect(wrongCredit(texts, statedCredit(site, stock))).toEqual([]);
    }).toPass({ timeout: 90_000 });
  }
});
