import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { newShopper } from './inbox.ts';
import { hydrated, sql } from './reserving.ts';
import { signedIn } from './signing-in.ts';
import { expect, expectAccessible, siteUrl, test } from './test.ts';

// The browser logs failed requests.
test.use({
  expected: { words: [/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)|status of 422/] },
});

const leadsOf = async (email: string) =>
  (await sql(`select finished, payload from leads where payload->>'email' = $1`, [email])) as {
    finished: boolean;
    payload: Record<string, unknown>;
  }[];

async function fillContact(page: Page, { name, phone, email }: ReturnType<typeof newShopper>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Mobile').fill(phone);
  await page.getByLabel('Email', { exact: true }).fill(email);
}

/** Submits the form several times at once, like a key that is held down. */
const sendAtOnce = (page: Page, selector: string, times: number) =>
  page.locator(selector).evaluate((form, count) => {
    for (let press = 0; press < count; press += 1) (form as HTMLFormElement).requestSubmit();
  }, times);

test('preserves a form in steps while the browser is offline and sends it afterwards', {
  tag: ['@LEAD-28', '@OPEN-066'],
}, async ({ page, context }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('coastline', '/contact'));
  const form = page.locator('#enquiry form');
  const go = form.getByRole('button', { name: 'Continue' });
  const alert = form.getByRole('alert');
  await form.getByLabel('What is it about?').selectOption('Feedback');
  await go.click();
  await fillContact(page, shopper);

  await context.setOffline(true);
  await go.click();
  await expect(alert).toHaveText('An unexpected error occured');
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await expectAccessible(page, '#enquiry');
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('What is it about?')).toHaveValue('Feedback');
  await go.click();
  await context.setOffline(false);
  await go.click();
  await expect(form.getByText('Step 3 of 3')).toBeVisible();

  const comments = form.getByLabel('Comments');
  await comments.fill('The kettle was warm.');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(alert).toHaveText('An unexpected error occured');
  await expect(comments).toHaveValue('The kettle was warm.');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl('coastline', '/success'));
  expect(await leadsOf(shopper.email)).toMatchObject([
    { finished: true, payload: { subcategory: 'Feedback', message: 'The kettle was warm.' } },
  ]);
});

test('stores one lead for twenty submissions in each of two tabs', {
  tag: ['@OPEN-007'],
}, async ({ page, context }) => {
  const shopper = newShopper();
  await page.goto(siteUrl('northside', '/service#service-booking'));
  const selector = '#service-booking form';
  const form = page.locator(selector);
  await fillContact(page, shopper);
  await form.getByLabel('Rego').fill('123abc');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByLabel('Kilometres').fill('120000');
  await form.getByLabel('What work does it need?').selectOption({ index: 1 });
  await form.getByLabel('Preferred day').fill('2031-02-03');
  for (const list of ['Dealership', 'Location'])
    if (await form.getByLabel(list).count()) await form.getByLabel(list).selectOption({ index: 1 });
  const terms = form.getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await hydrated(other);
  await expect(other.locator(selector).getByLabel('Model')).toHaveValue('CX-5');

  let sentCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/submit')) sentCount += 1;
  });
  await sendAtOnce(page, selector, 20);
  await expect(page).toHaveURL(siteUrl('northside', '/success'));
  expect(sentCount).toBe(1);
  await sendAtOnce(other, selector, 20);
  await expect(other).toHaveURL(siteUrl('northside', '/success'));
  expect(await leadsOf(shopper.email)).toHaveLength(1);
});

const photoOf = (number: number): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: number * 20, g: 90, b: 140 } } })
    .jpeg()
    .toBuffer();
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const MEGABYTE = 1024 * 1024;
/** Writes a file for the browser to read, because sending 30 MB through the protocol takes minutes. */
function onDisk(testInfo: TestInfo, name: string, content: Buffer): string {
  const file = testInfo.outputPath(name);
  writeFileSync(file, content);
  return file;
}
const NO_PHOTO = "We can't read that file. Use a JPEG, PNG or WebP photo.";
const FULL = 'You can add up to ten photos. Remove one to add another.';

