import type { Page } from '@playwright/test';
import { sql } from './reserving.ts';
import { ALL_SITES, askSite, drawWhatIsFar, expect, siteUrl, test, vehiclePaths } from './test.ts';

/** A rate or a repayment in the text of a page. Subscriptions ('/week') are no credit. */
const COST = /\d\s?% p\.a\.|\$[\d,.]*\d(?: to \$[\d,.]*\d)? (?:a|per) (?:week|fortnight|month)\b/.source;

/** Pages of each kind that may show a rate or repayment. */
const FINANCE_PATHS = {
  harbour: ['/finance', '/finance-and-insurance', '/special-offers'],
  northside: ['/finance-enquiry', '/special-offers'],
  valuecars: ['/apply-for-finance', '/deals'],
  coastline: ['/finance', '/special-offers'],
} as const;

/** Returns the paths of vehicles with a lender, then of others. */
async function vehiclesOf(site: string): Promise<string[]> {
  const rows = await sql(
    `select slug from cars where jsonb_array_length(coalesce(record->'finance_lenders', '[]')) > 0`,
  );
  const lent = new Set(rows.map(({ slug }) => `/cars/${String(slug)}`));
  const paths = await vehiclePaths(site);
  return [
    ...paths.filter((path) => lent.has(path)).slice(0, 2),
    ...paths.filter((path) => !lent.has(path)).slice(0, 1),
  ];
}

async function offersOf(site: string): Promise<string[]> {
  const { body } = await askSite(site, '/sitemap.xml');
  return [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/offers\/[^<]*)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  );
}

interface Found {
  groups: number;
  problems: string[];
}

/** Compares the rendered size and weight of each rate and repayment with its comparison rate. */
const measure = (page: Page): Promise<Found> =>
  page.evaluate((cost) => {
    const problems: string[] = [];
    const looks = (element: Element) => {
      const style = getComputedStyle(element);
      return { size: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight) };
    };
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const groups = [...document.querySelectorAll('[data-credit-group]')];
    for (const group of groups) {
      const comparisons = [...group.querySelectorAll('[data-credit=comparison]')].filter(isVisible);
      for (const figure of [...group.querySelectorAll('[data-credit=rate], [data-credit=repayment]')].filter(
        isVisible,
      )) {
        const own = looks(figure);
        const isEqual = comparisons
          .map(looks)
          .some(({ size, weight }) => size >= own.size && weight >= own.weight);
        if (!isEqual) problems.push(`smaller comparison rate: ${figure.textContent}`);
      }
      const warning = [...group.querySelectorAll('p')].find((part) =>
        part.textContent?.includes('WARNING: This comparison rate'),
      );
      const isShown = comparisons.length === 0 || (warning && looks(warning).size >= 14);
      if (!isShown) problems.push(`no readable warning: ${group.textContent?.slice(0, 60)}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      const text = place?.textContent ?? '';
      if (
        !place ||
        place.closest('script, style, noscript, [data-credit-group], #filters, option') ||
        !isVisible(place)
      )
        continue;
      if (new RegExp(cost).test(text) && !/comparison rate/i.test(text))
        problems.push(`no comparison rate: ${text.slice(0, 60)}`);
    }
    return { groups: groups.length, problems };
  }, COST);

for (const site of ALL_SITES)
  test(`${site} shows each rate and repayment with an equally large comparison rate`, {
    tag: ['@OPEN-078'],
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const paths = [
      '/',
      '/search',
      ...FINANCE_PATHS[site],
      ...(await offersOf(site)),
      ...(await vehiclesOf(site)),
    ];
    let groups = 0;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(siteUrl(site, path));
        await drawWhatIsFar(page);
        const found = await measure(page);
        groups += found.groups;
        expect([path, width, found.problems]).toEqual([path, width, []]);
      }
    }
    expect(groups).toBeGreaterThan(0);
  });
