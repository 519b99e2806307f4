import type { OfficePlace } from '@forecourt/lib/operations/back-office/place-zones';
import { loadLocations } from '@/content/locations.server.ts';

/** Returns the locations of a site, for the times of the studio's lists. */
export const officePlaces = (siteSlug: string): Promise<readonly OfficePlace[]> => loadLocations(siteSlug);
