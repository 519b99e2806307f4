'use client';
import type { AnalyticsSetup } from './setup.ts';

export type Consent = 'granted' | 'denied';

/** A choice on this page, where the browser's storage is full or blocked. */
let choiceOfPage: Consent | null = null;

const key = ({ siteSlug }: AnalyticsSetup): string => `${siteSlug}.Consent`;

const isConsent = (text: string | null): text is Consent => text === 'granted' || text === 'denied';

/** Whether the visitor agrees that others are told of their visit; null while that has to be asked. */
export function consentOf(setup: AnalyticsSetup): Consent | null {
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
