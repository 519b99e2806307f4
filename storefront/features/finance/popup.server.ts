import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

/** Whether quotes can be had at all: there is a provider. */
export const hasJourney = (): boolean => quoteProvider(environment()) !== null;

/** Whether the site offers the finance journey beside its own form: in a popup, and in its page about finance. */
export const offersPopup = ({ features }: Pick<Site, 'features'>): boolean =>
  features.financePopupEnabled && hasJourney();
