import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { emailOf } from '@forecourt/lib/leads/alerts/confirmation.server';
import type { AlertPreference } from '@forecourt/lib/leads/alerts/kinds';
import {
  type AlertConsent,
  alertConsentsOf,
  alertPreferencesOf,
} from '@forecourt/lib/leads/alerts/preferences.server';
import { type SavedSearch, savedSearchesOf } from '@forecourt/lib/leads/alerts/saved-searches.server';
import { type SentAlert, sentAlertsOf } from '@forecourt/lib/leads/alerts/sent-alerts.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';

export interface AlertContent {
  preferences: AlertPreference[];
  searches: SavedSearch[];
  consents: AlertConsent[];
  told: SentAlert[];
  /** Required for email alerts. */
  isEmailConfirmed: boolean;
}

/** Returns the signed-in shopper's alert preferences, saved searches and sent alerts. */
export async function alertContent(
  db: Queryable,
  siteSlug: string,
  { userId }: Pick<Shopper, 'userId'>,
): Promise<AlertContent> {
  const [preferences, searches, consents, toldAlerts, email] = await Promise.all([
    alertPreferencesOf(db, userId),
    savedSearchesOf(db, { siteSlug, userId }),
    alertConsentsOf(db, userId),
    sentAlertsOf(db, userId),
    emailOf(db, { siteSlug, userId }),
  ]);
  return { preferences, searches, consents, told: toldAlerts, isEmailConfirmed: email?.isConfirmed === true };
}
