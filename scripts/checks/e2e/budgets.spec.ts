import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../emulators/settings.ts';
import { sampleOf } from './length.ts';
import { measureBytes } from './page-bytes.ts';
import { expect, SITES, siteUrl, test, vehiclePaths } from './test.ts';

/**
 * Maximum bytes (gzip) of the first visit to a page; `rawHtml` is its HTML before compression. Each is 2% above
 * what was measured. Scripts, as multiples of those of a minimal page of the same Next version (135.1 kB): 1.33
 * on home, whose cards have weekly figures, 1.3 on a page with a form, 1.28 on a vehicle page, 1.44 on results. About 0.03 of each are the
 * library of texts. The limits are 1.35, and 1.5 on results; 40 kB for the HTML of home.
 */
const budgets = z
  .record(
    z.enum(['home', 'vehicle', 'form', 'search']),
    z.partialRecord(z.enum(['script', 'html', 'rawHtml', 'style', 'font']), z.number()),
  )
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'storefront', 'budgets.json'), 'utf8')));

const FORM_PAGES = {
  harbour: ['/service', '/careers', '/finance', '/personalised/finance', '/book-test-drive'],
  northside: ['/service', '/book-test-drive', '/finance-enquiry'],
  valuecars: ['/apply-for-finance', '/personalised/finance', '/book-test-drive'],
} as const;

for (const site of sampleOf(SITES)) {
  test(`${site} keeps its pages within their byte budgets`, async ({ browser }) => {
    const [vehicle = ''] = await vehiclePaths(site);
    for (const [name, at] of [
      ['home', '/'],
      ['search', '/search'],
      ['vehicle', vehicle],
      ['form', '/contact'],
      ['form', '/sell-my-car'],
      ...FORM_PAGES[site].map((page) => ['form', page] as const),
    ] as const) {
      const { bytes, rawHtml } = await measureBytes(browser, siteUrl(site, at));
      const measured = { ...bytes, rawHtml };
      expect(bytes.html).toBeGreaterThan(1_000);
      for (const [kind, limit] of Object.entries(budgets[name]))
        expect
          .soft(measured[kind as keyof typeof measured], `${name} ${at}: ${kind}`)
          .toBeLessThanOrEqual(limit);
    }
  });
}
