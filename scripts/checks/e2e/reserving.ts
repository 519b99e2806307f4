import type { Page } from '@playwright/test';
import pg from 'pg';
import { DATABASE_PASSWORD, DATABASE_USER } from '../../emulators/postgres/cluster.ts';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { codeFor, newMobile, newShopper, textsTo } from './inbox.ts';
import { askSite, test as base, expect, siteUrl, vehiclePaths } from './test.ts';

const { urls, ports } = settingsFromEnvironment();

/** A site that reserves cars. */
export interface Seller {
  site: string;
  /** The last segment of its checkout address. */
  segment: string;
  /** The reservation fee, as shown. */
  amount: string;
  /** Whether it verifies the shopper's mobile before it holds a vehicle (`reserveVerification`). */
  verifiesMobile?: boolean;
}

/** The sites that reserve cars without a sign-in. */
export const SELLERS = [
  { site: 'harbour', segment: 'checkout', amount: '$200' },
  { site: 'valuecars', segment: 'buy-online', amount: '$100', verifiesMobile: true },
] as const satisfies Seller[];

export const databaseUrl = `postgres://${DATABASE_USER}:${DATABASE_PASSWORD}@localhost:${ports.postgres}/forecourt`;

const connection = () => new pg.Client({ connectionString: databaseUrl });

/** Key of the advisory lock; any number shared by all workers. */
const PAYMENTS_LOCK = 103;

/**
 * A test that pays. All workers share one payments emulator, so a test that sets its faults declares
 * `test.use({ paymentsAlone: true })`; no other paying test runs at the same time.
 */
export const test = base.extend<{ paymentsAlone: boolean; paymentsTurn: undefined }>({
  paymentsAlone: [false, { option: true }],
  paymentsTurn: [
    async ({ paymentsAlone }, use) => {
      const client = connection();
      await client.connect();
      await client.query(`select pg_advisory_lock${paymentsAlone ? '' : '_shared'}($1)`, [PAYMENTS_LOCK]);
      await use(undefined);
      // Closing a connection releases its locks.
      await Promise.all([client, ...lockingRows.splice(0)].map((each) => each.end()));
    },
    // Waiting for the lock must not count against the test's own timeout.
    { auto: true, timeout: 300_000 },
  ],
});

/** Queries the database for what shoppers cannot do, such as letting time pass or selling a car. */
export async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = connection();
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const usedVehicles = new Set<string>();
/** Tests run in at most two workers; each takes every second car. */
export const LANE = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 2;

/** `isForSale` is false for vehicles without a price and for those that are only let by the week. */
interface FreeVehicleFacts {
  fuel: string;
  condition: string;
  isForSale: boolean;
}

/** Returns a car that can be reserved and that no other test uses. Starts at the end of the list. */
export async function freeVehicle(
  { site, segment }: Seller,
  isSuitable: (vehicle: FreeVehicleFacts) => boolean = () => true,
): Promise<string> {
  const facts = new Map(
    (
      await sql(
        `select slug, record->>'simple_fuel' as fuel, record->>'car_type' as condition,
           coalesce((record->>'price')::numeric, 0) > 1000
             and coalesce((record->>'subscription_price')::numeric, 0) = 0 as priced
         from cars`,
      )
    ).map(({ slug, fuel, condition, priced }) => [
      `/cars/${slug}`,
      { fuel: String(fuel), condition: String(condition), isForSale: priced === true },
    ]),
  );
  for (const [index, path] of (await vehiclePaths(site)).reverse().entries()) {
    if (index % 2 !== LANE) continue;
    if (usedVehicles.has(`${site}${path}`)) continue;
    if (!isSuitable(facts.get(path) ?? { fuel: '', condition: '', isForSale: false })) continue;
    usedVehicles.add(`${site}${path}`);
    const { status, body } = await askSite(site, `${path}/${segment}`);
    if (status === 200 && body.includes('Hold this car and continue')) return path;
  }
  throw new Error(`${site} has no car left to reserve`);
}

