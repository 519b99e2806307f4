import { randomUUID } from 'node:crypto';
import { newShopper, vehiclesWhere } from './inbox.ts';
import { askSite, expect, siteUrl, test } from './test.ts';

/** Sites with a dealership each whose reserved cars they show. */
const PLACES = [
  { site: 'harbour', where: 'dealership_id:"harbour-brisbane"' },
  { site: 'valuecars', where: 'dealership_id:"value-cars"' },
  { site: 'northside', where: 'dealership_id:"northside-mazda"' },
] as const;

for (const { site, where } of PLACES) {
  test(`TAG-01 TAG-02 OPEN-026 a reserved car of ${site} says so beside its price and offers no test drive, on card and page`, async ({
    page,
  }) => {
    const vehicles = await vehiclesWhere(`${where} AND reserved:true AND status:"in_stock" AND price > 1000`);
    expect(vehicles.length).toBeGreaterThan(0);
    for (const vehicle of vehicles.slice(0, 3)) {
      await page.goto(siteUrl(site, `/search?query=${vehicle.stocknum}`));
      const card = page
        .getByRole('region', { name: 'Results' })
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/cars/${vehicle.slug}"]`) });
      const reservedBadge = card.locator('.price-line').filter({ hasText: 'Reserved' });
      await expect(reservedBadge).toBeVisible();
      await expect(card.getByRole('link', { name: /^Book a Test Drive/ })).toHaveCount(0);

      await page.goto(siteUrl(site, `/cars/${vehicle.slug}`));
      const main = page.getByRole('main');
      await expect(main.locator('.numbers > p').filter({ hasText: 'Reserved' }).first()).toHaveText(
        /^\$[\d,]+.*Reserved/,
      );
      const actions = page.getByRole('region', { name: 'Interested in this vehicle?' });
      await expect(actions.getByRole('link', { name: 'Enquire in case it becomes available' })).toBeVisible();
      await expect(actions.getByRole('link', { name: /Test Drive|^Reserve/ })).toHaveCount(0);
    }
  });
}

test('a test drive of a reserved car is refused by the form and by the server, whoever asks', async () => {
  // The car is reserved either by its feed or by a shopper here.
  const vehicles = await vehiclesWhere('dealership_id:"value-cars" AND reserved:true AND status:"in_stock"');
  for (const { slug } of vehicles) {
    const { status } = await askSite('valuecars', `/api/leads/form?form=testDrive&car=${slug}`);
    expect(status, slug).toBe(409);
  }
  const [vehicle] = vehicles;
  const form = await askSite('valuecars', `/api/leads/form?form=testDrive&car=${vehicle?.slug}`);
  expect(form.status).toBe(409);
  expect(JSON.parse(form.body)).toMatchObject({
    code: 'not_offered',
    error: expect.stringContaining('cannot be test driven'),
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
