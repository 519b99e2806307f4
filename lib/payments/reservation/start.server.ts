import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import { vehicleBySlug } from '../../inventory/stock/vehicles.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { ENGLISH, isLanguage, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { Site } from '../../sites/site.ts';
import type { Visit } from '../../sites/visit-source/visit.ts';
import { priceRules } from '../../vehicle/price-rules.ts';
import { accessToken } from '../access-token.ts';
import type { PaymentConnections } from '../connections.ts';
import { newReference } from '../reference.ts';
import type { PaymentSession } from '../session.server.ts';
import { openSession } from '../session.server.ts';
import { recordStep } from './apply.server.ts';
import type { Choices } from './choices.ts';
import { type Customer, customerSchema } from './customer.ts';
import { expireHold } from './expiry.server.ts';
import type { HoldOpening } from './hold-end.ts';
import { type HoldLimit, holderOf, holdsUntil, storeHolder } from './hold-limit.server.ts';
import { mayReserve } from './may-reserve.ts';
import { reserveAmountCents } from './money.ts';
import { RESERVATION_COLUMNS, RESERVATIONS, type Reservation, reservationByToken } from './read.server.ts';
import { type ReservedDeal, withFee } from './reserved-deal.ts';
import { reservedVehicle } from './reserved-vehicle.ts';

export interface StartInput {
  site: Pick<Site, 'slug' | 'settings' | 'features' | 'dealerships'>;
  vehicleSlug: string;
  /** A UUID generated once per reservation by the browser; identifies retries. */
  token: string;
  customer: Customer;
  /** Stripe's return URL; `{REFERENCE}` is replaced by the reference. */
  returnUrl: string;
  /** Opening times that a paid hold waits for; without them it counts hours only. */
  holdOpening?: HoldOpening | null;
  /** Where the shopper came from, if known. */
  visit?: Visit | null;
  /** Of the receipt and later mails; defaults to English. */
  language?: Language;
  /** The accepted deal that the fee belongs to, with what it says already; read by the server. */
  deal?: { accepted: ReservedDeal; choices: Choices } | null;
  /** Maximum unpaid holds per shopper; unlimited for staff and internal tools if missing. */
  limit?: HoldLimit;
  /** The assistant that reserves for the shopper, who has accepted the terms already; without a session. */
  assistant?: { platform: string; termsAcceptedAt: Date };
}

export type Started =
  | { outcome: 'started'; reference: string; token: string; session: PaymentSession; heldUntil: Date }
  /** This phone, email or address has reached its limit of unpaid holds; one expires at `until`. */
  | { outcome: 'too_many_holds'; until: Date }
  /** Held by another shopper, or reserved by the dealer. */
  | { outcome: 'already_reserved' }
  /** It has an open safety recall, so nobody can reserve it before the work is done. */
  | { outcome: 'open_recall' }
  /** Unknown on this site, sold, or not available for online reservation. */
  | { outcome: 'not_for_sale' }
  /**
   * Stripe is unreachable or not configured. `held`: the vehicle is held for now, in case Stripe recovers.
   */
  | { outcome: 'payments_unavailable'; error?: unknown; held?: { reference: string; token: string } }
  /** The reservation of this token has ended; another one needs a new token. */
  | { outcome: 'ended'; reservation: Reservation }
  | { outcome: 'invalid'; fields: (keyof Customer | 'token')[] };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type NotHeld = Exclude<Started, { outcome: 'started' }>;

/**
 * Holds a vehicle for a shopper while they pay, and opens the session for their payment.
 * @throws the database's error; then nothing was reserved
 */
export async function startReservation(connections: PaymentConnections, input: StartInput): Promise<Started> {
  const { pool, stripe, secret } = connections;
  const reservation = await holdVehicle(connections, input);
  if ('outcome' in reservation) return reservation;
  if (!stripe) return { outcome: 'payments_unavailable' };
  const { id, reference, heldUntil } = reservation;
  const token = accessToken({ kind: 'reservation', id }, secret);
  try {
    const session = await openSession({ pool, stripe }, RESERVATIONS, reservation);
    return { outcome: 'started', reference, token, session, heldUntil };
  } catch (error) {
    // Keep the hold, since Stripe may have created the session anyway: a second click gets that one.
    // Otherwise the worker ends both after two minutes.
    return { outcome: 'payments_unavailable', error, held: { reference, token } };
  }
}

/**
 * Holds a vehicle for a shopper while they pay. Price and vehicle come from the server, never from the
 * request. The database lets only one of several concurrent shoppers through.
 * @returns the unpaid reservation, the same one for the same token, or why there is none
 * @throws the database's error; then nothing was reserved
 */
export async function holdVehicle(
  connections: PaymentConnections,
  input: StartInput,
): Promise<Reservation | NotHeld> {
  const { stripe } = connections;
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

  return hold(connections, input, { customer: customer.data, amountCents });
}

interface Terms {
  customer: Customer;
  amountCents: number;
}

