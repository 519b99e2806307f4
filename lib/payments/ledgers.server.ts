import type pg from 'pg';
import type { PaymentFacts } from './facts.server.ts';
import { takePaymentFacts, takePaymentNews } from './online-payment/apply.server.ts';
import type { OwnerKind } from './owner.ts';
import { applyPaymentEvent, type By } from './reservation/apply.server.ts';
import { applyFacts } from './reservation/facts.server.ts';
import type { PaymentNews } from './webhooks/handler.ts';

/** How one kind of payment takes what Stripe says of it, inside the caller's transaction. */
interface Ledger {
  table: 'reservations' | 'online_payments';
  /** The column of `payment_events` that names a row of this ledger. */
  column: string;
  /** @returns the state it led to, null when nothing changed */
  take(connection: pg.PoolClient, id: string, news: PaymentNews, by: By): Promise<string | null>;
  /** @returns a word on what changed, null when nothing did */
  takeFacts(connection: pg.PoolClient, id: string, facts: PaymentFacts, by: By): Promise<string | null>;
}

/** The two ledgers, by the kind of owner that Stripe's metadata names. */
export const LEDGERS: Record<OwnerKind, Ledger> = {
  reservation: {
    table: 'reservations',
    column: 'reservation_id',
    take: async (connection, id, news, by) => {
      const result = await applyPaymentEvent(connection, id, news, by);
      return result.outcome === 'done' ? result.reservation.status : null;
    },
    takeFacts: applyFacts,
  },
  online_payment: {
    table: 'online_payments',
    column: 'online_payment_id',
    take: takePaymentNews,
    takeFacts: takePaymentFacts,
  },
};
