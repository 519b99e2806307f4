'use client';
import type { AnalyticsSetup } from './setup.ts';

export type Consent = 'granted' | 'denied';

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/; undefined in browsers without the signal. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** The choice on this page, if storage is full or blocked. */
let choiceOfPage: Consent | null = null;

const key = ({ siteSlug }: AnalyticsSetup): string => `${siteSlug}.Consent`;

const isConsent = (text: string | null): text is Consent => text === 'granted' || text === 'denied';

/** Returns whether the visitor consents to sharing; null until they have chosen, if the site asks. */
export function consentOf(setup: AnalyticsSetup): Consent | null {
  // The browser's signal outweighs a choice on this site.
  if (navigator.globalPrivacyControl) return 'denied';
  const consentBeforeChoice = setup.ask ? null : 'granted';
  try {
    const storedConsent = localStorage.getItem(key(setup));
    return isConsent(storedConsent) ? storedConsent : (choiceOfPage ?? consentBeforeChoice);
  } catch {
    return choiceOfPage ?? consentBeforeChoice;
  }
}

/** Stores the choice in this browser, for this site only. */
export function storeConsent(setup: AnalyticsSetup, consent: Consent): void {
  choiceOfPage = consent;
  try {
    localStorage.setItem(key(setup), consent);
  } catch {}
}
