import { readFile } from 'node:fs/promises';
import { sql } from './reserving.ts';
import { openStudio, STUDIO_WORDS } from './studio.ts';
import { askSite, expect, expectAccessible, test } from './test.ts';

test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED|status of 4/] } });

test('staff print brochures of the chosen stock as one PDF', {
  tag: ['@OPEN-023'],
}, async ({ page }) => {
  await openStudio(page, 'sales', '/print-stock');
  const count = page.getByRole('status').filter({ hasText: /vehicles?$/ });
  await page.getByLabel('Site', { exact: true }).selectOption('harbour');
  await expect(count).toBeVisible();
  const print = page.getByRole('button', { name: 'Download PDF' });
  await expect(page.getByRole('alert')).toContainText('but a booklet has room for 200');
  await expect(print).toBeDisabled();

  await page.getByLabel('Condition').selectOption('demo');
  await page.getByLabel('Make').selectOption('Hyundai');
  await expect(count).toHaveText(/^\d+ Demo Hyundai vehicles?$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page, '[data-testid="print-tool"]');
  const vehicles = Number.parseInt((await count.textContent()) ?? '', 10);
  const [stock] = await sql(
    `select count(*)::int as count from cars where dealership_id like 'harbour-%' and retired_at is null
     and show_on_dealer_website and status in ('in_stock', 'coming_soon') and record->>'car_type' = 'demo' and record->>'make' = 'Hyundai'`,
  );
  expect(vehicles).toBe(stock?.['count']);

  const downloading = page.waitForEvent('download');
  await print.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^stock-harbour-\d{4}-\d\d-\d\d\.pdf$/);
  const pdf = (await readFile(await file.path())).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1 + vehicles);

  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    askSite('harbour', '/api/back-office/booklet', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const whole = { site: 'harbour', condition: null, make: null, dealership: null };
  const refused = await ask(whole);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const choicesRequest = page.waitForRequest('**/api/back-office/booklet/choices');
  await page.getByLabel('Make').selectOption('');
  const { authorization = '', origin = '' } = await (await choicesRequest).allHeaders();
  for (const [body, status, words] of [
    [whole, 413, /has room for 200/],
    [{ ...whole, condition: 'old' }, 400, /condition/],
    [{ ...whole, dealership: 'value-cars' }, 400, /no such dealership/],
    [{ ...whole, site: 'nowhere' }, 404, /This site doesn’t exist/],
    [{ ...whole, make: 'Trabant' }, 404, /No vehicle for sale matches/],
  ] as const) {
    const answer = await ask(body, { authorization, origin });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(words);
  }
});

test('a viewer cannot print stock', { tag: ['@OPEN-023'] }, async ({ page }) => {
  await openStudio(page, 'viewer', '/print-stock');
  await expect(page.getByRole('heading', { name: 'You don’t have permission to print stock' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print stock', exact: true })).toHaveCount(0);
});
