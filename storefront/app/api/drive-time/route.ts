import { isPostcode, POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { loadLocations } from '@/content/locations.server.ts';
import { cachedDriveTime } from '@/features/map/streets/drive-times.server.ts';
import { locateNear } from '@/features/search/near/near.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const TEXTS = {
  busy: 'Please wait a moment.',
  down: 'We can’t work out drive times right now.',
  noRoad: 'There is no road from there.',
} as const;

/** Browsers may keep it for a day: roads do not move. */
const FOUND = { 'cache-control': 'private, max-age=86400' };

const query = z.object({
  near: z.string().trim().refine(isPostcode),
  to: z.string().min(1).max(200),
});

/**
 * `GET /api/drive-time?near=4510&to=albion`: the time to drive from the centre of a postcode to a location,
 * `{name, minutes}`; 404 for an unknown postcode or location, or without a road.
 */
export const GET = withSite(
  async ({ request, site, query: { near, to } }) => {
    const service = site.settings.driveTimeUrl;
    if (service === null) throw new ApiError('not_found', TEXTS.down);
    const location = (await loadLocations(site.slug)).find(({ slug }) => slug === to);
    const { lat, long: lng } = location?.address ?? {};
    if (lat == null || lng == null) throw new ApiError('not_found', 'No such location.');
    const located = await locateNear(near, request);
    if (!('place' in located)) {
      if (located.reason === 'unknown') throw new ApiError('not_found', POSTCODE_MESSAGES.unknown);
      if (located.reason === 'busy') throw new ApiError('rate_limit', TEXTS.busy);
      throw new ApiError('unavailable', TEXTS.down);
    }
    const { place } = located;
    const answer = await cachedDriveTime(service, { lat: place.lat, lng: place.lng }, { lat, lng });
    if (answer.ok) return Response.json({ name: place.name, minutes: answer.minutes }, { headers: FOUND });
    if (answer.reason === 'unknown') throw new ApiError('not_found', TEXTS.noRoad);
    log.warn({ site: site.slug, service: new URL(service).host }, 'drive_time_failed');
    throw new ApiError('unavailable', TEXTS.down);
  },
  {
    isOffered: ({ settings }) => settings.driveTimeUrl !== null,
    query,
    rate: 'driveTime',
    failure: { event: 'drive_time_failed', text: TEXTS.down, code: 'unavailable' },
  },
);
