/** One short message at the edge of the screen; asking for another replaces it (UI-01). */
export interface Toast {
  /** In a line of its own above the text. */
  title?: string;
  text: string;
  /** A place to go, such as 'View List'. */
  action?: { label: string; href: string };
  tone?: 'neutral' | 'danger';
}

/** How long a toast stays (readings 53); the pointer or focus on it holds it. */
export const TOAST_MS = 5000;
/** How long a dismissed toast is remembered before it leaves memory (UI-02). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const TOAST_EVENT = 'forecourt:toast';

/** Shows a toast; the Toaster in the layout listens. Browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
