import type pg from 'pg';
import { applyOnlinePaymentEvent, applyOnlinePaymentState } from './online-payment/apply.server.ts';
import type { OwnerKind } from './owner.ts';
import type { PaymentOutcome, PaymentState } from './payment-state.server.ts';
import { applyReservationEvent, type StepSource } from './reservation/apply.server.ts';
import { applyPaymentState } from './reservation/apply-payment-state.server.ts';

/** How a kind of payment applies Stripe events, within the caller's transaction. */
interface Ledger {
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
export const LEDGERS: Record<OwnerKind, Ledger> = {
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
