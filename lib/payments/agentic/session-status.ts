import type { ItemWord } from '../../vehicle/item-type.ts';
import type { Reason, ReservationStatus } from '../reservation/machine.ts';
import { refundWhy } from '../reservation/refund-reasons.ts';
import type { PaymentProblem } from '../tables/agent-checkouts.ts';
import { type Contact, type ContactField, contactProblems } from './contact.ts';
import type { Message, MessageCode, Resolution, SessionStatus } from './protocol.ts';

/** What the status of a checkout session follows from. */
export interface SessionFacts {
  contact: Contact;
  /** `taken`: held or reserved; `recalled`: has an open safety recall; `gone`: no longer for sale, or not online. */
  vehicle: 'free' | 'taken' | 'recalled' | 'gone';
  /** True if the site's own checkout requires sign-in, which an assistant cannot do (GATE-07). */
  needsSignIn: boolean;
  hasAcceptedTerms: boolean;
  isCancelled: boolean;
  isExpired: boolean;
  /** Why the last payment was not taken. */
  problem: PaymentProblem | null;
  /** The reservation of the payment in progress, or of the payment made; null without one. */
  reservation: { status: ReservationStatus; reason: Reason | null; isPaid: boolean; noun: ItemWord } | null;
}

export interface SessionState {
  status: SessionStatus;
  messages: Message[];
  /** True if the assistant may send a payment now. */
  mayPay: boolean;
  /** The page where the shopper continues: the reservation terms, or the site's own checkout. */
  escalation: 'terms' | 'checkout' | null;
}

const failure = (
  code: MessageCode,
  resolution: Resolution,
  content: string,
  param?: string,
): Extract<Message, { type: 'error' }> => ({
  type: 'error',
  code,
  resolution,
  content_type: 'plain',
  content,
  ...(param && { param }),
});

const FIELDS: Record<ContactField, { param: string; missing: string; invalid: string }> = {
  name: {
    param: '$.buyer.full_name',
    missing: 'Enter the shopper’s name.',
    invalid: 'The name must have at most 80 characters.',
  },
  mobile: {
    param: '$.buyer.phone_number',
    missing: 'Enter the shopper’s Australian mobile number.',
    invalid: 'The phone number must be an Australian mobile number, such as 0412 345 678.',
  },
  email: {
    param: '$.buyer.email',
    missing: 'Enter the shopper’s email address.',
    invalid: 'The email address is not valid.',
  },
};

/** Reasons for refunding a payment that never confirmed a reservation. */
const NEVER_CONFIRMED: readonly (Reason | null)[] = ['late', 'car_gone', 'recalled', 'amount', 'cancelled'];
const REFUNDING: readonly ReservationStatus[] = ['refund_pending', 'refunded'];

const TAKEN = failure(
  'out_of_stock',
  'requires_buyer_input',
  'Someone else is reserving this vehicle. Nothing was charged.',
  '$.line_items[0]',
);
const GONE = failure(
  'out_of_stock',
  'requires_buyer_input',
  'This vehicle can no longer be reserved online. Nothing was charged.',
  '$.line_items[0]',
);
const RECALLED = failure(
  'out_of_stock',
  'requires_buyer_input',
  'This vehicle has an open safety recall. It can be reserved once the recall work is done. Nothing was charged.',
  '$.line_items[0]',
);
const SIGN_IN = failure(
  'requires_sign_in',
  'requires_buyer_review',
  'This dealer asks shoppers to sign in before they reserve. Open continue_url to reserve on the dealer’s site.',
);
const TERMS = failure(
  'approval_required',
  'requires_buyer_review',
  'The shopper must accept the reservation terms on the dealer’s page. Open continue_url, then retrieve this session.',
);

const PROBLEMS: Record<PaymentProblem, Message> = {
  declined: failure(
    'payment_declined',
    'requires_buyer_input',
    'The payment was declined. Nothing was charged. Try another payment method.',
    '$.payment_data',
  ),
  token: failure(
    'payment_declined',
    'recoverable',
    'The payment token is expired, revoked, used up or too small for this amount. Nothing was charged. Grant a new token for the total.',
    '$.payment_data.instrument.credential.token',
  ),
  authentication: failure(
    'requires_3ds',
    'requires_buyer_review',
    'The bank asks the shopper to confirm the payment, which is possible on the dealer’s own checkout only. Open continue_url, or try another payment method. Nothing was charged.',
    '$.payment_data',
  ),
  limit: failure(
    'rate_limited',
    'recoverable',
    'This shopper has reached the limit of vehicles on hold without payment. Try again in a few minutes.',
  ),
};

const ended = (status: SessionStatus, ...messages: Message[]): SessionState => ({
  status,
  messages,
  mayPay: false,
  escalation: null,
});

/**
 * Returns a session's status, its messages and the next step. The reservation comes first, because it decides
 * about the money; then everything that the site's own checkout would refuse.
 */
export function sessionState(facts: SessionFacts): SessionState {
  const { contact, vehicle, needsSignIn, hasAcceptedTerms, isCancelled, isExpired, problem, reservation } =
    facts;
  if (reservation) return stateOfReservation(reservation);
  if (isCancelled) return ended('canceled');
  if (isExpired)
    return ended(
      'expired',
      failure('expired', 'recoverable', 'This checkout session has expired. Create a new one.'),
    );
  if (vehicle === 'gone') return ended('not_ready_for_payment', GONE);
  if (vehicle === 'recalled') return ended('not_ready_for_payment', RECALLED);
  if (vehicle === 'taken') return ended('not_ready_for_payment', TAKEN);
  if (needsSignIn)
    return { status: 'requires_escalation', messages: [SIGN_IN], mayPay: false, escalation: 'checkout' };
  const problems = contactProblems(contact).map(({ field, code }) =>
    failure(code, 'requires_buyer_input', FIELDS[field][code], FIELDS[field].param),
  );
  if (problems.length > 0) return ended('not_ready_for_payment', ...problems);
  if (!hasAcceptedTerms)
    return { status: 'requires_escalation', messages: [TERMS], mayPay: false, escalation: 'terms' };
  if (problem === 'authentication')
    return {
      status: 'requires_escalation',
      messages: [PROBLEMS.authentication],
      mayPay: true,
      escalation: 'checkout',
    };
  return {
    status: 'ready_for_payment',
    messages: problem ? [PROBLEMS[problem]] : [],
    mayPay: true,
    escalation: null,
  };
}

function stateOfReservation({
  status,
  reason,
  isPaid,
  noun,
}: NonNullable<SessionFacts['reservation']>): SessionState {
  if (isPaid && REFUNDING.includes(status) && NEVER_CONFIRMED.includes(reason))
    return ended(
      'canceled',
      failure(
        'out_of_stock',
        'requires_buyer_input',
        `${refundWhy(reason, noun)} The full amount is being refunded.`,
        '$.line_items[0]',
      ),
    );
  if (isPaid) return ended('completed');
  if (status === 'held') return { ...ended('complete_in_progress'), mayPay: true };
  return ended(
    status === 'expired' ? 'expired' : 'canceled',
    failure(
      'expired',
      'recoverable',
      'The vehicle is no longer on hold. A late payment is refunded. Create a new session.',
    ),
  );
}
