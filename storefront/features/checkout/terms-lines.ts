import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { hoursText } from '@/features/payments/time.ts';
import type { HoldPromise } from './hold-terms.ts';

/**
 * Returns the reservation terms in full sentences (OPEN-025), with the actual amount and hold time. The
 * checkout shows them, and assistants show them to shoppers.
 */
export function termsLines(
  {
    amountCents,
    hold: { hours, until },
    dealer,
    noun,
  }: {
    amountCents: number;
    hold: HoldPromise;
    dealer: string;
    noun: ItemWord;
  },
  t: Translator<'checkout'> = translatorOf(ENGLISH, 'checkout'),
): string[] {
  const amount = formatCents(amountCents);
  const facts = { amount, dealer, noun, time: hoursText(hours, t) };
  return [
    until ? t('terms.payUntil', { ...facts, until }) : t('terms.pay', facts),
    t('terms.refundable', { amount }),
    t('terms.automatic', { amount }),
    t('terms.deducted', { amount, noun }),
    t('terms.noObligation'),
  ];
}
