import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reviewsText, shownReviews, shownSummary, starsOf, summaryOf } from './reviews.ts';

const place = (average_rating: number | null, count: number | null) => ({
  reviews: { average_rating, count },
});
const site = (settings: object = {}, features: object = {}) => ({
  settings: parseSettings(settings as Record<string, unknown>).settings,
  features: parseFeatures(features as Record<string, unknown>).features,
});

describe('summary of reviews', () => {
  test('weights the average by the number of reviews per location (REVIEW-09 REVIEW-10)', () => {
    expect(summaryOf([place(4.6, 300), place(4, 100), { reviews: null }])).toEqual({
      count: 400,
      average_rating: 4.5,
    });
    expect(summaryOf([{ reviews: null }, place(null, 3), place(4, 0)])).toBeNull();
  });

  test('is shown only above the site’s minimum, four by default (REVIEW-15)', () => {
    expect(shownSummary(site(), [place(4, 10)])).toBeNull();
    expect(shownSummary(site(), [place(4.1, 10)])).not.toBeNull();
    expect(shownSummary(site({ minReviewRating: 4.5 }), [place(4.5, 10)])).toBeNull();
  });

  test('is hidden if the site hides reviews (REVIEW-16)', () =>
    expect(shownSummary(site({}, { reviewsHidden: true }), [place(5, 10)])).toBeNull());

  test('shows the number of reviews (REVIEW-11)', () => {
    expect(reviewsText(7049, translatorOf('en', 'reviews'))).toBe('7,049 reviews');
    expect(reviewsText(1, translatorOf('en', 'reviews'))).toBe('1 review');
  });
});

describe('stars', () => {
  test.each([
    [4.6, 4, 0.6],
    [4.3, 4, 0],
    [4.31, 4, 0.31],
    [3.2, 3, 0],
    [3.9, 3, 0.9],
    [5, 4, 1],
    [0, 0, 0],
  ])('%s: %s full and %s of the next (REVIEW-12 REVIEW-13)', (average, whole, part) =>
    expect(starsOf(average)).toEqual({ whole, part }),
  );

  test('are at most four full ones, and never more than the rating (REVIEW-13)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (average) => {
        const { whole, part } = starsOf(average);
        expect(whole).toBeLessThanOrEqual(4);
        expect(whole + part).toBeLessThanOrEqual(average + 0.005);
        expect(part === 0 || part > 0.3).toBe(true);
      }),
    );
  });
});

test('lists the twelve newest reviews with text and the minimum rating (REVIEW-14 OPEN-117)', () => {
  const reviews = Array.from({ length: 20 }, (_, index) => ({
    text: index === 3 ? '  ' : `Review ${index}`,
    rating: index === 5 ? 3 : 4 + (index % 2),
    review_date: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
  }));
  const reviewsToShow = shownReviews(reviews, { minReviewRating: 4 });
  expect(reviewsToShow).toHaveLength(12);
  expect(reviewsToShow[0]?.text).toBe('Review 19');
  expect(reviewsToShow.map(({ review_date }) => review_date)).toEqual(
    reviewsToShow
      .map(({ review_date }) => review_date)
      .toSorted()
      .toReversed(),
  );
  const all = shownReviews(reviews.slice(0, 8), { minReviewRating: 4 });
  expect(all.map(({ text }) => text)).not.toContain('Review 5');
  expect(all).toHaveLength(6);
});
