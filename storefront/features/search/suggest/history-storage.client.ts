'use client';

// The searches of this browser as local storage has them. Apart from what they mean, which takes the code of addresses
// and filters: a page that only wants to know whether there are any does not load that.

const CHANGED = 'forecourt:searches';

/** Local storage key of a site's search history (OPEN-113). */
export const historyKey = (siteSlug: string): string => `${siteSlug}.SearchHistory`;

/** The stored text; blocked storage holds nothing (OPEN-112). */
export function storedHistory(siteSlug: string): string | null {
  try {
    return localStorage.getItem(historyKey(siteSlug));
  } catch {
    return null;
  }
}

/** A full or blocked storage changes nothing. */
export function storeHistory(siteSlug: string, json: string): void {
  try {
    localStorage.setItem(historyKey(siteSlug), json);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when the history changes, in this tab or another. */
export function subscribeToHistory(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
