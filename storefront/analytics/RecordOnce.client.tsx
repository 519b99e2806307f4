'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import { useEffect } from 'react';
import { track } from './track.client.ts';

/**
 * Records an outcome once in this browser, however often the page that reports it is viewed.
 * @param props.remember key under which this browser stores the last outcome, after the site's slug
 * @param props.what distinguishes it from other outcomes of the same event
 */
export function RecordOnce({
  event,
  siteSlug,
  remember,
  what,
  car: vehicle,
  dealership,
}: {
  event: EventName;
  siteSlug: string;
  remember: string;
  what: string;
  car?: string | undefined;
  dealership?: string | undefined;
}) {
  useEffect(() => {
    const key = `${siteSlug}.${remember}`;
    try {
      if (localStorage.getItem(key) === what) return;
      localStorage.setItem(key, what);
    } catch {}
    track(event, { vehicle, dealership });
  }, [event, siteSlug, remember, what, vehicle, dealership]);
  return null;
}