/** What the browser logs when a site that verifies mobiles asks for the code. */
export const CODE_ASKED = /status of 403 .*\/details/;

const newReserver = () => ({ ...newShopper(), ...newMobile() });
export type Shopper = ReturnType<typeof newReserver>;

export async function holdVehicle(page: Page, seller: Seller, path: string): Promise<Shopper> {
  const shopper = newReserver();
  await page.goto(siteUrl(seller.site, `${path}/${seller.segment}`));
  await page.getByLabel('Name').fill(shopper.name);
  await page.getByLabel('Mobile').fill(shopper.mobile);
  await page.getByLabel('Email').fill(shopper.email);
  // A shopper who is signed in skips the steps that they do not ask for.
  for (const ask of ['I have a vehicle to trade in', /^I want the car delivered/]) {
    const tick = page.getByLabel(ask);
    if (await tick.isVisible()) await tick.check();
  }
  const hold = page.getByRole('button', { name: 'Hold this car and continue' });
  await hold.click();
  if (seller.verifiesMobile) {
    await page.getByLabel('Code', { exact: true }).fill(await sentCode(shopper.phone));
    await hold.click();
  }
  await expect(page.getByRole('heading', { name: /^Trade-in/ })).toBeVisible();
  await hydrated(page);
  return shopper;
}

/** Waits for the code that a site sends to a number. */
export async function sentCode(phone: string): Promise<string> {
  await expect.poll(async () => (await textsTo(phone)).length).toBeGreaterThan(0);
  return codeFor(phone);
}

/** Waits for the scripts of a page that was reached by a click. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

export async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery or pick-up' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible();
  await hydrated(page);
}

/** The fields of the card, in the frame of the payment service. */
export const cardFields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export async function typeCard(page: Page, number: string): Promise<void> {
  const terms = page.getByLabel('I agree to the reservation terms');
  if (!(await terms.isChecked())) await terms.check();
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry date').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
}

/** Presses the pay button; `name` is its expected label. */
export async function pay(page: Page, name: string | RegExp = /^Pay \$/): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  // Until the browser has painted the scrolled page, clicks go to the old position of Stripe's frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  await button.click();
}

/** A card that needs no authentication. */
export const GOOD_CARD = '4242 4242 4242 4242';

export async function reserve(page: Page, seller: Seller, path: string): Promise<Shopper> {
  const shopper = await holdVehicle(page, seller, path);
  await toPayment(page);
  await typeCard(page, GOOD_CARD);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'The car is reserved for you' })).toBeVisible({
    timeout: 20_000,
  });
  return shopper;
}

export async function reservationOf(email: string) {
  const [row] = await sql(
    `select id, reference, status, reason, amount_cents, paid_cents, refunded_cents, session_id, terms_accepted_at
     from reservations where email = $1 order by created_at desc`,
    [email],
  );
  return row;
}

export async function runOut(email: string): Promise<void> {
  await sql(`update reservations set held_until = now() - interval '1 second' where email = $1`, [email]);
  await sql(`select pg_notify('reservations_changed', '')`);
}

/** Connections with row locks that a test did not release. */
const lockingRows: pg.Client[] = [];

/**
 * Locks the row of a shopper's payment, because the reconciliation with Stripe runs every minute and would
 * settle payments whose webhooks a test holds back.
 * @returns releases the lock
 */
export async function lockPayment(
  table: 'reservations' | 'online_payments',
  email: string,
): Promise<() => Promise<void>> {
  const client = connection();
  await client.connect();
  lockingRows.push(client);
  await client.query('begin');
  const { rowCount } = await client.query(`select from ${table} where email = $1 for update`, [email]);
  expect(rowCount).toBe(1);
  return async () => {
    lockingRows.splice(lockingRows.indexOf(client), 1);
    await client.end();
  };
}

export async function payments(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`${urls.payments}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`payments ${method} ${path}: ${answer.status}`);
}
