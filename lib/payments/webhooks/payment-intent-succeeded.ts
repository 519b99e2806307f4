import { ownerOf } from '../owner.ts';
import type { EventHandler } from './handler.ts';

/**
 * The payment succeeded. The completed session reports the same; either event may arrive first, or only one
 * of them.
 */
export const paymentIntentSucceeded: EventHandler<'payment_intent.succeeded'> = (event) => {
  const { id, amount_received, currency } = event.data.object;
  const owner = ownerOf(event.data.object);
  if (!owner) return null;
  return { owner, news: { type: 'pay', intentId: id, cents: amount_received, currency } };
};
