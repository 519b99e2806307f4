import { offersQuery } from '@forecourt/schemas/queries/offers';
import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

export type Offer = OffersQueryResult[number];

/** Every offer of a site, newest first, also those that do not run now: see `runsAt`. */
export const loadOffers = cache(
  (site: string): Promise<Offer[]> => cached('offers', { site }, () => ask(offersQuery, { site })),
);
