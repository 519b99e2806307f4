import { randomUUID } from 'node:crypto';
import type { AlertSite, ReadAlertSite } from '@forecourt/lib/leads/alerts/alert-site.server';
import type { AlertFrequency, AlertKind } from '@forecourt/lib/leads/alerts/kinds';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type pg from 'pg';
import { insertVehicle } from '../reservations/testing/counter.ts';

export const ALERT_SITE: AlertSite = {
  enabled: true,
  timeZone: 'Australia/Brisbane',
  hasApp: true,
  scope: {
    dealerships: [{ id: 'sample-dealer', soldVisibleDays: null }],
    settings: parseSettings(null).settings,
    features: parseFeatures(null).features,
  },
  finance: parseSettings(null).settings,
};
export const readAlertSite: ReadAlertSite = async () => ALERT_SITE;

/**
 * Returns noon at the sample dealer on the day after tomorrow at the latest, when all pending alerts are due.
 */
export const noonTomorrow = (): Date => {
  // Brisbane is ten hours ahead all year.
  const day = new Date(Date.now() + 34 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00+10:00`);
};

/** Creates an account that opted in to all alerts, by the given channels. */
export async function newListener(
  pool: pg.Pool,
  facts: {
    mail?: boolean;
    text?: boolean;
    push?: boolean;
    kinds?: readonly AlertKind[];
    frequency?: AlertFrequency;
    phone?: string;
  } = {},
): Promise<{ siteSlug: string; userId: string; email: string; phone: string }> {
  const { mail = true, text = false, push = false, frequency = 'at_once' } = facts;
  const { kinds = ['price_drop', 'reserved', 'free', 'sold', 'saved_search'] } = facts;
  const userId = randomUUID();
  const email = `kim.${userId.slice(0, 8)}@shopper.example`;
  const phone = facts.phone ?? `+614${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await pool.query(
    "insert into users (id, site_slug, phone, email, confirmed_email, name) values ($1, 'sample', $2, $3, $3, 'Kim')",
    [userId, phone, email],
  );
  await pool.query(
    `insert into alert_preferences (user_id, kind, by_mail, by_text, by_push, frequency)
     select $1, unnest($2::text[]), $3, $4, $5, $6`,
    [userId, kinds, mail, text, push, frequency],
  );
  return { siteSlug: 'sample', userId, email, phone };
}

let cars = 0;

export async function listCar(pool: pg.Pool, facts: Partial<VehicleInput> = {}): Promise<Vehicle> {
  cars += 1;
  const vehicle = sampleVehicle({
    id: `alert-${cars}`,
    slug: `2021-toyota-hilux-alert-${cars}`,
    stocknum: `AL${cars}`,
    price: 40_000,
    ...facts,
  });
  await insertVehicle(pool, vehicle);
  await pool.query('insert into price_changes (car_id, at, price) values ($1, now(), $2)', [
    vehicle.id,
    vehicle.price,
  ]);
  await announce(pool, vehicle);
  return vehicle;
}

export async function changeCar(
  pool: pg.Pool,
  vehicle: Vehicle,
  facts: Partial<VehicleInput>,
): Promise<Vehicle> {
  const next = sampleVehicle({ ...(vehicle as VehicleInput), ...facts });
  await pool.query(
    'update cars set record = $2, status = $3, show_on_dealer_website = $4, updated_at = now() where id = $1',
    [next.id, next, next.status, next.show_on_dealer_website],
  );
  if (next.price !== vehicle.price)
    await pool.query('insert into price_changes (car_id, at, price, was) values ($1, now(), $2, $3)', [
      next.id,
      next.price,
      vehicle.price,
    ]);
  await announce(pool, next);
  return next;
}

const announce = (pool: pg.Pool, { id, slug, dealership_id }: Vehicle) =>
  pool.query('insert into stock_outbox (car_id, slug, dealership_id) values ($1, $2, $3)', [
    id,
    slug,
    dealership_id,
  ]);

export async function clearAlerts(pool: pg.Pool): Promise<void> {
  await pool.query(
    'truncate cars, feeds, stock_outbox, car_changes, users, mail_deliveries restart identity cascade',
  );
}
