import { Recent } from '@forecourt/lib/inventory/search/recent';
import { environment } from '@forecourt/lib/platform/env';
import type { Point } from '@forecourt/lib/platform/geocode/distance';
import { type DriveTime, driveTime } from '@forecourt/lib/platform/geocode/drive-time.server';

/** Suburbs times locations. Roads do not move, so entries do not expire. */
const KEPT = 5_000;

const recent = new Recent<Promise<DriveTime>>(KEPT);

/**
 * Returns the time to drive between a suburb and a location, cached by both; failures are not cached.
 * @param service the site's setting `driveTimeUrl`
 */
export async function cachedDriveTime(service: string, from: Point, to: Point): Promise<DriveTime> {
  const key = JSON.stringify([service, from.lat, from.lng, to.lat, to.lng]);
  const asking =
    recent.get(key) ??
    driveTime(service, { from, to, privateSources: environment().DRIVE_TIME_PRIVATE_SOURCES });
  recent.set(key, asking);
  const answer = await asking;
  if (!answer.ok && answer.reason === 'down') recent.delete(key);
  return answer;
}
