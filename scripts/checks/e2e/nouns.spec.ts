import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { addCar, removeOwnCars } from './own-cars.ts';
import { BROWSER } from './pages.ts';
import { askSite, expect, test } from './test.ts';

const KINDS: readonly { noun: string; facts: Partial<VehicleInput> }[] = [
  { noun: 'motorcycle', facts: { simple_body: 'motorcycle' } },
  { noun: 'truck', facts: { simple_body: 'lightTruck' } },
  { noun: 'caravan', facts: { item_type: 'caravan', simple_body: 'caravan' } },
];

/** A sentence about one vehicle of the page, not about the shopper's own car or about cars in general. */
const SAYS_CAR = /\b(?:this|the|that|another|similar|selected) cars?\b/gi;

/** Returns the text of a page's main part, without scripts and tags. */
const mainText = (html: string): string =>
  (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.afterAll(removeOwnCars);

for (const { noun, facts } of KINDS)
  test(`every page about one ${noun} uses its noun`, async () => {
    const vehicle = await addCar('harbour', {
      location_id: 'harbour-albion',
      payment_processors: ['stripe'],
      ...facts,
    });
    const path = `/cars/${vehicle.slug}`;
    const pages = [
      path,
      `${path}/checkout`,
      `${path}/waiting-list`,
      `${path}/deal`,
      `/compare?ids=${vehicle.id}`,
    ];
    const found: string[] = [];
    for (const page of pages) {
      const { status, body } = await askSite('harbour', page, { headers: BROWSER });
      expect([200, 404], `${page} answers ${status}`).toContain(status);
      found.push(...[...mainText(body).matchAll(SAYS_CAR)].map(([words]) => `${page}: ${words}`));
    }
    expect(found).toEqual([]);
    const { body } = await askSite('harbour', `${path}/checkout`, { headers: BROWSER });
    expect(mainText(body)).toContain(`Reserve this ${noun}`);
    expect(mainText(body)).toContain(`Hold this ${noun} and continue`);
    // The rest of these pages is written by editors.
    const finance = await askSite('harbour', `/finance?car_id=${vehicle.id}`, { headers: BROWSER });
    expect(mainText(finance.body)).toContain(`a weekly repayment for this ${noun}.`);
    const drive = await askSite('harbour', `/book-test-drive?car_id=${vehicle.slug}`, { headers: BROWSER });
    expect(mainText(drive.body)).toContain(`Choose another ${noun}`);
  });

test('a site that sells caravans names no cars for sale where it has no vehicle', async () => {
  for (const path of ['/not-a-page', '/search', '/contact']) {
    const { body } = await askSite('coastline', path, { headers: BROWSER });
    const text = body.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
    expect([path, text.match(/\b(?:new|demo|used|which|saved) cars\b/gi)]).toEqual([path, null]);
  }
});
