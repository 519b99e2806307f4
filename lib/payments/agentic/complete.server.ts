import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/client.server.ts';
import type { Touch } from '../../sites/visit-source/visit.ts';
import type { PaymentConnections } from '../connections.ts';
import { applyReservationEvent } from '../reservation/apply.server.ts';
import { applyPaymentState } from '../reservation/apply-payment-state.server.ts';
import { extendHold } from '../reservation/expiry.server.ts';
import type { HoldOpening } from '../reservation/hold-end.ts';
import { type Reservation, reservationByToken } from '../reservation/read.server.ts';
import { holdVehicle, type StartInput } from '../reservation/start.server.ts';
import type { PaymentProblem } from '../tables/agent-checkouts.ts';
import type { CheckoutSite, OpenCheckout } from './checkouts.server.ts';
import { type Message, ProtocolError } from './protocol.ts';
import { chargeSharedToken } from './shared-payment.server.ts';

const ASSISTANT = { actor: 'assistant' };

export interface CompleteInput {
  site: CheckoutSite;
  current: OpenCheckout;
  /** The shared payment token. */
  token: string;
  /** The assistant's name, such as `ChatGPT`. */
  assistant: string;
  /** Opening times that the hold waits for; null if it counts hours only. */
  holdOpening: HoldOpening | null;
  /** Maximum unpaid holds per shopper. */
  mostHolds: number;
  /** The reservation's page; `{REFERENCE}` is replaced by the reference. */
  returnUrl: string;
}

/**
 * Pays a session's deposit: holds the vehicle by the rules of the site's own checkout, charges the token, and
 * confirms the reservation. A payment that is refused releases the vehicle at once, so that an assistant
 * never keeps one from other shoppers. Repeats continue where an earlier call stopped. One call at a time pays for a
 * session, and its hold does not end meanwhile: a repeat is never charged for a vehicle that was released.
 * @returns messages beside those of the session, which the caller reads again
 * @throws ProtocolError if a payment is in progress or Stripe is unavailable; the database's error
 */
export async function completeCheckout(
  connections: PaymentConnections,
  input: CompleteInput,
): Promise<Message[]> {
  const { pool, stripe } = connections;
  const { checkout, state } = input.current;
  if (!state.mayPay) return [];
  if (!stripe)
    throw new ProtocolError(
      503,
      'not_available',
      'Payments are not available at the moment. Try again later.',
    );
  const claim = await claimToken(connections, checkout);
  // Cancelled, or changed meanwhile: the session shows which.
  if (!claim) return [];
  try {
    return await pay(connections, input, claim);
  } finally {
    await pool.query(
      'update agent_checkouts set paying_until = null where id = $1 and paying_until = $2::timestamptz',
      [checkout.id, claim.payingUntil],
    );
  }
}

async function pay(connections: PaymentConnections, input: CompleteInput, claim: Claim): Promise<Message[]> {
  const { checkout } = input.current;
  const { token, amountCents } = claim;
  // A repeat continues with the vehicle that an earlier call holds, even if the site has changed since.
  const earlier = await reservationByToken(connections.pool, checkout.siteSlug, token);
  const held = earlier ?? (await holdVehicle(connections, holdOf(input, claim)));
  if ('outcome' in held) {
    // The reservation of this session has ended or was paid: the session shows which.
    if (held.outcome === 'ended') return [];
    await forgetToken(connections, checkout.id, token, held.outcome === 'too_many_holds' ? 'limit' : null);
    if (held.outcome === 'payments_unavailable')
      throw new ProtocolError(503, 'not_available', 'Payments are not available at the moment.');
    return [];
  }
  // It may have ended, or been paid, since the session was read. Then nothing is charged for it.
  const reservation = await extendHold(connections.pool, held.id, { seconds: PAYING_SECONDS });
  if (!reservation) return [];
  if (reservation.amountCents !== amountCents)
    return changedFee(connections, { checkout, token, reservation });
  return charge(connections, input, { token, reservation });
}

/** What is reserved, as it is from the claim until the payment ends. */
interface Claim {
  token: string;
  name: string | null;
  mobile: string | null;
  email: string | null;
  amountCents: number;
  termsAcceptedAt: Date;
  /** As text, because the database is more exact than a Date. */
  payingUntil: string;
}

/** Longer than all of Stripe's timeouts of one payment together. A call that takes longer was lost with its process. */
const PAYING_SECONDS = 120;

/**
 * Claims a session for payment, which locks its contact, vehicle and fee, and its hold.
 * @returns the reservation token, the same one for repeated calls; null if the session is cancelled, or has
 *   another vehicle or unaccepted terms by now
 * @throws ProtocolError (409) while another call pays
 */
