'use client';
import { ENGLISH, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { type Consent, consentOf, storeConsent } from './consent.client.ts';
import { analytics } from './current-setup.client.ts';
import { pushConsent } from './data-layer.client.ts';
import { CONSENT_ID } from './ids.ts';
import type { AnalyticsSetup } from './setup.ts';
import { keepByConsent } from './visit.client.ts';

/** The pixel's interface: calls wait in `queue` until its script has loaded. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** Reports a vehicle view to the pixel (EVENTS-17), unless the visitor has declined. */
export function viewContent(
  setup: AnalyticsSetup,
  vehicle: string | null,
  value: { value?: number; currency?: string },
): void {
  const consent = consentOf(setup);
  if (consent === 'denied' || !setup.pixel) return;
  window.fbq ??= startPixel(setup.pixel.id);
  window.fbq('track', 'ViewContent', {
    content_type: 'vehicle',
    ...(vehicle && { content_ids: [vehicle] }),
    ...value,
  });
  if (consent === 'granted') loadScript(setup.pixel.script);
}

function startPixel(id: string): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0' },
  ) as unknown as Pixel;
  pixel.push = pixel;
  window._fbq = pixel;
  // Send only explicit events: no automatic clicks, forms or page text.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  return pixel;
}

function loadScript(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

let opener: HTMLElement | null = null;

/** English texts of the choice with Global Privacy Control; those of other languages load when it is shown. */
const GPC_TEXTS = {
  text: 'Your browser sends Global Privacy Control, so we share nothing with our advertising partner.',
  close: 'Close',
};

function writeGpc(choice: HTMLElement, { text, close }: typeof GPC_TEXTS): void {
  choice.querySelector('p')?.firstChild?.replaceWith(`${text} `);
  const [button] = choice.getElementsByTagName('button');
  if (button) button.textContent = close;
}

/** Shows the consent choice without moving focus. With Global Privacy Control there is nothing to choose. */
export function openChoice(): void {
  const choice = document.getElementById(CONSENT_ID);
  if (!choice) return;
  if (navigator.globalPrivacyControl) {
    choice.querySelector('[data-consent=granted]')?.remove();
    const { language } = splitLanguage(location.pathname);
    writeGpc(choice, GPC_TEXTS);
    if (language !== ENGLISH)
      loadTexts(language, ['privacySignal']).then(
        ({ privacySignal }) => writeGpc(choice, privacySignal as typeof GPC_TEXTS),
        () => {}, // the text stays English
      );
  }
  choice.hidden = false;
}

export function answer(element: HTMLElement, consent: string): void {
  const { setup } = analytics;
  const choice = document.getElementById(CONSENT_ID);
  if (!setup || !choice) return;
  if (consent !== 'granted' && consent !== 'denied') {
    opener = element;
    openChoice();
    choice.querySelector('button')?.focus();
    return;
  }
  choice.hidden = true;
  opener?.focus();
  opener = null;
  choose(setup, consent);
}

function choose(setup: AnalyticsSetup, consent: Consent): void {
  storeConsent(setup, consent);
  pushConsent(setup, consent);
  keepByConsent(setup);
  if (setup.trials && consent === 'denied')
    import('./trials.client.ts').then(
      ({ leaveTrials }) => leaveTrials(setup),
      () => {},
    );
  const { fbq } = window;
  if (!fbq || !setup.pixel) return;
  if (fbq.callMethod) fbq('consent', consent === 'granted' ? 'grant' : 'revoke');
  else if (consent === 'granted') loadScript(setup.pixel.script);
  else {
    // The pixel's script never loaded: discard the queued calls.
    window.fbq = undefined;
    window._fbq = undefined;
  }
}
