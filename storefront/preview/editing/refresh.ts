import { HYDRATED_ATTRIBUTE, HYDRATED_EVENT } from '@/ui/early-presses.ts';

/** Milliseconds after the last change before the page is made again: the studio saves once a second while somebody types. */
const PAUSE_MS = 800;

/** Makes the page again from what is saved, keeping scroll and what is open. A page that still starts does it then. */
export function refreshPage(): void {
  if (document.documentElement.hasAttribute(HYDRATED_ATTRIBUTE)) window.next.router.refresh();
  else addEventListener(HYDRATED_EVENT, refreshPage, { once: true });
}

/**
 * Makes the page again once nothing has changed for a moment, and when the stream of changes opens again.
 * @param address of the stream
 */
export function refreshOnChanges(address: string): void {
  let waiting: ReturnType<typeof setTimeout>;
  new EventSource(address).onmessage = () => {
    clearTimeout(waiting);
    waiting = setTimeout(refreshPage, PAUSE_MS);
  };
}

declare global {
  interface Window {
    /** The framework's router, for scripts of ours that are built apart from the pages. */
    next: { router: { refresh: () => void; push: (href: string) => void; replace: (href: string) => void } };
  }
}
