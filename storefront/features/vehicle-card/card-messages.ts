import type { Messages } from '@forecourt/lib/platform/language/messages';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import type { CardRules } from './rules.ts';

type Texts = Pick<Messages, 'vehicleCard' | 'price'>;

/**
 * Returns the texts that cards need in the browser: those of weekly figures and subscriptions only if cards show
 * them, and no facts that are their own text.
 */
export function cardMessages(
  { vehicleCard, price: { weekly, subscription, orToBuy, orToBuyTerms: _, ...price } }: Texts,
  { repayment, subscription: terms }: Pick<CardRules, 'repayment' | 'subscription'>,
): Pick<Texts, 'vehicleCard'> & { price: Partial<Texts['price']> } {
  return {
    vehicleCard: {
      ...vehicleCard,
      facts: withoutOwnTexts(vehicleCard.facts),
      values: withoutOwnTexts(vehicleCard.values),
    },
    price: { ...price, ...(repayment && { weekly }), ...(terms && { subscription, orToBuy }) },
  };
}
