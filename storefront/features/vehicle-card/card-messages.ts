import type { Messages } from '@forecourt/lib/platform/language/messages';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import type { CardRules } from './rules.ts';

type Texts = Pick<Messages, 'vehicleCard' | 'price'>;

/**
 * Returns the texts that cards need in the browser: those of weekly figures only if cards show them, and no facts that
 * are their own text.
 */
export function cardMessages(
  { vehicleCard, price: { weekly, ...price } }: Texts,
  { repayment }: Pick<CardRules, 'repayment'>,
): Pick<Texts, 'vehicleCard'> & { price: Partial<Texts['price']> } {
  return {
    vehicleCard: {
      ...vehicleCard,
      facts: withoutOwnTexts(vehicleCard.facts),
      values: withoutOwnTexts(vehicleCard.values),
    },
    price: repayment ? { ...price, weekly } : price,
  };
}
