import type pg from 'pg';
import Stripe from 'stripe';
import { z } from 'zod';
import { transaction } from '../platform/database/client.server.ts';
import { applyOnlinePaymentEvent, applyOnlinePaymentState } from './online-payment/apply.server.ts';
import { type Owner, type OwnerKind, ownerOf } from './owner.ts';
import { type PaymentOutcome, type PaymentState, readPaymentState } from './payment-state.server.ts';
import { applyReservationEvent, type StepSource } from './reservation/apply.server.ts';
import { applyPaymentState } from './reservation/apply-payment-state.server.ts';

/** Maximum age of a signature in seconds, as Stripe recommends. */
const TOLERANCE_SECONDS = 300;

/** Fields of an event that every handler relies on. */
const eventSchema = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().max(255),
  created: z.int().min(0).max(10_000_000_000),
  data: z.looseObject({ object: z.looseObject({ metadata: z.record(z.string(), z.string()).nullish() }) }),
});

export type WebhookResult = EventResult | { outcome: 'unsigned' | 'malformed' };

/**
 * Verifies and processes a webhook.
 * @param message.body the raw body, since re-serialising would break the signature
 * @param message.signature the header `stripe-signature`
 * @returns `unsigned` if the signature is wrong or too old; `malformed` if a signed body is not an event
 * @throws the database's or Stripe's error, so that Stripe resends the event
 */
export async function receiveWebhook(
  { pool, stripe, secret }: { pool: pg.Pool; stripe: Stripe; secret: string },
  { body, signature }: { body: string; signature: string | null },
): Promise<WebhookResult> {
  if (!secret || !signature) return { outcome: 'unsigned' };
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return { outcome: 'unsigned' };
    // Stripe's parser throws TypeError for signed JSON such as `null`.
    if (error instanceof TypeError) return { outcome: 'malformed' };
    throw error;
  }
  if (!eventSchema.safeParse(event).success) return { outcome: 'malformed' };
  return processEvent({ pool, stripe }, event);
}

/** Result of an event: `done` with the resulting status, or why it had none. */
export type EventResult = { outcome: 'done'; effect: string } | { outcome: 'nothing' | 'known' | 'not_ours' };

/**
 * Processes a verified Stripe event once. The event id is stored in the transaction of its effect, so a
 * duplicate has no effect, and an event whose transaction failed can be processed again.
 * @param actor `stripe` for a webhook, `reconciliation` for a missed one
 * @throws the database's or Stripe's error, so that the event is retried
 */
export async function processEvent(
  { pool, stripe }: { pool: pg.Pool; stripe: Stripe },
  event: Stripe.Event,
  actor: 'stripe' | 'reconciliation' = 'stripe',
): Promise<EventResult> {
  const handle = handlerOf(event.type);
  if (!handle) return { outcome: 'not_ours' };
  // Filters most duplicates before querying Stripe.
  const { rowCount } = await pool.query('select from payment_events where id = $1', [event.id]);
  if (rowCount) return { outcome: 'known' };
  const change = await handle(event, stripe);
  if (!change) return { outcome: 'not_ours' };
  return transaction(pool, (connection) => applyOnce(connection, event, change, actor));
}

async function applyOnce(
  connection: pg.PoolClient,
  { id, type, created }: Stripe.Event,
  change: PaymentChange,
  actor: string,
): Promise<EventResult> {
  const { owner } = change;
  const ledger = LEDGERS[owner.kind];
  const { table, column } = ledger;
  // Events of one owner are processed one after the other. Lock the row before inserting the event, whose
  // foreign key would otherwise cause a deadlock between two events.
  const ownerRows = await connection.query(`select from ${table} where id = $1 for no key update`, [
    owner.id,
  ]);
  if (!ownerRows.rowCount) return { outcome: 'not_ours' };
  const { rowCount } = await connection.query(
    `insert into payment_events (id, type, created_at, ${column}) values ($1, $2, to_timestamp($3), $4)
     on conflict (id) do nothing`,
    [id, type, created, owner.id],
  );
  if (!rowCount) return { outcome: 'known' };
  const by = { actor, note: id };
  const effect = await ('state' in change
    ? ledger.applyState(connection, owner.id, change.state, by)
    : ledger.applyOutcome(connection, owner.id, change.outcome, by));
  if (type === 'checkout.session.expired')
    await connection.query(`update ${table} set session_closed = true where id = $1`, [owner.id]);
  if (!effect) return { outcome: 'nothing' };
  await connection.query('update payment_events set effect = $2 where id = $1', [id, effect]);
  return { outcome: 'done', effect };
}

/** What an event says about one of our payments: its outcome, or its full state at Stripe. */
type PaymentChange = { owner: Owner; outcome: PaymentOutcome } | { owner: Owner; state: PaymentState };

