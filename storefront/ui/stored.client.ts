'use client';
import { useSyncExternalStore } from 'react';

// What this browser keeps of a site: every place of a page that shows it, and every tab, follows a change.

const CHANGED = 'forecourt:stored';

/** What local storage has; blocked storage holds nothing (OPEN-112). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text and tells every place that shows it. A full or blocked storage changes nothing.
 * @returns whether it is kept
 */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is kept under a key, followed through every change; undefined on the server and while hydrating. */
export const useStored = (key: string): string | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );

/**
 * The text that is kept under a key, followed through every change; undefined without one, and on the server and while
 * hydrating. For what a page shows many times: where nothing is kept, hydrating renders it once instead of twice.
 */
export const useStoredText = (key: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key) ?? undefined,
    () => undefined,
  );
