import type { Messages } from '@forecourt/lib/platform/language/messages';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import type { CardRules } from './rules.ts';

/** The texts that cards need in the browser. */
type CardMessages = Pick<Messages, 'vehicleCard' | 'price'> & Partial<Pick<Messages, 'weeklyFigure'>>;

/** Returns the texts of cards: those of weekly figures only if cards show them, and no facts that are their own text. */
export function cardMessages(
  { vehicleCard, price, weeklyFigure }: Pick<Messages, 'vehicleCard' | 'price' | 'weeklyFigure'>,
  { repayment }: Pick<CardRules, 'repayment'>,
): CardMessages {
  return {
    vehicleCard: {
      ...vehicleCard,
      facts: withoutOwnTexts(vehicleCard.facts),
      values: withoutOwnTexts(vehicleCard.values),
    },
    price,
    ...(repayment && { weeklyFigure }),
  };
}
