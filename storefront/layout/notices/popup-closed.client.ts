'use client';
import { readStored, writeStored } from '@/ui/stored.client.ts';

/** Returns an id of the browser session; null if storage is blocked (OPEN-112). */
function sessionId(siteSlug: string): string | null {
  const key = `${siteSlug}.popupSession`;
  try {
    const id = sessionStorage.getItem(key) ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    sessionStorage.setItem(key, id);
    return id;
  } catch {
    return null;
  }
}

const visibilityKey = (siteSlug: string) => `${siteSlug}.popupVisibility`;

/** Returns whether the visitor closed the popup in this session (POPUP-03). */
export function isPopupClosed(siteSlug: string): boolean {
  const session = sessionId(siteSlug);
  try {
    const stored: unknown = JSON.parse(readStored(visibilityKey(siteSlug)) ?? '{}');
    return session !== null && Object(stored).session === session;
  } catch {
    return false;
  }
}

/** Keeps the popup closed for this session. Local storage outlives it, so the value names it (POPUP-07). */
export function storePopupClosed(siteSlug: string): void {
  writeStored(visibilityKey(siteSlug), JSON.stringify({ visible: false, session: sessionId(siteSlug) }));
}
