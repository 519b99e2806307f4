import { formatWhole } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';

/** How many reviews a list shows (REVIEW-14). */
const SHOWN = 12;
/** A star is drawn in part when more than this of it is earned (REVIEW-12). */
const LEAST_PART = 0.3;
/** Stars that are drawn whole; the one after them is drawn by what is left (REVIEW-13). */
const MOST_WHOLE = 4;

/** How customers rate a place, or all places of a site (REVIEW-09, REVIEW-10). */
export interface ReviewSummary {
  count: number;
  average_rating: number;
}

interface Rated {
  reviews: { average_rating: number | null; count: number | null } | null;
}

/**
 * The summary of some locations: all their reviews, and the average weighted by how many each has, to a tenth.
 * @returns null without a single review
 */
export function summaryOf(locations: readonly Rated[]): ReviewSummary | null {
  const ratedPlaces = locations.flatMap(({ reviews }) =>
    reviews?.count && reviews.average_rating
      ? [{ count: reviews.count, average_rating: reviews.average_rating }]
      : [],
  );
  const count = ratedPlaces.reduce((sum, entry) => sum + entry.count, 0);
  if (count === 0) return null;
  const stars = ratedPlaces.reduce((sum, entry) => sum + entry.count * entry.average_rating, 0);
  return { count, average_rating: Math.round((stars / count) * 10) / 10 };
}

/** The summary to show: null where the site hides reviews, or its average is not above its minimum (REVIEW-15, REVIEW-16). */
export function shownSummary(
  { features, settings }: Pick<Site, 'features' | 'settings'>,
  locations: readonly Rated[],
): ReviewSummary | null {
  const summary = features.reviewsHidden ? null : summaryOf(locations);
  return summary && summary.average_rating > settings.minReviewRating ? summary : null;
}

/** The reviews to show: with words, rated at least the site's minimum, the newest first, twelve of them (REVIEW-14, OPEN-117). */
export function shownReviews<Entry extends { text: string; rating: number; review_date: string }>(
  reviews: readonly Entry[],
  { minReviewRating }: Pick<Site['settings'], 'minReviewRating'>,
): Entry[] {
  return reviews
    .filter(({ text, rating }) => text.trim() && rating >= minReviewRating)
    .toSorted((one, other) => Date.parse(other.review_date) - Date.parse(one.review_date))
    .slice(0, SHOWN);
}

/** How many stars are drawn of an average: at most four whole ones and a part of the next (REVIEW-12, REVIEW-13). */
export function starsOf(average: number): { whole: number; part: number } {
  const wholeStars = Math.max(0, Math.min(MOST_WHOLE, Math.floor(average)));
  const fraction = Math.min(1, Math.round((average - wholeStars) * 100) / 100);
  return { whole: wholeStars, part: fraction > LEAST_PART ? fraction : 0 };
}

/** `7,049 reviews` (REVIEW-11). */
export const reviewsText = (count: number): string =>
  `${formatWhole(count)} ${count === 1 ? 'review' : 'reviews'}`;
