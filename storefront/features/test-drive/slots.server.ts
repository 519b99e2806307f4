import type { Submission } from '@forecourt/lib/leads/submission';
import { takenSlots, type WantedSlot } from '@forecourt/lib/leads/test-drive/booking.server';
import { capacityOf, drivePlace, zoneOf } from '@forecourt/lib/leads/test-drive/place';
import { isFull, slotMoment, slotsOf } from '@forecourt/lib/leads/test-drive/slots';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { openingTimes } from '@forecourt/lib/sites/open-now';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';

/** What is driven where. */
export interface DrivePreference {
  vehicle: { id: string } | null;
  dealershipId: string | null;
  locationId: string | null;
}

/** Where and when a car of a site can be driven. */
export interface DriveTimes {
  place: { id: string; name: string };
  timeZone: string;
  slots: Date[];
  /** How many drives the place has at a time; null where nobody has said. */
  capacity: number | null;
}

/**
 * The times that are free for a drive.
 * @param ownToken of a form that may have taken one of them before
 * @returns null where there is no place to drive from
 */
export async function driveTimes(
  site: Site,
  { vehicle, dealershipId, locationId }: DrivePreference,
  ownToken: string | null = null,
): Promise<DriveTimes | null> {
  const place = drivePlace(await loadLocations(site.slug), { dealershipId, locationId });
  if (!place) return null;
  const timeZone = zoneOf(place, site.settings.timeZone);
  const hours = openingTimes(place.contact_detail.opening_hours, place.special_hours, timeZone);
  const capacity = capacityOf(place);
  if (!hours) return { place, timeZone, slots: [], capacity };
  const what = { siteSlug: site.slug, carId: vehicle?.id ?? null, locationId: place.id, capacity };
  const { taken, atPlace } = await takenSlots(databasePool(environment().DATABASE_URL), what, ownToken);
  const slots = slotsOf(hours, new Date(), taken).filter((slot) => !isFull(slot, atPlace, capacity));
  return { place, timeZone, slots, capacity };
}

/**
 * The time that a form asks for.
 * @returns null for a form without one, `taken` for one that is not free
 */
export async function wantedSlot(
  site: Site,
  { values, token }: Submission,
  wish: DrivePreference,
): Promise<WantedSlot | 'taken' | null> {
  if (!values.dateTime) return null;
  const startsAt = slotMoment(values.dateTime);
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
