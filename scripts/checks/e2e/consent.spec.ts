import { randomUUID } from 'node:crypto';
import { OPT_IN_LABEL } from '@forecourt/lib/leads/opt-in-labels';
import { unsubscribePath, unsubscribeToken } from '@forecourt/lib/leads/unsubscribe-link';
import { leaveAtOncePath, leavePath, leaveToken } from '@forecourt/lib/leads/waiting-list/link';
import type { BrowserContext, Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { mailsAbout, newShopper, vehiclesWhere } from './inbox.ts';
import { sql, test } from './reserving.ts';
import { rows } from './rows.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const { secrets } = settingsFromEnvironment();
const NEWS = /news and offers/;
const GPC = { 'sec-gpc': '1' };

/** Global Privacy Control is both a request header and a navigator property. */
async function withGpc(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders(GPC);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}

const optInOf = async (email: string) =>
  (await sql("select payload->'opt_in' as opt_in from leads where payload->>'email' = $1", [email])).map(
    ({ opt_in }) => opt_in,
  );
const consentsOf = (email: string) =>
  sql(
    `select c.given, c.words, c.source, c.ticked_at_start from marketing_consents c join leads on leads.id = c.lead_id
     where leads.payload->>'email' = $1`,
    [email],
  );

async function post(
  site: string,
  kind: string,
  values: Record<string, unknown> = {},
): Promise<{ email: string; status: number }> {
  const { name, phone, email } = newShopper();
  const { status } = await askSite(site, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.14.0.1' },
    body: JSON.stringify({
      token: randomUUID(),
      kind,
      values: {
        name,
        phone,
        email,
        message: 'Hello',
        category: 'Service',
        optIn: true,
        terms: true,
        dealership: 'harbour-brisbane',
        location: 'harbour-albion',
        ...values,
      },
      url: siteUrl(site, '/contact?email=somebody%40shopper.example'),
    }),
  });
  return { email, status };
}

test.describe('the marketing consent checkbox', () => {
  test('does not show on a job application', { tag: rows('LEAD-11') }, async ({ page }) => {
    await page.goto(siteUrl('harbour', '/careers'));
    const application = page.locator('#apply form');
    await expect(application.getByLabel('Name')).toBeVisible();
    await expect(application.getByLabel(NEWS)).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(siteUrl('harbour', '/contact'));
    const enquiry = page.getByRole('main').locator('form').first();
    const category = enquiry.getByLabel('What is it about?');
    await expect(enquiry.getByLabel(NEWS)).toBeVisible();
    await category.selectOption('Careers Enquiry');
    await expect(enquiry.getByLabel(NEWS)).toBeHidden();
    await expectAccessible(page);
    await category.selectOption('Service');
    await expect(enquiry.getByLabel(NEWS)).toBeVisible();
  });

  test('is ticked by default on sites with that setting, and empty on others', {
    tag: rows('LEAD-10'),
  }, async ({ page }) => {
    for (const [site, isTicked] of [
      ['harbour', true],
      ['northside', false],
      ['coastline', false],
    ] as const) {
      await page.goto(siteUrl(site, '/contact'));
      const box = page.getByRole('main').locator('form').first().getByLabel(NEWS);
      await expect(box).toBeChecked({ checked: isTicked });
    }
  });

  test('does not count for job applicants, nor on a site that does not show it', async () => {
    for (const [site, kind, values] of [
      ['harbour', 'careers', {}],
      ['harbour', 'enquiry', { category: 'Careers Enquiry' }],
      ['valuecars', 'enquiry', { dealership: '', location: '' }],
    ] as const) {
      const { email, status } = await post(site, kind, values);
      expect([site, kind, status]).toEqual([site, kind, 201]);
      expect(await optInOf(email)).toEqual([false]);
      expect(await consentsOf(email)).toEqual([]);
    }
  });

  test('is stored with its wording, its page and whether the site had ticked it', async () => {
    const { email } = await post('harbour', 'enquiry');
    expect(await optInOf(email)).toEqual([true]);
    expect(await consentsOf(email)).toEqual([
      { given: true, words: OPT_IN_LABEL, source: 'enquiry form, /contact', ticked_at_start: true },
    ]);
  });
});

