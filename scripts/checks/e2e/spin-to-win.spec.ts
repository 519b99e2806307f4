import { readFileSync } from 'node:fs';
import { auditDraws } from '@forecourt/lib/leads/prize-wheel/audit.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { mailsAbout } from './inbox.ts';
import { databaseUrl, hydrated, sql, test } from './reserving.ts';
import { newSession, signedIn } from './signing-in.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const PAGE = '/spin-to-win';
const WHEEL = 'prizeWheel-harbour-summer-spin';
const overflow = () => document.documentElement.scrollWidth - innerWidth;

test('one spin per shopper is drawn, announced, mailed and listed in the garage', {
  tag: ['@ROUTE-84', '@OPEN-102', '@GATE-09'],
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('GATE-09 the wheel asks to sign in', async () => {
    await page.goto(siteUrl('harbour', PAGE));
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fspin-to-win/);
  });
  const shopper = await signedIn(context, 'harbour');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('harbour', PAGE));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spin the wheel, start summer ahead');
  await expect(page.getByRole('main')).toContainText('Free logbook service');
  await page.getByRole('main').getByText('Terms and conditions').click();
  await expect(page.getByText('The promoter is Harbour Motor Group.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Spin the wheel' }).focus();
  await page.keyboard.press('Enter');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('The wheel has stopped');
  const [entry] = (await sql('select * from spin_to_win_entries where user_id = $1', [shopper.userId])) as {
    id: string;
    prize_label: string;
    wins: boolean;
    code: string | null;
    campaign: string;
  }[];
  if (!entry) throw new Error('There is no draw.');
  expect(entry.campaign).toBe(WHEEL);
  await expect(status).toContainText(entry.prize_label);
  if (entry.code) await expect(status).toContainText(entry.code);
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  await expectAccessible(page);

  // Twenty more requests, with and without scripts, return the same spin.
  const headers = { cookie: shopper.cookie, 'content-type': 'application/json' };
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? askSite('harbour', `${PAGE}/start`, { method: 'POST', headers, body: '{}' })
        : askSite('harbour', `${PAGE}/start`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
            body: '',
          }),
    ),
  );
  expect(new Set(replies.map(({ status: code }) => code))).toEqual(new Set([200, 303]));
  expect(
    await sql('select count(*)::int from spin_to_win_entries where user_id = $1', [shopper.userId]),
  ).toEqual([{ count: 1 }]);
  const pool = openPool(databaseUrl);
  expect((await auditDraws(pool)).problems).toEqual([]);
  await pool.end();

  await page.reload();
  await expect(page.getByText('You have already spun the wheel')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(entry.prize_label);
  await expectAccessible(page);

  // The draw may have been a blank, so make it a win to test what winners get.
  await sql(
    `update spin_to_win_entries set wins = true, code = 'W-' || upper(substr(md5(id::text), 1, 6)) where id = $1`,
    [entry.id],
  );
  await sql(
    `insert into mail_deliveries (spin_to_win_entry_id, kind) values ($1, 'prize') on conflict do nothing`,
    [entry.id],
  );
  const [{ code }] = (await sql('select code from spin_to_win_entries where id = $1', [entry.id])) as [
    { code: string },
  ];
  await expect
    .poll(async () => (await mailsAbout(shopper.email)).shopper.map(({ subject }) => subject), {
      timeout: 30_000,
    })
    .toContain(`You won: ${entry.prize_label}`);
  await page.goto(siteUrl('harbour', '/my-garage'));
  const prizes = page.getByRole('region', { name: 'Prizes' });
  await expect(prizes).toContainText(`You won: ${entry.prize_label}`);
  await expect(prizes).toContainText(code);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toMatchObject({
    Prizes: [{ Campaign: WHEEL, 'Prize label': entry.prize_label, Code: code }],
  });
});

test('the wheel stops at the drawn prize and refuses visitors, other sites and forged forms', {
  tag: ['@ROUTE-84', '@OPEN-102'],
}, async ({ page, context }) => {
  const shopper = await signedIn(context, 'harbour');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('harbour', PAGE));
  await hydrated(page);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('button', { name: 'Good luck…' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('The wheel has stopped');
  const [{ prize_key: key } = { prize_key: '' }] = (await sql(
    'select prize_key from spin_to_win_entries where user_id = $1',
    [shopper.userId],
  )) as { prize_key: string }[];
  // Eight fields with keys numbered from one in the order of the wheel.
  const fieldAtTop = async () => {
    const degrees = await page
      .locator('.prize-wheel-disc')
      .evaluate((disc) => Number.parseFloat(getComputedStyle(disc).rotate));
    return Math.floor(((360 - (degrees % 360)) % 360) / 45);
  };
  await expect.poll(fieldAtTop).toBe(Number(key.replace('item', '')) - 1);

  const stranger = await newSession('harbour');
  const post = (site: string, headers: Record<string, string>) =>
    askSite(site, `${PAGE}/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: '',
    });
  expect((await post('harbour', {})).headers.get('location')).toContain('/sign-in?');
  const forged = { cookie: stranger.cookie, 'sec-fetch-site': 'cross-site' };
  expect((await post('harbour', forged)).headers.get('location')).toBe(`${PAGE}?problems=failed`);
  expect((await askSite('coastline', PAGE)).status).toBe(404);
  expect((await post('coastline', {})).status).toBe(404);
  expect(await sql('select id from spin_to_win_entries where user_id = $1', [stranger.userId])).toEqual([]);
});
