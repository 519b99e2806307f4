import { lake, offerOf, reference } from './content.ts';
import { sitemapPaths } from './pages.ts';
import { ALL_SITES, askHost, askSite, expect, expectAccessible, siteUrl, test } from './test.ts';

const WIDTHS = [390, 768, 1440];
const titleOf = (body: string) => /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
const descriptionOf = (body: string) => /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '';

/** The pages of editors, with the words that only the right page has. */
const PAGES: readonly [site: string, path: string, words: string][] = [
  ['harbour', '/', 'Harbour Motor Group'],
  ['harbour', '/finance-and-insurance', 'Paying for the car and insuring it are two decisions'],
  ['harbour', '/book-test-drive', 'Which car, and when?'],
  ['harbour', '/parts/search', 'Which part?'],
  ['northside', '/find-a-part', 'Ask the parts desk'],
  ['harbour', '/contact', 'A person answers'],
  ['harbour', '/service', 'id="service-booking"'],
  ['harbour', '/terms-and-conditions', 'Terms and conditions'],
  ['northside', '/privacy-policy', 'We give you access within 21 days'],
  ['coastline', '/about-us', 'Coastline'],
  ['harbour', '/careers', 'Tell us about yourself'],
  ['harbour', '/fleet', 'Ask Harbour Fleet'],
  ['harbour', '/warranty', 'Which warranty your car has'],
  ['valuecars', '/pages/warranty', 'The law&#x27;s warranty'],
  ['northside', '/roadside-assist', 'Flat battery'],
  ['northside', '/owner-benefits', 'Owner benefits'],
  ['harbour', '/vehicle-parts-and-accessories', 'Parts and accessories'],
  ['harbour', '/eofy', 'On the road before the books close'],
  ['harbour', '/pages/eofy-fleet', 'June is when everybody rings'],
  ['valuecars', '/pages/eofy-utes', 'Utes on the yard'],
  ['harbour', '/pages/electric-vehicles', 'lectric'],
  ['harbour', '/twg-cars', 'Why we keep the best trade-ins'],
  ['harbour', '/twg-rental', 'A ute by Monday'],
  ['harbour', '/twg-tyres', 'Which tyre?'],
  ['harbour', '/neotek', 'ceramic coat'],
  ['harbour', '/4x4-outdoor', 'Built for the track'],
];

test('every page stands at its address, and only where its site has it', {
  tag: [
    '@ROUTE-48',
    '@ROUTE-59',
    '@ROUTE-60',
    '@ROUTE-66',
    '@ROUTE-67',
    '@ROUTE-68',
    '@ROUTE-69',
    '@ROUTE-70',
    '@ROUTE-71',
    '@ROUTE-72',
    '@ROUTE-74',
    '@ROUTE-75',
    '@ROUTE-76',
    '@ROUTE-77',
    '@ROUTE-78',
    '@ROUTE-79',
    '@ROUTE-80',
    '@ROUTE-81',
    '@ROUTE-82',
    '@ROUTE-83',
    '@ROUTE-91',
    '@ROUTE-92',
    '@ROUTE-93',
    '@ROUTE-94',
    '@ROUTE-95',
    '@CONTENT-01',
    '@CONTENT-02',
    '@CONTENT-03',
    '@CONTENT-04',
  ],
}, async () => {
  for (const [site, path, words] of PAGES) {
    const { status, body } = await askSite(site, path);
    expect([site, path, status]).toEqual([site, path, 200]);
    expect(body, path).toContain(words);
  }
  const { body: privacy } = await askSite('northside', '/privacy-policy');
  for (const promise of ['within 5 days', 'within 21 days', 'within 14 days', 'within 28 days'])
    expect(privacy.replaceAll('<!-- -->', '')).toContain(promise);
  for (const path of ['/twg-cars', '/neotek', '/4x4-outdoor', '/careers', '/fleet', '/parts'])
    expect([path, (await askSite('northside', path)).status]).toEqual([path, 404]);
  for (const [site, from, to] of [
    ['valuecars', '/warranty', '/pages/warranty'],
    ['harbour', '/pages/warranty', '/warranty'],
    ['northside', '/parts/search', '/find-a-part'],
  ] as const) {
    const { status, headers } = await askSite(site, from);
    expect([from, status, headers.get('location')]).toEqual([from, 308, to]);
  }
});

/** Of so many vehicles one is looked at: their pages differ by what is in their records alone. */
const VEHICLES_APART = 12;
const stockNumberOf = (path: string) => path.split('-').at(-1)?.toUpperCase() ?? '';

