import { locationsQuery } from '@forecourt/schemas/queries/locations';
import type { LocationsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { ask } from './client.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type Location = NonNullable<LocationsQueryResult>[number];

/** Returns the visible locations of a site in its order, with hours and contacts (LOC rows). */
export const loadLocations = cache(
  async (site: string): Promise<Location[]> =>
    (await usablePictures(
      site,
      await cached('locations', { site }, () => ask(locationsQuery, { site }, { editable: true }), {
        tags: [tagOf('site', { site })],
      }),
    )) ?? [],
);
