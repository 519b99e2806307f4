'use client';
import { useSyncExternalStore } from 'react';

// localStorage with change notifications within the page and across tabs.

const CHANGED = 'forecourt:stored';

/** Returns a stored value; null if storage is blocked (OPEN-112). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value and notifies subscribers. Returns false if storage is full or blocked. */
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

/** Returns the current value of a key; undefined on the server and while hydrating. */
export const useStored = (key: string): string | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => undefined,
  );

/** Like `useStored`, but undefined if nothing is stored, so that hydration renders once instead of twice. */
export const useStoredText = (key: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key) ?? undefined,
    () => undefined,
  );
