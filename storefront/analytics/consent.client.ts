'use client';
import type { AnalyticsSetup } from './setup.ts';

export type Consent = 'granted' | 'denied';

declare global {
  interface Navigator {
    /** The visitor asks websites to pass nothing on (https://www.w3.org/TR/gpc/); absent in browsers without the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A choice on this page, where the browser's storage is full or blocked. */
let choiceOfPage: Consent | null = null;

const key = ({ siteSlug }: AnalyticsSetup): string => `${siteSlug}.Consent`;

const isConsent = (text: string | null): text is Consent => text === 'granted' || text === 'denied';

/** Whether the visitor agrees that others are told of their visit; null while that has to be asked. */
export function consentOf(setup: AnalyticsSetup): Consent | null {
  // What was chosen on this site does not outweigh what the browser says on every page.
  if (navigator.globalPrivacyControl) return 'denied';
  const consentBeforeChoice = setup.ask ? null : 'granted';
  try {
    const storedConsent = localStorage.getItem(key(setup));
    return isConsent(storedConsent) ? storedConsent : (choiceOfPage ?? consentBeforeChoice);
  } catch {
    return choiceOfPage ?? consentBeforeChoice;
  }
}

/** Remembers the choice in this browser, for this site alone. */
export function keepConsent(setup: AnalyticsSetup, consent: Consent): void {
  choiceOfPage = consent;
  try {
    localStorage.setItem(key(setup), consent);
  } catch {
    // Without storage the choice holds for this page alone.
  }
}
