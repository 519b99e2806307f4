import type { Reason } from './machine.ts';

/** Reason for a refund, shown on the page and in the mail. */
export const REFUND_WHY: Record<Reason, string> = {
  requested: 'Your reservation has been cancelled.',
  cancelled: 'Your payment reached us after the reservation was cancelled.',
  late: 'Your payment arrived after your time to pay had expired, and someone else had reserved the car by then.',
  car_gone: 'The car was no longer for sale when your payment reached us. We are sorry.',
  amount: 'The payment was not the amount of the reservation fee.',
  hold_over: 'Our hold on the car for you has ended, so it is for sale again.',
  elsewhere: 'The dealer has refunded your reservation fee.',
  not_paid: 'Your time to pay had expired.',
  not_opened: 'The payment could not be opened.',
  declined: 'The payment was declined.',
};

export const REFUND_TIME = 'Depending on your bank, it takes 5 to 10 business days to appear on your card.';
