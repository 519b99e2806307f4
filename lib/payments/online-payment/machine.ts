/**
 * State machine of an online payment, as pure functions.
 *
 *             pay
 *     OPEN ────────► PAID ── refunded ──► refunded
 *      │ │             ▲ ▲                   │
 *      │ └── cancel ─► cancelled │           └── refund_failed ──► PAID
 *      │                 ▲       │
 *      │                 │cancel │ pay
 *      └──── expire ─► expired ──┘
 *
 * Late payments are accepted, since there is no car that could have been sold meanwhile. `refunded` is accepted in
 * every status, because dealers refund directly in Stripe and that event may arrive first. Events not listed change
 * nothing, since they may arrive twice, late, out of order or never.
 */

export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentEvent = 'pay' | 'expire' | 'cancel' | 'refunded' | 'refund_failed';

const RULES: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>> = {
  open: { pay: 'paid', expire: 'expired', cancel: 'cancelled', refunded: 'refunded' },
  // A payer who cancels expires the Stripe session first, so Stripe's `expire` may arrive before our
  // `cancel`.
  expired: { pay: 'paid', cancel: 'cancelled', refunded: 'refunded' },
  cancelled: { pay: 'paid', refunded: 'refunded' },
  paid: { refunded: 'refunded' },
  refunded: { refund_failed: 'paid' },
};

/** Returns the next status after an event, or null if it changes nothing. */
export const nextStatus = (from: PaymentStatus, event: PaymentEvent): PaymentStatus | null =>
  RULES[from][event] ?? null;

/** Mails about a payment, each sent at most once. */
export const PAYMENT_MAILS = ['receipt', 'dealer', 'refund'] as const;
export type PaymentMail = (typeof PAYMENT_MAILS)[number];

/** Returns the mails to send when a payment enters a status. */
export function mailsOf(next: PaymentStatus): PaymentMail[] {
  if (next === 'paid') return ['receipt', 'dealer'];
  return next === 'refunded' ? ['refund'] : [];
}
