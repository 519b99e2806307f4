import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import { parse } from 'csv-parse/sync';
import { SAMPLES } from './fuzz/samples.ts';
import { mailsAbout, newShopper } from './inbox.ts';
import { chooseView, findLead } from './leads-inbox.ts';
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
  // A phone of its own, so that its thread has no other lead.
  const phone = `0499 ${randomInt(100, 1_000)} ${randomInt(100, 1_000)}`;
  const sample = SAMPLES['/api/leads'] as { values: Record<string, unknown> };
  const answer = await askSite('harbour', '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...sample,
      [TRAP]: '',
      token: randomUUID(),
      values: { ...sample.values, name, email, phone },
    }),
  });
  expect(answer.status).toBe(201);
  await expect.poll(async () => (await mailsAbout(email)).dealer.length, MAIL).toBe(1);

  await openStudio(page, 'editor', '/leads');
  await chooseView(page, 'Unanswered');
  const row = await findLead(page, email);
  await expect(row).toContainText(name);
  await expect(row).toContainText('Enquiry: ');
  await row.click();
  const thread = page.getByRole('region', { name: 'Lead', exact: true });
  await expect(thread.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(thread.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await thread.getByText('Enquiry details').first().click();
  await expect(thread.getByRole('definition').filter({ hasText: 'Enquiry' })).toBeVisible();

  await thread.getByText('Journey').click();
  await expect(thread.getByRole('definition').filter({ hasText: 'source radio' })).toBeVisible();
  await expect(thread.getByRole('definition').filter({ hasText: '/search' })).toBeVisible();

  await thread.getByText('Deliveries').click();
  const trail = thread.getByRole('list', { name: 'Deliveries' });
  await expect(trail.getByRole('listitem').filter({ hasText: 'Email to the dealership' })).toContainText(
    /Sent on /,
  );
  await expect(trail.getByRole('listitem').filter({ hasText: 'Choice of channels' })).toContainText(
    /Chosen on /,
  );
  await expectAccessible(page, TOOL);
  await thread.getByRole('button', { name: 'Resend to the dealership' }).click();
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

  await thread.getByRole('button', { name: 'Mark done' }).click();
  await expect(thread.getByRole('combobox', { name: /^Status/ })).toHaveValue('done');
  await expect(thread.getByRole('button', { name: 'Mark done' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No matching leads' })).toBeVisible();
  await page.getByRole('button', { name: 'Search all leads' }).click();
  await expect(row).toContainText('Done');
});
