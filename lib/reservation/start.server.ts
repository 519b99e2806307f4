import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { transaction } from '../database/client.server.ts';
import { normalisePhone } from '../lead/phone.ts';
import { accessToken } from '../payments/access.ts';
import type { PaymentConnections } from '../payments/connections.ts';
import { openSession } from '../payments/open.server.ts';
import { newReference } from '../payments/reference.ts';
import type { PaymentSession } from '../payments/session.server.ts';
import type { Site } from '../site/site.ts';
import { carBySlug } from '../stock/cars.server.ts';
import { canReserve } from '../vehicle/actions.ts';
import { follow } from './apply.server.ts';
import { reservedCar } from './car.ts';
import { type Customer, customerSchema } from './customer.ts';
import { expireHold } from './expiry.server.ts';
import { reserveAmountCents } from './money.ts';
import { RESERVATION_COLUMNS, RESERVATIONS, type Reservation } from './read.server.ts';

export interface StartInput {
  site: Pick<Site, 'slug' | 'settings' | 'features' | 'dealerships'>;
  carSlug: string;
  /** A UUID the browser makes once per reservation: a double click or a retry finds the same one. */
  token: string;
  customer: Customer;
  /** Where Stripe sends the shopper back to; `{REFERENCE}` becomes the reference. */
  returnUrl: string;
}

export type Started =
  | { outcome: 'started'; reference: string; token: string; session: PaymentSession; heldUntil: Date }
  /** Somebody has the car, or the dealer keeps it for somebody. */
  | { outcome: 'already_reserved' }
  /** Unknown here, sold, or not to be reserved online. */
  | { outcome: 'not_for_sale' }
  /** Stripe does not answer, or is not set up. `held`: the car is kept for now, should it answer again soon. */
  | { outcome: 'payments_unavailable'; error?: unknown; held?: { reference: string; token: string } }
  /** The reservation of this browser token has ended: a new one needs a new token. */
  | { outcome: 'ended'; reservation: Reservation }
  | { outcome: 'invalid'; fields: (keyof Customer | 'token')[] };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Keeps a car for a shopper while they pay. What it costs and which car it is come from here, never from the
 * browser. Of any number of shoppers at once the database lets one through.
 * @throws the database's error; then nothing was reserved
 */
export async function startReservation(connections: PaymentConnections, input: StartInput): Promise<Started> {
  const { pool, stripe, secret } = connections;
  const customer = customerSchema.safeParse(input.customer);
  if (!customer.success || !UUID.test(input.token))
    return {
      outcome: 'invalid',
      fields: customer.success
        ? ['token']
        : [...new Set(customer.error.issues.map(({ path }) => path[0] as keyof Customer))],
    };
  const amountCents = reserveAmountCents(input.site.settings.reserveAmountText);
  if (!stripe || amountCents === null) return { outcome: 'payments_unavailable' };

  const reservation = await hold(connections, input, { customer: customer.data, amountCents });
  if ('outcome' in reservation) return reservation;
  const { id, reference, heldUntil } = reservation;
  const token = accessToken({ kind: 'reservation', id }, secret);
  try {
    const session = await openSession({ pool, stripe }, RESERVATIONS, reservation);
    return { outcome: 'started', reference, token, session, heldUntil };
  } catch (error) {
    // The hold stays, since Stripe may have created the session all the same: a second click gets that one. If
    // nobody clicks again, the worker ends both after two minutes.
    return { outcome: 'payments_unavailable', error, held: { reference, token } };
  }
}

/** What of the input has been checked. */
interface Terms {
  customer: Customer;
  amountCents: number;
}

