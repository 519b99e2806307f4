import { randomUUID } from 'node:crypto';
import { newShopper } from './inbox.ts';
import { isLong, sampleOf } from './length.ts';
import { sql } from './reserving.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

const PLACES = [
  { site: 'harbour', dealership: 'harbour-brisbane' },
  { site: 'valuecars', dealership: 'value-cars' },
  { site: 'northside', dealership: 'northside-mazda' },
] as const;

/**
 * Returns cars reserved by their feed, because reservations of other tests come and go. The last ones by
 * name, because other tests change the first.
 */
async function reservedCars(dealership: string): Promise<{ slug: string; stocknum: string }[]> {
  const cars = await sql(
    `select slug, stocknum from cars
     where dealership_id = $1 and retired_at is null and show_on_dealer_website and status = 'in_stock'
       and (record->>'reserved')::boolean and (record->>'price')::numeric > 1000
     order by slug desc limit $2`,
    [dealership, isLong ? 3 : 1],
  );
  expect(cars.length).toBeGreaterThan(0);
  return cars as { slug: string; stocknum: string }[];
}

for (const { site, dealership } of sampleOf(PLACES)) {
  test(`a reserved car of ${site} is marked and offers no test drive`, {
    tag: ['@OPEN-026'],
  }, async ({ browser }) => {
    // The server renders all of it; without scripts the test takes half the time.
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const vehicle of await reservedCars(dealership)) {
      await page.goto(siteUrl(site, `/search?query=${vehicle.stocknum}`));
      const card = page
        .getByRole('region', { name: 'Results' })
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/cars/${vehicle.slug}"]`) });
      await expect(card.getByText('Reserved', { exact: true }).filter({ visible: true })).toHaveCount(1);
      await expect(card.getByRole('link', { name: /^Book a Test Drive/ })).toHaveCount(0);

      await page.goto(siteUrl(site, `/cars/${vehicle.slug}`));
      const main = page.getByRole('main');
      await expect(main).toContainText(/reserved/i);
      const tags = main.getByText('Reserved', { exact: true }).filter({ visible: true });
      expect(await tags.count(), vehicle.slug).toBeLessThanOrEqual(1);
      const actions = page.getByRole('region', { name: 'Interested in this vehicle?' });
      await expect(actions.getByRole('link', { name: 'Enquire in case it becomes available' })).toBeVisible();
      await expect(actions.getByRole('link', { name: /Test Drive|^Reserve/ })).toHaveCount(0);
    }
    await page.context().close();
  });
}

test('form and server refuse a test drive of a reserved car', async () => {
  // reserve.spec.ts covers cars reserved by shoppers.
  const vehicles = await reservedCars('value-cars');
  for (const { slug } of vehicles) {
    const { status } = await askSite('valuecars', `/api/leads/form?form=testDrive&car=${slug}`);
    expect(status, slug).toBe(409);
  }
  const [vehicle] = vehicles;
  const form = await askSite('valuecars', `/api/leads/form?form=testDrive&car=${vehicle?.slug}`);
  expect(form.status).toBe(409);
  expect(JSON.parse(form.body)).toMatchObject({
    code: 'not_offered',
    error: expect.stringContaining('not available for a test drive'),
  });
  const shopper = newShopper();
  const send = (kind: string) =>
    askSite('valuecars', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl('valuecars').replace(/\/$/, '') },
      body: JSON.stringify({
        token: randomUUID(),
        kind,
        car: vehicle?.slug,
        values: { ...shopper, message: 'May I drive it?', terms: true },
      }),
    });
  expect((await send('testDrive')).status).toBe(409);
  expect((await send('enquiry')).status).toBe(201);
});
