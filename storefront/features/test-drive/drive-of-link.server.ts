import { vehicleById } from '@forecourt/lib/inventory/stock/vehicles.server';
import { type TestDrive, testDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { cancelDrive } from '@forecourt/lib/leads/test-drive/change.server';
import { verifyDriveToken } from '@forecourt/lib/leads/test-drive/link';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { loadLocations } from '@/content/locations.server.ts';

/** A test drive for its own page; `over`: it has begun. */
export type OwnDrive =
  | { state: 'unknown' }
  | {
      state: 'booked' | 'cancelled' | 'over';
      /** `Monday 23 November 2026, 9:00 am`, in the location's time zone. */
      when: string;
      place: string | null;
      car: { title: string; slug: string } | null;
    };

const opens = (id: string, token: string): boolean =>
  verifyDriveToken(id, token, environment().RESERVATION_SECRET ?? '');

/** Returns the test drive of an emailed link on this site. */
export async function driveOfLink(
  site: Site,
  id: string,
  token: string,
  language: Language,
): Promise<OwnDrive> {
  if (!opens(id, token)) return { state: 'unknown' };
  const pool = databasePool(environment().DATABASE_URL);
  const drive = await testDrive(pool, site.slug, id);
  if (!drive) return { state: 'unknown' };
  const dealerships = site.dealerships.map((dealership) => dealership.id);
  const [locations, listing] = await Promise.all([
    loadLocations(site.slug),
    drive.carId ? vehicleById(pool, dealerships, drive.carId, site.settings.priceLead) : null,
  ]);
  return {
    state: stateOf(drive),
    when: formatDateTime(drive.startsAt, drive.timeZone, language),
    place: locations.find((location) => location.id === drive.locationId)?.name ?? null,
    car: listing && { title: vehicleTitle(listing.vehicle), slug: listing.vehicle.slug },
  };
}

const stateOf = ({ status, startsAt }: TestDrive) =>
  status === 'cancelled' ? 'cancelled' : startsAt < new Date() ? 'over' : 'booked';

/** Cancels the test drive of an emailed link; idempotent. Returns false for an invalid token. */
export async function cancelOwnDrive({ slug }: Site, id: string, token: string): Promise<boolean> {
  if (!opens(id, token)) return false;
  await cancelDrive(databasePool(environment().DATABASE_URL), [slug], id, 'shopper');
  return true;
}
