import { type ActionName, type ActionRules, actionRules } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import type { TagRules } from '@forecourt/lib/vehicle/tag';
import type { SaveMode } from '@/features/saving/saved.ts';
import { type CardBuild, cardBuildOf } from './card-build.ts';

/** How many actions stand as buttons on a card; a site's further ones are quiet links below. */
export const CARD_BUTTONS: Readonly<Record<CardBuild, number>> = { group: 2, franchise: 1, yard: 1 };

/** The settings that decide how a site's cards look and what they say; few, since they travel to the browser. */
export interface CardRules {
  siteSlug: string;
  build: CardBuild;
  /** Seconds since the epoch at which the page was made: cards say the same on the server and in the browser. */
  now: number;
  tag: TagRules;
  subscriptionEnabled: boolean;
  noPriceText: string;
  marketIndicatorEnabled: boolean;
  /** What people can do with a vehicle. */
  actions: ActionRules;
  /** Where the heart keeps vehicles (OPEN-020). */
  saveMode: SaveMode;
  /** Whether vehicles can be ticked for comparing. */
  compare: boolean;
}

/**
 * The card rules of a site at a moment.
 * @param beside what the page offers apart from its cards (see `actionRules`)
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
    },
    subscriptionEnabled: features.subscriptionEnabled,
    noPriceText: settings.noPriceText,
    marketIndicatorEnabled: features.marketIndicatorEnabled,
    actions: actionRules(settings.cardButtons, site, now, beside),
    saveMode: settings.saveMode,
    compare: features.compareEnabled,
  };
}
