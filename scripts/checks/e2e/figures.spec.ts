import { odometerText } from '@forecourt/lib/platform/text/format';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleSchema } from '@forecourt/lib/vehicle/vehicle';
import { sites } from '../../demo/content/documents.ts';
import { contradictions, type Figure, figuresOf } from './figures.ts';
import { isLong } from './length.ts';
import { sitemapPaths } from './pages.ts';
import { sql } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { ALL_SITES, askSite, expect, siteUrl, test } from './test.ts';

/** The short form reads every page, but only each eighth vehicle. */
const VEHICLE_SHARE = isLong ? 1 : 8;
const AT_ONCE = 4;
/** Next sends clients without a browser user agent a different head. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Chrome/140' };
const WIDTHS = [390, 1440];

test.describe.configure({ timeout: 300_000 });

async function fetchPages(
  site: string,
  paths: readonly string[],
  headers: Record<string, string> = BROWSER,
): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const queue = [...paths];
  const fetchNext = async (): Promise<void> => {
    const path = queue.pop();
    if (path === undefined) return;
    const { status, body } = await askSite(site, path, { headers });
    if (status === 200) pages.set(path, body);
    await fetchNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  return pages;
}

/** Every page of a site's sitemap with a share of its vehicles, without pages of concurrent tests. */
async function pathsOf(site: string): Promise<string[]> {
  const listed = (await sitemapPaths(site)).filter((path) => !path.startsWith('/test-'));
  const isVehicle = (path: string) => path.startsWith('/cars/');
  const vehicles = listed.filter(isVehicle).filter((_, index) => index % VEHICLE_SHARE === 0);
  return [...listed.filter((path) => !isVehicle(path)), ...vehicles, '/search'];
}

/** Returns what the pages of a site must state about its vehicles, from their records. */
async function statedFigures(site: (typeof sites)[number]): Promise<Map<string, string>> {
  const settings = parseSettings(site.settings as Record<string, unknown>).settings;
  const rules = priceRules({ settings, features: parseFeatures(site.features).features });
  const rows = await sql('select slug, record from cars where retired_at is null');
  return new Map(
    rows.flatMap(({ slug, record }) => {
      const vehicle = vehicleSchema.parse(record);
      const { figure, price, subscription } = priceStatement(vehicle, rules);
      const terms = subscription && `${subscription.text}. Or ${subscription.cash.text} to buy`;
      return [
        [`price of /cars/${slug}`, figure],
        [`basis of /cars/${slug}`, terms ?? price?.basisText ?? ''],
        [`kilometres of /cars/${slug}`, odometerText(vehicle.km) ?? ''],
      ];
    }),
  );
}

const wrongFigures = (figures: readonly Figure[], stated: ReadonlyMap<string, string>): string[] =>
  figures.flatMap(({ of, kind, value, at }) => {
    const expected = stated.get(`${kind} of ${of}`);
    return expected === undefined || expected === value
      ? []
      : [`${kind} of ${of}: '${value}' instead of '${expected}' at ${at}`];
  });

for (const site of sites)
  test(`every page of ${site.slug} states the same prices, kilometres, hours and counts`, async ({
    page,
  }) => {
    // Concurrent tests change vehicles, which pages show a moment later.
    await expect(async () => {
      const figures = await figuresOf(page, await fetchPages(site.slug, await pathsOf(site.slug)));
      const kinds = new Set(figures.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['price', 'hours']));
      expect(contradictions(figures)).toEqual([]);
      expect(wrongFigures(figures, await statedFigures(site))).toEqual([]);
      // A link that states a count leads to as many results.
      const counted = figures.filter(({ kind, at }) => kind === 'count' && at.endsWith(' link'));
      const searches = await fetchPages(site.slug, [...new Set(counted.map(({ of }) => of))]);
      expect(contradictions([...counted, ...(await figuresOf(page, searches))])).toEqual([]);
    }).toPass({ timeout: 120_000 });
  });

test('pages state the same figures signed in, and in the browser at every width', async ({
  page,
  context,
}) => {
  for (const slug of ALL_SITES) {
    await signedIn(context, slug);
    await expect(async () => {
      const [vehicle = ''] = (await sitemapPaths(slug)).filter((path) => path.startsWith('/cars/'));
      const paths = ['/', '/search', vehicle];
      const { cookie } = await newSession(slug);
      const figures = await figuresOf(page, await fetchPages(slug, paths));
      figures.push(...(await figuresOf(page, await fetchPages(slug, paths, { ...BROWSER, cookie }))));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths) {
          await page.goto(siteUrl(slug, path));
          figures.push(...(await figuresOf(page, new Map([[path, await page.content()]]))));
        }
      }
      expect(contradictions(figures)).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
});
