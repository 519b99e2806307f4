/**
 * The life of an online payment, pure: which state follows which on what.
 *
 *             pay
 *     OPEN ────────► PAID ── refunded ──► refunded
 *      │ │             ▲ ▲                   │
 *      │ └── cancel ─► cancelled │           └── refund_failed ──► PAID
 *      │                 ▲       │
 *      │                 │cancel │ pay
 *      └──── expire ─► expired ──┘
 *
 * Money that comes late counts: nothing else can have been sold meanwhile. From everywhere `refunded` leads to
 * refunded, since the dealer gives money back in Stripe itself and that news may come first. What does not
 * stand here changes nothing: news may come twice, late, in any order or not at all.
 */

export const PAYMENT_STATUSES = ['open', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type PaymentEvent = 'pay' | 'expire' | 'cancel' | 'refunded' | 'refund_failed';

const RULES: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>> = {
  open: { pay: 'paid', expire: 'expired', cancel: 'cancelled', refunded: 'refunded' },
  // A payer who cancels ends the session at Stripe first, and Stripe's `expire` may arrive before our `cancel`.
  expired: { pay: 'paid', cancel: 'cancelled', refunded: 'refunded' },
  cancelled: { pay: 'paid', refunded: 'refunded' },
  paid: { refunded: 'refunded' },
  refunded: { refund_failed: 'paid' },
};

/**
 * The state that follows on an event.
 * @returns null when it changes nothing
 */
export const nextStatus = (from: PaymentStatus, event: PaymentEvent): PaymentStatus | null =>
  RULES[from][event] ?? null;

/** The mails that a payment owes, each at most once. */
export const PAYMENT_MAILS = ['receipt', 'dealer', 'refund'] as const;
export type PaymentMail = (typeof PAYMENT_MAILS)[number];

/** The mails that are owed once a payment is in this state. */
export function mailsOf(next: PaymentStatus): PaymentMail[] {
  if (next === 'paid') return ['receipt', 'dealer'];
  return next === 'refunded' ? ['refund'] : [];
}
