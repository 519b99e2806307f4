import {
  type AlertKind,
  type AlertPreference,
  isAlertFrequency,
  VEHICLE_ALERT_KINDS,
} from '@forecourt/lib/leads/alerts/kinds';
import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';

/** Where the forms of alerts are sent, whatever the garage is called. */
export const ALERT_ACTIONS = {
  preferences: `${GARAGE_PATH}/alerts`,
  confirmEmail: `${GARAGE_PATH}/confirm-email`,
  keepSearch: `${GARAGE_PATH}/keep-search`,
  changeSearch: `${GARAGE_PATH}/change-search`,
} as const;

/** The page on which one keeps a search, and what leads to it from a page of results. */
export const KEEP_SEARCH_PATH = `${GARAGE_PATH}/save-search`;
export const SAVE_SEARCH_PATH = '/save-search';
export const SEARCH_PARAMETER = 'search';

type AlertSite = { settings: Pick<Site['settings'], 'saveMode' | 'myBrandPath'>; features: Site['features'] };

/** Whether a site tells its shoppers of changes: it needs a garage in which they say of which. */
export const hasAlerts = (site: AlertSite): boolean => site.features.alertsEnabled && garageOf(site) !== null;

/** The kinds of a site: cars that only a browser keeps are known to nobody who could tell of them. */
export const kindsOf = ({ settings }: AlertSite): AlertKind[] => [
  ...(settings.saveMode === 'watchlist' ? VEHICLE_ALERT_KINDS : []),
  'saved_search',
];

/** The names of a kind's fields. */
export const fieldsOf = (kind: AlertKind) => ({
  mail: `mail-${kind}`,
  text: `text-${kind}`,
  frequency: `frequency-${kind}`,
});

/** What the switches of the garage say, of the kinds that the site has. */
export const preferencesOf = (kinds: readonly AlertKind[], answers: Answers): AlertPreference[] =>
  kinds.map((kind) => {
    const names = fieldsOf(kind);
    const frequency = answers[names.frequency] ?? '';
    return {
      kind,
      byMail: answers[names.mail] === 'on',
      byText: answers[names.text] === 'on',
      frequency: isAlertFrequency(frequency) ? frequency : 'at_once',
    };
  });