test(
  'stores one lead for a valuation in two tabs and accepts ten photos',
  { tag: ['@TRADE-05', '@OPEN-068'] },
  async ({ page, context, browser }, testInfo) => {
    test.setTimeout(240_000);
    const shopper = await signedIn(context, 'harbour');
    const step = (tab: Page, name: string) => tab.getByRole('heading', { level: 2, name, exact: true });
    const next = (tab: Page, button: string) =>
      tab.getByRole('button', { name: button, exact: true }).click();
    const find = async (tab: Page, plate: string) => {
      await tab.goto(siteUrl('harbour', '/sell-my-car?step=vehicle'));
      await tab.getByLabel('Registration').fill(plate);
      await tab.getByLabel('State').selectOption('QLD');
      await next(tab, 'Find my car');
      await expect(step(tab, 'Confirm your car')).toBeVisible();
    };
    const year = new Date().getFullYear();
    await find(page, 'AGE003');
    await expect(page.getByText(`${year - 3} Mazda CX-5`)).toBeVisible();
    // Another tab changes the car, and this tab must not confirm a car that it does not show.
    const other = await context.newPage();
    await find(other, 'AGE007');
    await hydrated(page);
    await next(page, 'Yes, this is my car');
    await expect(page.getByText(`${year - 7} Mazda CX-5`)).toBeVisible();
    await expect(step(page, 'Confirm your car')).toBeVisible();
    await other.close();
    await hydrated(page);
    await next(page, 'Yes, this is my car');

    await expect(step(page, 'Condition')).toBeVisible();
    await hydrated(page);
    await page.getByLabel('Odometer (km)').fill('50,000');
    for (const question of await page.getByRole('main').getByRole('group').all())
      await question.getByRole('radio').first().check();
    await context.setOffline(true);
    await next(page, 'See my estimate');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Something went wrong on our side. Please try again',
    );
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Odometer (km)')).toHaveValue('50,000');
    await sendAtOnce(page, 'main form:has(input[name="kilometres"])', 20);
    await expect(page.locator('[data-estimate="range"]')).toContainText(/\$[\d,]+ to \$[\d,]+/);
    await hydrated(page);
    expect(
      await sql(`select kind from leads where site_slug = 'harbour' and payload->>'phone' = $1`, [
        shopper.phone.replace('+61', '0'),
      ]),
    ).toEqual([{ kind: 'tradeIn' }]);

    const choose = page.getByLabel('Choose photos');
    const photos = await Promise.all(Array.from({ length: 10 }, (_, number) => photoOf(number)));
    const many = Array.from({ length: 200 }, (_, number) =>
      jpeg(`${number}.jpg`, photos[number % 10] ?? Buffer.alloc(0)),
    );
    const count = (tab: Page, number: number) =>
      expect(tab.getByText(`${number} of 10 photos`)).toBeVisible();
    await choose.setInputFiles(many);
    await count(page, 10);
    await expect(page.getByText(FULL)).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 1', exact: true }).click();
    await count(page, 9);
    await choose.setInputFiles([jpeg('car.jpg', Buffer.from('%PDF-1.7 no photo'))]);
    await expect(page.getByText(NO_PHOTO)).toBeVisible();
    await choose.setInputFiles(onDisk(testInfo, 'none.jpg', Buffer.alloc(30 * MEGABYTE, 7)));
    await expect(page.getByRole('status').filter({ hasText: '9 of 10 photos' })).toBeVisible();
    await expect(page.getByText(NO_PHOTO)).toBeVisible();
    // The browser shrinks a 30 MB photo before uploading it.
    const largePhoto = Buffer.concat([await photoOf(11), Buffer.alloc(30 * MEGABYTE)]);
    await choose.setInputFiles(onDisk(testInfo, 'car.jpg', largePhoto));
    await count(page, 10);
    await page.getByRole('button', { name: 'Remove photo 2', exact: true }).click();
    await count(page, 9);

    const plainContext = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const plain = await plainContext.newPage();
    await plain.goto(siteUrl('harbour', '/sell-my-car?step=estimate'));
    await plain.getByLabel('Photos of your car').setInputFiles(many);
    await next(plain, 'Send photos');
    await expect(plain.getByText(FULL)).toBeVisible();
    await count(plain, 10);
    await plainContext.close();
  },
);

test('refuses a resume of 30 MB, with and without script', async ({ page, browser }, testInfo) => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(30 * MEGABYTE)]);
  const resume = onDisk(testInfo, 'resume.pdf', pdf);
  const shopper = newShopper();
  const fill = async (tab: Page) => {
    const form = tab.locator('#apply form');
    await tab.goto(siteUrl('harbour', '/careers'));
    await fillContact(tab, shopper);
    await form.getByLabel('Dealership').selectOption('harbour-brisbane');
    if (await form.getByLabel('Location').count())
      await form.getByLabel('Location').selectOption({ index: 1 });
    await form.getByLabel('About yourself').fill('Year 12, and I turn up on time.');
    await form.getByLabel('Resume').setInputFiles(resume);
    await form.getByRole('button', { name: 'Send application' }).click();
    return form;
  };
  const form = await fill(page);
  await expect(form.getByLabel('Resume')).toHaveAccessibleDescription(/of at most 5 MB\./);
  await expect(form.getByLabel('About yourself')).toHaveValue('Year 12, and I turn up on time.');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await fill(plain);
  await expect(plain.getByText('That file is too large')).toBeVisible();
  await plain.getByRole('link', { name: 'Back to the form' }).click();
  await expect(plain).toHaveURL(siteUrl('harbour', '/careers'));
  await context.close();
  expect(await leadsOf(shopper.email)).toEqual([]);
});
