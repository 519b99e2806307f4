import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';

/** Milliseconds after the last saved change before the page is made again: the studio saves once a second while somebody types. */
const SAVED_PAUSE_MS = 800;
/** And after the last keystroke: who rests to think types on, and the next letter would wait for the page being made. */
const TYPED_PAUSE_MS = 2_000;

/** Makes the page again from what is saved, keeping scroll and what is open. A page that still starts does it then. */
export function refreshPage(): void {
  if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) window.next.router.refresh();
  else addEventListener(HYDRATED_EVENT, refreshPage, { once: true });
}

/**
 * Makes the page again once nothing has changed for a moment, and when the stream of changes opens again. Not while
 * somebody types: their words are on the page already, and making it takes time from showing them.
 * @param address of the stream
 * @returns to be told of each keystroke
 */
export function refreshOnChanges(address: string): { typed: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let typedAt = Number.NEGATIVE_INFINITY;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(
      () => {
        waiting = undefined;
        refreshPage();
      },
      Math.max(SAVED_PAUSE_MS, typedAt + TYPED_PAUSE_MS - performance.now()),
    );
  };
  new EventSource(address).onmessage = wait;
  return {
    typed: () => {
      typedAt = performance.now();
      if (waiting !== undefined) wait();
    },
  };
}

declare global {
  interface Window {
    /** The framework's router, for scripts of ours that are built apart from the pages. */
    next: { router: { refresh: () => void; push: (href: string) => void; replace: (href: string) => void } };
  }
}
