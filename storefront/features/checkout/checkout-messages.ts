import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { hoursText } from '@/features/payments/time.ts';
import type { HoldPromise } from './hold-terms.ts';

/** The sentence of the terms that is always visible (OPEN-025). */
export function promiseText(
  amountCents: number,
  { hours, until }: HoldPromise,
  noun: ItemWord,
  t: Translator<'checkout'> = translatorOf(ENGLISH, 'checkout'),
): string {
  const facts = { amount: formatCents(amountCents), time: hoursText(hours, t), noun };
  return until ? t('promise.until', { ...facts, until }) : t('promise.plain', facts);
}
