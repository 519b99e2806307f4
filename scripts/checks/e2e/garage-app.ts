import type { Page } from '@playwright/test';
import { settingsFromEnvironment } from '../../emulators/settings.ts';
import { sql } from './reserving.ts';
import { carOf } from './stock-record.ts';
import { expect } from './test.ts';

const { urls } = settingsFromEnvironment();

/** How long a service worker, or a notification, may take. */
export const WORKER = { timeout: 30_000 };

/** Waits until the service worker keeps the garage for reading offline. */
export const kept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const found = await caches.match('/api/garage-app/offline');
          return found ? 'kept' : 'nothing';
        }),
      WORKER,
    )
    .toBe('kept');

/** Makes the browser subscribe at the emulated push service instead of the vendor's. */
export async function useEmulatedPush(page: Page): Promise<{ endpoint: string }> {
  const answer = await fetch(`${urls.partners}/push/subscriptions`, { method: 'POST' });
  const subscription = (await answer.json()) as { endpoint: string };
  await page.addInitScript((json) => {
    const key = 'subscribed-in-test';
    const own = {
      ...json,
      toJSON: () => json,
      unsubscribe: async () => {
        sessionStorage.removeItem(key);
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(key, 'yes');
      return own as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(key) ? (own as unknown as PushSubscription) : null;
    Notification.requestPermission = async () => 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  }, subscription);
  return subscription;
}

export const received = async ({ endpoint }: { endpoint: string }) =>
  (await (await fetch(endpoint)).json()) as { title: string; body: string; path: string }[];

/** Reserves a vehicle for a shopper until soon, and has a notification about it, while something is checked. */
export async function whileHoldEndsSoon(
  { site, userId, phone }: { site: Parameters<typeof carOf>[0]; userId: string; phone: string },
  check: () => Promise<void>,
): Promise<void> {
  const car = await carOf(site, "r->>'item_type' = 'car'");
  const [row] = await sql('select id, dealership_id from cars where slug = $1', [car.slug]);
  const reserved = {
    id: row?.['id'],
    slug: car.slug,
    title: car.title,
    subtitle: null,
    stocknum: '',
    price: null,
    picture: null,
  };
  const reference = `APP${Date.now()}`;
  await sql(
    `insert into reservations (id, reference, return_url, token, site_slug, car_id, car, dealership_id, name, email,
       mobile, choices, status, held_until, hold_hours, payment_page, amount_cents, paid_cents, paid_at)
     values (gen_random_uuid(), $1, '', gen_random_uuid(), $2, $3, $4, $5, 'Kim Nguyen', 'kim@shopper.example', $6, '{}',
       'paid', now() + interval '2 hours', 48, 'elements', 20000, 20000, now())`,
    [
      reference,
      site,
      row?.['id'],
      JSON.stringify(reserved),
      row?.['dealership_id'],
      phone.replace('+61', '0'),
    ],
  );
  try {
    await sql(
      `select queue_push(site_slug, $2, 'hold', id || ':ends') from reservations where reference = $1`,
      [reference, userId],
    );
    await check();
  } finally {
    await sql('delete from reservations where reference = $1', [reference]);
  }
}
