import { askSite, consoleUrl, expect, siteUrl, studioUrl, test, vehiclePaths } from './test.ts';

test('a visitor who is nobody browses, searches, opens, saves, compares, asks and reckons', {
  tag: [
    '@SITE-05',
    '@SITE-06',
    '@SITE-07',
    '@SITE-09',
    '@SITE-10',
    '@SITE-11',
    '@SITE-12',
    '@SITE-13',
    '@SITE-14',
    '@SITE-15',
    '@SITE-16',
    '@SITE-17',
    '@SITE-19',
    '@SITE-54',
    '@SITE-55',
    '@SITE-56',
    '@SITE-57',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^\$[\d,]+/).first()).toBeVisible();

  await page.goto(siteUrl('harbour', '/search?query=ranger'));
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByRole('article').first()).toContainText('Ranger');
  for (const kind of ['new', 'demo', 'used']) {
    const { status, body } = await askSite('harbour', `/search/${kind}-cars`);
    expect([kind, status, body.includes('<article')]).toEqual([kind, 200, true]);
  }
  // A group has many places; another site has one dealership.
  expect((await askSite('harbour', '/dealerships')).body).toContain('Harbour Gold Coast');

  const [path = ''] = await vehiclePaths('harbour');
  await page.goto(siteUrl('harbour', path));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const key = 'harbour.CompareCars';
  await main.getByRole('checkbox', { name: 'Compare', exact: true }).click();
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toMatch(/^\["/);
  const save = main.getByRole('button', { name: /^Save/ }).first();
  await save.click();
  await expect(main.getByRole('button', { name: /Saved|Remove/ }).first()).toBeVisible();
  for (const [link, dialog] of [
    ['enquiry', 'Enquire'],
    ['testDrive', 'Book a Test Drive'],
    ['photo', 'Request more photos'],
  ] as const) {
    const opener = main.locator(`a[data-form="${link}"]`).first();
    if ((await opener.count()) === 0) continue;
    await opener.click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  }
  await expect(main.getByRole('heading', { name: 'Finance calculator' })).toBeVisible();
  await page.goto(siteUrl('harbour', '/finance'));
  await expect(page.getByRole('button', { name: 'Send finance enquiry' })).toBeVisible();
  const reservable = await askSite('harbour', '/search/used-cars');
  expect(reservable.body).toMatch(/href="\/cars\/[^"]+\/checkout"/);
});

test('a visitor finds places by department, hours, offers, reviews and the brands of a group', {
  tag: [
    '@SITE-21',
    '@SITE-22',
    '@SITE-23',
    '@SITE-24',
    '@SITE-25',
    '@SITE-26',
    '@HOME-01',
    '@HOME-02',
    '@HOME-03',
    '@HOME-04',
  ],
}, async ({ page }) => {
  await page.goto(siteUrl('harbour', '/locations'));
  const places = page.locator('[data-departments]');
  await expect(places.first()).toBeVisible();
  const departments = await places.evaluateAll((cards) =>
    cards.map((card) => (card as HTMLElement).dataset.departments ?? ''),
  );
  for (const department of ['sales', 'service', 'parts'])
    expect([department, departments.some((names) => names.includes(department))]).toEqual([department, true]);
  await page.goto(siteUrl('harbour', '/locations/albion'));
  await expect(
    page
      .getByRole('main')
      .getByText(/\d(:\d\d)? ?[ap]m/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/[\d,]+ reviews/).first()).toBeVisible();
  await page.goto(siteUrl('harbour', '/special-offers'));
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto(siteUrl('harbour'));
  const grid = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Twelve makes, and then some' }) });
  for (const kind of ['Cars', 'Motorcycles', 'Trucks', 'Our own']) {
    const group = grid.getByRole('heading', { name: kind, exact: true }).locator('xpath=..');
    await expect(group.locator('img').first()).toBeVisible();
    expect(
      (await group.getByRole('listitem').first().locator('p').nth(1).textContent())?.length,
    ).toBeGreaterThan(10);
  }
});

test('the storefront has no screen for staff: the studio and the console stand elsewhere', {
  tag: ['@SITE-61'],
}, async ({ page }) => {
  for (const path of ['/admin', '/studio', '/console', '/login', '/staff', '/structure', '/features'])
    expect([path, (await askSite('harbour', path)).status]).toEqual([path, 404]);
  for (const address of [studioUrl, consoleUrl])
    expect(new URL(address).host).not.toBe(new URL(siteUrl('harbour')).host);
  const answer = await askSite('harbour', '/api/back-office/reservations');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await page.goto(siteUrl('harbour'));
  await expect(page.getByRole('link', { name: /admin|studio|staff|dashboard/i })).toHaveCount(0);
});
