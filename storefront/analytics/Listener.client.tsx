'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { analytics } from './current-setup.client.ts';
import type { AnalyticsSetup } from './setup.ts';
import { withRecorder } from './track.client.ts';

const PRESSED = '[data-event],[data-consent],a[href^="tel:"]';
const IDLE = { timeout: 3_000 };

/** Listens for marked elements (see attributes.ts); the recorder is loaded when idle. */
export function Listener({ setup }: { setup: AnalyticsSetup }) {
  const path = usePathname();
  useEffect(() => {
    analytics.setup = setup;
    const listen = ({ target, type }: Event) => {
      const selector = type === 'click' ? PRESSED : '[data-event-input]';
      if (type === 'click' && target instanceof Element) {
        const name = target.closest<HTMLElement>('[data-block]')?.dataset.block;
        analytics.pressedBlock = name ? { name, path: location.pathname } : null;
      }
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) withRecorder(({ recordInteraction }) => recordInteraction(element, type));
    };
    // In the capture phase, so that nothing on the page can stop the event first.
    addEventListener('click', listen, true);
    addEventListener('input', listen, true);
    return () => {
      removeEventListener('click', listen, true);
      removeEventListener('input', listen, true);
    };
  }, [setup]);
  useEffect(() => {
    const viewedPart = document.querySelector<HTMLElement>('[data-event-view]');
    const tell = () => withRecorder(({ view }) => view(viewedPart, path));
    if ('requestIdleCallback' in window) requestIdleCallback(tell, IDLE);
    else setTimeout(tell, 500);
  }, [path]);
  return null;
}
