import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { mailsAbout } from './inbox.ts';
import {
  freeVehicle,
  holdVehicle,
  reservationOf,
  reserve,
  SELLERS,
  type Shopper,
  test,
} from './reserving.ts';
import { forgetToken, openStudio, STUDIO_WORDS, tokenOf } from './studio.ts';
import { askSite, expect, expectAccessible, siteUrl, studioUrl, type users } from './test.ts';

const [harbour] = SELLERS;
const TOOL = '[data-testid="reservations-tool"]';
const STUDIO = new URL(studioUrl).origin;

test.setTimeout(240_000);
test.use({ expected: { words: STUDIO_WORDS } });

async function paidReservation(page: Page): Promise<{ shopper: Shopper; reference: string; car: string }> {
  const path = await freeVehicle(harbour);
  const shopper = await reserve(page, harbour, path);
  const row = await reservationOf(shopper.email);
  return { shopper, reference: String(row?.reference), car: path };
}

let reservation: ReturnType<typeof paidReservation> | undefined;
const somePaidReservation = (page: Page) => {
  reservation ??= paidReservation(page);
  return reservation;
};

const openTool = (page: Page, who: keyof typeof users, reference = '') =>
  openStudio(page, who, `/reservations${reference && `/${reference}`}`);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search reservations' });
const pane = (page: Page, reference: string) =>
  page.getByRole('complementary', { name: `Reservation ${reference}` });

