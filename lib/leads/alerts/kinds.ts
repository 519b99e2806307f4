export const ALERT_KINDS = ['price_drop', 'reserved', 'free', 'sold', 'saved_search'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const VEHICLE_ALERT_KINDS = ['price_drop', 'reserved', 'free', 'sold'] as const;

export const ALERT_CHANNELS = ['mail', 'text', 'push'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export const ALERT_FREQUENCIES = ['at_once', 'daily'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const ALERT_KIND_LABELS: Readonly<Record<AlertKind, { label: string; text: string }>> = {
  price_drop: { label: 'Price drops', text: 'When a vehicle you saved gets cheaper.' },
  reserved: { label: 'Reserved', text: 'When someone reserves a vehicle you saved.' },
  free: { label: 'Available again', text: 'When a vehicle you saved is no longer reserved.' },
  sold: { label: 'Sold', text: 'When a vehicle you saved is sold or no longer for sale.' },
  saved_search: {
    label: 'New cars for saved searches',
    text: 'When a vehicle that matches a saved search is listed.',
  },
};

export const ALERT_FREQUENCY_LABELS: Readonly<Record<AlertFrequency, string>> = {
  at_once: 'Immediately',
  daily: 'Once a day',
};

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
 * Consent text shown next to the switches; stored verbatim with the time (Spam Act 2003).
 * @param hasPush whether the site offers notifications too
 */
export const alertConsentText = (siteName: string, hasPush = false): string =>
  `${siteName} may send me the alerts I switch on, by ${hasPush ? 'email, text or notification' : 'email or text'} as I choose. Each${hasPush ? ' email and text' : ''} has a link to stop it, and I can switch it off here at any time.`;
