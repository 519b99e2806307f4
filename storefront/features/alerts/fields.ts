import {
  type AlertChannel,
  type AlertKind,
  type AlertPreference,
  isAlertFrequency,
  VEHICLE_ALERT_KINDS,
} from '@forecourt/lib/leads/alerts/kinds';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';

/** Form actions, independent of the garage's path. */
export const ALERT_ACTIONS = {
  preferences: `${GARAGE_PATH}/alerts`,
  confirmEmail: `${GARAGE_PATH}/confirm-email`,
  keepSearch: `${GARAGE_PATH}/keep-search`,
  changeSearch: `${GARAGE_PATH}/change-search`,
} as const;

export const KEEP_SEARCH_PATH = `${GARAGE_PATH}/save-search`;
export const SAVE_SEARCH_PATH = '/save-search';
export const SEARCH_PARAMETER = 'search';

/** Field with how a shopper is notified about a saved search. */
export const NOTIFY_BY = 'by';
export type NotifyBy = 'text' | 'mail' | 'both';

/** Returns the address of saving a search, by the address of its results. */
export const saveSearchHref = (results: string): string =>
  `${KEEP_SEARCH_PATH}?${new URLSearchParams({ [SEARCH_PARAMETER]: results })}`;

/** Returns how a shopper can be notified: by text only where SMS is set up. */
export const channelsOf = (email: string | null, hasSms: boolean): AlertChannel[] => [
  ...(email ? (['mail'] as const) : []),
  ...(hasSms ? (['text'] as const) : []),
];

type AlertSite = { settings: Pick<Site['settings'], 'saveMode' | 'myBrandPath'>; features: Site['features'] };

/** Returns whether a site sends alerts, which requires a garage for their settings. */
export const hasAlerts = (site: AlertSite): boolean => site.features.alertsEnabled && garageOf(site) !== null;

/** Returns the alert types of a site; the server does not know vehicles saved only in a browser. */
export const kindsOf = ({ settings }: AlertSite): AlertKind[] => [
  ...(settings.saveMode === 'watchlist' ? VEHICLE_ALERT_KINDS : []),
  'saved_search',
];

export const fieldsOf = (kind: AlertKind) => ({
  mail: `mail-${kind}`,
  text: `text-${kind}`,
  push: `push-${kind}`,
  frequency: `frequency-${kind}`,
});

/** Parses the alert settings, for the types that the site has. */
export const preferencesOf = (kinds: readonly AlertKind[], answers: Answers): AlertPreference[] =>
  kinds.map((kind) => {
    const names = fieldsOf(kind);
    const frequency = answers[names.frequency] ?? '';
    return {
      kind,
      byMail: answers[names.mail] === 'on',
      byText: answers[names.text] === 'on',
      byPush: answers[names.push] === 'on',
      frequency: isAlertFrequency(frequency) ? frequency : 'at_once',
    };
  });
