import type pg from 'pg';
import type Stripe from 'stripe';

/** What taking money needs to reach: reservations and online payments alike. */
export interface PaymentConnections {
  pool: pg.Pool;
  /** null: no payments are set up, nothing can be reserved or paid. */
  stripe: Stripe | null;
  /** `RESERVATION_SECRET`, which makes the links to a shopper's own reservation or receipt. */
  secret: string;
}

/** The same for work that needs Stripe in any case. */
export interface Payments {
  pool: pg.Pool;
  stripe: Stripe;
}
