import { reviewsQuery } from '@forecourt/schemas/queries/reviews';
import type { ReviewsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';
import { usablePictures } from './usable-pictures.server.ts';

export type Review = ReviewsQueryResult[number];

/** Returns the customer reviews of a site's locations, newest first (REVIEW rows). */
export const loadReviews = cache(
  async (site: string): Promise<Review[]> =>
    usablePictures(
      site,
      await cached('reviews', { site }, () => ask(reviewsQuery, { site }, { editable: true })),
    ),
);
