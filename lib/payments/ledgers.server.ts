import type pg from 'pg';
import type { PaymentFacts } from './facts.server.ts';
import { takePaymentFacts, takePaymentNews } from './online-payment/apply.server.ts';
import type { OwnerKind } from './owner.ts';
import { applyPaymentEvent, type By } from './reservation/apply.server.ts';
import { applyFacts } from './reservation/facts.server.ts';
import type { PaymentNews } from './webhooks/handler.ts';

/** How a kind of payment applies Stripe events, within the caller's transaction. */
interface Ledger {
  table: 'reservations' | 'online_payments';
  /** Foreign key in `payment_events`. */
  column: string;
  /** @returns the new status, or null if nothing changed */
  take(connection: pg.PoolClient, id: string, news: PaymentNews, by: By): Promise<string | null>;
  /** @returns a short description of the change, or null if nothing changed */
  takeFacts(connection: pg.PoolClient, id: string, facts: PaymentFacts, by: By): Promise<string | null>;
}

/** Ledgers by the owner kind in Stripe's metadata. */
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
