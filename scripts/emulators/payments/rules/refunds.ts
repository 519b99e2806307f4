import type Stripe from 'stripe';
import type { Cause, Context } from '../context.ts';
import { refund } from '../objects/refund.ts';
import { idOf } from '../store/ids.ts';
import { invalidRequest } from '../wire/errors.ts';
import { behaviourOf } from './cards.ts';
import { emit } from './emit.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/**
 * Refunds a charge.
 * @param request.amount in cents; defaults to the amount not yet refunded
 * @throws StripeFault 400 when the charge was not paid, is fully refunded, or the amount exceeds the
 * remainder
 */
export function refundCharge(
  context: Context,
  charge: Stripe.Charge,
  request: { amount?: number; reason: Stripe.Refund['reason']; metadata: Record<string, string> },
  cause: Cause,
): Stripe.Refund {
  const { store } = context;
  if (!charge.paid)
    throw invalidRequest(`This charge (${charge.id}) has not been paid.`, { charge: charge.id });
  const refundable = charge.amount - charge.amount_refunded;
  if (refundable === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    });
  const amount = request.amount ?? refundable;
  if (amount > refundable)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(refundable)})`,
      {
        param: 'amount',
        charge: charge.id,
      },
    );
  const behaviour = behaviourOf(store.hidden('charge', charge.id).number).refund;
  const newRefund = refund(charge, {
    ...request,
    amount,
    pending: behaviour === 'later',
    created: store.clock.seconds(),
  });
  store.insert('refund', newRefund, {});
  const after = withRefunded(charge, charge.amount_refunded + amount);
  store.update('charge', after);
  emit(context, 'refund.created', newRefund, { cause });
  emit(context, 'charge.refunded', after, {
    cause,
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  if (behaviour !== 'at once')
    scheduleSettlement(context, behaviour === 'later' ? 'refund.succeed' : 'refund.fail', newRefund.id);
  return newRefund;
}

const withRefunded = (charge: Stripe.Charge, amount: number): Stripe.Charge => ({
  ...charge,
  amount_refunded: amount,
  refunded: amount === charge.amount,
});

function scheduleSettlement({ store, options }: Context, type: string, subject: string): void {
  store.db
    .prepare('INSERT INTO job (due_at, type, subject) VALUES (?, ?, ?)')
    .run(store.clock.now() + options.settleMs, type, subject);
}

/** Settles a refund: it arrived, or it failed and the charge no longer counts as refunded. */
export function settleRefund(context: Context, id: string, hasArrived: boolean): Stripe.Refund {
  const { store } = context;
  const before = store.get('refund', id);
  if (before.status === 'failed' || (hasArrived && before.status === 'succeeded')) return before;
  const { pending_reason: _, ...rest } = before;
  const after: Stripe.Refund = hasArrived
    ? { ...rest, status: 'succeeded' }
    : { ...rest, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  store.update('refund', after);
  const previous = { status: before.status };
  if (!hasArrived) {
    const charge = store.get('charge', idOf(before.charge));
    store.update('charge', withRefunded(charge, charge.amount_refunded - before.amount));
    emit(context, 'refund.failed', after, { previous });
  }
  emit(context, 'refund.updated', after, { previous });
  emit(context, 'charge.refund.updated', after, { previous });
  return after;
}

export function runJobs(context: Context): void {
  const { store } = context;
  const dueJobs = store.db
    .prepare('SELECT id, type, subject FROM job WHERE due_at <= ?')
    .all(store.clock.now());
  for (const { id, type, subject } of dueJobs)
    store.transaction(() => {
      settleRefund(context, String(subject), type === 'refund.succeed');
      store.db.prepare('DELETE FROM job WHERE id = ?').run(Number(id));
    });
}
