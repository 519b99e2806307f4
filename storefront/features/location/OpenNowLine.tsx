import { openingTimes } from '@forecourt/lib/sites/open-now';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { LazyPart } from './lazy/LazyPart.client.tsx';

/** 'Open now until 5:30 pm' of a location, worked out in the browser; nothing if no hours are listed. */
export function OpenNowLine({ place, site }: { place: Location; site: Pick<Site, 'settings'> }) {
  const timeZone = placeTimeZone(place.address, site.settings.timeZone);
  const times = openingTimes(place.contact_detail.opening_hours, place.special_hours, timeZone);
  return times && <LazyPart part="openNow" props={{ times, brief: true }} className="min-h-8" />;
}
