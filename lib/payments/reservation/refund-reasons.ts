import { ENGLISH } from '../../platform/language/languages.ts';
import { type Translator, translatorOf } from '../../platform/language/translator.ts';
import type { ItemWord } from '../../vehicle/item-type.ts';
import type { Reason } from './machine.ts';

/** Returns the reason for a refund, shown on the page and in the mail. */
export const refundWhy = (
  reason: Reason | null,
  noun: ItemWord,
  t: Translator<'receipt'> = translatorOf(ENGLISH, 'receipt'),
): string => t(`why.${reason ?? 'elsewhere'}`, { noun });

/** Says in English when a refund appears on the shopper's card. */
export const REFUND_TIME = translatorOf(ENGLISH, 'receipt')('refundTime');