async function hold(
  connections: PaymentConnections,
  input: StartInput,
  terms: Terms,
): Promise<Reservation | Started> {
  const { pool } = connections;
  const { site } = input;
  const dealershipIds = site.dealerships.map(({ id }) => id);
  // It is tried again when a hold that had run out was in the way, or the reference belongs to another one.
  for (let attempt = 0; attempt < 3; attempt++) {
    const earlier = await byToken(pool, input);
    if (earlier) return earlier;
    const listing = await carBySlug(pool, dealershipIds, input.carSlug);
    if (listing?.state !== 'live' || !mayReserve(input, listing.car)) return { outcome: 'not_for_sale' };
    const { car } = listing;
    const reservation = car.reserved ? null : await insert(pool, input, terms, car);
    if (reservation) return reservation;
    const others = await inTheWay(pool, input, car.id);
    const own = others.find(({ mine }) => mine);
    if (own) return answerFor(own, input);
    const overdue = others.find(({ over }) => over);
    if (overdue) await expireHold(connections, overdue.id);
    else if (others.length > 0) return { outcome: 'already_reserved' };
  }
  return { outcome: 'already_reserved' };
}

/** Whether the site lets anybody reserve this car, whether or not it is free (CHECKOUT-01, CHECKOUT-02, readings 85). */
function mayReserve({ site }: StartInput, car: Parameters<typeof canReserve>[0]): boolean {
  const { features, settings } = site;
  const tag = features.reserveHiddenForTestDriveOnly ? settings.testDriveOnlyTagName : undefined;
  return features.reserveEnabled && features.checkoutEnabled && canReserve({ ...car, reserved: false }, tag);
}

/** What this browser has started earlier with the same token. */
async function byToken(pool: pg.Pool, input: StartInput): Promise<Reservation | Started | null> {
  const { rows } = await pool.query<Reservation>({
    name: 'reservation-by-token',
    text: `select ${RESERVATION_COLUMNS} from reservations where site_slug = $1 and token = $2`,
    values: [input.site.slug, input.token],
  });
  return rows[0] ? answerFor(rows[0], input) : null;
}

/** The answer to a token that has a reservation: still to be paid, ended, or of another car. */
function answerFor(own: Reservation, { carSlug }: StartInput): Reservation | Started {
  if (own.car.slug !== carSlug) return { outcome: 'invalid', fields: ['token'] };
  return own.status === 'held' ? own : { outcome: 'ended', reservation: own };
}

/** The reservations that stand in the way of a new one: of the same token, or of the same car. */
async function inTheWay(
  pool: pg.Pool,
  { site, token }: StartInput,
  carId: string,
): Promise<(Reservation & { mine: boolean; over: boolean })[]> {
  const { rows } = await pool.query<Reservation & { mine: boolean; over: boolean }>({
    name: 'reservations-in-the-way',
    text: `select ${RESERVATION_COLUMNS}, site_slug = $1 and token = $2 as mine,
                  status = 'held' and held_until <= now() as over
           from reservations
           where (site_slug = $1 and token = $2) or (car_id = $3 and status in ('held', 'paid', 'agreed'))`,
    values: [site.slug, token, carId],
  });
  return rows;
}

/** @returns null when the car is kept, or the token or the reference exists already */
function insert(
  pool: pg.Pool,
  { site, token, returnUrl }: StartInput,
  { customer, amountCents }: Terms,
  car: Parameters<typeof reservedCar>[0],
): Promise<Reservation | null> {
  const reference = newReference('R');
  const { reserveMinutesToPay, reserveHoldHours, reservePaymentPage } = site.settings;
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<Reservation>(
      `insert into reservations (id, reference, site_slug, token, car_id, car, dealership_id, location_id,
         name, mobile, email, choices, amount_cents, status, held_until, hold_hours, payment_page, return_url)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '{}', $12, 'held',
         now() + make_interval(mins => $13), $14, $15, $16)
       on conflict do nothing returning ${RESERVATION_COLUMNS}`,
      [
        randomUUID(),
        reference,
        site.slug,
        token,
        car.id,
        reservedCar(car),
        car.dealership_id,
        car.location_id,
        customer.name,
        normalisePhone(customer.mobile),
        customer.email,
        amountCents,
        reserveMinutesToPay,
        reserveHoldHours,
        reservePaymentPage,
        returnUrl.replaceAll('{REFERENCE}', reference),
      ],
    );
    const reservation = rows[0];
    if (!reservation) return null;
    await follow(connection, null, reservation, 'start', { actor: 'shopper' });
    return reservation;
  });
}