async function call(path: string, { token = '', origin = STUDIO, body = undefined as unknown } = {}) {
  const {
    status,
    headers,
    body: text,
  } = await askSite('harbour', `/api/back-office${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status, headers, body: JSON.parse(text) as { code?: string; reservation?: { status: string } } };
}

test('an editor finds and refunds a paid reservation', {
  tag: ['@OPEN-025'],
}, async ({ page, context }) => {
  const { shopper, reference } = await paidReservation(page);
  const studio = await context.newPage();
  await openTool(studio, 'editor');
  await search(studio).fill(shopper.email);
  const rows = studio.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Reserved');
  await expect(rows.nth(1)).toContainText('$200');
  await expectAccessible(studio, TOOL);

  await rows.nth(1).getByRole('link').click();
  await expect(studio).toHaveURL(new RegExp(`/reservations/${reference}$`));
  const open = pane(studio, reference);
  await expect(open.getByText(/^Reserved for Kim Nguyen until \d{1,2} [A-Z][a-z]{2} \d{4}, /)).toBeVisible();
  await expect(open.getByRole('link', { name: shopper.mobile })).toHaveAttribute(
    'href',
    `tel:${shopper.mobile.replaceAll(' ', '')}`,
  );
  await expect(open.getByRole('link', { name: shopper.email })).toHaveAttribute(
    'href',
    `mailto:${shopper.email}`,
  );
  await expect(open.getByText(/^pi_/)).toBeVisible();
  await expect(open.getByRole('button', { name: 'Refund $200' })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Confirm sale' })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Release car' })).toHaveCount(0);
  await expectAccessible(studio, TOOL);

  await open.getByRole('button', { name: 'Refund $200' }).click();
  const dialog = studio.getByRole('dialog', { name: 'Refund $200 to Kim Nguyen?' });
  await expect(dialog).toContainText('$200 is refunded to the card it was paid with');
  await expectAccessible(studio, '[role="dialog"]');
  await dialog.getByLabel('Note (optional)').fill('Rang to say they bought another car');
  await dialog.getByRole('button', { name: 'Refund $200' }).click();
  await expect(dialog).toBeHidden();
  await expect(open.getByText(/^Refunded in full to Kim Nguyen on /)).toBeVisible({ timeout: 30_000 });
  await expect(open.getByRole('button', { name: /Refund/ })).toHaveCount(0);

  await test.step('the history shows who did what', async () => {
    const steps = open.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.nth(0)).toContainText('Refunded');
    await expect(steps.nth(1)).toContainText('Refund requested');
    await expect(steps.nth(1)).toContainText('Emery Editor');
    await expect(steps.nth(1)).toContainText('Rang to say they bought another car');
    await expect(steps.nth(3)).toContainText('Shopper');
    expect(await reservationOf(shopper.email)).toMatchObject({ status: 'refunded', refunded_cents: 20_000 });
  });

  await test.step('the shopper sees the refund on the page and by mail', async () => {
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Your $200 has been refunded');
    await expect(page.getByText('Rang to say')).toHaveCount(0);
    await expect
      .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject), {
        timeout: 30_000,
      })
      .toContain(`Your $200 is on its way back (${reference})`);
  });
});

test('an unpaid hold is released with the keyboard only', { tag: ['@OPEN-025'] }, async ({
  page,
  context,
}) => {
  const path = await freeVehicle(harbour);
  const shopper = await holdVehicle(page, harbour, path);
  const reference = String((await reservationOf(shopper.email))?.reference);
  const studio = await context.newPage();
  await openTool(studio, 'admin');
  // The studio re-renders the tool while it starts, and a replaced field loses the focus.
  await expect(studio.getByRole('table')).toBeVisible();
  await search(studio).focus();
  await studio.keyboard.type(reference);
  await expect(search(studio)).toHaveValue(reference);
  const link = studio.getByRole('table').getByRole('link');
  await expect(link).toHaveCount(1);
  await link.focus();
  await studio.keyboard.press('Enter');
  const open = pane(studio, reference);
  await expect(open).toBeFocused();
  const release = open.getByRole('button', { name: 'Release car' });
  await expect(release).toBeVisible();
  await expect(open.getByRole('button', { name: /Refund/ })).toHaveCount(0);
  await release.focus();
  await studio.keyboard.press('Enter');
  const dialog = studio.getByRole('dialog');
  const agreement = dialog.getByRole('button', { name: 'Release car' });
  // A dialog reacts to Escape only once it has the focus.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await studio.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await reservationOf(shopper.email))?.status).toBe('held');
  await release.focus();
  await studio.keyboard.press('Enter');
  await agreement.focus();
  await studio.keyboard.press('Enter');
  await expect(open.getByText(/^Cancelled before payment\. Nothing was charged/)).toBeVisible();
  expect((await reservationOf(shopper.email))?.status).toBe('cancelled');
  await expect
    .poll(async () => (await askSite('harbour', `${path}/checkout`)).body)
    .toContain('Hold this car and continue');
});

test.describe('two people at once', () => {
  test.use({ expected: { words: [...STUDIO_WORDS, /status of 409/] } });
  test('a stale action is rejected, and the tool shows the current state', async ({ page, context }) => {
    const { reference } = await paidReservation(page);
    const studio = await context.newPage();
    await openTool(studio, 'editor', reference);
    const open = pane(studio, reference);
    await open.getByRole('button', { name: 'Refund $200' }).click();
    const agreement = await call(`/reservations/${reference}/steps`, {
      token: await tokenOf('admin'),
      body: { action: 'agree', seen: 'paid' },
    });
    expect(agreement.body.reservation?.status).toBe('agreed');
    await studio.getByRole('dialog').getByRole('button', { name: 'Refund $200' }).click();
    await expect(open.getByRole('alert')).toContainText('Someone else has changed this reservation.');
    await expect(open.getByText(/^Sale confirmed\. The car stays reserved/)).toBeVisible();
    await expect(open.getByRole('region', { name: 'History' })).toContainText('Alex Admin');

    await test.step('only the remaining action is offered', async () => {
      await open.getByRole('button', { name: 'Mark as sold' }).click();
      await studio.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click();
      await expect(open.getByText(/^Sold to Kim Nguyen/)).toBeVisible();
    });
  });
});

test.describe('a content-only role', () => {
  test.use({ expected: { words: [...STUDIO_WORDS, /status of 403/] } });
  test('sees no reservations, in the tool or through the API', async ({ page, context }) => {
    const { reference, shopper } = await somePaidReservation(page);
    const studio = await context.newPage();
    await openTool(studio, 'viewer', reference);
    await expect(
      studio.getByRole('heading', { name: 'You don’t have permission to see this' }),
    ).toBeVisible();
    await expect(studio.getByText('Ask an administrator')).toBeVisible();
    await expect(studio.getByText(shopper.email)).toHaveCount(0);
    await expect(studio.getByText('Kim Nguyen')).toHaveCount(0);
    await expect(studio.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await expect(studio.getByRole('link', { name: 'Features', exact: true })).toBeVisible();
    await expect(studio.getByRole('link', { name: 'Reservations', exact: true })).toHaveCount(0);
    await expectAccessible(studio, TOOL);

    await test.step('the API rejects every request', async () => {
      const token = await tokenOf('viewer');
      for (const [path, body] of [
        ['/session'],
        ['/reservations', {}],
        ['/reservations/export', {}],
        [`/reservations/${reference}`],
        [`/reservations/${reference}/steps`, { action: 'refund', seen: 'paid' }],
      ] as const) {
        const refusal = await call(path, { token, body });
        expect([path, refusal.status, refusal.body.code]).toEqual([path, 403, 'no_rights']);
        expect(JSON.stringify(refusal.body)).not.toContain(shopper.email);
      }
      expect((await reservationOf(shopper.email))?.status).toBe('paid');
    });
  });
});

test('sales staff can manage reservations but not write content', async ({ page, context, expected }) => {
  // The studio requests the history although sales staff may not read it.
  expected.words.push(
    /documents\/drafts\.page-harbour-about-us\?/,
    /Error fetching events .*permission "history" required/,
  );
  const { reference, shopper } = await somePaidReservation(page);
  const studio = await context.newPage();
  await openStudio(studio, 'sales', '/structure');
  await studio.getByRole('link', { name: 'Reservations', exact: true }).click();
  await search(studio).fill(shopper.email);
  await expect(studio.getByRole('table').getByRole('link')).toHaveCount(1);
  await studio.getByRole('table').getByRole('link').click();
  const open = pane(studio, reference);
  await expect(open.getByRole('link', { name: shopper.email })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Refund $200' })).toBeVisible();
  const download = studio.waitForEvent('download');
  await studio.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(shopper.email);
  await studio.goto(`${studioUrl}/structure/sites;site-harbour;page;page-harbour-about-us`);
  await expect(studio.getByTestId('field-title').locator('input')).not.toBeEditable({
    timeout: 45_000,
  });
});

test('the back office answers only signed-in users from the studio’s origin', async () => {
  const token = await tokenOf('editor');
  const acceptance = await call('/session', { token });
  expect([acceptance.status, acceptance.headers.get('access-control-allow-origin')]).toEqual([200, STUDIO]);
  for (const badToken of ['', 'guess']) {
    const refusal = await call('/session', { token: badToken });
    expect([refusal.status, refusal.body.code]).toEqual([401, 'not_signed_in']);
  }
  for (const origin of ['https://evil.example', siteUrl('harbour', ''), 'null']) {
    const refusal = await call('/session', { token, origin });
    expect([refusal.status, refusal.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  const preflight = (origin: string) =>
    askSite('harbour', '/api/back-office/reservations', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const preflightHeaders = (await preflight(STUDIO)).headers;
  expect(preflightHeaders.get('access-control-allow-origin')).toBe(STUDIO);
  expect(preflightHeaders.get('access-control-allow-headers')).toBe('authorization, content-type');
  expect(preflightHeaders.get('access-control-allow-credentials')).toBeNull();
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  for (const path of ['/reservations/R-000000', '/reservations/..%2F..'])
    expect((await call(path, { token })).status).toBe(404);
});

test('the list filters by state and exports what is shown', async ({ page, context }) => {
  const { reference, shopper } = await somePaidReservation(page);
  const studio = await context.newPage();
  await openTool(studio, 'editor');
  const group = studio.getByRole('group', { name: 'Status' });
  await search(studio).fill(reference);
  await expect(studio.getByRole('table').getByRole('link')).toHaveCount(1);
  await group.getByRole('button', { name: 'Refunds' }).click();
  await expect(studio.getByRole('heading', { name: 'No matching reservations' })).toBeVisible();
  await expect(studio.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await expectAccessible(studio, TOOL);
  await group.getByRole('button', { name: 'Reserved' }).click();
  await expect(studio.getByRole('table').getByRole('link')).toHaveCount(1);

  const downloading = studio.waitForEvent('download');
  await studio.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^reservations-\d{4}-\d\d-\d\d\.csv$/);
  const rows: Record<string, string>[] = parse(await readFile(await file.path()), {
    columns: true,
    bom: true,
  });
  expect(rows).toEqual([
    expect.objectContaining({ Reference: reference, Email: shopper.email, 'Paid (AUD)': '200.00' }),
  ]);

  await test.step('a narrow window shows the list or the reservation', async () => {
    await studio.setViewportSize({ width: 900, height: 800 });
    await studio.getByRole('table').getByRole('link').click();
    await expect(pane(studio, reference)).toBeVisible();
    await expect(studio.getByRole('table')).toBeHidden();
    await studio.getByRole('button', { name: 'All reservations' }).click();
    await expect(studio.getByRole('table')).toBeVisible();
  });
});

test.describe('an error', () => {
  test.use({ expected: { words: [...STUDIO_WORDS, /ERR_FAILED|status of (401|403|404)/] } });

  // The last step ends a session that other tests of this worker share.
  test.afterEach(() => forgetToken('editor'));

  test('is explained with a way to continue', async ({ page }) => {
    const api = '**/api/back-office/**';
    await page.route(api, (route) => route.abort());
    await openTool(page, 'editor');
    await expect(page.getByRole('heading', { name: 'The storefront is not responding' })).toBeVisible();
    await expectAccessible(page, TOOL);

    await test.step('missing permission is explained', async () => {
      await page.unroute(api);
      await page.route(api, (route) =>
        route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': STUDIO },
          json: { code: 'no_rights', error: 'You don’t have permission to see reservations or leads.' },
        }),
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(
        page.getByRole('heading', { name: 'You don’t have permission to see this' }),
      ).toBeVisible();
    });

    await test.step('an unknown reservation is explained', async () => {
      await page.unroute(api);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(search(page)).toBeVisible();
      await page.goto(`${studioUrl}/reservations/R-000000`);
      await expect(page.getByRole('heading', { name: 'Reservation not found' })).toBeVisible();
    });

    await test.step('an expired session leads to sign-in', async () => {
      await page.route(api, (route) =>
        route.fulfill({
          status: 401,
          headers: { 'access-control-allow-origin': STUDIO },
          json: { code: 'not_signed_in', error: 'Your sign-in has ended.' },
        }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Please sign in again' })).toBeVisible();
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await expect(page.getByText('Choose login provider')).toBeVisible();
    });
  });
});
