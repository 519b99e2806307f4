'use client';
import { KEPT_PARAM } from '@forecourt/lib/sites/visit-source/kept-param';
import { adConsentOf, consentOf } from './consent.client.ts';
import { analytics } from './current-setup.client.ts';
import type { AnalyticsSetup } from './setup.ts';

// Where the visitor came from, first and last. Kept for this tab; longer only with consent to advertising.
// Stored are the host of the referring page and campaign parameters, never an address. The server classifies
// them (lib/sites/visit-source), so that its list of sources is not part of the page's scripts.

interface Arrival {
  /** Milliseconds. */
  at: number;
  host: string;
  params: Record<string, string>;
}

interface StoredVisit {
  first: Arrival;
  last: Arrival;
}

/** As long as advertising networks accept a click. */
const KEPT_MS = 90 * 86_400_000;

const keyOf = (siteSlug: string): string => `${siteSlug}.Visit`;

/** Recorded once per page load, since later pages of the application have the same referrer. */
let isRecorded = false;

/** True while a visit has begun and is not counted yet. */
let hasBegun = false;

/** Records where this page load came from, unless it is another page of the site or a reload. */
export function recordArrival(): void {
  const { setup } = analytics;
  if (!setup || isRecorded) return;
  isRecorded = true;
  const known = storedVisit(setup.siteSlug);
  const isNewTab = readVisit(sessionStorageOrNull(), keyOf(setup.siteSlug)) === null;
  const arrival = arrivalOfPage();
  const visit = arrival && (arrival.isNew || !known) ? visitAfter(known, arrival.arrival) : known;
  if (visit) store(sessionStorageOrNull(), keyOf(setup.siteSlug), visit);
  keepByConsent(setup);
  hasBegun = arrival !== null && !arrival.isRepeated && (isNewTab || arrival.isNew);
}

/**
 * Returns once whether a visit began with this page load: a new tab, or an arrival from elsewhere. No
 * identifier is needed to tell.
 */
export function takeBegunVisit(): boolean {
  recordArrival();
  const begun = hasBegun;
  hasBegun = false;
  return begun;
}

/** Keeps the visit beyond this tab if the visitor consents to advertising; otherwise forgets it there. */
export function keepByConsent(setup: AnalyticsSetup): void {
  const visit = consentOf(setup) === 'granted' ? storedVisit(setup.siteSlug) : null;
  store(localStorageOrNull(), keyOf(setup.siteSlug), visit);
}

/** Returns the visit for an enquiry or a reservation, with the visitor's consent; null if unknown. */
export function sentVisit() {
  const { setup } = analytics;
  if (!setup) return null;
  recordArrival();
  const visit = storedVisit(setup.siteSlug);
  return visit && { ...visit, consent: adConsentOf(setup) };
}

type SentArrival = Pick<Arrival, 'host' | 'params'>;

/** Returns the latest arrival and the first one, for events; null if unknown, or the same. */
export function arrivals(): { from: SentArrival | null; first: SentArrival | null } {
  const visit = analytics.setup && storedVisit(analytics.setup.siteSlug);
  if (!visit) return { from: null, first: null };
  const { first, last } = visit;
  return {
    from: { host: last.host, params: last.params },
    first: first.at === last.at ? null : { host: first.host, params: first.params },
  };
}

const visitAfter = (known: StoredVisit | null, arrival: Arrival): StoredVisit => ({
  first: known?.first ?? arrival,
  last: arrival,
});

/**
 * Returns the arrival of this page load, and whether it is known to come from elsewhere: an address that was
 * typed does not replace an earlier source. Null within the site.
 */
function arrivalOfPage(): { arrival: Arrival; isNew: boolean; isRepeated: boolean } | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const address = URL.parse(navigation?.name ?? '') ?? new URL(location.href);
  const params = Object.fromEntries([...address.searchParams].filter(([name]) => KEPT_PARAM.test(name)));
  const host = URL.parse(document.referrer)?.hostname ?? '';
  const isLabelled = Object.keys(params).length > 0;
  if (host === location.hostname && !isLabelled) return null;
  const isRepeated = navigation?.type === 'reload' || navigation?.type === 'back_forward';
  const arrival = { at: Date.now(), host: host === location.hostname ? '' : host, params };
  return { arrival, isNew: !isRepeated && (isLabelled || host !== ''), isRepeated };
}

function storedVisit(siteSlug: string): StoredVisit | null {
  const visit =
    readVisit(sessionStorageOrNull(), keyOf(siteSlug)) ?? readVisit(localStorageOrNull(), keyOf(siteSlug));
  if (!visit || visit.last.at < Date.now() - KEPT_MS) return null;
  return visit.first.at < Date.now() - KEPT_MS ? { first: visit.last, last: visit.last } : visit;
}

function readVisit(storage: Storage | null, key: string): StoredVisit | null {
  try {
    const visit = JSON.parse(storage?.getItem(key) ?? 'null') as StoredVisit | null;
    return visit && typeof visit.first.at === 'number' && typeof visit.last.at === 'number' ? visit : null;
  } catch {
    return null;
  }
}

/** Stores a visit; null removes it. Ignores full or blocked storage. */
function store(storage: Storage | null, key: string, visit: StoredVisit | null): void {
  try {
    if (visit) storage?.setItem(key, JSON.stringify(visit));
    else storage?.removeItem(key);
  } catch {}
}

// Access to storage throws where the browser blocks it.
function sessionStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function localStorageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
