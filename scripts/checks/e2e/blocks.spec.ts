import type { Locator, Page } from '@playwright/test';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl, test, vehiclePaths } from './test.ts';

const section = (page: Page, heading: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

async function resultCount(page: Page): Promise<number> {
  const text =
    (await page.getByRole('region', { name: 'Results' }).getByRole('status').first().textContent()) ?? '';
  return Number(/of ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? text.replaceAll(/\D/g, ''));
}

test.describe('the budget finder', () => {
  const finder = (page: Page) => section(page, 'Find cars for your budget');
  const countOf = async (chip: Locator) => Number((await chip.textContent())?.replaceAll(/\D/g, ''));
  const budget = (page: Page) => finder(page).getByText('Your estimated budget').locator('xpath=..');

  test('starts with $200 a week and $2,000', {
    tag: rows('BUDGET-01..06 BUDGET-08 BUDGET-13..15'),
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/finance'));
    await test.step("BUDGET-01 it is titled 'Find cars for your budget'", () =>
      expect(finder(page)).toBeVisible());
    await test.step('BUDGET-02 BUDGET-08 it shows an estimated budget of $54,000, without interest', async () => {
      await expect(budget(page)).toContainText('$54,000');
      await expect(budget(page)).toContainText('interest not included');
    });
    await test.step('BUDGET-03 BUDGET-13 BUDGET-14 the repayment starts at $200 a week', async () => {
      await expect(finder(page).getByRole('radio', { name: 'Weekly' })).toBeChecked();
      await expect(finder(page).getByRole('textbox', { name: 'Weekly repayment' })).toHaveValue('$200');
    });
    await test.step('BUDGET-04 BUDGET-15 the deposit starts at $2,000', () =>
      expect(finder(page).getByRole('textbox', { name: 'Deposit' })).toHaveValue('$2,000'));
    await test.step('BUDGET-05 a body type can be picked', async () => {
      const bodies = finder(page).getByRole('group', { name: 'Body type' });
      await expect.poll(() => bodies.getByRole('radio').count()).toBeGreaterThan(4);
      await expect(bodies.getByRole('radio', { name: /^Any/ })).toBeChecked();
      await expect(bodies.getByText(/^SUV\s*\d+$/)).toBeVisible();
    });
    await test.step('BUDGET-06 the button reads View Cars In This Range', () =>
      expect(finder(page).getByRole('link', { name: 'View Cars In This Range', exact: true })).toBeVisible());
  });

  test('follows the frequency and the amounts', {
    tag: ['@BUDGET-07', '@BUDGET-12', '@BUDGET-16', '@BUDGET-17', '@BUDGET-18', '@BUDGET-19'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/finance'));
    await finder(page).getByText('Monthly', { exact: true }).click();
    const repayment = finder(page).getByLabel('Monthly repayment');
    const deposit = finder(page).getByLabel('Deposit');
    await test.step('BUDGET-07 BUDGET-12 BUDGET-16 $600 a month over 5 years and the deposit are $38,000', async () => {
      await expect(repayment).toHaveValue('$600');
      await expect(budget(page)).toContainText('$38,000');
    });
    await test.step('BUDGET-07 another repayment changes the budget', async () => {
      await repayment.fill('1,250');
      await expect(budget(page)).toContainText('$77,000');
      await repayment.press('Tab');
      await expect(repayment).toHaveValue('$1,250');
    });
    await test.step('BUDGET-18 BUDGET-19 letters are dropped, and no number counts as 0', async () => {
      await repayment.fill('abc');
      await expect(repayment).toHaveValue('');
      await expect(budget(page)).toContainText('$2,000');
    });
    await test.step('BUDGET-17 amounts are clamped to 1,000,000', async () => {
      await deposit.fill('99999999');
      await deposit.press('Tab');
      await expect(deposit).toHaveValue('$1,000,000');
      await expect(repayment).toHaveValue('$0');
      await expect(budget(page)).toContainText('$1,000,000');
    });
  });

  test('keeps choices made before its script loads', {
    tag: ['@BUDGET-12'],
  }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(siteUrl('harbour', '/finance'), { waitUntil: 'commit' });
    await finder(page).getByText('Monthly', { exact: true }).click();
    await finder(page).getByLabel('Deposit').fill('5000');
    await expect(budget(page)).toContainText('$54,000');
    scripts.resolve();
    // $600 a month for five years, plus the deposit.
    await expect(budget(page)).toContainText('$41,000');
    await expect(finder(page).getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(finder(page).getByLabel('Monthly repayment')).toHaveValue('$600');
  });

  test('links to the cars of a body, or says that it has none', {
    tag: rows('BUDGET-06 BUDGET-09..11 BUDGET-20..22 OPEN-118'),
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/finance'));
    const suv = finder(page).getByText(/^SUV/);
    let count = 0;
    await suv.click();
    await test.step('BUDGET-09 BUDGET-10 BUDGET-11 BUDGET-21 a budget below the lowest price finds no SUVs', async () => {
      await finder(page).getByLabel('Deposit').fill('1');
      await finder(page).getByLabel('Weekly repayment').fill('0');
      const none = finder(page).getByRole('button', { name: '0 SUVs Found', exact: true });
      await expect(none).toBeDisabled();
      await expect(finder(page).getByText('No SUVs found for this budget', { exact: true })).toBeVisible();
    });
    await test.step('BUDGET-06 BUDGET-09 OPEN-118 a large budget links to the SUVs from $1,000 up to it', async () => {
      await finder(page).getByLabel('Deposit').fill('1000000');
      await expect.poll(() => countOf(suv)).toBeGreaterThan(0);
      count = await countOf(suv);
      await finder(page).getByRole('link', { name: 'View SUVs In This Range', exact: true }).click();
      await expect(page).toHaveURL(/refinementList(\[|%5B)simple_body(\]|%5D)(\[|%5B)0(\]|%5D)=suv/);
      await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=1000:1000000/);
    });
    await test.step('BUDGET-20 BUDGET-22 the results have as many SUVs as the picker counted', async () => {
      await expect.poll(() => resultCount(page)).toBe(count);
    });
  });

  test('counts the cars within the budget, as the results do', {
    tag: ['@BUDGET-20', '@BUDGET-22'],
  }, async ({ page }) => {
    await page.goto(siteUrl('valuecars'));
    const any = finder(page).getByText(/^Any/);
    await finder(page).getByLabel('Weekly repayment').fill('60');
    await expect(budget(page)).toContainText('$14,267');
    const count = await countOf(any);
    expect(count).toBeGreaterThan(0);
    await finder(page).getByRole('link', { name: 'View Cars In This Range', exact: true }).click();
    await expect.poll(() => resultCount(page)).toBe(count);
  });

  test('includes interest at the rate of the site, with its comparison rate', async ({ page }) => {
    await page.goto(siteUrl('valuecars'));
    // $200 a week would repay $40,890.51 at 10% in five years, but the lender lends no more than $40,000.
    await expect(budget(page)).toContainText('$42,000');
    await expect(finder(page)).toContainText('Loans are from $5,000 to $40,000.');
    await finder(page).getByLabel('Weekly repayment').fill('150');
    // $150 a week repays $30,667.88.
    await expect(budget(page)).toContainText('$32,667');
    await expect(budget(page)).toContainText('interest included');
    await expect(finder(page)).toContainText('10% p.a. interest rate, 12.49% p.a. comparison rate');
    await expect(finder(page)).toContainText('WARNING: This comparison rate');
  });

  for (const [site, path] of [
    ['harbour', '/finance'],
    ['valuecars', '/apply-for-finance'],
  ] as const)
    for (const width of [390, 1440])
      test(`comes before the form of the finance page of ${site} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(siteUrl(site, path));
        await expect(finder(page).getByRole('textbox', { name: 'Weekly repayment' })).toBeInViewport();
        const [budgetBox, formBox] = await Promise.all([
          finder(page).boundingBox(),
          page.locator('#finance-form').boundingBox(),
        ]);
        expect((budgetBox?.y ?? 0) + (budgetBox?.height ?? 0)).toBeLessThanOrEqual(formBox?.y ?? 0);
        await expectAccessible(page);
      });

  test('is hidden on a site with its feature off', async () => {
    const { body } = await askSite('northside', '/finance-enquiry');
    expect(body).not.toContain('estimated budget');
  });
});

test.describe('the price slider', () => {
  const block = (page: Page) => section(page, 'Cars by price');

  test('counts cars live and links to the results of its range', {
    tag: ['@SLIDER-01', '@SLIDER-06', '@SLIDER-09', '@SLIDER-10'],
  }, async ({ page }) => {
    await page.goto(siteUrl('northside', '/finance-enquiry'));
    const min = block(page).getByRole('slider', { name: /Minimum price/ });
    const max = block(page).getByRole('slider', { name: /Maximum price/ });
    await test.step('SLIDER-01 SLIDER-09 SLIDER-10 it starts at 5000 and steps by 500', async () => {
      await expect(min).toHaveAttribute('step', '500');
      await expect(min).toHaveAttribute('min', '5000');
      await expect(min).toHaveValue('5000');
    });
    const button = block(page).getByRole('link', { name: /^Show / });
    await expect.poll(() => numberOf(button)).toBeGreaterThan(0);
    const all = await numberOf(button);

    await test.step('SLIDER-09 an arrow key moves the maximum by 500', async () => {
      await max.press('ArrowLeft');
      await expect(block(page).getByText('$5,000 to $99,500')).toBeVisible();
    });
    await block(page).getByRole('textbox', { name: 'Maximum price' }).fill('42700');
    const countResponse = page.waitForResponse((response) => response.url().includes('5000:43000'));
    await page.keyboard.press('Enter');
    await expect(block(page).getByText('$5,000 to $43,000')).toBeVisible();
    const { count } = (await (await countResponse).json()) as { count: number };
    expect(count).toBeLessThan(all);
    await expect.poll(() => numberOf(button)).toBe(count);
    await test.step('SLIDER-06 the results have the range as min:max and as many cars', async () => {
      await button.click();
      await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=5000:43000/);
      await expect.poll(() => resultCount(page)).toBe(count);
    });
  });

  test('offers quick picks that work without scripts', async ({ browser }) => {
    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const page = await withoutScript.newPage();
    await page.goto(siteUrl('northside', '/finance-enquiry'));
    await page.getByRole('list', { name: 'By price' }).getByRole('link', { name: 'Up to $40,000' }).click();
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=:40000/);
    await withoutScript.close();
  });
});

const numberOf = async (element: Locator) =>
  Number(((await element.textContent()) ?? '').replaceAll(/\D/g, ''));

test('a search bar finds cars without scripts and lists popular makes', async ({ browser }) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await withoutScript.newPage();
  await page.goto(siteUrl('harbour', '/about-us'));
  const bar = section(page, 'Or look at the cars first');
  const makes = bar.getByRole('list', { name: 'By make' }).getByRole('link');
  await expect(makes).toHaveCount(7);
  await expect(makes.first()).toHaveText('Toyota');
  const field = bar.getByLabel('Search our stock');
  await field.fill('ranger');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?.*ranger/i);
  await expect(page.getByRole('article').first()).toContainText('Ranger');
  await withoutScript.close();
});

test('a body tile shows the number of its results', { tag: ['@HOME-20'] }, async ({ page }) => {
  await page.goto(siteUrl('valuecars'));
  const tile = section(page, 'What are you after?').getByRole('listitem').filter({ hasText: 'Wagon' });
  const count = Number(/(\d+) vehicles?/.exec((await tile.textContent()) ?? '')?.[1]);
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/simple_body/);
  await expect.poll(() => resultCount(page)).toBe(count);
});

test('featured cars link to the results of their saved filter', async ({ page }) => {
  await page.goto(siteUrl('valuecars'));
  const block = section(page, 'First cars');
  const cards = block.getByRole('article');
  await expect(cards).toHaveCount(6);
  await block.getByRole('button', { name: 'Next: First cars' }).click();
  await expect
    .poll(() => block.getByRole('list', { name: 'First cars' }).evaluate((list) => list.scrollLeft))
    .toBeGreaterThan(100);
  await block.getByRole('link', { name: /All first cars/ }).click();
  await expect(page).toHaveURL(/simple_body.*hatch.*sedan.*range.*:20000.*sortBy=created_at:desc/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
});

test.describe('recently viewed', () => {
  const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
  const storedVehicles = (page: Page, site: string): Promise<{ slug: string }[]> =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), `${site}.ViewCar`);
  const newestStored = async (page: Page) => `/cars/${(await storedVehicles(page, 'harbour')).at(-1)?.slug}`;

  test('lists each viewed car once, newest first', {
    tag: ['@VIEWED-01', '@STORE-02', '@OPEN-114'],
  }, async ({ page }) => {
    await page.goto(siteUrl('harbour'));
    await expect(row(page)).toHaveCount(0);

    const [first = '', second = ''] = await vehiclePaths('harbour');
    const titles: string[] = [];
    for (const path of [first, second, first]) {
      await page.goto(siteUrl('harbour', path));
      titles.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      await expect.poll(() => newestStored(page)).toBe(path);
    }
    expect(await storedVehicles(page, 'harbour')).toHaveLength(2);
    // The row on a vehicle page leaves out that vehicle.
    await row(page).scrollIntoViewIfNeeded();
    await expect(row(page).getByRole('article')).toHaveCount(1);
    await expect(row(page).getByRole('heading', { level: 3 })).toHaveText([titles[1] ?? '']);

    await page.goto(siteUrl('harbour'));
    await row(page).scrollIntoViewIfNeeded();
    await expect(row(page).getByRole('heading', { level: 3 })).toHaveText([titles[0] ?? '', titles[1] ?? '']);
    expect(await storedVehicles(page, 'valuecars')).toEqual([]);
  });

  test('reserves the place of the row before scripts run', { tag: ['@OPEN-114'] }, async ({ page }) => {
    const [path = ''] = await vehiclePaths('harbour');
    await page.goto(siteUrl('harbour', path));
    await expect.poll(() => newestStored(page)).toBe(path);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(siteUrl('harbour'), { waitUntil: 'networkidle' });
    await row(page).scrollIntoViewIfNeeded();
    await expect(row(page).getByRole('article')).toHaveCount(1);
    const layoutShift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(layoutShift).toBeLessThan(0.05);
  });

  for (const [storageState, value] of [
    ['corrupted storage', '{"id":'],
    ['a car that is gone', '[{"id":"no-such-car","slug":"gone"}]'],
  ] as const)
    test(`${storageState} shows no row`, { tag: ['@OPEN-114', '@OPEN-112'] }, async ({ page }) => {
      await page.addInitScript(
        ([key = '', text = '']) => localStorage.setItem(key, text),
        ['harbour.ViewCar', value],
      );
      await page.goto(siteUrl('harbour'), { waitUntil: 'networkidle' });
      await section(page, 'Built for work').scrollIntoViewIfNeeded();
      await expect(row(page)).toHaveCount(0);
    });
});
