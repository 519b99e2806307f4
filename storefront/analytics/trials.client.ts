'use client';
import { type EventName, eventId } from '@forecourt/lib/sites/event-names';
import type { TrialMeasure } from '@forecourt/lib/sites/page-trial/trial';
import { TRIALS_PATH } from '@forecourt/lib/sites/page-trial/visitor';
import { consentOf } from './consent.client.ts';
import { flush, send } from './queue.client.ts';
import type { AnalyticsSetup } from './setup.ts';

// The versions that a visitor saw in A/B trials and the goals that they reached, kept in this browser so that the
// server counts each once per visitor without an identifier. The version that a visitor sees is decided by a cookie, which only
// the server reads.

interface Stored {
  /** True once the cookie has been requested. */
  takesPart: boolean;
  /** Measures that were sent, by trial. */
  sent: Record<string, TrialMeasure[]>;
}

const keyOf = ({ siteSlug }: AnalyticsSetup): string => `${siteSlug}.Trials`;

/** Returns null if nothing is stored, or storage is blocked. */
function read(setup: AnalyticsSetup): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(setup)) ?? 'null') as Stored | null;
    return stored?.takesPart === true && typeof stored.sent === 'object' ? stored : null;
  } catch {
    return null;
  }
}

/** Returns whether it could be stored. Without storage a visitor would be counted twice. */
function write(setup: AnalyticsSetup, stored: Stored | null): boolean {
  try {
    if (stored) localStorage.setItem(keyOf(setup), JSON.stringify(stored));
    else localStorage.removeItem(keyOf(setup));
    return true;
  } catch {
    return false;
  }
}

/**
 * True if the cookie was there when this document was requested. Only then is what it shows decided by the
 * cookie for all of its pages, those that the application loads later included.
 */
let hadCookie: boolean | null = null;

/** The goal that an event counts for. */
const GOALS: Partial<Record<EventName, TrialMeasure>> = {
  newEnquiry: 'lead',
  usedEnquiry: 'lead',
  newTestDrive: 'lead',
  usedTestDrive: 'lead',
  generalEnquiry: 'lead',
  offerAccepted: 'lead',
  reservationPaid: 'lead',
  phoneClick: 'call',
  usedVehicleView: 'view',
};

/** Requests or gives up the cookie. A failure is repeated on the next page. */
async function request(setup: AnalyticsSetup, takesPart: boolean): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;
  try {
    const response = await fetch(TRIALS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ takesPart, isPhone }),
      keepalive: true,
    });
    if (!response.ok) write(setup, null);
  } catch {
    write(setup, null);
  }
}

/** Takes part if the visitor consents, or stops to. Counts the visitor in the trial of the page, if any. */
export function viewTrial(setup: AnalyticsSetup): void {
  const stored = read(setup);
  hadCookie ??= stored !== null;
  if (consentOf(setup) !== 'granted') {
    leaveTrials(setup);
    return;
  }
  if (!stored) {
    if (write(setup, { takesPart: true, sent: {} })) void request(setup, true);
    return;
  }
  count(setup, 'exposure');
  if (trialOnPage()) watchErrors(setup);
}

/** Gives up the cookie, so that the visitor sees all pages as published. */
export function leaveTrials(setup: AnalyticsSetup): void {
  if (!read(setup)) return;
  write(setup, null);
  void request(setup, false);
}

function trialOnPage(): { id: string; arm: string } | null {
  const { pageTrial, arm } = document.querySelector<HTMLElement>('[data-page-trial]')?.dataset ?? {};
  return pageTrial && arm ? { id: pageTrial, arm } : null;
}

/** Counts a measure of the page's trial, once per visitor. */
function count(setup: AnalyticsSetup, measure: TrialMeasure): void {
  const trial = trialOnPage();
  const stored = read(setup);
  if (!trial || !stored || !hadCookie) return;
  const sent = stored.sent[trial.id] ?? [];
  if (sent.includes(measure) || (measure !== 'exposure' && !sent.includes('exposure'))) return;
  stored.sent[trial.id] = [...sent, measure];
  if (write(setup, stored)) sendMeasure(setup, trial.id, trial.arm, measure);
}

/** Counts an event for the goals of all trials that the visitor has seen, on whichever page it happens. */
export function countGoal(setup: AnalyticsSetup, name: EventName): void {
  const goal = GOALS[name];
  const stored = read(setup);
  if (!goal || !stored || !hadCookie) return;
  for (const [id, sent] of Object.entries(stored.sent)) {
    if (sent.includes(goal)) continue;
    stored.sent[id] = [...sent, goal];
    if (write(setup, stored)) sendMeasure(setup, id, null, goal);
  }
}

/** Counts a slow load of the page with a trial; called when the page is hidden. */
export function countSlowLoad(setup: AnalyticsSetup): void {
  count(setup, 'slow');
  flush();
}

let isWatching = false;

function watchErrors(setup: AnalyticsSetup): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => count(setup, 'error'));
}

const sendMeasure = (setup: AnalyticsSetup, id: string, arm: string | null, measure: TrialMeasure): void =>
  send({
    event_id: eventId('trial', setup.eventIds),
    car_id: null,
    dealership_id: null,
    website_id: setup.siteSlug,
    url: '/',
    from: null,
    first: null,
    block: null,
    trial: { id, arm, measure },
  });