test.describe('with Global Privacy Control', () => {
  test('nothing is recorded and no pixel loads, though the site assumes consent', async ({
    page,
    context,
  }) => {
    await withGpc(context);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/events|social-pixel/.test(request.url())) sent.push(request.url());
    });
    const [vehicle] = await sql(
      `select slug from cars where dealership_id like 'coastline%' and status = 'in_stock' and show_on_dealer_website
       order by md5(slug) desc limit 1`,
    );
    await page.goto(siteUrl('coastline', `/cars/${vehicle?.['slug']}`));
    const choice = page.getByRole('region', { name: 'Privacy choices' });
    await expect(choice).toBeHidden();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(choice).toContainText('Your browser sends Global Privacy Control');
    await expect(choice.getByRole('button')).toHaveText(['Close']);
    await expectAccessible(page);
    await choice.getByRole('button', { name: 'Close' }).click();
    await expect(choice).toBeHidden();
    const told = await page.evaluate(() =>
      ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => JSON.stringify(entry)),
    );
    expect(told.join()).not.toMatch(/View|granted/);
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });

  test('the server stores no events, views or reveals', async () => {
    const [vehicle] = await vehiclesWhere('dealership_id:"harbour-brisbane" AND status:"in_stock"');
    const path = `/gpc-${randomUUID().slice(0, 8)}`;
    const send = (headers: Record<string, string>) =>
      askSite('harbour', '/api/events', {
        method: 'POST',
        headers: { 'x-forwarded-for': '10.14.0.2', ...headers },
        body: JSON.stringify({ event_id: 49, url: siteUrl('harbour', path) }),
      });
    const events = () => sql('select event_id from events where path = $1', [path]);
    expect((await send(GPC)).status).toBe(204);
    expect(await events()).toEqual([]);
    expect((await send({})).status).toBe(204);
    expect(await events()).toHaveLength(1);

    const reveals = async () =>
      Number(
        (await sql('select count(*) from phone_reveals where car_id = $1', [vehicle?.objectID]))[0]?.[
          'count'
        ],
      );
    const before = await reveals();
    const reveal = await askSite('harbour', '/api/phone-reveals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...GPC },
      body: JSON.stringify({
        car_id: vehicle?.objectID,
        dealership_id: 'harbour-brisbane',
        website_id: 'site-harbour',
      }),
    });
    expect([reveal.status, await reveals()]).toEqual([204, before]);
  });

  test('a checkbox that a site ticks by default is empty', { tag: rows('LEAD-10') }, async ({
    page,
    context,
  }) => {
    await withGpc(context);
    await page.goto(siteUrl('harbour', '/contact'));
    const box = page.getByRole('main').locator('form').first().getByLabel(NEWS);
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(box).toBeChecked();
  });

  test('without scripts, a ticked box does not count where the site ticks it by default', async ({
    browser,
  }) => {
    const shopper = newShopper();
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: GPC });
    const page = await context.newPage();
    await page.goto(siteUrl('harbour', '/contact'));
    const form = page.getByRole('main').locator('form').first();
    await form.getByLabel('What is it about?').selectOption('Service');
    await form.getByLabel('Dealership').selectOption('harbour-gold-coast');
    await form.getByLabel('Location').selectOption('harbour-southport');
    await form.getByLabel('Name').fill(shopper.name);
    await form.getByLabel('Mobile').fill(shopper.phone);
    await form.getByLabel('Email', { exact: true }).fill(shopper.email);
    await form.locator('textarea').fill('Hello');
    await expect(form.getByLabel(NEWS)).toBeChecked();
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(/\/success$/);
    expect(await optInOf(shopper.email)).toEqual([false]);
    await context.close();
  });

  test('every site states that it honours the signal', async () => {
    for (const site of ['harbour', 'coastline']) {
      const { status, headers, body } = await askSite(site, '/.well-known/gpc.json');
      expect([status, headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('application/json'),
      ]);
      expect(JSON.parse(body)).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    }
  });
});

test("a shopper withdraws consent by the link in an enquiry's confirmation", async ({ page }) => {
  const { email } = await post('harbour', 'enquiry');
  const mail = async () => (await mailsAbout(email)).shopper[0]?.text ?? '';
  await expect.poll(mail, { timeout: 30_000 }).toContain('Stop news and offers: http');
  const [lead] = await sql("select id from leads where payload->>'email' = $1", [email]);
  const path = unsubscribePath(unsubscribeToken(String(lead?.['id']), secrets.reservationSecret));
  expect(await mail()).toContain(path);
  expect(path).not.toContain('kim');
  await page.goto(siteUrl('harbour', path));
  await expect(page.getByRole('heading', { level: 1, name: 'Stop news and offers?' })).toBeVisible();
  await expectAccessible(page);
  expect(await optInOf(email)).toEqual([true]);
  await page.getByRole('button', { name: 'Stop news and offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News and offers are off' })).toBeVisible();
  await expectAccessible(page);
  expect(await optInOf(email)).toEqual([false]);
  await expect
    .poll(async () => (await mailsAbout(email)).dealer.map(({ text }) => text).join(), { timeout: 30_000 })
    .toContain('Marketing opt-in: No (was: Yes)');
  await page.goto(siteUrl('harbour', `${path.slice(0, -2)}xx`));
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page);
});

test('a shopper leaves a waiting list in one click from the mail, without a session or an origin', async () => {
  const { email } = newShopper();
  const id = randomUUID();
  await sql(
    `insert into waiting_list_entries (id, site_slug, car_id, email)
     select $1, 'harbour', id, $2 from cars where dealership_id = 'harbour-brisbane' limit 1`,
    [id, email],
  );
  const token = leaveToken(id, secrets.reservationSecret);
  const oneClick = (address: string) =>
    askSite('harbour', address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const entries = () => sql('select id from waiting_list_entries where id = $1', [id]);
  expect((await oneClick(leaveAtOncePath(id, 'x'.repeat(32)))).status).toBe(404);
  // Mail scanners open every link, so opening it must not unsubscribe.
  const opened = await askSite('harbour', leaveAtOncePath(id, token));
  expect([opened.status, opened.headers.get('location')]).toEqual([303, leavePath(id, token)]);
  expect(await entries()).toHaveLength(1);
  for (const _ of [1, 2]) expect((await oneClick(leaveAtOncePath(id, token))).status).toBe(200);
  expect(await entries()).toEqual([]);
  expect(
    await sql('select given, words from marketing_consents where waiting_list_entry_id = $1', [id]),
  ).toEqual([{ given: false, words: 'Leave the list' }]);
});

test.describe('the privacy page', () => {
  const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

  test('lists the automated decisions about people that apply to the site', async ({ page }) => {
    for (const [site, reserves] of [
      ['harbour', true],
      ['coastline', false],
    ] as const) {
      await page.goto(siteUrl(site, '/privacy-policy'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 2, name: 'Automated decisions' })).toBeVisible();
      await expect(main.getByRole('heading', { level: 2, name: 'Global Privacy Control' })).toBeVisible();
      await expect(titles(page).filter({ hasText: 'Suspected spam' })).toHaveCount(1);
      await expect(titles(page).filter({ hasText: 'Unpaid reservations' })).toHaveCount(reserves ? 1 : 0);
      await expect(main.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
      await expectAccessible(page);
    }
  });
});
