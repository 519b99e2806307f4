'use client';
import type { LeadValues } from '@forecourt/lib/lead/values';
import { type Draft, draftOf, parseStored, type StoreKey, storeKey } from './store.ts';

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

export const readDraft = (siteSlug: string, name: string, shape: LeadValues): Draft | null =>
  draftOf(parseStored(readStored(siteSlug, 'EnquiryDraft')), name, shape);

/** Keeps one draft beside the others; null forgets it. */
export function keepDraft(siteSlug: string, name: string, draft: Draft | null): void {
  const { [name]: _, ...others } = parseStored(readStored(siteSlug, 'EnquiryDraft')) ?? {};
  keep(siteSlug, 'EnquiryDraft', draft ? { ...others, [name]: draft } : others);
}

/** A token for a form, also on a page without a secure origin. */
export function newToken(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
