import type { Reason } from './machine.ts';

/** Why the shopper gets the money back, in the words of both the page and the mail. */
export const REFUND_WHY: Record<Reason, string> = {
  requested: 'Your reservation has been cancelled.',
  cancelled: 'Your payment reached us after the reservation was cancelled.',
  late: 'Your payment reached us after your time to pay had run out, and somebody else had reserved the car by then.',
  car_gone: 'The dealer sold the car while you were paying. We are sorry.',
  amount: 'The payment was not the amount of the reservation fee.',
  hold_over: 'The time we kept the car for you is over, so it is on sale again.',
  elsewhere: 'The dealer has returned your reservation fee.',
  not_paid: 'Your time to pay had run out.',
  not_opened: 'The payment could not be opened.',
};

/** Cards differ in how long they take to show a refund. */
export const REFUND_TIME = 'Depending on your bank it takes 5 to 10 business days to show on your card.';
