import { keepsCar, type ReservationStatus } from '@forecourt/lib/reservation/machine';
import type pg from 'pg';
import type Stripe from 'stripe';

interface Row {
  id: string;
  status: ReservationStatus;
  car_id: string;
  amount_cents: number;
  paid_cents: number | null;
  refunded_cents: number;
  payment_intent_id: string | null;
  mails: string[] | null;
}

/** A promise that does not hold. */
export type Fault = string;

/**
 * Holds every promise about money and cars against what the database and the payments service have: to the
 * cent, at most one live reservation per car, and the mails each reservation owes.
 * @param settled whether everything that was going on has come to its end
 */
export async function audit(pool: pg.Pool, stripe: Stripe, { settled = true } = {}): Promise<Fault[]> {
  const { rows } = await pool.query<Row>(
    `select r.id, r.status, r.car_id, r.amount_cents, r.paid_cents, r.refunded_cents, r.payment_intent_id,
            (select array_agg(kind order by kind) from mail_deliveries m where m.reservation_id = r.id
              and not (kind = 'expiry' and r.status <> 'expired')) as mails
     from reservations r`,
  );
  const faults: Fault[] = [];
  const live = new Map<string, number>();
  const money = await moneyByReservation(stripe);
  for (const row of rows) {
    if (keepsCar(row.status)) live.set(row.car_id, (live.get(row.car_id) ?? 0) + 1);
    const { taken, returned } = money.get(row.id) ?? { taken: 0, returned: 0 };
    money.delete(row.id);
    const say = (fault: string) =>
      faults.push(
        `${row.id} ${row.status}, paid ${row.paid_cents}, Stripe took ${taken} and returned ${returned}: ${fault}`,
      );
    if (settled && (row.paid_cents ?? 0) !== taken) say('the payment is another one');
    if (settled && row.refunded_cents !== returned) say(`${row.refunded_cents} returned by our books`);
    if (settled && row.status === 'refund_pending') say('still waits for its refund');
    const keeps = ['paid', 'agreed', 'completed'].includes(row.status);
    if (keeps && settled && taken - returned !== row.amount_cents) say('a car without its fee');
    if (!keeps && settled && taken !== returned) say('a fee without a car');
    const mails = (row.mails ?? []).join();
    if (settled && mails !== owed(row.status, row.mails ?? [])) say(`mails ${mails}`);
  }
  for (const [id, { taken, returned }] of money)
    if (taken !== returned) faults.push(`${id}: ${taken} taken for no reservation`);
  for (const [car, count] of live) if (count > 1) faults.push(`${car} is kept ${count} times`);
  return faults;
}

/** The mails of a state; one that was refunded has a receipt when it was paid before. */
function owed(status: ReservationStatus, mails: string[]): string {
  if (['paid', 'agreed', 'completed'].includes(status)) return 'dealer,receipt';
  if (status === 'refunded' || status === 'refund_pending')
    return mails.includes('receipt') ? 'dealer,dealerRefund,receipt,refund' : 'refund';
  return status === 'expired' ? 'expiry' : '';
}

async function moneyByReservation(stripe: Stripe): Promise<Map<string, { taken: number; returned: number }>> {
  const money = new Map<string, { taken: number; returned: number }>();
  const byIntent = new Map<string, string>();
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
    const id = intent.metadata.reservation ?? intent.id;
    byIntent.set(intent.id, id);
    const entry = money.get(id) ?? { taken: 0, returned: 0 };
    money.set(id, { ...entry, taken: entry.taken + intent.amount_received });
  }
  for await (const refund of stripe.refunds.list({ limit: 100 })) {
    const id = byIntent.get(intentOf(refund)) ?? '';
    const entry = money.get(id);
    if (entry && refund.status === 'succeeded') entry.returned += refund.amount;
  }
  return money;
}

const intentOf = ({ payment_intent }: Stripe.Refund): string =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? '');
