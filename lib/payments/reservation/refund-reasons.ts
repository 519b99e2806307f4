import type { ItemWord } from '../../vehicle/item-type.ts';
import type { Reason } from './machine.ts';

const REFUND_WHY: Record<Reason, (noun: ItemWord) => string> = {
  requested: () => 'Your reservation has been cancelled.',
  cancelled: () => 'Your payment reached us after the reservation was cancelled.',
  late: (noun) =>
    `Your payment arrived after your time to pay had expired, and someone else had reserved the ${noun} by then.`,
  car_gone: (noun) => `The ${noun} was no longer for sale when your payment reached us. We are sorry.`,
  amount: () => 'The payment was not the amount of the reservation fee.',
  hold_over: (noun) => `Our hold on the ${noun} for you has ended, so it is for sale again.`,
  elsewhere: () => 'The dealer has refunded your reservation fee.',
  not_paid: () => 'Your time to pay had expired.',
  not_opened: () => 'The payment could not be opened.',
  declined: () => 'The payment was declined.',
  recalled: (noun) => `The ${noun} has an open safety recall.`,
};

/** Returns the reason for a refund, shown on the page and in the mail. */
export const refundWhy = (reason: Reason | null, noun: ItemWord): string =>
  REFUND_WHY[reason ?? 'elsewhere'](noun);

export const REFUND_TIME = 'Depending on your bank, it takes 5 to 10 business days to appear on your card.';
