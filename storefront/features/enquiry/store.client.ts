'use client';
import { type StoreKey, storeKey } from './store-keys.ts';

/** What a tab forgets when it is closed; a browser keeps the rest. */
const OF_TAB: readonly StoreKey[] = [
  'EnquiryDraft',
  'VisitedPages',
  'LinkedParams',
  'Compared',
  'Calculated',
];
const shelfOf = (key: StoreKey): Storage => (OF_TAB.includes(key) ? sessionStorage : localStorage);

/** The text kept under a key of a site; null for none, or where storage is blocked (OPEN-112). It never throws. */
export function readStored(siteSlug: string, key: StoreKey): string | null {
  try {
    return shelfOf(key).getItem(storeKey(siteSlug, key));
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. A full or blocked storage keeps nothing. */
export function keep(siteSlug: string, key: StoreKey, value: unknown): void {
  try {
    const shelf = shelfOf(key);
    if (value === null) shelf.removeItem(storeKey(siteSlug, key));
    else shelf.setItem(storeKey(siteSlug, key), typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
