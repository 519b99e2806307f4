import { type ActionName, type ActionRules, actionRules } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import { type EstimateSettings, estimateSettings } from '@forecourt/lib/vehicle/finance/estimate-settings';
import { type PriceRules, priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { TagRules } from '@forecourt/lib/vehicle/tag';
import type { SaveMode } from '@/features/saving/saved.ts';
import { type CardBuild, cardBuildOf } from './card-build.ts';

/** Action buttons on a card; further actions are links below. */
export const CARD_BUTTONS: Readonly<Record<CardBuild, number>> = { group: 2, franchise: 1, yard: 1 };

/** Settings that affect a site's cards; kept small, since they are sent to the browser. */
export interface CardRules extends PriceRules {
  siteSlug: string;
  build: CardBuild;
  /** Seconds since the epoch, so that server and browser render the same. */
  now: number;
  tag: TagRules;
  marketIndicatorEnabled: boolean;
  actions: ActionRules;
  /** Settings of the weekly figure; null if cards show none. */
  repayment: EstimateSettings | null;
  /** Where hearts save vehicles (OPEN-020). */
  saveMode: SaveMode;
  compare: boolean;
}

/**
 * Returns the card rules of a site.
 * @param beside actions that the page offers apart from its cards (see `actionRules`)
 */
export function cardRules(site: Site, now: Date, beside: readonly ActionName[] = []): CardRules {
  const { slug, settings, features } = site;
  return {
    siteSlug: slug,
    build: cardBuildOf(site),
    now: Math.floor(now.getTime() / 1000),
    tag: {
      electricTagEnabled: features.electricTagEnabled,
      certifiedBadgeMake: settings.certifiedBadgeMake,
      justArrivedDays: settings.justArrivedDays,
      justArrivedTagName: settings.justArrivedTagName,
      soldTagName: settings.soldTagName,
      soldText: settings.soldText,
    },
    ...priceRules(site),
    marketIndicatorEnabled: features.marketIndicatorEnabled,
    repayment: settings.cardRepayment === 'priceAndWeekly' ? estimateSettings(settings) : null,
    actions: actionRules(settings.cardButtons, site, now, beside),
    saveMode: settings.saveMode,
    compare: features.compareEnabled,
  };
}
