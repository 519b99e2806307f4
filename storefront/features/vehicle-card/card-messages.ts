import { actionTextKey } from '@forecourt/lib/leads/vehicle-action-text';
import { actionLabels } from '@forecourt/lib/leads/vehicle-actions';
import type { Messages } from '@forecourt/lib/platform/language/messages';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { someTexts } from '@/ui/texts/some-texts.ts';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';
import { cardFacts } from './card-facts.ts';
import type { CardRules } from './rules.ts';

type Texts = Pick<Messages, 'vehicleCard' | 'price'>;

/** Of a site's rules, what decides about the texts of its cards. */
export type CardTextRules = Pick<CardRules, 'actions' | 'repayment' | 'subscription'>;

/**
 * Returns the texts that cards need in the browser: those of weekly figures, subscriptions and actions only if cards
 * show them, and no facts that are their own text.
 * @param vehicles to leave out facts that none of them has; without them, all facts are included
 */
export function cardMessages(
  { vehicleCard, price: { weekly, subscription, orToBuy, orToBuyTerms: _, ...price } }: Texts,
  { actions, repayment, subscription: terms }: CardTextRules,
  vehicles?: readonly CardVehicle[],
): Pick<Texts, 'vehicleCard'> & { price: Partial<Texts['price']> } {
  const keys = new Set<string | null>(actionLabels(actions).map(actionTextKey));
  const facts = vehicles?.flatMap(cardFacts);
  const labels = facts && new Set(facts.map(({ label }) => label));
  const values = facts && new Set(facts.map(({ value }) => value));
  return {
    vehicleCard: {
      ...vehicleCard,
      facts: someTexts(withoutOwnTexts(vehicleCard.facts), (label) => labels?.has(label) ?? true),
      values: someTexts(withoutOwnTexts(vehicleCard.values), (value) => values?.has(value) ?? true),
      actions: someTexts(vehicleCard.actions, (key) => keys.has(`actions.${key}`)),
    },
    price: { ...price, ...(repayment && { weekly }), ...(terms && { subscription, orToBuy }) },
  };
}
