import {
  type CallBack,
  callBackFrom,
  callBackWindows,
  isOffered,
} from '@forecourt/lib/leads/call-back/windows';
import type { Submission } from '@forecourt/lib/leads/submission';
import { drivePlace } from '@forecourt/lib/leads/test-drive/drive-place';
import { parseSlot } from '@forecourt/lib/leads/test-drive/slots';
import { confirmedTimes } from '@forecourt/lib/sites/confirmed-times';
import type { OpeningTimes } from '@forecourt/lib/sites/open-now';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';

interface Caller {
  dealershipId: string | null;
  locationId: string | null;
}

/** Returns the location that calls a shopper back, and its opening times; null if none are listed. */
async function callingPlace(
  site: Site,
  caller: Caller,
  now: Date,
): Promise<{ name: string; hours: OpeningTimes } | null> {
  const place = drivePlace(await loadLocations(site.slug), caller);
  if (!place) return null;
  const { name, address, contact_detail, special_hours } = place;
  const timeZone = placeTimeZone(address, site.settings.timeZone);
  const week = contact_detail.opening_hours;
  const hours = confirmedTimes({ address, week, special: special_hours }, timeZone, now);
  return hours && { name, hours };
}

/** Returns the windows in which a location can call back; empty without opening hours. */
export async function offeredWindows(
  site: Site,
  caller: Caller,
): Promise<{ place: string; windows: CallBack[] }> {
  const now = new Date();
  const place = await callingPlace(site, caller, now);
  if (!place) return { place: '', windows: [] };
  const { name, hours } = place;
  return {
    place: name,
    windows: callBackWindows(hours, now).map((from) => callBackFrom(from, hours.timeZone, name)),
  };
}

/**
 * Returns the window that a form asks for; null without one, `gone` if it is not offered.
 * @param now when the form arrived
 */
export async function requestedCallBack(
  site: Site,
  { values }: Submission,
  caller: Caller,
  now: Date,
): Promise<CallBack | 'gone' | null> {
  if (!values.callBack) return null;
  const from = parseSlot(values.callBack);
  const place = from && (await callingPlace(site, caller, now));
  if (!place || !isOffered(place.hours, from, now)) return 'gone';
  return callBackFrom(from, place.hours.timeZone, place.name);
}
