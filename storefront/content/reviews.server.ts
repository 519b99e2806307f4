import { reviewsQuery } from '@forecourt/schemas/queries/reviews';
import type { ReviewsQueryResult } from '@forecourt/schemas/sanity.types';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';

export type Review = ReviewsQueryResult[number];

/** Returns the customer reviews of a site's locations, newest first (REVIEW rows). */
export const loadReviews = cache(
  (site: string): Promise<Review[]> =>
    cached('reviews', { site }, () => ask(reviewsQuery, { site }, { editable: true })),
);
