import type pg from 'pg';
import { takePaymentFacts, takePaymentNews } from '../../online-payment/apply.server.ts';
import { applyNews, type By } from '../../reservation/apply.server.ts';
import { applyFacts } from '../../reservation/facts.server.ts';
import type { PaymentFacts } from '../facts.server.ts';
import type { OwnerKind } from '../owner.ts';
import type { PaymentNews } from './handler.ts';

/** Where the payments of one kind of owner are kept, and how news of them are taken. */
interface Ledger {
  table: string;
  /** Of `payment_events`. */
  column: string;
  /** Both give a word on what changed, null when nothing did. */
  take(connection: pg.PoolClient, id: string, news: PaymentNews, by: By): Promise<string | null>;
  takeFacts(connection: pg.PoolClient, id: string, facts: PaymentFacts, by: By): Promise<string | null>;
}

export const LEDGERS: Record<OwnerKind, Ledger> = {
  reservation: {
    table: 'reservations',
    column: 'reservation_id',
    take: async (connection, id, news, by) => {
      const applied = await applyNews(connection, id, news, by);
      return applied.outcome === 'done' ? applied.reservation.status : null;
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
