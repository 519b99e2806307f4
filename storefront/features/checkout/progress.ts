import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { Choices } from '@forecourt/lib/payments/reservation/choices';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { normalisePhone, readablePhone } from '@forecourt/lib/platform/text/phone';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import type { Answers } from '@/forms/answers.ts';
import { LIMITS } from './fields.ts';

const text = (answers: Answers, name: string): string => (answers[name] ?? '').trim();

export function tradeInOf(answers: Answers): NonNullable<Choices['tradeIn']> | null {
  if (answers.trade !== 'yes') return null;
  const kilometres = text(answers, 'kilometres').replaceAll(/\D/g, '');
  // Upper case can be longer than the input.
  const rego = text(answers, 'rego').toUpperCase().slice(0, LIMITS.rego);
  return {
    rego,
    state: (rego && STATE_CODES.find((state) => state === answers.regoState)) || '',
    description: text(answers, 'description'),
    kilometres: kilometres ? Number(kilometres) : null,
  };
}

export function handoverOf(
  answers: Answers,
): Pick<Choices, 'handover' | 'deliveryAddress' | 'payment' | 'message'> {
  const delivery = answers.handover === 'delivery';
  return {
    handover: delivery ? 'delivery' : 'pick_up',
    deliveryAddress: delivery
      ? {
          street: text(answers, 'street'),
          suburb: text(answers, 'suburb'),
          state: text(answers, 'state'),
          postcode: text(answers, 'postcode'),
        }
      : null,
    payment: answers.payment === 'finance' || answers.payment === 'in_full' ? answers.payment : 'undecided',
    message: text(answers, 'message'),
  };
}

/** Returns initial contact details: from the reservation, else from the account. */
export function detailsOf(
  reservation: Pick<Reservation, 'name' | 'mobile' | 'email'> | null,
  shopper: Shopper | null,
): Answers {
  if (reservation) {
    const { name, mobile, email } = reservation;
    return { name, mobile: readablePhone(mobile), email };
  }
  if (!shopper) return {};
  const { name, lastName, phone, email } = shopper;
  return {
    name: [name, lastName].filter(Boolean).join(' '),
    mobile: phone ? readablePhone(normalisePhone(phone)) : '',
    email: email ?? '',
  };
}

/**
 * Returns the answers of the steps after the details, with those that start them.
 * @param hasDeal whether an accepted deal belongs to the reservation: it has answered pick-up already, so one without an
 * answer is for delivery, whose address is missing
 */
export function answersOf(
  { tradeIn, handover, deliveryAddress, payment, message }: Choices,
  hasDeal: boolean,
): Answers {
  return {
    trade: tradeIn === undefined ? '' : tradeIn ? 'yes' : 'no',
    rego: tradeIn?.rego ?? '',
    regoState: tradeIn?.state ?? '',
    description: tradeIn?.description ?? '',
    kilometres: tradeIn?.kilometres ? String(tradeIn.kilometres) : '',
    handover: handover ?? (hasDeal ? 'delivery' : 'pick_up'),
    street: deliveryAddress?.street ?? '',
    suburb: deliveryAddress?.suburb ?? '',
    state: deliveryAddress?.state ?? '',
    postcode: deliveryAddress?.postcode ?? '',
    payment: payment ?? 'undecided',
    message: message ?? '',
  };
}
