'use client';

// Raw access to the history in local storage. Parsing it needs the code of addresses and filters, which a page
// that only checks whether there is any does not load.

const CHANGED = 'forecourt:searches';

/** The key in local storage (OPEN-113). */
export const historyKey = (siteSlug: string): string => `${siteSlug}.SearchHistory`;

/** Returns the stored text; null if storage is blocked (OPEN-112). */
export function storedHistory(siteSlug: string): string | null {
  try {
    return localStorage.getItem(historyKey(siteSlug));
  } catch {
    return null;
  }
}

export function storeHistory(siteSlug: string, json: string): void {
  try {
    localStorage.setItem(historyKey(siteSlug), json);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

export function subscribeToHistory(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}
