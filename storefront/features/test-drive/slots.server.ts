import type { Submission } from '@forecourt/lib/leads/submission';
import { takenSlots, type WantedSlot } from '@forecourt/lib/leads/test-drive/booking.server';
import { capacityOf, drivePlace } from '@forecourt/lib/leads/test-drive/drive-place';
import { isFull, parseSlot, slotsOf } from '@forecourt/lib/leads/test-drive/slots';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { confirmedTimes } from '@forecourt/lib/sites/confirmed-times';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';

export interface DrivePreference {
  vehicle: { id: string } | null;
  dealershipId: string | null;
  locationId: string | null;
}

export interface DriveTimes {
  place: { id: string; name: string };
  timeZone: string;
  slots: Date[];
  /** Concurrent test drives at the location; null if not configured. */
  capacity: number | null;
}

/**
 * Returns the free times; null if there is no location for test drives.
 * A public holiday without special hours has none: nobody has said that someone will be there, and a booked
 * time is a promise.
 * @param ownToken of the form, which may already hold one of the times
 */
export async function driveTimes(
  site: Site,
  { vehicle, dealershipId, locationId }: DrivePreference,
  ownToken: string | null = null,
): Promise<DriveTimes | null> {
  const place = drivePlace(await loadLocations(site.slug), { dealershipId, locationId });
  if (!place) return null;
  const timeZone = placeTimeZone(place.address, site.settings.timeZone);
  const now = new Date();
  const { address, contact_detail, special_hours } = place;
  const hours = confirmedTimes(
    { address, week: contact_detail.opening_hours, special: special_hours },
    timeZone,
    now,
  );
  const capacity = capacityOf(place);
  if (!hours) return { place, timeZone, slots: [], capacity };
  const what = { siteSlug: site.slug, carId: vehicle?.id ?? null, locationId: place.id, capacity };
  const { taken, atPlace } = await takenSlots(databasePool(environment().DATABASE_URL), what, ownToken);
  const slots = slotsOf(hours, now, taken).filter((slot) => !isFull(slot, atPlace, capacity));
  return { place, timeZone, slots, capacity };
}

/** Returns the time that a form requests; null without one, `taken` if it is not free. */
export async function requestedSlot(
  site: Site,
  { values, token }: Submission,
  wish: DrivePreference,
): Promise<WantedSlot | 'taken' | null> {
  if (!values.dateTime) return null;
  const startsAt = parseSlot(values.dateTime);
  if (!startsAt) return 'taken';
  const times = await driveTimes(site, wish, token);
  if (!times?.slots.some((slot) => slot.getTime() === startsAt.getTime())) return 'taken';
  return {
    siteSlug: site.slug,
    carId: wish.vehicle?.id ?? null,
    dealershipId: wish.dealershipId,
    locationId: times.place.id,
    startsAt,
    timeZone: times.timeZone,
    textAgreed: values.textReminder,
    capacity: times.capacity,
  };
}
