import { lake, offerOf, reference } from './content.ts';
import { rows } from './rows.ts';
import { askHost, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const WIDTHS = [390, 768, 1440];

type WrittenPage = readonly [site: string, path: string, text: string];

async function expectPages(...pages: WrittenPage[]): Promise<void> {
  for (const [site, path, text] of pages) {
    const { status, body } = await askSite(site, path);
    expect([site, path, status]).toEqual([site, path, 200]);
    expect(body, path).toContain(text);
  }
}

test('serves the pages of editors at their addresses', {
  tag: rows('ROUTE-48 ROUTE-59..60 ROUTE-66..72 ROUTE-74..83 ROUTE-91..95 CONTENT-01..04'),
}, async () => {
  await test.step('ROUTE-69, ROUTE-48, ROUTE-59, ROUTE-60 serves home, finance, test drive booking and parts search', () =>
    expectPages(
      ['harbour', '/', 'One price, in writing'],
      ['harbour', '/finance-and-insurance', 'Paying for the car and insuring it are two decisions'],
      ['harbour', '/book-test-drive', 'Which car, and when?'],
      ['harbour', '/parts/search', 'Which part?'],
      ['northside', '/find-a-part', 'Ask the parts desk'],
    ));
  await test.step('ROUTE-66, ROUTE-67, ROUTE-68 serves contact and service with its booking form', () =>
    expectPages(
      ['harbour', '/contact', 'A person answers'],
      ['harbour', '/service', 'Service without the surprises'],
      ['harbour', '/service', 'id="service-booking"'],
    ));
  await test.step('ROUTE-70, ROUTE-71, ROUTE-72 serves terms, privacy policy and the about page', () =>
    expectPages(
      ['harbour', '/terms-and-conditions', 'Terms and conditions</h1>'],
      ['northside', '/privacy-policy', 'Privacy policy</h1>'],
      ['northside', '/privacy-policy', 'We give you access within 21 days'],
      ['coastline', '/about-us', 'On the highway since 2001'],
    ));
  await test.step('ROUTE-74, ROUTE-75 serves careers and fleet', () =>
    expectPages(
      ['harbour', '/careers', 'Tell us about yourself'],
      ['harbour', '/fleet', 'Ask Harbour Fleet'],
    ));
  await test.step('ROUTE-76, ROUTE-77 serves the warranty page at either of its addresses', () =>
    expectPages(
      ['harbour', '/warranty', 'Which warranty your car has'],
      ['valuecars', '/pages/warranty', 'The law&#x27;s warranty'],
    ));
  await test.step('ROUTE-78, ROUTE-79, ROUTE-80 serves roadside assistance, owner benefits and parts', () =>
    expectPages(
      ['northside', '/roadside-assist', 'Flat battery'],
      ['northside', '/owner-benefits', 'Bought here, looked after here'],
      ['harbour', '/vehicle-parts-and-accessories', 'Genuine parts and accessories for twelve makes'],
    ));
  await test.step('ROUTE-81, ROUTE-82 serves the end-of-financial-year pages', () =>
    expectPages(
      ['harbour', '/eofy', 'On the road before the books close'],
      ['harbour', '/pages/eofy-fleet', 'June is when everybody rings'],
      ['valuecars', '/pages/eofy-utes', 'Utes on the yard'],
    ));
  await test.step('ROUTE-83 serves the electric vehicles page', () =>
    expectPages(['harbour', '/pages/electric-vehicles', 'A wall box is three to six times quicker']));
  await test.step('ROUTE-91, ROUTE-92, ROUTE-93, ROUTE-94, ROUTE-95 serves the group brand pages', () =>
    expectPages(
      ['harbour', '/twg-cars', 'Why we keep the best trade-ins'],
      ['harbour', '/twg-rental', 'A ute by Monday'],
      ['harbour', '/twg-tyres', 'Which tyre?'],
      ['harbour', '/neotek', 'ceramic coat'],
      ['harbour', '/4x4-outdoor', 'Built for the track'],
    ));
  await test.step('CONTENT-01, CONTENT-02, CONTENT-03, CONTENT-04 the privacy policy names its deadlines', async () => {
    const { body: privacy } = await askSite('northside', '/privacy-policy');
    for (const promise of ['within 5 days', 'within 21 days', 'within 14 days', 'within 28 days'])
      expect(privacy.replaceAll('<!-- -->', '')).toContain(promise);
  });
  await test.step('ROUTE-74, ROUTE-75, ROUTE-91, ROUTE-94, ROUTE-95 answers 404 on a site without the page', async () => {
    for (const path of ['/twg-cars', '/neotek', '/4x4-outdoor', '/careers', '/fleet', '/parts'])
      expect([path, (await askSite('northside', path)).status]).toEqual([path, 404]);
  });
  await test.step('ROUTE-60, ROUTE-76, ROUTE-77 redirects the other address of a page to its own', async () => {
    for (const [site, from, to] of [
      ['valuecars', '/warranty', '/pages/warranty'],
      ['harbour', '/pages/warranty', '/warranty'],
      ['northside', '/parts/search', '/find-a-part'],
    ] as const) {
      const { status, headers } = await askSite(site, from);
      expect([from, status, headers.get('location')]).toEqual([from, 308, to]);
    }
  });
});

test('opens the menus of header and footer by pointer, press and keyboard', {
  tag: rows('NAV-01..14 OPEN-108'),
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('harbour', '/about-us'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await test.step('NAV-01, NAV-03, NAV-07 the header links to home, offers and finance', async () => {
    for (const [name, href] of [
      ['Home', '/'],
      ['Offers', '/special-offers'],
      ['Finance', '/finance'],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(main.getByText('EOFY')).toHaveCount(0);
  });
  await test.step('NAV-02, NAV-04, NAV-05, NAV-06 the header has Models, Our Stock, Service and Parts, and Company', async () => {
    for (const name of ['Models', 'Our Stock', 'Service and Parts', 'Company'])
      await expect(main.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('NAV-04, NAV-13 Our Stock opens on hover and closes when the pointer leaves', async () => {
    await main.getByRole('button', { name: 'Our Stock' }).hover();
    await expect(main.getByRole('link', { name: 'Used cars' })).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(main.getByRole('link', { name: 'Used cars' })).toBeHidden();
  });
  await test.step('NAV-05, ROUTE-67, ROUTE-68 Book a Service opens by keyboard and scrolls to the booking form', async () => {
    await main.getByRole('button', { name: 'Service and Parts' }).focus();
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: 'Book a Service' }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/service#service-booking'));
    await expect(page.getByRole('heading', { name: 'Book a Service' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Request booking' })).toBeVisible();
  });
  await test.step('NAV-12 the breadcrumb starts from Home', async () => {
    const first = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').first();
    await expect(first).toHaveText('Home');
    await expect(first.getByRole('link')).toHaveAttribute('href', '/');
  });
  const footer = page.getByRole('contentinfo');
  await test.step('NAV-08, NAV-09, NAV-10 the footer has buyer tools, servicing and parts, and the company', async () => {
    for (const [group, link, href] of [
      ['Buyer Tools', 'Search all cars', '/search'],
      ['Servicing and Parts', 'Warranty', '/warranty'],
      ['Harbour', 'About us', '/about-us'],
    ] as const) {
      await expect(footer.getByRole('heading', { name: group, exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href);
    }
  });
  await test.step('OPEN-108 the footer has ABN, licence, address, hours, privacy and terms', async () => {
    for (const words of [
      /ABN 90 000 110 110/,
      /LMD 9900110/,
      /114 Sandgate Road/,
      /Privacy policy/,
      /Terms and/,
    ])
      await expect(footer.getByText(words).first()).toBeVisible();
    await expect(footer.getByText(/\d ?(am|pm)/i).first()).toBeVisible();
  });

  await page.goto(siteUrl('northside', '/about-us'));
  const models = main.getByRole('button', { name: 'Models' });
  await test.step('NAV-14 on the other site menus open by click, not on hover', async () => {
    await models.hover();
    await expect(models).toHaveAttribute('aria-expanded', 'false');
    await models.click();
    await expect(models).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('NAV-11 the mega menu shows models in groups with the price of a new one', async () => {
    await expect(main.getByText('SUV', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: /CX-5 From \$\d/ })).toBeVisible();
    await expectAccessible(page, 'header');
    await main.getByRole('link', { name: /^CX-5/ }).click();
    await expect(page).toHaveURL(siteUrl('northside', '/cx-5'));
  });
});

test('lists offers with filters and shows each at its address until it ends', {
  tag: rows('OFFER-01..18 ROUTE-57..58 OPEN-036 OPEN-098..099'),
}, async ({ page }) => {
  const words = `${'Words that go on. '.repeat(11)}Almost.`;
  const { image, url } = await lake.fetch(
    '*[_type == "offer" && defined(image.asset)][0]{ image, "url": image.asset->url }',
  );
  const long = offerOf('long', {
    category: 'Finance offer',
    description: `<p>${words}</p><script>alert(1)</script><ul><li>The last point</li></ul>`,
    disclaimer: `${'Terms apply. '.repeat(30)}The last term.`,
    image: { ...image, alt: 'The car of the test offer' },
    sites: [reference('site-harbour')],
    manufacturer: { _type: 'reference', _ref: 'manufacturer-kia' },
  });
  const endedOffer = offerOf('ended', {
    sites: [reference('site-harbour')],
    endsAt: '2026-01-01T00:00:00Z',
  });
  try {
    await lake.mutate([long, endedOffer].map((offer) => ({ createOrReplace: offer })));
    await expect
      .poll(async () => (await askSite('harbour', '/special-offers')).body)
      .toContain('Test offer long');
    await page.goto(siteUrl('harbour', '/special-offers'));
    const card = page.getByRole('article').filter({ hasText: 'Test offer long' });
    await test.step('OFFER-02, OFFER-06, OFFER-07 the card of an offer has name, category and image', async () => {
      await expect(card.getByRole('heading', { name: 'Test offer long', exact: true })).toBeVisible();
      await expect(card.getByText('Finance offer', { exact: true })).toBeVisible();
      await expect(card.getByRole('img', { name: 'The car of the test offer' })).toBeVisible();
    });
    await test.step('OFFER-03, OFFER-13, OFFER-15 a long description opens and closes on the card', async () => {
      await expect(card.getByText(/^Words that go on\./).first()).toBeVisible();
      await expect(card.getByText('The last point')).toBeHidden();
      await card.getByText('Read more').click();
      await expect(card.getByText('The last point')).toBeVisible();
      await card.getByText('Read less').click();
      await expect(card.getByText('The last point')).toBeHidden();
    });
    await test.step('OFFER-14 the card of an offer has its conditions', () =>
      expect(card.getByText(/^Terms apply\./).first()).toBeVisible());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    await test.step('OFFER-08, OPEN-099 a filter by manufacturer shows its offers only', async () => {
      const filters = page.getByRole('navigation', { name: 'Filter offers' });
      await filters.getByRole('link', { name: /^Kia/ }).click();
      await expect(page).toHaveURL(siteUrl('harbour', '/special-offers?manufacturer=kia'));
      await expect(page.getByRole('article')).toHaveCount(1);
    });
    await test.step('ROUTE-58, OFFER-04 the page of an offer shows its description as safe HTML', async () => {
      await card.getByRole('link', { name: 'Test offer long' }).click();
      await expect(page).toHaveURL(siteUrl('harbour', '/offers/kia/test-long'));
      await expect(page.getByRole('heading', { level: 1, name: 'Test offer long' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /^The last point$/ })).toBeVisible();
      expect(await page.content()).not.toContain('alert(1)');
    });
    await test.step('OFFER-05, OFFER-14, OFFER-17 a long disclaimer opens and closes', async () => {
      await expect(page.getByText('The last term.')).toBeHidden();
      await page.getByText('Show all terms').click();
      await expect(page.getByText('The last term.')).toBeVisible();
      await page.getByText('Show less').click();
      await expect(page.getByText('The last term.')).toBeHidden();
    });
    await test.step('OFFER-07 the image of an offer is that of its shared link', () =>
      expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', url));
    await test.step('OFFER-01 an offer leads on to other offers, not to itself', async () => {
      const more = page
        .locator('section', { has: page.getByRole('heading', { name: 'More offers' }) })
        .getByRole('article');
      await expect(more).toHaveCount(3);
      await expect(more.filter({ hasText: 'Test offer long' })).toHaveCount(0);
    });

    await test.step('ROUTE-57, OPEN-036 an address with no or another manufacturer redirects to the right one', async () => {
      for (const from of ['/offers/test-long', '/offers/ford/test-long']) {
        const { status, headers } = await askSite('harbour', from);
        expect([from, status, headers.get('location')]).toEqual([from, 308, '/offers/kia/test-long']);
      }
    });
    await test.step('OPEN-098 an ended offer leaves the list, and its page says so', async () => {
      expect((await askSite('harbour', '/special-offers')).body).not.toContain('Test offer ended');
      const over = await askSite('harbour', '/offers/test-ended');
      expect(over.body).toContain('This offer has ended.');
      expect(over.body).toContain('noindex');
    });
    await test.step('OFFER-18 an empty list shows No Results Available and Clear Filters', async () => {
      await page.goto(siteUrl('harbour', '/special-offers?manufacturer=nobody'));
      await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
      await page.getByRole('link', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL(siteUrl('harbour', '/special-offers'));
    });
  } finally {
    for (const { _id } of [long, endedOffer]) await lake.delete(_id);
  }
});

test('follows redirects with their query string until they are deleted', async () => {
  const redirect = (name: string, from: string, to: string, permanent = true) => ({
    _id: `redirect-test-${name}`,
    _type: 'redirect',
    site: { _type: 'reference', _ref: 'site-harbour' },
    from,
    to,
    permanent,
  });
  const all = [
    redirect('old', '/old-place', '/about-us#team'),
    redirect('now', '/just-now', 'https://example.com/elsewhere', false),
    redirect('loop', '/round', '/and-round'),
    redirect('loop-back', '/and-round', '/round'),
    redirect('fixed', '/search', '/about-us'),
    redirect('evil', '/evil', '//evil.example'),
  ];
  const answer = async (path: string, site = 'harbour') => {
    const { status, headers } = await askSite(site, path);
    return [status, headers.get('location')];
  };
  expect(await answer('/Used-Cars.html?x=1')).toEqual([308, '/search/used-cars?x=1']);
  try {
    // In one transaction: once one of them answers, all do.
    await lake.mutate(all.map((document) => ({ createOrReplace: document })));
    await expect.poll(() => answer('/old-place?a=1')).toEqual([308, '/about-us?a=1#team']);
    await expect.poll(() => answer('/just-now?a=1')).toEqual([307, 'https://example.com/elsewhere?a=1']);
    expect(await answer('/Just-Now/x')).toEqual([404, null]);
    expect(await answer('/round')).toEqual([404, null]);
    expect(await answer('/evil')).toEqual([404, null]);
    expect((await answer('/search'))[0]).toBe(200);
    expect(await answer('/old-place', 'northside')).toEqual([404, null]);
    await lake.delete('redirect-test-old');
    await expect.poll(() => answer('/old-place')).toEqual([404, null]);
  } finally {
    await lake.delete({ query: '*[_id in path("redirect-test-*") || _id match "redirect-test-*"]' });
  }
});

test('shows the pages of models and brands with trims, offers and stock', {
  tag: rows('OPEN-100 MODEL-01..10'),
}, async ({ page }) => {
  await page.goto(siteUrl('northside', '/cx-5'));
  const main = page.getByRole('main');
  await test.step('MODEL-05, MODEL-06 the slug of a model leads to its page with its name', () =>
    expect(main.getByRole('heading', { level: 1, name: 'CX-5', exact: true })).toBeVisible());
  await test.step('MODEL-08 shows the picture of the model', async () => {
    const image = main.getByRole('img').first();
    await expect(image).toBeVisible();
    await expect
      .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const car = data.map((text) => JSON.parse(text)).find((entry) => entry['@type'] === 'Car');
    const url = await lake.fetch('*[_type == "model" && slug.current == "cx-5"][0].image.asset->url');
    expect(car.image).toBe(url);
  });
  await test.step('OPEN-100 shows trims, offers and the number of cars in stock', async () => {
    await expect(main.getByRole('link', { name: /^View stock \(\d+\)$/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Which CX-5?' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Offers for the CX-5' })).toBeVisible();
  });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, 'main');
  await test.step('OPEN-100 opens an enquiry from the page of a model', async () => {
    await main.getByRole('link', { name: 'Enquire about the CX-5' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await test.step('MODEL-07 links to a model with an override_url use it', async () => {
    const { body } = await askSite('northside', '/models');
    expect(body).not.toContain('href="/mazda6"');
    expect((await askSite('northside', '/mazda6')).status).toBe(307);
  });

  await page.goto(siteUrl('harbour', '/brands/triumph-motorcycles'));
  await test.step('MODEL-02, MODEL-03 the slug of a brand without stock leads to its page with its name', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Triumph Motorcycles', exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: /in stock today/ })).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await page.goto(siteUrl('harbour', '/brands/hino-trucks'));
  await test.step('cards and pages of trucks show their body, weight and licence', async () => {
    await expect(main.getByText(/^\d+ trucks in stock(, \d+ arriving soon)?$/)).toBeVisible();
    await expect(
      main
        .getByRole('article')
        .getByText(/kg GVM$/)
        .first(),
    ).toBeVisible();
    await main
      .getByRole('article')
      .getByRole('link', { name: /Hino Trucks 300 Series/ })
      .first()
      .click();
    await expect(page.getByText('Truck Details').first()).toBeVisible();
    await expect(
      page.getByText(/^(Car \(C\)|Light rigid \(LR\)|Medium rigid \(MR\))$/).first(),
    ).toBeVisible();
  });
});

test('lists the stock of a make and of one of its models', { tag: ['@ROUTE-27', '@ROUTE-28'] }, async () => {
  const slugsAt = async (path: string) => {
    const { status, body } = await askSite('harbour', path);
    expect([path, status]).toEqual([path, 200]);
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    return [...new Set([...main.matchAll(/href="\/cars\/([^"?#/]+)"/g)].map(([, slug]) => slug))];
  };
  await test.step('ROUTE-28 a make and a model list cars of both', async () => {
    const slugs = await slugsAt('/search/toyota/hilux');
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !/^(\d{4}-)?toyota-hilux-/.test(slug ?? ''))).toEqual([]);
  });
  await test.step('ROUTE-27 a make lists cars of all its models', async () => {
    const slugs = await slugsAt('/search/toyota');
    expect(slugs.filter((slug) => !/^(\d{4}-)?toyota-/.test(slug ?? ''))).toEqual([]);
    expect(slugs.some((slug) => !slug?.includes('toyota-hilux-'))).toBe(true);
  });
  await test.step('ROUTE-28 a model of another make is unknown', async () =>
    expect((await askSite('harbour', '/search/kia/hilux')).status).toBe(404));
});

test('lists motorcycles by their type and shows capacity and licence on their pages', {
  tag: ['@OPEN-120', '@CARD-07', '@VDP-21'],
}, async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(siteUrl('harbour', '/'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Motorcycles', exact: true, includeHidden: true })
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(siteUrl('harbour', '/search/motorcycles'));
  await expect(main.getByRole('heading', { level: 1, name: 'Motorcycles' })).toBeVisible();
  await expect(
    main.getByText(/^Showing 1-\d+ of \d+ motorcycles(, \d+ of them sold)?$/).first(),
  ).toBeVisible();
  const cards = main.getByRole('article');
  await expect(cards.getByText(/^[\d,]+ cc$/).first()).toBeVisible();
  expect(await cards.getByText(/^[\d,]+ cc$/).count()).toBe(await cards.count());

  await page.goto(siteUrl('harbour', '/brands/kawasaki-motorcycles'));
  await expect(main.getByText(/^\d+ motorcycles in stock(, \d+ arriving soon)?$/)).toBeVisible();
  await main
    .getByRole('article')
    .getByRole('link', { name: /^20\d\d .*Z650/ })
    .first()
    .click();
  await expect(page.getByText('Motorcycle Details').first()).toBeVisible();
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link', { name: 'Motorcycles', exact: true })).toBeVisible();
  await expect(main.getByText('649 cc, 2 cylinders').first()).toBeVisible();
  await expect(main.getByText('Learner approved (LAMS)').first()).toBeVisible();
  for (const label of ['Doors', 'Seats']) await expect(main.locator('dt', { hasText: label })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Interior' })).toHaveCount(0);
  await expectAccessible(page, 'main');
});

test('fits a phone, changes its layout at 992 px and shows one toast at a time', {
  tag: rows('RESP-01..07 UI-01'),
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('coastline', '/search'));
  for (const control of [page.getByRole('button', { name: /^Filters/ }), page.getByLabel('Sort by')]) {
    await expect(control).toBeVisible();
    await expect(async () => {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }).toPass();
  }
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^Sleeps \d/)).toBeVisible();
  await expect(card.getByText(/kg tare$/)).toBeVisible();
  await page.goto(siteUrl('coastline', '/search?query=zzzzqqqq'));
  await expect(page.getByRole('link', { name: 'Tell us what you are looking for' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await test.step('RESP-04, RESP-07 the menu appears from 992 px, not at 991 px', async () => {
    await page.setViewportSize({ width: 991, height: 844 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 992, height: 844 });
    await expect(menu).toBeVisible();
  });
  await test.step('UI-01 a second toast replaces the first', async () => {
    const toasts = page.getByRole('group', { name: 'Message' });
    const show = (text: string) =>
      page.evaluate(
        (words) => dispatchEvent(new CustomEvent('forecourt:toast', { detail: { text: words } })),
        text,
      );
    await show('First');
    await expect(toasts).toContainText('First');
    await show('Second');
    await expect(page.getByText('Second', { exact: true })).toBeVisible();
    await expect(toasts).toHaveCount(1);
    await expect(page.getByText('First', { exact: true })).toHaveCount(0);
  });
});

test.describe('an address without a page', () => {
  test.use({ expected: { words: [/status of 404/] } });
  test('resolves a word at the root, and answers an unknown one and an unknown host with 404', {
    tag: ['@OPEN-035', '@OPEN-038', '@OPEN-124'],
  }, async ({ page }) => {
    await test.step('OPEN-035 a word at the root is a fixed route, a page or a model', async () => {
      const heading = async (path: string) =>
        /<h1[^>]*>(.*?)<\/h1>/s.exec((await askSite('northside', path)).body)?.[1]?.replace(/<[^>]*>/g, '');
      expect(await heading('/models')).toContain('models');
      expect(await heading('/about-us')).toBeTruthy();
      expect(await heading('/cx-5')).toBe('CX-5');
      expect((await askSite('northside', '/no-such-word')).status).toBe(404);
    });
    await test.step('OPEN-038 an unknown host has no site', async () => {
      const unknown = await askHost('nobody.example', '/');
      expect(unknown.status).toBe(404);
      expect(unknown.body).toContain('Site not found');
    });
    await test.step('OPEN-124 an unknown address shows Page not found with header, search box and footer', async () => {
      await page.goto(siteUrl('northside', '/no-such-word'));
      await expect(
        page.getByRole('heading', { level: 1, name: 'Page not found', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(/LMCT 99022/)).toBeVisible();
    });
    await test.step('OPEN-124 the search box of Page not found searches the stock', async () => {
      await page.getByRole('main').getByRole('combobox').fill('CX-5');
      await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search/);
      await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    });
  });
});