async function claimToken(
  { pool }: PaymentConnections,
  { id, carId: vehicleId }: OpenCheckout['checkout'],
): Promise<Claim | null> {
  const { rows } = await pool.query<Claim>(
    `update agent_checkouts
     set reservation_token = coalesce(reservation_token, $2), updated_at = now(),
         paying_until = now() + make_interval(secs => $4)
     where id = $1 and cancelled_at is null and car_id = $3 and terms_accepted_at is not null
       and (paying_until is null or paying_until <= now())
     returning reservation_token as token, name, mobile, email, amount_cents as "amountCents",
               terms_accepted_at as "termsAcceptedAt", paying_until::text as "payingUntil"`,
    [id, randomUUID(), vehicleId, PAYING_SECONDS],
  );
  if (rows[0]) return rows[0];
  const { rowCount } = await pool.query(
    'select from agent_checkouts where id = $1 and paying_until > now()',
    [id],
  );
  if (rowCount) throw busy();
  return null;
}

const busy = () =>
  new ProtocolError(409, 'conflict', 'Another payment of this session is in progress.', {
    isPassing: true,
  });

function holdOf(
  { site, current: { checkout, vehicle }, returnUrl, holdOpening, mostHolds, assistant }: CompleteInput,
  { token, name, mobile, email, termsAcceptedAt }: Claim,
): StartInput {
  const arrival: Touch = { kind: 'assistant', name: assistant, campaign: null, at: new Date().toISOString() };
  return {
    site,
    vehicleSlug: vehicle.slug,
    token,
    customer: { name: name ?? '', mobile: mobile ?? '', email: email ?? '' },
    returnUrl,
    holdOpening,
    // So that the studio's filter by source finds it.
    visit: { first: arrival, last: arrival },
    limit: { household: null, most: mostHolds },
    assistant: { platform: checkout.platform, termsAcceptedAt },
  };
}

/** Makes a session ready for another payment. */
const forgetToken = (
  { pool }: Pick<PaymentConnections, 'pool'>,
  id: string,
  token: string,
  problem: PaymentProblem | null,
) =>
  pool.query(
    `update agent_checkouts set reservation_token = null, problem = $3, updated_at = now()
     where id = $1 and reservation_token = $2`,
    [id, token, problem],
  );

async function charge(
  connections: PaymentConnections,
  { current: { checkout }, token: paymentToken }: CompleteInput,
  { token, reservation }: { token: string; reservation: Reservation },
): Promise<Message[]> {
  const { pool, stripe } = connections;
  if (!stripe) throw new Error('Payments are not configured.');
  let charged: Awaited<ReturnType<typeof chargeSharedToken>>;
  try {
    charged = await chargeSharedToken(stripe, reservation, { token: paymentToken, checkoutId: checkout.id });
  } catch (error) {
    // The vehicle stays on hold: a repeat gets the result, and so does the webhook.
    throw new ProtocolError(
      503,
      'payment_result_unknown',
      'The result of the payment is not known yet. Send the same request again.',
      { cause: error },
    );
  }
  if (charged.outcome === 'busy') throw busy();
  if (charged.outcome === 'paid') {
    const { state } = charged;
    await transaction(pool, (connection) => applyPaymentState(connection, reservation.id, state, ASSISTANT));
    return [];
  }
  if (charged.outcome === 'unavailable') {
    await release(connections, reservation, { reason: 'not_opened' });
    await forgetToken(connections, checkout.id, token, null);
    throw new ProtocolError(503, 'not_available', 'Payments are not available at the moment.', {
      cause: charged.error,
    });
  }
  await release(connections, reservation, { reason: 'declined', note: charged.note });
  await forgetToken(connections, checkout.id, token, charged.problem);
  return [];
}

const release = (
  { pool }: PaymentConnections,
  { id }: Reservation,
  { reason, note = null }: { reason: 'declined' | 'not_opened'; note?: string | null },
) =>
  transaction(pool, (connection) =>
    applyReservationEvent(connection, id, { type: 'cancel', reason }, { ...ASSISTANT, note }),
  );

/**
 * The dealer changed the fee since the assistant showed it: shows the new one instead of charging it. The
 * shopper accepts the terms again, because they name the fee.
 */
async function changedFee(
  connections: PaymentConnections,
  {
    checkout,
    token,
    reservation,
  }: { checkout: OpenCheckout['checkout']; token: string; reservation: Reservation },
): Promise<Message[]> {
  await release(connections, reservation, { reason: 'declined', note: 'price_change' });
  await forgetToken(connections, checkout.id, token, null);
  await connections.pool.query(
    'update agent_checkouts set amount_cents = $2, terms_accepted_at = null where id = $1',
    [checkout.id, reservation.amountCents],
  );
  return [
    {
      type: 'warning',
      code: 'price_change',
      content_type: 'plain',
      content: 'The reservation deposit has changed. Nothing was charged. Show the new total to the shopper.',
      param: '$.totals',
    },
  ];
}
