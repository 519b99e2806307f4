import type { Page } from '@playwright/test';
import { mailsAbout, newShopper } from './inbox.ts';
import { deleteSite, LOGO, ownSite } from './new-site.ts';
import { clientOf, leaveStudio, openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { test } from './studio-test.ts';
import { askHost, askSite, expect, expectAccessible, siteUrl, studioUrl } from './test.ts';

const TOOL = '[data-testid="new-site-tool"]';
const WIDTHS = [390, 768, 1440];
/** Time to render, load and store large stock photos on two cores. */
const PHOTOS_MS = 45_000;

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });

async function enquire(page: Page, slug: string, shopper: ReturnType<typeof newShopper>): Promise<void> {
  await page.goto(siteUrl(slug, '/contact'));
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('Mobile') });
  await form.getByLabel('What is it about?').selectOption('General');
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Mobile').fill(shopper.phone);
  await form.getByLabel('Email', { exact: true }).fill(shopper.email);
  await form.locator('textarea').fill('Are you open on Saturday?');
  const terms = form.getByLabel(/terms of use/);
  if (await terms.count()) await terms.check();
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(page).toHaveURL(siteUrl(slug, '/success'));
}

test('an administrator creates a working site and handles its first enquiry', {
  tag: ['@SITE-34', '@SITE-36', '@SITE-37'],
}, async ({ page }) => {
  const { slug, host, leads } = ownSite();
  const tool = page.locator(TOOL);
  const step = (name: string, timeout?: number) =>
    expect(tool.getByRole('heading', { name, exact: true })).toBeVisible({ timeout });
  const field = (name: string) => tool.getByLabel(name, { exact: true });
  // Enter submits each step.
  const next = () => page.keyboard.press('Enter');
  try {
    await openStudio(page, 'admin', '/new-site');
    await step('Dealership');
    await expect(field('Dealership')).toBeFocused();
    await field('Dealership').fill('value-car');
    await next();
    await expect(tool).toContainText("There is no dealership 'value-car'.");
    await expect(field('Dealership')).toBeFocused();
    await expectAccessible(page, TOOL);
    await tool.getByRole('button', { name: 'Use value-cars', exact: true }).click();
    await tool.getByRole('button', { name: 'Next' }).click();

    await step('Name and hosts');
    await field('Trading name').fill('Enfield Used Cars');
    await field('Short name').fill(slug);
    await field('Host name').fill('no host');
    await next();
    await expect(tool).toContainText("'no host' is not a host name");
    await expect(field('Trading name')).toHaveValue('Enfield Used Cars');
    await field('Host name').fill(`https://${host}/`);
    await next();

    await step('Design');
    await field('Logo').setInputFiles(LOGO);
    await expect(tool.getByRole('img', { name: 'Logo valuecars.svg' })).toBeVisible();
    // The accent comes from the logo, not from the default.
    await expect(field('Accent')).not.toHaveAttribute('placeholder', '#1d4ed8');
    await expect(tool.getByTestId('theme-specimen')).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => tool.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth))
        .toBe(0);
    }
    await expectAccessible(page, TOOL);
    await tool.getByRole('button', { name: 'Next' }).click();

    await step('Locations');
    const main = tool.getByRole('group', { name: 'Main location' });
    const known = (name: string) => main.getByLabel(name, { exact: true });
    await expect(known('Street and number')).toBeFocused();
    for (const name of ['Street and number', 'Suburb', 'Postcode', 'Phone', 'Hours'])
      await expect(known(name)).not.toHaveValue('');
    await expect(known('State')).toHaveValue('SA');
    await expectAccessible(page, TOOL);
    await tool.getByRole('button', { name: 'Remove location 2' }).click();
    await known('Phone').fill('08 7010 0111');
    await openStudio(page, 'admin', '/new-site');
    await expect(known('Phone')).toHaveValue('08 7010 0111');
    await expect(tool.getByRole('group', { name: /location/i })).toHaveCount(1);
    await known('Hours').fill('Mon-Fri 9-17:30, Sat 9-17');
    await next();

    await step('Leads and legal');
    await field('Dealer licence number').fill('LVD 991199');
    await next();
    await expect(tool).toContainText('Enter at least one email address for leads.');
    await expect(field('Email address')).toBeFocused();
    await field('Email address').fill(leads);
    await next();

    // Building the plan reads the stock photos at full size.
    await step('Review', PHOTOS_MS);
    await expect(tool).toContainText('Licensed motor dealer, South Australia: LVD 991199.');
    await expect(tool).toContainText('Privacy policy and terms: written from a template.');
    await expect(tool).not.toContainText('Logo: none');
    await expectAccessible(page, TOOL);
    await tool.getByRole('button', { name: 'Create site' }).click();

    await step('Enfield Used Cars was created', PHOTOS_MS);
    const proof = tool.getByRole('region', { name: 'Checks' });
    await expect(proof).toContainText(`The storefront shows the site at ${host}`, { timeout: 60_000 });
    await expect(proof).toContainText(`The test enquiry went to ${leads}: the mail server accepted it.`);
    await expect(tool.getByRole('link', { name: 'Open: Privacy policy and terms' })).toHaveAttribute(
      'href',
      new RegExp(`page-${slug}-privacy-policy`),
    );
    await expectAccessible(page, TOOL);
    expect((await askHost(host, '/')).status).toBe(200);

    const shopper = { ...newShopper(), name: `Kim of ${slug}` };
    await test.step('an enquiry on the new site is mailed to its address', async () => {
      const shop = await page.context().newPage();
      await enquire(shop, slug, shopper);
      await shop.close();
      await expect
        .poll(async () => (await mailsAbout(shopper.email)).dealer.map(({ envelope }) => envelope.to), {
          timeout: 30_000,
        })
        .toEqual([[leads]]);
    });

    await test.step('the lead shows in the studio and can be completed', async () => {
      await page.goto(`${studioUrl}/leads`);
      await page.getByRole('combobox', { name: 'Site', exact: true }).selectOption(slug);
      const row = page.locator('[data-testid="leads-tool"]').getByRole('link', { name: shopper.name });
      await expect(row).toHaveCount(1);
      await row.click();
      const card = page.getByRole('region', { name: 'Lead', exact: true });
      await expect(card).toContainText(shopper.email);
      await card.getByText('Deliveries').click();
      const trail = card.getByRole('list', { name: 'Deliveries' });
      await expect(trail.getByRole('listitem').filter({ hasText: 'Email to the dealership' })).toContainText(
        /Sent on /,
      );
      await card.getByRole('button', { name: 'Mark done' }).click();
      await expect(card.getByRole('combobox', { name: /^Status/ })).toHaveValue('done');
    });
  } finally {
    await leaveStudio(page);
    await deleteSite(await clientOf('admin'), slug);
  }
});

test('only administrators may create sites', async () => {
  const check = async (who: 'admin' | 'editor') =>
    askSite('harbour', '/api/back-office/new-sites/check', {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(who)}`, origin: new URL(studioUrl).origin },
      body: JSON.stringify({ request: {} }),
    });
  expect([(await check('admin')).status, (await check('editor')).status]).toEqual([200, 403]);
});
