import { describe, expect, test } from 'vitest';
import { readReviews } from './read.ts';

const json = (value: unknown) => readReviews(JSON.stringify(value), 'json');

describe('reviews are read (REVIEW-01..07 REVIEW-09..10)', () => {
  test('as the Business Profile API answers, with answers of the dealer', () => {
    const { summary, reviews } = json({
      reviews: [
        {
          name: 'accounts/1/locations/2/reviews/AbC',
          reviewId: 'AbC',
          reviewer: { displayName: 'Mia T.', profilePhotoUrl: 'https://lh3.example/x' },
          starRating: 'FIVE',
          comment: 'Great.',
          createTime: '2026-11-01T10:00:00.123456789Z',
          reviewReply: { comment: 'Thanks.', updateTime: '2026-11-02T10:00:00Z' },
        },
        { reviewId: 'X', reviewer: {}, starRating: 'TWO', createTime: '2026-10-01T10:00:00Z' },
      ],
      averageRating: 4.6,
      totalReviewCount: 7049,
    });
    expect(summary).toEqual({ count: 7049, average_rating: 4.6 });
    expect(reviews[0]).toMatchObject({
      customer_name: 'Mia T.',
      text: 'Great.',
      rating: 5,
      reply_text: 'Thanks.',
      reply_date: '2026-11-02T10:00:00Z',
    });
    expect(reviews[1]).toMatchObject({ customer_name: '', text: '', rating: 2, reply_text: null });
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(2);
  });

  test('as the Places API answers, new and older', () => {
    const fresh = json({
      rating: 4.5,
      userRatingCount: 12,
      reviews: [
        {
          name: 'places/a/reviews/b',
          rating: 4,
          text: { text: 'Translated', languageCode: 'en' },
          originalText: { text: 'Gut', languageCode: 'de' },
          authorAttribution: { displayName: 'Uwe' },
          publishTime: '2026-09-09T00:00:00Z',
        },
      ],
    });
    expect(fresh.reviews[0]).toMatchObject({ customer_name: 'Uwe', text: 'Gut', rating: 4 });
    const older = json({
      status: 'OK',
      result: {
        rating: 4.5,
        user_ratings_total: 12,
        reviews: [{ author_name: 'Uwe', rating: 4, text: 'Good', time: 1_790_000_000 }],
      },
    });
    expect(older.summary).toEqual(fresh.summary);
    expect(older.reviews[0]?.review_date).toBe('2026-09-21T14:13:20.000Z');
  });

  test('as a table, with days or moments, and the same id each time', () => {
    const csv = `customer_name,rating,review_date,text,reply_text,reply_date
"Jo, of Nambour",5,2026-11-01,"Said ""yes""",Thanks,2026-11-02
Al,3,2026-10-01T08:00:00+10:00,,,
`;
    const { summary, reviews } = readReviews(csv, 'csv');
    expect(summary).toBeNull();
    expect(reviews).toMatchObject([
      {
        customer_name: 'Jo, of Nambour',
        text: 'Said "yes"',
        rating: 5,
        review_date: '2026-11-01T00:00:00Z',
        reply_date: '2026-11-02T00:00:00Z',
      },
      { customer_name: 'Al', text: '', reply_text: null, reply_date: null },
    ]);
    expect(readReviews(csv, 'csv')).toEqual({ summary, reviews });
  });

  test.each([
    [
      'six stars',
      { reviews: [{ reviewId: 'a', reviewer: {}, starRating: 'SIX', createTime: '2026-01-01T00:00:00Z' }] },
    ],
    ['no date', { reviews: [{ rating: 4, authorAttribution: { displayName: 'A' }, publishTime: 'soon' }] }],
    ['something else', { cars: [] }],
  ])('not with %s', (_, value) => expect(() => json(value)).toThrow());

  test('a table with a bad row is refused as a whole', () => {
    expect(() => readReviews('customer_name,rating,review_date\nAl,9,2026-10-01', 'csv')).toThrow();
    expect(() => readReviews('{', 'json')).toThrow(SyntaxError);
  });
});