/**
 * Interprets one type of event without writing: the result is applied in the transaction that records the
 * event. Null if the event is not ours or changes nothing. May query Stripe and throw its error, in which
 * case Stripe resends the event.
 */
type EventHandler<Type extends Stripe.Event['type']> = (
  event: Extract<Stripe.Event, { type: Type }>,
  stripe: Stripe,
) => Promise<PaymentChange | null> | PaymentChange | null;

const HANDLERS = {
  'charge.refunded': (event, stripe) => refundChanged(event.data.object, stripe),
  // A delayed payment failed, and its session accepts no other.
  'checkout.session.async_payment_failed': (event) => sessionExpired(event.data.object),
  // We request cards only, but an account may allow delayed methods.
  'checkout.session.async_payment_succeeded': (event) => sessionPaid(event.data.object),
  'checkout.session.completed': (event) => sessionPaid(event.data.object),
  'checkout.session.expired': (event) => sessionExpired(event.data.object),
  // The completed session reports the same; either event may arrive first, or only one of them.
  'payment_intent.succeeded': (event) => {
    const { id, amount_received, currency } = event.data.object;
    const owner = ownerOf(event.data.object);
    return owner && { owner, outcome: { type: 'pay', intentId: id, cents: amount_received, currency } };
  },
  // Many refunds have already arrived when they are created.
  'refund.created': (event, stripe) => refundChanged(event.data.object, stripe),
  // The bank rejected a refund, which may have been reported as arrived before.
  'refund.failed': (event, stripe) => refundChanged(event.data.object, stripe),
  'refund.updated': (event, stripe) => refundChanged(event.data.object, stripe),
} satisfies { [Type in Stripe.Event['type']]?: EventHandler<Type> };

/** Events that the Stripe webhook endpoint must subscribe to. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

type AnyHandler = (event: Stripe.Event, stripe: Stripe) => ReturnType<EventHandler<Stripe.Event['type']>>;

function handlerOf(type: string): AnyHandler | null {
  const handledType = HANDLED_EVENTS.find((name) => name === type);
  return handledType ? (HANDLERS[handledType] as AnyHandler) : null;
}

/** Returns the payment of a session; null before the money arrives, which can be after its completion. */
function sessionPaid(session: Stripe.Checkout.Session): PaymentChange | null {
  const owner = ownerOf(session);
  const { payment_status, amount_total, currency } = session;
  const intentId = intentIdOf(session);
  if (!owner || payment_status !== 'paid' || !intentId) return null;
  return { owner, outcome: { type: 'pay', intentId, cents: amount_total ?? 0, currency: currency ?? '' } };
}

function sessionExpired(session: Stripe.Checkout.Session): PaymentChange | null {
  const owner = ownerOf(session);
  return owner && { owner, outcome: { type: 'expire' } };
}

/** Reads the full state of a payment, because refund events arrive in any order. */
async function refundChanged(
  refund: Pick<Stripe.Refund, 'payment_intent'>,
  stripe: Stripe,
): Promise<PaymentChange | null> {
  const intentId = intentIdOf(refund);
  if (!intentId) return null;
  const state = await readPaymentState(stripe, intentId);
  return state.owner && { owner: state.owner, state };
}

const intentIdOf = ({ payment_intent }: Pick<Stripe.Refund, 'payment_intent'>): string | undefined =>
  typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;

/** How a kind of payment applies Stripe events, within the caller's transaction. */
interface LedgerEvents {
  table: 'reservations' | 'online_payments';
  /** Foreign key in `payment_events`. */
  column: string;
  /** @returns the new status, or null if nothing changed */
  applyOutcome(
    connection: pg.PoolClient,
    id: string,
    outcome: PaymentOutcome,
    by: StepSource,
  ): Promise<string | null>;
  /** @returns a short description of the change, or null if nothing changed */
  applyState(
    connection: pg.PoolClient,
    id: string,
    state: PaymentState,
    by: StepSource,
  ): Promise<string | null>;
}

/** Ledgers by the owner kind in Stripe's metadata. */
export const LEDGERS: Record<OwnerKind, LedgerEvents> = {
  reservation: {
    table: 'reservations',
    column: 'reservation_id',
    applyOutcome: async (connection, id, outcome, by) => {
      const result = await applyReservationEvent(connection, id, outcome, by);
      return result.outcome === 'done' ? result.reservation.status : null;
    },
    applyState: applyPaymentState,
  },
  online_payment: {
    table: 'online_payments',
    column: 'online_payment_id',
    applyOutcome: applyOnlinePaymentEvent,
    applyState: applyOnlinePaymentState,
  },
};