test('every page of the sitemap has its own title and a description, on every site', {
  tag: ['@OPEN-125'],
}, async () => {
  test.setTimeout(300_000);
  for (const site of ALL_SITES) {
    const problems: string[] = [];
    const titles = new Map<string, string>();
    const paths = await sitemapPaths(site);
    expect(paths.length).toBeGreaterThan(20);
    const vehicles = paths.filter((path) => path.startsWith('/cars/'));
    // The title of a vehicle says its stock number, and no two have the same: so no two titles are the same.
    expect(new Set(vehicles.map(stockNumberOf)).size).toBe(vehicles.length);
    const lookedAt = [
      ...paths.filter((path) => !path.startsWith('/cars/')),
      ...vehicles.filter((_, index) => index % VEHICLES_APART === 0),
    ];
    for (let start = 0; start < lookedAt.length; start += 8)
      await Promise.all(
        lookedAt.slice(start, start + 8).map(async (path) => {
          const { status, body } = await askSite(site, path);
          if (status !== 200) {
            // Another test may have taken it away meanwhile; then the sitemap has it no longer.
            await expect(async () => {
              if (!(await sitemapPaths(site)).includes(path)) return;
              expect((await askSite(site, path)).status, path).toBe(200);
            }).toPass({ timeout: 10_000 });
            return;
          }
          const title = titleOf(body);
          const twin = titles.get(title);
          titles.set(title, path);
          if (!title || twin) problems.push(`${path}: its title '${title}' is also that of ${twin}`);
          if (path.startsWith('/cars/') && !title.includes(stockNumberOf(path)))
            problems.push(`${path}: its title '${title}' is without its stock number`);
          if (descriptionOf(body).length < 20) problems.push(`${path}: no description`);
          if (!body.includes('<link rel="canonical"')) problems.push(`${path}: no canonical address`);
        }),
      );
    expect(problems, site).toEqual([]);
  }
});

test('header, footer and breadcrumb lead everywhere, by pointer, press and keyboard', {
  tag: [
    '@NAV-01',
    '@NAV-02',
    '@NAV-03',
    '@NAV-04',
    '@NAV-05',
    '@NAV-06',
    '@NAV-07',
    '@NAV-08',
    '@NAV-09',
    '@NAV-10',
    '@NAV-11',
    '@NAV-12',
    '@NAV-13',
    '@NAV-14',
    '@OPEN-108',
  ],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('harbour', '/about-us'));
  const main = page.getByRole('navigation', { name: 'Main' });
  const entries = ['Home', 'Models', 'Offers', 'Our Stock', 'Service and Parts', 'Company', 'Finance'];
  for (const name of entries) await expect(main.getByText(name, { exact: true }).first()).toBeVisible();
  // An entry of June is not there in November.
  await expect(main.getByText('EOFY')).toHaveCount(0);
  // By pointer, where the site says so.
  await main.getByRole('button', { name: 'Our Stock' }).hover();
  await expect(main.getByRole('link', { name: 'Used cars' })).toBeVisible();
  await page.mouse.move(700, 850);
  await expect(main.getByRole('link', { name: 'Used cars' })).toBeHidden();
  // By keyboard too.
  await main.getByRole('button', { name: 'Service and Parts' }).focus();
  await page.keyboard.press('Enter');
  await main.getByRole('link', { name: 'Book a Service' }).click();
  await expect(page).toHaveURL(siteUrl('harbour', '/service#service-booking'));
  await expect(page.getByRole('heading', { name: 'Book a Service' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Request booking' })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs.first()).toHaveText('Home');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Buyer Tools', 'Servicing and Parts', 'Harbour'])
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const words of [
    /ABN 90 000 110 110/,
    /LMD 9900110/,
    /114 Sandgate Road/,
    /Privacy policy/,
    /Terms and/,
  ])
    await expect(footer.getByText(words).first()).toBeVisible();
  await expect(footer.getByText(/\d ?(am|pm)/i).first()).toBeVisible();

  // A site whose menus open by press, with a menu of models in groups and what a new one costs.
  await page.goto(siteUrl('northside', '/about-us'));
  const models = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Models' });
  await models.hover();
  await expect(models).toHaveAttribute('aria-expanded', 'false');
  await models.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByText('SUV', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: /CX-5 From \$\d/ })).toBeVisible();
  await expectAccessible(page, 'header');
  await menu.getByRole('link', { name: /^CX-5/ }).click();
  await expect(page).toHaveURL(siteUrl('northside', '/cx-5'));
});

