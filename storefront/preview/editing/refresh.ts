import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';

/** Delay after the last save before re-rendering; the studio saves every second while someone types. */
const SAVED_PAUSE_MS = 800;
/** Delay after the last keystroke, so that a rendering does not delay the next letter. */
const TYPED_PAUSE_MS = 2_000;

/** Re-renders the page from saved content, keeping scroll position and state; waits for hydration. */
export function refreshPage(): void {
  if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) window.next.router.refresh();
  else addEventListener(HYDRATED_EVENT, refreshPage, { once: true });
}

/**
 * Re-renders the page after a pause in changes, and when the event stream reconnects.
 * @param address of the stream
 * @returns `typed`, to be called on each keystroke in the form, and `hold`, which puts refreshes off while
 *   somebody types on the page
 */
export function refreshOnChanges(address: string): { typed: () => void; hold: (isHeld: boolean) => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let typedAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  let isMissed = false;
  const wait = () => {
    if (isHeld) {
      isMissed = true;
      return;
    }
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
    hold: (isTyping) => {
      isHeld = isTyping;
      if (isHeld && waiting !== undefined) {
        clearTimeout(waiting);
        waiting = undefined;
        isMissed = true;
      } else if (!isHeld && isMissed) {
        isMissed = false;
        wait();
      }
    },
  };
}

declare global {
  interface Window {
    /** Next.js's router, for scripts that are built apart from the pages. */
    next: { router: { refresh: () => void; push: (href: string) => void; replace: (href: string) => void } };
  }
}
