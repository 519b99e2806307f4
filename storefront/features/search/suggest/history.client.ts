'use client';
import { useSyncExternalStore } from 'react';
import { type PastSearch, readHistory, withSearch } from './history.ts';
import { storedHistory, storeHistory, subscribeToHistory } from './history-storage.client.ts';

const NONE: readonly PastSearch[] = [];

let parsedHistory: { text: string | null; history: readonly PastSearch[] } = { text: null, history: NONE };
function historyOf(text: string | null): readonly PastSearch[] {
  if (parsedHistory.text !== text) parsedHistory = { text, history: readHistory(text) };
  return parsedHistory.history;
}

/** Returns recent searches, newest first; empty on the server and during hydration. */
export const useHistory = (siteSlug: string): readonly PastSearch[] =>
  useSyncExternalStore(
    subscribeToHistory,
    () => historyOf(storedHistory(siteSlug)),
    () => NONE,
  );

const store = (siteSlug: string, history: readonly PastSearch[]): void =>
  storeHistory(siteSlug, JSON.stringify(history));

/** Puts a search first in the history and re-renders components with `useHistory`. */
export const rememberSearch = (siteSlug: string, search: PastSearch): void =>
  store(siteSlug, withSearch(readHistory(storedHistory(siteSlug)), search));

export const forgetSearches = (siteSlug: string): void => store(siteSlug, NONE);
