'use client';
import { useEffect } from 'react';
import { readViewed, viewedKey, withViewed } from './viewed-vehicles.ts';

/** Remembers in this browser that the vehicle was viewed (VIEWED-01). Ignores full or blocked storage. */
export function RecordView({ siteSlug, id, slug }: { siteSlug: string; id: string; slug: string }) {
  useEffect(() => {
    const key = viewedKey(siteSlug);
    try {
      localStorage.setItem(
        key,
        JSON.stringify(withViewed(readViewed(localStorage.getItem(key)), { id, slug })),
      );
    } catch {}
  }, [siteSlug, id, slug]);
  return null;
}
