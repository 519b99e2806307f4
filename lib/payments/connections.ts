import type pg from 'pg';
import type Stripe from 'stripe';

export interface PaymentConnections {
  pool: pg.Pool;
  /** null if payments are not configured, which disables reservations and online payments. */
  stripe: Stripe | null;
  /** `RESERVATION_SECRET`, signs links to reservations and receipts. */
  secret: string;
}

/** The same for work that requires Stripe. */
export interface Payments {
  pool: pg.Pool;
  stripe: Stripe;
}
