import { wordsOfPdf } from '@forecourt/lib/inventory/brochure/read-pdf';
import { formatDate, odometerText } from '@forecourt/lib/platform/text/format';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { sites } from '../../demo/content/documents.ts';
import { type DemoSite, oneOfEachKind, rulesOf, settingsOf, stockOf } from './demo-stock.ts';
import { isLong } from './length.ts';
import { soldPath } from './pages.ts';
import { askSite, expect, test } from './test.ts';

/** Kinds whose brochures the short form reads. */
const SHORT = [
  'drive away',
  'excluding charges',
  'subscription',
  'offer',
  'former price',
  'no price',
  'motorcycle',
];

/** Returns the text of a vehicle's PDF, as one line. */
async function brochureOf(site: DemoSite, slug: string): Promise<string> {
  // The limit of a household is for all sites together.
  const headers = { 'x-forwarded-for': `10.33.${sites.indexOf(site)}.1` };
  const { status, bytes } = await askSite(site.slug, `/api/cars/${slug}/pdf`, { headers });
  expect([slug, status]).toEqual([slug, 200]);
  return wordsOfPdf(bytes).replaceAll(/\s+/g, ' ');
}

const amountsIn = (text: string): string[] =>
  [...new Set(text.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? [])].toSorted();

test.describe.configure({ timeout: 180_000 });

for (const site of sites)
  test(`the PDFs of ${site.slug} state the figures of their vehicles`, async () => {
    const { timeZone } = settingsOf(site);
    const rules = rulesOf(site);
    await expect(async () => {
      const kinds = await oneOfEachKind(site, await stockOf(site), ({ status }) => isInStock(status));
      for (const [kind, vehicle] of kinds) {
        if (!isLong && !SHORT.includes(kind)) continue;
        const { figure, price, wasText, subscription } = priceStatement(vehicle, rules);
        const basis = subscription
          ? `${subscription.text}, or ${subscription.cash.text} to buy`
          : (price?.basisText ?? '');
        const words = await brochureOf(site, vehicle.slug);
        const today = formatDate(new Date(), timeZone);
        for (const text of [
          figure,
          basis,
          wasText ?? '',
          odometerText(vehicle.km) ?? '',
          `Printed on ${today}`,
        ])
          expect([kind, words]).toEqual([kind, expect.stringContaining(text)]);
        // No other amount, except in the dealer's comments.
        const known = [figure, basis, wasText ?? '', vehicle.dealercomments ?? ''].flatMap(amountsIn);
        expect([kind, amountsIn(words).filter((amount) => !known.includes(amount))]).toEqual([kind, []]);
      }
    }).toPass({ timeout: 120_000 });
  });

test('a sold vehicle has no PDF', async () => {
  for (const site of ['harbour', 'valuecars']) {
    const path = await soldPath(site);
    const { status } = await askSite(site, `/api${path}/pdf`);
    expect([site, status]).toEqual([site, 404]);
  }
});