test('offers: list, filters, words that open, addresses, and their end', {
  tag: [
    '@OFFER-01',
    '@OFFER-02',
    '@OFFER-03',
    '@OFFER-04',
    '@OFFER-05',
    '@OFFER-06',
    '@OFFER-07',
    '@OFFER-08',
    '@OFFER-09',
    '@OFFER-10',
    '@OFFER-11',
    '@OFFER-12',
    '@OFFER-13',
    '@OFFER-14',
    '@OFFER-15',
    '@OFFER-16',
    '@OFFER-17',
    '@OFFER-18',
    '@ROUTE-57',
    '@ROUTE-58',
    '@OPEN-036',
    '@OPEN-098',
    '@OPEN-099',
  ],
}, async ({ page }) => {
  const words = `${'Words that go on. '.repeat(11)}Almost.`;
  const long = offerOf('long', {
    category: 'Finance offer',
    description: `<p>${words}</p><script>alert(1)</script><ul><li>The last point</li></ul>`,
    disclaimer: 'Terms apply. '.repeat(30),
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
    await expect(page.getByText('Test offer ended')).toHaveCount(0);
    await expect(card.getByText('The last point')).toBeHidden();
    await card.getByText('Read more').click();
    await expect(card.getByText('The last point')).toBeVisible();
    await card.getByText('Read less').click();
    await expect(card.getByText('The last point')).toBeHidden();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    const filters = page.getByRole('navigation', { name: 'Narrow the offers' });
    await filters.getByRole('link', { name: /^Kia/ }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/special-offers?manufacturer=kia'));
    await expect(page.getByRole('article')).toHaveCount(1);
    await card.getByRole('link', { name: 'Test offer long' }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/offers/kia/test-long'));
    await expect(page.getByText('The last point')).toBeVisible();
    await page.getByText('Show all terms').click();
    await expect(page.getByText('Show less')).toBeVisible();
    expect(await page.content()).not.toContain('alert(1)');

    for (const from of ['/offers/test-long', '/offers/ford/test-long']) {
      const { status, headers } = await askSite('harbour', from);
      expect([from, status, headers.get('location')]).toEqual([from, 308, '/offers/kia/test-long']);
    }
    const over = await askSite('harbour', '/offers/test-ended');
    expect(over.body).toContain('This offer has ended.');
    expect(over.body).toContain('noindex');
    await page.goto(siteUrl('harbour', '/special-offers?manufacturer=nobody'));
    await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(siteUrl('harbour', '/special-offers'));
  } finally {
    for (const { _id } of [long, endedOffer]) await lake.delete(_id);
  }
});

test('redirects answer before any page, keep what stands behind the question mark, and go when they are taken away', async () => {
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
    // All at once: what answers by one of them knows the others too.
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

test('the page of a model has trims, offers, stock with its count and a way to ask; a brand without stock too', {
  tag: [
    '@OPEN-100',
    '@MODEL-01',
    '@MODEL-02',
    '@MODEL-03',
    '@MODEL-04',
    '@MODEL-05',
    '@MODEL-06',
    '@MODEL-07',
    '@MODEL-08',
    '@MODEL-09',
    '@MODEL-10',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('northside', '/cx-5'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'CX-5' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^View stock \(\d+\)$/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Which CX-5?' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Offers for the CX-5' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, 'main');
  await main.getByRole('link', { name: 'Ask about the CX-5' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Links to a model with another address lead there.
  const { body } = await askSite('northside', '/models');
  expect(body).not.toContain('href="/mazda6"');

  await page.goto(siteUrl('harbour', '/brands/triumph-motorcycles'));
  await expect(page.getByRole('heading', { name: /on the ground today/ })).toBeVisible();
  await expectAccessible(page, 'main');

  // Trucks are counted as trucks, and their cards say what body they have and what they weigh.
  await page.goto(siteUrl('harbour', '/brands/hino-trucks'));
  await expect(main.getByText(/^\d+ trucks, here or on the way$/)).toBeVisible();
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
  await expect(page.getByText(/^(Car \(C\)|Light rigid \(LR\)|Medium rigid \(MR\))$/).first()).toBeVisible();
});

test('motorcycles are found by their type, and their pages tell capacity and licence, no doors and no interior', {
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
  await expect(main.getByText(/^Showing 1-\d+ of \d+ motorcycles$/).first()).toBeVisible();
  const cards = main.getByRole('article');
  await expect(cards.getByText(/^[\d,]+ cc$/).first()).toBeVisible();
  expect(await cards.getByText(/^[\d,]+ cc$/).count()).toBe(await cards.count());

  await page.goto(siteUrl('harbour', '/brands/kawasaki-motorcycles'));
  await expect(main.getByText(/^\d+ motorcycles, here or on the way$/)).toBeVisible();
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

test('nothing is cut off at 390, the layout changes at its widths, and one toast shows at a time', {
  tag: ['@RESP-01', '@RESP-02', '@RESP-03', '@RESP-04', '@RESP-05', '@RESP-06', '@RESP-07', '@UI-01'],
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
  await page.setViewportSize({ width: 991, height: 844 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 992, height: 844 });
  await expect(menu).toBeVisible();
  await page.evaluate(() => {
    for (const text of ['First', 'Second'])
      dispatchEvent(new CustomEvent('forecourt:toast', { detail: { text } }));
  });
  await expect(page.getByRole('group', { name: 'Message' })).toHaveCount(1);
  await expect(page.getByText('Second')).toBeVisible();
});

test.describe('an address that is nobody’s', () => {
  test.use({ expected: { words: [/status of 404/] } });
  test('a word at the root is a fixed route, a page, a model or nobody’s; an unknown host is no site', {
    tag: ['@OPEN-035', '@OPEN-038', '@OPEN-124'],
  }, async ({ page }) => {
    const headings = async (path: string) =>
      /<h1[^>]*>(.*?)<\/h1>/s.exec((await askSite('northside', path)).body)?.[1]?.replace(/<[^>]*>/g, '');
    expect(await headings('/models')).toContain('models');
    expect(await headings('/about-us')).toBeTruthy();
    expect(await headings('/cx-5')).toBe('CX-5');
    const unknown = await askHost('nobody.example', '/');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toContain('Site not found');
    await page.goto(siteUrl('northside', '/no-such-word'));
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
