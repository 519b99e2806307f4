import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

export const hasJourney = (): boolean => quoteProvider(environment()) !== null;

/** Returns whether the site offers the finance journey in a popup and on its finance page. */
export const offersPopup = ({ features }: Pick<Site, 'features'>): boolean =>
  features.financePopupEnabled && hasJourney();
