'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import { useEffect } from 'react';
import { track } from './track.client.ts';

/**
 * Records an event only once per browser, however often its page is viewed.
 * @param props.remember key under which the last one is stored, after the site's slug
 * @param props.what identifies it among events of the same name
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
    } catch {
      // Without storage it may be recorded twice.
    }
    track(event, { car: vehicle, dealership });
  }, [event, siteSlug, remember, what, vehicle, dealership]);
  return null;
}
