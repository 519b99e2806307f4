import type { Translator } from '@forecourt/lib/platform/language/translator';

/** Keys of the setting's usual items, by their English text. */
const USUAL = {
  'Your driver licence': 'bring.licence',
  'Your reservation reference': 'bring.reference',
  'The papers and keys of a vehicle that you trade in': 'bring.tradeIn',
} as const;

/** Returns what a shopper brings to a reserved vehicle: a usual item in the language of `t`, others as the dealer wrote them. */
export const collectionItem = (item: string, t: Translator<'checkout'>): string =>
  Object.hasOwn(USUAL, item) ? t(USUAL[item as keyof typeof USUAL]) : item;
