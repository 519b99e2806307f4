import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { text } from '../../platform/text/schema.ts';

/** An imported review; field names are the specification's (REVIEW-01 to REVIEW-07). */
interface ImportedReview {
  id: string;
  customer_name: string;
  text: string;
  rating: number;
  /** ISO 8601. */
  review_date: string;
  reply_text: string | null;
  reply_date: string | null;
}

/** A location's reviews, with their total number and average (REVIEW-09, REVIEW-10). */
export interface ImportedReviews {
  summary: { count: number; average_rating: number } | null;
  reviews: ImportedReview[];
}

const MAX_TEXT = 4_000;
const words = text(MAX_TEXT).nullish();
const stars = z.number().int().min(1).max(5);
const moment = z.iso.datetime({ offset: true });
const average = z.number().min(0).max(5);
const count = z.number().int().min(0);

/**
 * Place Details of Google's Places API (New):
 * https://developers.google.com/maps/documentation/places/web-service/place-details
 */
const placesApi = z.object({
  rating: average.optional(),
  userRatingCount: count.optional(),
  reviews: z.array(
    z.object({
      name: z.string().optional(),
      rating: stars,
      text: z.object({ text: words }).nullish(),
      originalText: z.object({ text: words }).nullish(),
      authorAttribution: z.object({ displayName: text(120) }),
      publishTime: moment,
    }),
  ),
});

/** Place Details of the legacy Places API. */
const olderPlacesApi = z.object({
  result: z.object({
    rating: average.optional(),
    user_ratings_total: count.optional(),
    reviews: z.array(
      z.object({ author_name: text(120), rating: stars, text: words, time: z.number().int().positive() }),
    ),
  }),
});

const STAR_WORDS = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const;

/**
 * Review list of the Business Profile API:
 * https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews
 */
const businessProfile = z.object({
  averageRating: average.optional(),
  totalReviewCount: count.optional(),
  reviews: z.array(
    z.object({
      reviewId: z.string().min(1),
      reviewer: z.object({ displayName: text(120).optional() }),
      starRating: z.enum(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']),
      comment: words,
      createTime: moment,
      reviewReply: z.object({ comment: words, updateTime: moment.optional() }).nullish(),
    }),
  ),
});

const csvRow = z.object({
  id: z.string().optional(),
  customer_name: text(120),
  text: words,
  rating: z.coerce.number().pipe(stars),
  review_date: moment.or(z.iso.date().transform((day) => `${day}T00:00:00Z`)),
  reply_text: words,
  reply_date: z
    .literal('')
    .transform(() => null)
    .or(moment)
    .or(z.iso.date().transform((day) => `${day}T00:00:00Z`))
    .nullish(),
});

const idOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

const summaryOf = (all: number | undefined, mean: number | undefined) =>
  all && mean ? { count: all, average_rating: mean } : null;

const readers = z.union([
  businessProfile.transform(
    ({ averageRating, totalReviewCount, reviews }): ImportedReviews => ({
      summary: summaryOf(totalReviewCount, averageRating),
      reviews: reviews.map((review) => ({
        id: idOf(review.reviewId),
        customer_name: review.reviewer.displayName ?? '',
        text: review.comment ?? '',
        rating: STAR_WORDS[review.starRating],
        review_date: review.createTime,
        reply_text: review.reviewReply?.comment || null,
        reply_date: (review.reviewReply?.comment && review.reviewReply.updateTime) || null,
      })),
    }),
  ),
  placesApi.transform(
    ({ rating, userRatingCount, reviews }): ImportedReviews => ({
      summary: summaryOf(userRatingCount, rating),
      reviews: reviews.map((review) => ({
        id: idOf(review.name ?? [review.authorAttribution.displayName, review.publishTime].join(' ')),
        customer_name: review.authorAttribution.displayName,
        text: review.originalText?.text ?? review.text?.text ?? '',
        rating: review.rating,
        review_date: review.publishTime,
        reply_text: null,
        reply_date: null,
      })),
    }),
  ),
  olderPlacesApi.transform(
    ({ result }): ImportedReviews => ({
      summary: summaryOf(result.user_ratings_total, result.rating),
      reviews: result.reviews.map((review) => ({
        id: idOf(review.author_name, review.time),
        customer_name: review.author_name,
        text: review.text ?? '',
        rating: review.rating,
        review_date: new Date(review.time * 1000).toISOString(),
        reply_text: null,
        reply_date: null,
      })),
    }),
  ),
]);

/**
 * Parses the reviews of one location (REVIEW-01 to REVIEW-10).
 * Accepts JSON from Google's Places API (new or legacy) or Business Profile API, or CSV with the columns
 * `customer_name`, `text`, `rating`, `review_date` and optionally `id`, `reply_text` and `reply_date`.
 * @throws z.ZodError for invalid data, SyntaxError for malformed JSON
 */
export function readReviews(content: string, kind: 'json' | 'csv'): ImportedReviews {
  if (kind === 'json') return readers.parse(JSON.parse(content));
  const rows: unknown = parse(content, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  const reviews = z.array(csvRow).parse(rows);
  return {
    summary: null,
    reviews: reviews.map((row) => ({
      id: idOf(row.id || `${row.customer_name} ${row.review_date}`),
      customer_name: row.customer_name,
      text: row.text ?? '',
      rating: row.rating,
      review_date: row.review_date,
      reply_text: row.reply_text || null,
      reply_date: (row.reply_text && row.reply_date) || null,
    })),
  };
}
