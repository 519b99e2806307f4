import type { Translator } from '../../platform/language/translator.ts';

export const ALERT_KINDS = ['price_drop', 'reserved', 'free', 'sold', 'saved_search'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const VEHICLE_ALERT_KINDS = ['price_drop', 'reserved', 'free', 'sold'] as const;

export const ALERT_CHANNELS = ['mail', 'text', 'push'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export const ALERT_FREQUENCIES = ['at_once', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export interface AlertPreference {
  kind: AlertKind;
  byMail: boolean;
  byText: boolean;
  /** By notification in the browsers that the shopper added. */
  byPush: boolean;
  frequency: AlertFrequency;
}

export const noPreference = (kind: AlertKind): AlertPreference => ({
  kind,
  byMail: false,
  byText: false,
  byPush: false,
  frequency: 'at_once',
});

export const isAlertFrequency = (text: string): text is AlertFrequency =>
  ALERT_FREQUENCIES.some((frequency) => frequency === text);

/**
 * Consent text shown next to the switches, in the language of the page; stored verbatim with the time (Spam Act 2003).
 * @param hasPush whether the site offers notifications too
 */
export const alertConsentText = (siteName: string, hasPush: boolean, t: Translator<'alerts'>): string =>
  t(hasPush ? 'consentPush' : 'consent', { site: siteName });
