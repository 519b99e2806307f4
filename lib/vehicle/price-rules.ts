import type { SiteFeatures } from '../sites/features.ts';
import type { SiteSettings } from '../sites/settings.ts';

/** The terms of a site's subscriptions, next to each weekly price. */
export interface SubscriptionTerms {
  /** Minimum term in weeks. */
  weeks: number;
  /** What the weekly price includes, such as `Registration`. */
  inclusions: readonly string[];
  /** Paid once at the start, in dollars; 0 for none. */
  startFee: number;
}

/** A site's rules for showing prices. Small, because they are sent to the browser. */
export interface PriceRules {
  /** Shown instead of a price (PRICE-06). */
  noPriceText: string;
  /** Days for which a former price must have been offered; null shows the feed's (PRICE-08). */
  formerPriceDays: number | null;
  /** Null if the site offers no subscriptions, or has not stated their terms (OPEN-050). */
  subscription: SubscriptionTerms | null;
}

/** The settings that `subscriptionTerms` reads; mails read them from the content lake themselves. */
export interface SubscriptionSettings {
  subscriptionWeeks?: number | null | undefined;
  subscriptionInclusions?: readonly string[] | null | undefined;
  subscriptionStartFee?: number | null | undefined;
}

/** Returns the terms of subscriptions; null unless minimum term and inclusions are stated. */
export function subscriptionTerms(
  isEnabled: boolean,
  { subscriptionWeeks, subscriptionInclusions, subscriptionStartFee }: SubscriptionSettings,
): SubscriptionTerms | null {
  const inclusions = (subscriptionInclusions ?? []).map((line) => line.trim()).filter(Boolean);
  if (!isEnabled || !subscriptionWeeks || inclusions.length === 0) return null;
  return { weeks: subscriptionWeeks, inclusions, startFee: subscriptionStartFee ?? 0 };
}

/** Returns the price rules of a site. */
export const priceRules = ({
  settings,
  features,
}: {
  settings: Pick<SiteSettings, 'noPriceText' | 'formerPriceDays' | keyof SubscriptionSettings>;
  features: Pick<SiteFeatures, 'subscriptionEnabled'>;
}): PriceRules => ({
  noPriceText: settings.noPriceText,
  formerPriceDays: settings.formerPriceDays,
  subscription: subscriptionTerms(features.subscriptionEnabled, settings),
});