async function hold(
  connections: PaymentConnections,
  input: StartInput,
  terms: Terms,
): Promise<Reservation | NotHeld> {
  const { pool } = connections;
  const { site } = input;
  const dealershipIds = site.dealerships.map(({ id }) => id);
  // Retry if an expired hold was in the way, or the reference is taken.
  for (let attempt = 0; attempt < 3; attempt++) {
    const earlier = await byToken(pool, input);
    if (earlier) return earlier;
    const listing = await vehicleBySlug(pool, dealershipIds, input.vehicleSlug, site.settings.priceLead);
    if (listing?.state !== 'live') return { outcome: 'not_for_sale' };
    const { vehicle } = listing;
    if (vehicle.open_recall) return { outcome: 'open_recall' };
    if (!mayReserve(site, vehicle)) return { outcome: 'not_for_sale' };
    const reservation = vehicle.reserved ? null : await insert(connections, input, terms, vehicle);
    if (reservation) return reservation;
    const others = await conflictingReservations(pool, input, vehicle.id);
    const own = others.find(({ mine }) => mine);
    if (own) return answerFor(own, input);
    const overdue = others.find(({ over }) => over);
    if (overdue) await expireHold(connections, overdue.id);
    else if (others.length > 0) return { outcome: 'already_reserved' };
  }
  return { outcome: 'already_reserved' };
}

/** Returns an earlier result for this browser token. */
async function byToken(pool: pg.Pool, input: StartInput): Promise<Reservation | NotHeld | null> {
  const earlier = await reservationByToken(pool, input.site.slug, input.token);
  return earlier && answerFor(earlier, input);
}

/** Returns the result for a token with a reservation: unpaid, ended, or for another vehicle. */
function answerFor(own: Reservation, { vehicleSlug }: StartInput): Reservation | NotHeld {
  if (own.car.slug !== vehicleSlug) return { outcome: 'invalid', fields: ['token'] };
  return own.status === 'held' ? own : { outcome: 'ended', reservation: own };
}

/** Returns the reservations that conflict with a new one: same token, or same vehicle. */
async function conflictingReservations(
  pool: pg.Pool,
  { site, token }: StartInput,
  vehicleId: string,
): Promise<(Reservation & { mine: boolean; over: boolean })[]> {
  const { rows } = await pool.query<Reservation & { mine: boolean; over: boolean }>({
    name: 'reservations-in-the-way',
    text: `select ${RESERVATION_COLUMNS}, site_slug = $1 and token = $2 as mine,
                  status = 'held' and held_until <= now() as over
           from reservations
           where (site_slug = $1 and token = $2) or (car_id = $3 and status in ('held', 'paid', 'agreed'))`,
    values: [site.slug, token, vehicleId],
  });
  return rows;
}

/**
 * @returns null if the vehicle is held or the token or reference exists; the reason if the limit is reached
 */
function insert(
  { pool, secret }: PaymentConnections,
  {
    site,
    token,
    returnUrl,
    limit,
    assistant,
    holdOpening = null,
    visit = null,
    deal = null,
    language = ENGLISH,
  }: StartInput,
  { customer, amountCents }: Terms,
  vehicle: Parameters<typeof reservedVehicle>[0],
): Promise<Reservation | NotHeld | null> {
  const reference = newReference('R');
  const { reserveMinutesToPay, reserveHoldHours, reservePaymentPage } = site.settings;
  const holder = limit && holderOf(customer, limit, secret);
  return transaction<Reservation | NotHeld | null>(pool, async (connection) => {
    const until = holder && (await holdsUntil(connection, holder, { siteSlug: site.slug, token }));
    if (until) return { outcome: 'too_many_holds', until };
    const { rows } = await connection.query<Reservation>(
      `insert into reservations (id, reference, site_slug, token, car_id, car, dealership_id, location_id,
         name, mobile, email, choices, amount_cents, status, held_until, hold_hours, hold_opening, payment_page, return_url,
         visit, platform, terms_accepted_at, session_closed, deal, language)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $21, $12, 'held',
         now() + make_interval(mins => $13), $14, $15, $16, $17, $18, $19, $20, $19::text is not null, $22, $23
       where not exists (select from cars where id = $5 and ${HAS_OPEN_RECALL})
       on conflict do nothing returning ${RESERVATION_COLUMNS}`,
      [
        randomUUID(),
        reference,
        site.slug,
        token,
        vehicle.id,
        reservedVehicle(
          vehicle,
          priceRules(site),
          language === ENGLISH ? null : { language, t: translatorOf(language, 'price') },
        ),
        vehicle.dealership_id,
        vehicle.location_id,
        customer.name,
        normalisePhone(customer.mobile),
        customer.email,
        amountCents,
        reserveMinutesToPay,
        reserveHoldHours,
        holdOpening,
        reservePaymentPage,
        returnUrl.replaceAll('{REFERENCE}', reference),
        visit,
        assistant?.platform ?? null,
        assistant?.termsAcceptedAt ?? null,
        JSON.stringify(deal?.choices ?? {}),
        deal && JSON.stringify(withFee(deal.accepted, amountCents)),
        isLanguage(language) ? language : ENGLISH,
      ],
    );
    const reservation = rows[0];
    if (!reservation) return null;
    if (holder) await storeHolder(connection, reservation.id, holder);
    await recordStep(connection, null, reservation, 'start', {
      actor: assistant ? 'assistant' : 'shopper',
    });
    return reservation;
  });
}
