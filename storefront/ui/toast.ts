/** A short message at the edge of the screen; a new one replaces it (UI-01). */
export interface Toast {
  title?: string;
  text: string;
  action?: { label: string; href: string };
  tone?: 'neutral' | 'danger';
}

/** Five seconds suffice for one line and its action; hovering or focusing the toast holds it. */
export const TOAST_MS = 5000;
/** A dismissed toast stays in memory for this long (UI-02). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export const TOAST_EVENT = 'forecourt:toast';

/** Shows a toast through the Toaster in the layout. Browser only. */
export function showToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail: toast }));
}
