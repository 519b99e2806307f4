import type { PriceLead } from '@forecourt/lib/sites/price-lead';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { reference } from './content.ts';
import { siteDocuments } from './plain-site.ts';
import { sql } from './reserving.ts';
import { clientOf } from './studio.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

/** A separate site, over a dealership whose feed gives both prices. */
const SITE = 'price-lead';
const ID = `site-${SITE}`;
let admin: SanityClient;
let documentIds: string[] = [];

test.beforeAll(async () => {
  admin = await clientOf('admin');
  const [dealershipIds, locations] = await Promise.all([
    admin.fetch<string[]>('*[_id == "site-valuecars"].dealerships[]._ref'),
    admin.fetch<string[]>('*[_id == "site-valuecars"].locations[]._ref'),
  ]);
  const documents = siteDocuments({
    slug: SITE,
    name: 'Site of two prices',
    url: siteUrl(SITE, '').replace(/\/$/, ''),
    template: 'yard',
    theme: { brand: '#0b2a4a', accent: '#0b5cad' },
    dealershipIds,
  }).map((document) =>
    document._type === 'site'
      ? { ...document, locations: locations.map(reference), settings: { priceLead: 'driveAway' } }
      : document,
  );
  await admin.mutate(
    documents.map((document) => ({ createOrReplace: document as never })),
    { visibility: 'sync' },
  );
  documentIds = documents.map(({ _id }) => _id);
});
test.afterAll(() =>
  admin.mutate(
    documentIds.map((id) => ({ delete: { id } })),
    { visibility: 'sync' },
  ),
);

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;

async function carWithBoth() {
  const rows = await sql(
    `select slug, record->>'stocknum' as stocknum, (record->>'price')::int as egc,
            (record->>'drive_away_price')::int as dap
     from cars where dealership_id = 'value-cars' and status = 'in_stock' and show_on_dealer_website and retired_at is null
       and record->>'drive_away_price' is not null and not coalesce((record->>'reserved')::boolean, false) order by slug`,
  );
  for (const row of rows) {
    const { slug, stocknum, egc, dap } = row as { slug: string; stocknum: string; egc: number; dap: number };
    const between = Math.floor((dap - 1) / 1000) * 1000;
    if (between > egc) return { path: `/cars/${slug}`, stocknum, egc, dap, between };
  }
  throw new Error('No car of the yard has both prices with thousands between them');
}

test('card, price filter and vehicle page show the price chosen by the site', async ({ page }) => {
  const { path, stocknum, egc, dap, between } = await carWithBoth();
  const expectLead = async (lead: PriceLead) => {
    const [shown, other] = lead === 'driveAway' ? [dap, egc] : [egc, dap];
    const words = lead === 'driveAway' ? 'Drive Away' : 'Excl. Govt. Charges';
    // Polls without the browser, because a change takes a moment to reach the storefront.
    await expect
      .poll(async () => (await askSite(SITE, path)).body.includes(dollars(shown)), { timeout: 45_000 })
      .toBe(true);

    const [dearer, cheaper] = [`${between}:`, `:${between}`];
    const card = await cardOf(page, { path, stocknum }, lead === 'driveAway' ? dearer : cheaper);
    await expect(card).toContainText(dollars(shown));
    await expect(card).toContainText(words);
    await expect(card).not.toContainText(dollars(other));
    await expect(await cardOf(page, { path, stocknum }, lead === 'driveAway' ? cheaper : dearer)).toHaveCount(
      0,
    );

    await page.goto(siteUrl(SITE, path));
    // The first amount on the page is the car's.
    await expect(
      page
        .getByRole('main')
        .getByText(/^\$[\d,]+$/)
        .first(),
    ).toHaveText(dollars(shown));
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  };
  await expectLead('driveAway');
  await admin.patch(ID).set({ 'settings.priceLead': 'excludingCharges' }).commit({ visibility: 'sync' });
  await expectLead('excludingCharges');
});

async function cardOf(page: Page, { path, stocknum }: { path: string; stocknum: string }, range: string) {
  await page.goto(siteUrl(SITE, `/search?query=${stocknum}&range[price]=${range}`));
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toBeVisible();
  return results.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
}
