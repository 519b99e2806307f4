import type Stripe from 'stripe';

export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'fraudulent';

/**
 * The bank's treatment of a card: whether the cardholder must authenticate, the decision, and the outcome of
 * refunds.
 */
export interface CardBehaviour {
  authentication: 'none' | 'required';
  answer: 'approved' | DeclineCode;
  refund: 'at once' | 'later' | 'fails later';
}

const APPROVING: CardBehaviour = { authentication: 'none', answer: 'approved', refund: 'at once' };
const declining = (answer: DeclineCode): CardBehaviour => ({ ...APPROVING, answer });

/** Test mode numbers (https://docs.stripe.com/testing); every other valid number is approved. */
const SPECIAL: Record<string, CardBehaviour> = {
  '4000000000000002': declining('generic_decline'),
  '4000000000009995': declining('insufficient_funds'),
  '4000000000009987': declining('lost_card'),
  '4000000000009979': declining('stolen_card'),
  '4000000000000069': declining('expired_card'),
  '4000000000000127': declining('incorrect_cvc'),
  '4000000000000119': declining('processing_error'),
  '4100000000000019': declining('fraudulent'),
  '4000002500003155': { ...APPROVING, authentication: 'required' },
  '4000002760003184': { ...APPROVING, authentication: 'required' },
  '4000000000003220': { ...APPROVING, authentication: 'required' },
  '4000008400001629': { ...declining('generic_decline'), authentication: 'required' },
  '4000008260003178': { ...declining('insufficient_funds'), authentication: 'required' },
  '4000000000007726': { ...APPROVING, refund: 'later' },
  '4000000000005126': { ...APPROVING, refund: 'fails later' },
};

export const behaviourOf = (number: string): CardBehaviour => SPECIAL[number] ?? APPROVING;

/** Returns whether the check digit of a card number is correct (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

export function brandOf(digits: string): Brand {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(6011|65|64[4-9])/.test(digits)) return 'discover';
  if (/^3(0[0-5]|[689])/.test(digits)) return 'diners';
  if (digits.startsWith('35')) return 'jcb';
  if (digits.startsWith('62')) return 'unionpay';
  return 'unknown';
}

/** Test cards that server code refers to by name instead of by number. */
export const NAMED_CARDS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};

/** The message the payer reads, by decline code (https://docs.stripe.com/declines/codes). */
const MESSAGES: Record<DeclineCode, { code: Stripe.PaymentIntent.LastPaymentError.Code; message: string }> = {
  generic_decline: { code: 'card_declined', message: 'Your card was declined.' },
  insufficient_funds: { code: 'card_declined', message: 'Your card has insufficient funds.' },
  lost_card: { code: 'card_declined', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', message: 'Your card was declined.' },
  fraudulent: { code: 'card_declined', message: 'Your card was declined.' },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing_error: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};
/**
 * Returns the error code and message of a declined payment. Lost, stolen and fraudulent cards get the generic
 * message, which reveals nothing to a thief.
 */
export const declineOf = (reason: DeclineCode) => MESSAGES[reason];
