'use client';
import { type StoreKey, storeKey } from './store-keys.ts';

type Shelf = 'localStorage' | 'sessionStorage';

const SHELVES: Record<StoreKey, Shelf> = {
  User: 'localStorage',
  EnquireCar: 'localStorage',
  SuccessCategory: 'localStorage',
  SuccessThanks: 'localStorage',
  DriveTime: 'localStorage',
  EnquiryDraft: 'sessionStorage',
  VisitedPages: 'sessionStorage',
  LinkedParams: 'sessionStorage',
  Compared: 'sessionStorage',
  Calculated: 'sessionStorage',
};

export function readStored(siteSlug: string, key: StoreKey): string | null {
  try {
    return window[SHELVES[key]].getItem(storeKey(siteSlug, key));
  } catch {
    return null;
  }
}

/** Keeps a value; null removes it. A full or blocked storage keeps nothing. */
export function keep(siteSlug: string, key: StoreKey, value: unknown): void {
  try {
    const shelf = window[SHELVES[key]];
    if (value === null) shelf.removeItem(storeKey(siteSlug, key));
    else shelf.setItem(storeKey(siteSlug, key), typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
