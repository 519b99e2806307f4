import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { parse } from 'csv-parse/sync';
import { SAMPLES } from './fuzz/samples.ts';
import { mailsAbout, newShopper } from './inbox.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { test } from './studio-test.ts';
import { askSite, expect, expectAccessible } from './test.ts';

const TOOL = '[data-testid="leads-tool"]';
const MAIL = { timeout: 30_000 };

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });

test('finds, resends, exports and completes a lead in the studio', async ({ page }) => {
  const { email } = newShopper();
  const name = `Kim ${email.slice(4, 12)}`;
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  const answer = await askSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sample,
      [TRAP]: '',
      token: randomUUID(),
      values: { ...sample.values, name, email },
    }),
  });
  expect(answer.status).toBe(201);
  await expect.poll(async () => (await mailsAbout(email)).dealer.length, MAIL).toBe(1);

  await openStudio(page, 'editor', '/leads');
  await page.getByRole('button', { name: 'Unanswered' }).click();
  await page.getByRole('searchbox', { name: 'Search leads' }).fill(email);
  const card = page.locator(TOOL).getByRole('listitem').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`0412 345 678 · ${email}`);
  await expect(card).toContainText('Enquiry: ');
  await card.getByText('Enquiry details').click();
  await expect(card.getByRole('definition').filter({ hasText: 'Enquiry' })).toBeVisible();

  await card.getByText('Journey').click();
  await expect(card.getByRole('definition').filter({ hasText: 'source radio' })).toBeVisible();
  await expect(card.getByRole('definition').filter({ hasText: '/search' })).toBeVisible();

  await card.getByRole('button', { name: 'Deliveries' }).click();
  const trail = card.getByRole('list', { name: 'Deliveries' });
  await expect(trail.getByRole('listitem').filter({ hasText: 'Email to the dealership' })).toContainText(
    /Sent on /,
  );
  await expect(trail.getByRole('listitem').filter({ hasText: 'Choice of channels' })).toContainText(
    /Chosen on /,
  );
  await expectAccessible(page, TOOL);
  await card.getByRole('button', { name: 'Resend to the dealership' }).click();
  await expect.poll(async () => (await mailsAbout(email)).dealer.length, MAIL).toBe(2);
  // Resending to the dealer must not notify the shopper again.
  expect((await mailsAbout(email)).shopper).toHaveLength(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(parse(file, { bom: true, columns: true })).toMatchObject([
    {
      Name: name,
      Email: email,
      Site: 'harbour',
      Source: 'source radio, an ad on Google',
      Viewed: '/\n/search',
      Compared: '',
      Calculated: '',
    },
  ]);

  await card.getByRole('button', { name: 'Mark done' }).click();
  await expect(card.getByRole('combobox')).toHaveValue('done');
  await expect(card.getByRole('button', { name: 'Mark done' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Unanswered' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(card.getByRole('combobox')).toHaveValue('done');
  await page.getByRole('button', { name: 'Unanswered' }).click();
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
});
