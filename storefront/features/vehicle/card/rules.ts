import type { Site, Template } from '@forecourt/lib/site/site';
import type { TagRules } from '@forecourt/lib/vehicle/tag';

type CardButton = Site['settings']['cardButtons'][number];

/** What of a site decides how its cards look and what they say; small, since it travels to the browser. */
export interface CardRules {
  siteSlug: string;
  template: Template;
  /** Seconds since the epoch at which the page was made: cards say the same on the server and in the browser. */
  now: number;
  tag: TagRules;
  subscriptionEnabled: boolean;
  noPriceText: string;
  marketIndicatorEnabled: boolean;
  /** In order; a template shows as many as it has room for. */
  buttons: CardButton[];
  /** Whether the heart keeps favourites in this browser. */
  favourites: boolean;
}

/** The card rules of a site at a moment. */
export function cardRules({ slug, template, settings, features }: Site, now: Date): CardRules {
  return {
    siteSlug: slug,
    template,
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
    buttons: settings.cardButtons,
    favourites: settings.saveMode === 'favourites',
  };
}
