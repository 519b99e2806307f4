'use client';
import { useSyncExternalStore } from 'react';
import { historyKey, type PastSearch, readHistory, withSearch } from './history.ts';

const CHANGED = 'forecourt:searches';
const NONE: readonly PastSearch[] = [];

/** What local storage has; blocked storage holds nothing (OPEN-112). */
function stored(siteSlug: string): string | null {
  try {
    return localStorage.getItem(historyKey(siteSlug));
  } catch {
    return null;
  }
}

/** A full or blocked storage changes nothing. */
function store(siteSlug: string, history: readonly PastSearch[]): void {
  try {
    localStorage.setItem(historyKey(siteSlug), JSON.stringify(history));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

let parsed: { text: string | null; history: readonly PastSearch[] } = { text: null, history: NONE };
function historyOf(text: string | null): readonly PastSearch[] {
  if (parsed.text !== text) parsed = { text, history: readHistory(text) };
  return parsed.history;
}

/** The last searches of this browser, the newest first; on the server and while hydrating none. */
export const useHistory = (siteSlug: string): readonly PastSearch[] =>
  useSyncExternalStore(
    subscribe,
    () => historyOf(stored(siteSlug)),
    () => NONE,
  );

export const rememberSearch = (siteSlug: string, search: PastSearch): void =>
  store(siteSlug, withSearch(readHistory(stored(siteSlug)), search));

export const forgetSearches = (siteSlug: string): void => store(siteSlug, NONE);
