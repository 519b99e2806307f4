import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';

const SHOWN = 12;
/** A partial star is drawn only above this fraction (REVIEW-12). */
const LEAST_PART = 0.3;
/** The most full stars; the next one is drawn partially (REVIEW-13). */
const MOST_WHOLE = 4;

/** The rating of a location, or of all locations of a site (REVIEW-09, REVIEW-10). */
export interface ReviewSummary {
  count: number;
  average_rating: number;
}

interface Rated {
  reviews: { average_rating: number | null; count: number | null } | null;
}

/** Returns the number of reviews of some locations and their weighted average, rounded to a tenth. */
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

/** Returns the summary; null if the site hides it or it is not above the minimum (REVIEW-15, REVIEW-16). */
export function shownSummary(
  { features, settings }: Pick<Site, 'features' | 'settings'>,
  locations: readonly Rated[],
): ReviewSummary | null {
  const summary = features.reviewsHidden ? null : summaryOf(locations);
  return summary && summary.average_rating > settings.minReviewRating ? summary : null;
}

/** Returns reviews with text and the site's minimum rating, newest first (REVIEW-14, OPEN-117). */
export function shownReviews<Entry extends { text: string; rating: number; review_date: string }>(
  reviews: readonly Entry[],
  { minReviewRating }: Pick<Site['settings'], 'minReviewRating'>,
): Entry[] {
  return reviews
    .filter(({ text, rating }) => text.trim() && rating >= minReviewRating)
    .toSorted((one, other) => Date.parse(other.review_date) - Date.parse(one.review_date))
    .slice(0, SHOWN);
}

/** Returns the full stars and the fraction of the next star (REVIEW-12, REVIEW-13). */
export function starsOf(average: number): { whole: number; part: number } {
  const wholeStars = Math.max(0, Math.min(MOST_WHOLE, Math.floor(average)));
  const fraction = Math.min(1, Math.round((average - wholeStars) * 100) / 100);
  return { whole: wholeStars, part: fraction > LEAST_PART ? fraction : 0 };
}

/** `7,049 reviews` (REVIEW-11). */
export const reviewsText = (count: number, t: Translator<'reviews'>): string =>
  t('count', { count, shown: formatWhole(count) });
