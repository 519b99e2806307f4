'use client';
import { type Consent, consentOf } from './consent.client.ts';
import type { AnalyticsSetup } from './setup.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const SIGNALS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

let isStarted = false;

/** Adds an entry for a tag manager, after the consent entries. Errors are only logged. */
export function pushEntry(setup: AnalyticsSetup, entry: object): void {
  try {
    start(setup);
    window.dataLayer?.push(entry);
  } catch (error) {
    console.info('could not push to the data layer', error);
  }
}

function start(setup: AnalyticsSetup): void {
  if (isStarted) return;
  isStarted = true;
  window.dataLayer ??= [];
  tell('default', setup.ask || navigator.globalPrivacyControl ? 'denied' : 'granted');
  const choice = consentOf(setup);
  if (choice) tell('update', choice);
}

/** Reports a choice in Google's consent mode, which expects the arguments of a call as an entry. */
export function pushConsent(setup: AnalyticsSetup, consent: Consent): void {
  try {
    if (isStarted) tell('update', consent);
    else start(setup);
  } catch (error) {
    console.info('could not push to the data layer', error);
  }
}

function tell(kind: 'default' | 'update', consent: Consent): void {
  const signals = Object.fromEntries(SIGNALS.map((signal) => [signal, consent]));
  argumentsEntry('consent', kind, signals);
}

function argumentsEntry(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: consent mode requires an arguments object
  window.dataLayer?.push(arguments);
}
