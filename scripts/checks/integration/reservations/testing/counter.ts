import path from 'node:path';
import type { PaymentConnections } from '@forecourt/lib/payments/connections';
import { type Started, startReservation } from '@forecourt/lib/payments/reservation/start.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { Vehicle, VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import type pg from 'pg';
import type Stripe from 'stripe';
import { clientOf, testPayments } from '../../../../emulators/payments/testing/service.ts';
import { startTestDatabase } from '../../../../emulators/postgres/testing/database.ts';
import { CARD, CUSTOMER, SECRET, site } from './shopper.ts';

/** Starts a real database and the payments emulator, with helpers to add cars, reserve and pay. */
export async function openCounter(payments: Parameters<typeof testPayments>[0] = {}) {
  const database = await startTestDatabase();
  const service = await testPayments({ dataDir: path.join(database.folder, 'payments'), ...payments });
  const stripe = clientOf(service.service.url);
  const pool = databasePool(database.databaseUrl);
  const connections: PaymentConnections = { pool, stripe, secret: SECRET };
  let vehicles = 0;
  return {
    database,
    pool,
    stripe,
    connections: connections as PaymentConnections & { stripe: Stripe },
    payments: service,
    addCar: async (facts: Partial<VehicleInput> = {}): Promise<Vehicle> => {
      vehicles += 1;
      const stocknum = `R${vehicles}`;
      const vehicle = sampleVehicle({
        id: `sample-${stocknum}`,
        slug: `2021-toyota-hilux-${stocknum.toLowerCase()}`,
        stocknum,
        payment_processors: ['stripe'],
        ...facts,
      });
      await insertVehicle(pool, vehicle);
      return vehicle;
    },
    /** Starts a reservation; each call is a different shopper unless the options give a token. */
    start: (vehicle: Pick<Vehicle, 'slug'>, options: Partial<Parameters<typeof startReservation>[1]> = {}) =>
      startReservation(connections, {
        site: site(),
        vehicleSlug: vehicle.slug,
        token: crypto.randomUUID(),
        customer: CUSTOMER,
        returnUrl: 'http://sample.localhost:3000/reservations/{REFERENCE}',
        ...options,
      }),
    pay: (reservation: Started, card = CARD.good) => {
      if (reservation.outcome !== 'started') throw new Error(`Not started: ${reservation.outcome}`);
      const { id, clientSecret } = reservation.session;
      return service.pay({ id, client_secret: clientSecret } as Stripe.Checkout.Session, card);
    },
    runOut: (reference: string) =>
      pool.query(`update reservations set held_until = now() - interval '1 second' where reference = $1`, [
        reference,
      ]),
    clear: async () => {
      await database.clear();
      await pool.query('truncate reservations, reconciliations restart identity cascade');
      await service.control('DELETE', 'faults');
    },
    close: async () => {
      await service.close();
      await pool.end();
      await database.stop();
    },
  };
}
export type Counter = Awaited<ReturnType<typeof openCounter>>;

export async function insertVehicle(pool: pg.Pool, vehicle: Vehicle): Promise<void> {
  await pool.query("insert into feeds (id) values ('sample') on conflict do nothing");
  await pool.query(
    `insert into cars (id, slug, feed_id, stocknum, dealership_id, status, show_on_dealer_website, record,
                       content_hash, created_at, updated_at)
     values ($1, $2, 'sample', $3, $4, $5, $6, $7, '', now(), now())`,
    [
      vehicle.id,
      vehicle.slug,
      vehicle.stocknum,
      vehicle.dealership_id,
      vehicle.status,
      vehicle.show_on_dealer_website,
      vehicle,
    ],
  );
}

/** Narrows the result to a started reservation; throws for any other outcome. */
export function started(result: Started): Extract<Started, { outcome: 'started' }> {
  if (result.outcome !== 'started') throw new Error(`Not started: ${JSON.stringify(result)}`);
  return result;
}
