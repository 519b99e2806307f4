import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { parse } from 'csv-parse/sync';
import type { GoogleConversion } from '../../emulators/partners/conversions/routes.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { SAMPLES } from './fuzz/samples.ts';
import { newShopper } from './inbox.ts';
import { findLead } from './leads-inbox.ts';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const { urls } = settingsFromEnvironment();
const TOOL = '[data-testid="leads-tool"]';
/** The worker reports conversions every minute. */
const REPORTED = { timeout: 150_000 };

test.setTimeout(360_000);
test.use({ expected: { words: STUDIO_WORDS } });

async function conversionsOf(click: string): Promise<GoogleConversion[]> {
  const response = await fetch(`${urls.partners}/conversions/google`);
  const all = (await response.json()) as GoogleConversion[];
  return all.filter(({ event }) => event.adIdentifiers?.gclid === click);
}

/** Networks that the worker has started to report to: what happens before is never sent. */
const receivers = () => sql("select from conversion_receivers where site_slug = 'coastline'");

test('shows in the studio where a shopper came from, and reports the ad click once', async ({ page }) => {
  // A phone of its own, so that its thread has no other lead.
  const phone = `0498 ${randomInt(100, 1_000)} ${randomInt(100, 1_000)}`;
  const shopper = { ...newShopper(), phone };
  const click = `click-${randomUUID()}`;
  await expect.poll(receivers, REPORTED).toHaveLength(2);
  await page.goto(siteUrl('coastline', `/?gclid=${click}&utm_campaign=vans`));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('coastline.Visit'))).toContain(click);
  await page.goto(siteUrl('coastline', '/contact'), { referer: 'https://chatgpt.com/' });
  const form = page.locator('#enquiry form');
  const next = form.getByRole('button', { name: 'Continue' });
  await form.getByLabel('What is it about?').selectOption('Feedback');
  await next.click();
  await form.getByLabel('Name', { exact: true }).fill(shopper.name);
  await form.getByLabel('Mobile').fill(shopper.phone);
  await form.getByLabel('Email', { exact: true }).fill(shopper.email);
  await next.click();
  await form.getByLabel('Comments').fill('An assistant sent me.');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(siteUrl('coastline', '/success'));

  await expect.poll(async () => (await conversionsOf(click)).length, REPORTED).toBe(1);
  const [conversion] = await conversionsOf(click);
  // Coastline assumes consent, which is enough for the click but not for the contact.
  expect(conversion?.event.userData).toBeUndefined();

  await openStudio(page, 'admin', '/leads');
  const row = await findLead(page, shopper.email);
  await page.getByRole('button', { name: 'Filters' }).click();
  const source = page.getByRole('combobox', { name: 'Came from' });
  await source.selectOption('Social media');
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  await source.selectOption('AI assistant');
  await row.click();
  const card = page.locator(TOOL).getByRole('region', { name: 'Lead', exact: true });
  await card.getByText('Journey').click();
  await expect(
    card.getByRole('definition').filter({
      hasText: /^First Google Ads \(Campaign: vans\) on .+, then ChatGPT \(AI assistant\) on /,
    }),
  ).toBeVisible();
  await card.getByText('Deliveries').click();
  const deliveries = card.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');
  await expect(deliveries.filter({ hasText: 'Google Ads (Conversion)' })).toContainText(/Sent on /);
  await expectAccessible(page, TOOL);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(parse(file, { bom: true, columns: true })).toMatchObject([
    { Email: shopper.email, 'Came from': expect.stringContaining('then ChatGPT (AI assistant)') },
  ]);

  await openStudio(page, 'admin', '/activity');
  await page.getByRole('combobox', { name: 'Site' }).selectOption('coastline');
  await page.getByRole('button', { name: 'By source' }).click();
  const table = page.getByRole('table', { name: 'Activity by source' });
  await expect(table.getByRole('rowheader', { name: 'ChatGPT (AI assistant)' })).toBeVisible();

  expect((await conversionsOf(click)).map(({ received }) => received)).toEqual([1]);
});

test('keeps no consent of a shopper with Global Privacy Control', async () => {
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  // Consent is kept only by a site that reports conversions. Coastline has no choice of places.
  const { dealership: _dealership, location: _location, ...sampleValues } = sample.values;
  const send = async (headers: Record<string, string>) => {
    const { email, name, phone } = newShopper();
    const arrival = { at: Date.now(), host: 'www.google.com', params: { gclid: 'x' } };
    const answer = await askSite('coastline', '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        ...sample,
        [TRAP]: '',
        token: randomUUID(),
        values: { ...sampleValues, category: 'General', name, email, phone },
        visit: { first: arrival, last: arrival, consent: 'explicit' },
      }),
    });
    expect(answer.status).toBe(201);
    const [row] = await sql(
      `select payload->'lead_attributes'->'visit'->>'adConsent' as consent from leads where payload->>'email' = $1`,
      [email],
    );
    return row?.consent;
  };
  expect(await send({})).toBe('explicit');
  expect(await send({ 'sec-gpc': '1' })).toBeNull();
});
