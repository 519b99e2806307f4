import { holdsVehicle, type ReservationStatus } from '@forecourt/lib/payments/reservation/machine';
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

/** A sentence that names the violated rule about money and cars. */
export type Fault = string;

/**
 * Checks every rule about money and cars against the database and the payments service: amounts to the cent,
 * at most one live reservation per car, and the mails each reservation must have had.
 * @param settled whether no work is in progress
 */
export async function audit(pool: pg.Pool, stripe: Stripe, { settled = true } = {}): Promise<Fault[]> {
  const { rows } = await pool.query<Row>(
    `select r.id, r.status, r.car_id, r.amount_cents, r.paid_cents, r.refunded_cents, r.payment_intent_id,
            (select array_agg(kind order by kind) from mail_deliveries m where m.reservation_id = r.id
              and not (kind = 'expiry' and r.status <> 'expired')) as mails
     from reservations r`,
  );
  const faults: Fault[] = [];
  const reservationCounts = new Map<string, number>();
  const money = await moneyByReservation(stripe);
  for (const row of rows) {
    if (holdsVehicle(row.status))
      reservationCounts.set(row.car_id, (reservationCounts.get(row.car_id) ?? 0) + 1);
    const { taken, returned } = money.get(row.id) ?? { taken: 0, returned: 0 };
    money.delete(row.id);
    const addFault = (fault: string) =>
      faults.push(
        `${row.id} ${row.status}, paid ${row.paid_cents}, Stripe took ${taken} and returned ${returned}: ${fault}`,
      );
    if (settled && (row.paid_cents ?? 0) !== taken) addFault('the payment is another one');
    if (settled && row.refunded_cents !== returned) addFault(`${row.refunded_cents} returned by our books`);
    if (settled && row.status === 'refund_pending') addFault('still waits for its refund');
    const keepsFee = ['paid', 'agreed', 'completed'].includes(row.status);
    if (keepsFee && settled && taken - returned !== row.amount_cents) addFault('a car without its fee');
    if (!keepsFee && settled && taken !== returned) addFault('a fee without a car');
    const mails = (row.mails ?? []).join();
    if (settled && mails !== owedMails(row.status, row.mails ?? [])) addFault(`mails ${mails}`);
  }
  for (const [id, { taken, returned }] of money)
    if (taken !== returned) faults.push(`${id}: ${taken} taken for no reservation`);
  for (const [vehicle, count] of reservationCounts)
    if (count > 1) faults.push(`${vehicle} is kept ${count} times`);
  return faults;
}

/**
 * Returns the expected mails of a status; a refunded reservation has a receipt only if it had been confirmed.
 */
function owedMails(status: ReservationStatus, mails: string[]): string {
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
