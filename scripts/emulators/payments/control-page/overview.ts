import type Stripe from 'stripe';
import type { Context } from '../context.ts';
import { idOf } from '../store/ids.ts';
import type { Delivery, DeliveryState } from '../webhooks/deliveries.ts';

const MOST = 60;

export type PaymentState = 'open' | 'challenged' | 'paid' | 'part refunded' | 'refunded' | 'expired';

export interface PaymentLine {
  session: string;
  state: PaymentState;
  amount: number;
  refunded: number;
  currency: string;
  title: string;
  payer: string | null;
  card: string | null;
  intent: string | null;
  created: number;
  expiresAt: number;
  metadata: [string, string][];
  /** The hosted page, until the session is paid or expired. */
  url: string | null;
  error: string | null;
}

export interface Overview {
  payments: PaymentLine[];
  webhooks: (Delivery & { type: string; subject: string })[];
  counts: Record<DeliveryState, number>;
  captured: number;
  refunded: number;
}

export function overview(context: Context): Overview {
  const { store, deliveries } = context;
  const sums = store.db
    .prepare(
      `SELECT coalesce(sum(json ->> '$.amount_captured'), 0) AS captured,
       coalesce(sum(json ->> '$.amount_refunded'), 0) AS refunded FROM object WHERE kind = 'charge'`,
    )
    .get();
  return {
    payments: store.list('checkout.session', { limit: MOST }).map((session) => paymentLine(context, session)),
    webhooks: deliveries.latest(MOST).map((delivery) => {
      const event = store.find('event', delivery.event);
      return {
        ...delivery,
        type: event?.type ?? '',
        subject: String((event?.data.object as { id?: string } | undefined)?.id ?? ''),
      };
    }),
    counts: deliveries.counts(),
    captured: Number(sums?.captured),
    refunded: Number(sums?.refunded),
  };
}

function paymentLine({ store }: Context, session: Stripe.Checkout.Session): PaymentLine {
  const intent = session.payment_intent
    ? store.find('payment_intent', idOf(session.payment_intent))
    : undefined;
  const charge = intent?.latest_charge ? store.find('charge', idOf(intent.latest_charge)) : undefined;
  const { items } = store.hidden('checkout.session', session.id);
  const card = charge?.payment_method_details?.card;
  return {
    session: session.id,
    state: stateOf(session, intent, charge),
    amount: session.amount_total ?? 0,
    refunded: charge?.amount_refunded ?? 0,
    currency: session.currency ?? 'aud',
    title: items.map(({ description }) => description).join(', '),
    payer: session.customer_details?.email ?? session.customer_email,
    card: card ? `${card.brand} ${card.last4}` : null,
    intent: intent?.id ?? null,
    created: session.created,
    expiresAt: session.expires_at,
    metadata: Object.entries(session.metadata ?? {}),
    url: session.url,
    error: intent?.last_payment_error?.message ?? null,
  };
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
  charge: Stripe.Charge | undefined,
): PaymentState {
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return intent?.status === 'requires_action' ? 'challenged' : 'open';
  if (charge?.refunded) return 'refunded';
  return charge?.amount_refunded ? 'part refunded' : 'paid';
}
