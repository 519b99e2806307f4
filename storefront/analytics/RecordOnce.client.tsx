'use client';
import type { EventName } from '@forecourt/lib/sites/event-names';
import { useEffect } from 'react';
import { track } from './track.client.ts';

/**
 * Records once that something came to its end, however often the page that says so is looked at in this browser.
 * @param props.remember under what name this browser remembers the last one, after the site's slug
 * @param props.what tells it from another one of the same event
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
      // Where nothing is remembered it may be recorded twice.
    }
    track(event, { car: vehicle, dealership });
  }, [event, siteSlug, remember, what, vehicle, dealership]);
  return null;
}
