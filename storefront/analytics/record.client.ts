'use client';
import { type EventName, eventId, eventName, isEventName } from '@forecourt/lib/sites/event-names';
import { consentOf } from './consent.client.ts';
import { analytics } from './current-setup.client.ts';
import { pushEntry } from './data-layer.client.ts';
import { send } from './queue.client.ts';
import type { EventFacts } from './setup.ts';
import { arrivals, takeBegunVisit } from './visit.client.ts';

/**
 * Records an event in the data layer and on the server. Records nothing for visitors with Global Privacy
 * Control.
 * @param path of the page it happened on
 */
export function record(
  name: EventName,
  { vehicle, dealership, price }: EventFacts = {},
  path = location.pathname,
): void {
  const { setup } = analytics;
  if (!setup || navigator.globalPrivacyControl) return;
  const about = {
    event_id: eventId(name, setup.eventIds),
    car_id: vehicle ?? null,
    dealership_id: dealership ?? dealershipOnPage(vehicle),
    website_id: setup.siteSlug,
  };
  pushEntry(setup, { event: name, ...about, ...purchaseValue(price) });
  send({ ...about, url: location.origin + path, ...arrivals(), block: blockOf(path) });
  if (setup.trials) withTrials(({ countGoal }) => countGoal(setup, name));
}

/** Counts a visit on the server. Tag managers count their own. */
function recordVisit(path: string): void {
  const { setup } = analytics;
  if (!setup || navigator.globalPrivacyControl) return;
  send({
    event_id: eventId('visit', setup.eventIds),
    car_id: null,
    dealership_id: null,
    website_id: setup.siteSlug,
    url: location.origin + path,
    ...arrivals(),
    block: null,
  });
}

/** Returns the block whose link led to a page within this page load. */
function blockOf(path: string): string | null {
  const { pressedBlock } = analytics;
  return pressedBlock && pressedBlock.path !== path ? pressedBlock.name : null;
}

const purchaseValue = (price: EventFacts['price']) => (price ? { value: price, currency: 'AUD' } : {});

/** Returns the dealership of a vehicle if the page is the vehicle's own. */
function dealershipOnPage(vehicle: EventFacts['vehicle']): string | null {
  const { eventCar, eventDealership } =
    document.querySelector<HTMLElement>('[data-event-view]')?.dataset ?? {};
  return (vehicle && vehicle === eventCar && eventDealership) || null;
}

/** Records an event by the site's own id for it. */
export function recordId(id: number, facts?: EventFacts): void {
  const name = eventName(id, analytics.setup?.eventIds);
  if (name) record(name, facts);
}

const heardInputs = new WeakSet<Element>();
/** Phone numbers used, by vehicle: revealing and then dialling one is a single contact (EVENTS-08). */
const contacts = new Set<string>();

function isSameContact(element: HTMLElement): boolean {
  const contact = `${factsOf(element).vehicle} ${element.getAttribute('href')}`;
  if (contacts.has(contact)) return true;
  contacts.add(contact);
  return false;
}

export function recordInteraction(element: HTMLElement, type: string): void {
  const { event, eventInput, consent } = element.dataset;
  if (type === 'click' && consent !== undefined) {
    withPixel(({ answer }) => answer(element, consent));
    return;
  }
  const name = type === 'click' ? (event ?? 'phoneClick') : eventInput;
  if (!isEventName(name) || (name === 'phoneClick' && isSameContact(element))) return;
  if (type === 'input') {
    if (heardInputs.has(element)) return;
    heardInputs.add(element);
  }
  record(name, factsOf(element));
}

let lastView: { element: HTMLElement; path: string } | null = null;

/**
 * Records a page view, and the view of any vehicle with the pixel (EVENTS-17); asks for consent if the site does and the visitor has not answered.
 * @param element that names the event; null on a page whose views are not recorded
 */
export function view(element: HTMLElement | null, path: string): void {
  const { setup } = analytics;
  if (takeBegunVisit()) recordVisit(path);
  watchSpeed(path);
  if (setup?.trials) withTrials(({ viewTrial }) => viewTrial(setup));
  if (setup?.shares && consentOf(setup) === null) withPixel(({ openChoice }) => openChoice());
  if (!element) return;
  // React runs effects twice in development.
  if (lastView?.element === element && lastView.path === path) return;
  lastView = { element, path };
  const name = element.dataset.eventView;
  const facts = factsOf(element);
  if (isEventName(name)) record(name, facts, path);
  const { vehicle, price } = facts;
  if (setup?.pixel && vehicle && !navigator.globalPrivacyControl)
    withPixel(({ viewContent }) => viewContent(setup, vehicle, purchaseValue(price)));
}

function factsOf(element: Element): EventFacts {
  const { eventCar, eventDealership, eventPrice } =
    element.closest<HTMLElement>('[data-event-car]')?.dataset ?? {};
  return { vehicle: eventCar, dealership: eventDealership, price: Number(eventPrice) || null };
}

let isSpeedWatched = false;

/** Measures the first page of this page load, with scripts that are loaded after the page. */
function watchSpeed(path: string): void {
  const { setup } = analytics;
  if (isSpeedWatched || !setup?.release || navigator.globalPrivacyControl) return;
  isSpeedWatched = true;
  const { release } = setup;
  const countSlow = setup.trials ? () => withTrials(({ countSlowLoad }) => countSlowLoad(setup)) : undefined;
  const watch = () =>
    import('./speed.client.ts')
      .then(({ measure }) => measure(path, release, countSlow))
      .catch((error: unknown) => console.info('could not measure the page', error));
  if (document.readyState === 'complete') void watch();
  else addEventListener('load', watch, { once: true });
}

function withTrials(use: (trials: typeof import('./trials.client.ts')) => void): void {
  import('./trials.client.ts')
    .then(use)
    .catch((error: unknown) => console.info('could not count for a trial', error));
}

function withPixel(use: (pixel: typeof import('./pixel.client.ts')) => void): void {
  import('./pixel.client.ts')
    .then(use)
    .catch((error: unknown) => console.info('could not report to the pixel', error));
}
