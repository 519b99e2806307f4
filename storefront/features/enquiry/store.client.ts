'use client';
import { type StoreKey, storeKey } from './store-keys.ts';

const OF_TAB: readonly StoreKey[] = [
  'EnquiryDraft',
  'VisitedPages',
  'LinkedParams',
  'Compared',
  'Calculated',
];
const shelfOf = (key: StoreKey): Storage => (OF_TAB.includes(key) ? sessionStorage : localStorage);

/** Returns the text stored under a key of a site; null if storage is blocked (OPEN-112). */
export function readStored(siteSlug: string, key: StoreKey): string | null {
  try {
    return shelfOf(key).getItem(storeKey(siteSlug, key));
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. Ignores full or blocked storage. */
export function keep(siteSlug: string, key: StoreKey, value: unknown): void {
  try {
    const shelf = shelfOf(key);
    if (value === null) shelf.removeItem(storeKey(siteSlug, key));
    else shelf.setItem(storeKey(siteSlug, key), typeof value === 'string' ? value : JSON.stringify(value));
  } catch {}
}
