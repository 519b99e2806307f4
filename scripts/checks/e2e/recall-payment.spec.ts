import {
  freeVehicle,
  GOOD_CARD,
  holdVehicle,
  lockPayment,
  pay,
  payments,
  reservationOf,
  SELLERS,
  sql,
  test,
  toPayment,
  typeCard,
} from './reserving.ts';
import { askSite, expect, expectAccessible, siteUrl } from './test.ts';

const [harbour] = SELLERS;
const WIDTHS = [390, 1440] as const;
const SOON = { timeout: 60_000 };
const RESULT = {
  register: 'recalls',
  certificate: 'RC-1',
  recalls: [{ number: 'REC-9999', title: 'Airbag', isOpen: true }],
};

test.describe.configure({ timeout: 180_000 });

/** Says what the register would: a worker asks it once a day. */
const recall = (path: string) =>
  sql(
    `insert into vehicle_checks (car_id, register, vin, next_at, checked_at, result, blocks_reserving)
     select id, 'recalls', record->>'vin', now() + interval '1 day', now(), $2, true from cars where slug = $1
     on conflict (car_id, register) do update set vin = excluded.vin, result = excluded.result,
       next_at = excluded.next_at, checked_at = excluded.checked_at, blocks_reserving = true`,
    [path.split('/').at(-1), JSON.stringify(RESULT)],
  );
const repair = (path: string) =>
  sql(
    `update vehicle_checks set blocks_reserving = false, result = $2
     where register = 'recalls' and car_id = (select id from cars where slug = $1)`,
    [path.split('/').at(-1), JSON.stringify({ ...RESULT, recalls: [] })],
  );

for (const width of WIDTHS)
  test(`a recall stops a payment on a page that was open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const path = await freeVehicle(harbour);
    const shopper = await holdVehicle(page, harbour, path);
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    await recall(path);
    try {
      await sql(`select pg_notify('reservations_changed', '')`);
      await expect
        .poll(() => reservationOf(shopper.email), SOON)
        .toMatchObject({ status: 'cancelled', reason: 'recalled', paid_cents: null });
      await expect
        .poll(async () => (await askSite('harbour', `${path}/${harbour.segment}`)).body, SOON)
        .toContain('open safety recall');
      await pay(page);
      // The page opens again and says so.
      await expect(page.getByRole('heading', { name: /can't be reserved yet$/ })).toBeVisible(SOON);
      await expectAccessible(page);
      const reservation = await reservationOf(shopper.email);
      expect(reservation).toMatchObject({ status: 'cancelled', paid_cents: null });
      await page.goto(siteUrl('harbour', `/reservations/${String(reservation?.['reference'])}`));
      await expect(page.getByText('Nothing was charged. This car has an open safety recall.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reserve again' })).toHaveCount(0);
    } finally {
      await repair(path);
    }
  });

test.describe('a payment whose webhook arrives late', () => {
  // The switch of the webhooks is shared.
  test.use({ paymentsAlone: true });

  test('is refunded if the vehicle is recalled by then, and its page says why', async ({ page }) => {
    const path = await freeVehicle(harbour);
    const shopper = await holdVehicle(page, harbour, path);
    await toPayment(page);
    await typeCard(page, GOOD_CARD);
    await payments('PATCH', '/faults', { hold: true });
    const letGo = await lockPayment('reservations', shopper.email);
    try {
      await pay(page);
      await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
      await recall(path);
      await letGo();
      await payments('DELETE', '/faults');
      await payments('POST', '/deliveries/release', {});
      await expect(page.getByText('The car has an open safety recall.')).toBeVisible(SOON);
      await expect(page.getByRole('heading', { name: 'Your $200 has been refunded' })).toBeVisible(SOON);
      await expectAccessible(page);
      expect(await reservationOf(shopper.email)).toMatchObject({
        status: 'refunded',
        reason: 'recalled',
        refunded_cents: 20_000,
      });
    } finally {
      await payments('DELETE', '/faults');
      await repair(path);
    }
  });
});
