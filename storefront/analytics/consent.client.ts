'use client';
import type { AdConsent } from '@forecourt/lib/sites/visit-source/visit';
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

const VIEWS_KEY = 'Consent';
/** A site that reports enquiries and reservations asks for more, so consent to less does not count. */
const CONVERSIONS_KEY = 'AdConsent';

const key = ({ siteSlug, reports }: AnalyticsSetup): string =>
  `${siteSlug}.${reports ? CONVERSIONS_KEY : VIEWS_KEY}`;
/** The key of the other question, which this site asked before it began or stopped to report. */
const otherKey = ({ siteSlug, reports }: AnalyticsSetup): string =>
  `${siteSlug}.${reports ? VIEWS_KEY : CONVERSIONS_KEY}`;

const isConsent = (text: string | null): text is Consent => text === 'granted' || text === 'denied';

/** Returns whether the visitor consents to sharing; null until they have chosen, if the site asks. */
export function consentOf(setup: AnalyticsSetup): Consent | null {
  // The browser's signal outweighs a choice on this site.
  if (navigator.globalPrivacyControl) return 'denied';
  return choiceOf(setup) ?? (setup.ask ? null : 'granted');
}

/** Returns how the visitor consents to advertising; null if they do not. */
export function adConsentOf(setup: AnalyticsSetup): AdConsent | null {
  if (consentOf(setup) !== 'granted') return null;
  return choiceOf(setup) === 'granted' ? 'explicit' : 'assumed';
}

function choiceOf(setup: AnalyticsSetup): Consent | null {
  try {
    const storedConsent = localStorage.getItem(key(setup));
    if (isConsent(storedConsent)) return storedConsent;
    const hasDeclined = localStorage.getItem(otherKey(setup)) === 'denied';
    return choiceOfPage ?? (hasDeclined ? 'denied' : null);
  } catch {
    return choiceOfPage;
  }
}

/** Stores the choice in this browser, for this site only. */
export function storeConsent(setup: AnalyticsSetup, consent: Consent): void {
  choiceOfPage = consent;
  try {
    localStorage.setItem(key(setup), consent);
    localStorage.removeItem(otherKey(setup));
  } catch {}
}
