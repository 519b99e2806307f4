import { describe, expect, test } from 'vitest';
import { readReviews } from './read.ts';

const json = (value: unknown) => readReviews(JSON.stringify(value), 'json');

const CSV = `customer_name,rating,review_date,text,reply_text,reply_date
"Jo, of Nambour",5,2026-11-01,"Said ""yes""",Thanks,2026-11-02
Al,3,2026-10-01T08:00:00+10:00,,,
`;

describe('an answer of the Business Profile API gives', () => {
  const { summary, reviews } = json({
    reviews: [
      {
        name: 'accounts/1/locations/2/reviews/AbC',
        reviewId: 'AbC',
        reviewer: { displayName: 'Mia T.', profilePhotoUrl: 'https://lh3.example/x' },
        starRating: 'FOUR',
        comment: 'Great.',
        createTime: '2026-11-01T10:00:00.123456789Z',
        reviewReply: { comment: 'Thanks.', updateTime: '2026-11-02T10:00:00Z' },
      },
      { reviewId: 'X', reviewer: {}, starRating: 'TWO', createTime: '2026-10-01T10:00:00Z' },
    ],
    averageRating: 4.6,
    totalReviewCount: 7049,
  });
  const [mia, anonymous] = reviews;

  test('an id for each review (REVIEW-01)', () => {
    expect(reviews).toHaveLength(2);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(2);
  });

  test('the name of the customer, or an empty one (REVIEW-02)', () =>
    expect(reviews.map(({ customer_name }) => customer_name)).toEqual(['Mia T.', '']));

  test('the text, or an empty one (REVIEW-03)', () =>
    expect(reviews.map(({ text }) => text)).toEqual(['Great.', '']));

  test('the rating as a number (REVIEW-04)', () =>
    expect(reviews.map(({ rating }) => rating)).toEqual([4, 2]));

  test('the date (REVIEW-05)', () => {
    expect(mia?.review_date).toMatch(/^2026-11-01T10:00:00/);
    expect(anonymous?.review_date).toMatch(/^2026-10-01T10:00:00/);
  });

  test("the dealer's reply with its date, or none (REVIEW-06 REVIEW-07)", () => {
    expect(mia).toMatchObject({ reply_text: 'Thanks.', reply_date: '2026-11-02T10:00:00Z' });
    expect(anonymous).toMatchObject({ reply_text: null, reply_date: null });
  });

  test('how many reviews there are and their average (REVIEW-09 REVIEW-10)', () =>
    expect(summary).toEqual({ count: 7049, average_rating: 4.6 }));
});

describe('an answer of the Places API gives', () => {
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
  const older = json({
    status: 'OK',
    result: {
      rating: 4.5,
      user_ratings_total: 12,
      reviews: [{ author_name: 'Uwe', rating: 4, text: 'Good', time: 1_790_000_000 }],
    },
  });

  test('reviews in their original language', () =>
    expect(fresh.reviews[0]).toMatchObject({ customer_name: 'Uwe', text: 'Gut', rating: 4 }));

  test('reviews of its older version', () =>
    expect(older.reviews[0]).toMatchObject({
      customer_name: 'Uwe',
      text: 'Good',
      rating: 4,
      review_date: '2026-09-21T14:13:20.000Z',
    }));

  test('how many reviews there are and their average (REVIEW-09 REVIEW-10)', () => {
    expect(fresh.summary).toEqual({ count: 12, average_rating: 4.5 });
    expect(older.summary).toEqual({ count: 12, average_rating: 4.5 });
  });
});

describe('a table', () => {
  const { summary, reviews } = readReviews(CSV, 'csv');

  test('gives reviews with days or times, and no summary', () => {
    expect(summary).toBeNull();
    expect(reviews).toMatchObject([
      {
        customer_name: 'Jo, of Nambour',
        text: 'Said "yes"',
        rating: 5,
        review_date: '2026-11-01T00:00:00Z',
        reply_text: 'Thanks',
        reply_date: '2026-11-02T00:00:00Z',
      },
      { customer_name: 'Al', text: '', rating: 3, reply_text: null, reply_date: null },
    ]);
  });

  test('gives a review the same id each time (REVIEW-01)', () => {
    expect(reviews.every(({ id }) => id !== '')).toBe(true);
    expect(readReviews(CSV, 'csv').reviews.map(({ id }) => id)).toEqual(reviews.map(({ id }) => id));
  });

  test('with a bad row is rejected as a whole', () =>
    expect(() => readReviews('customer_name,rating,review_date\nAl,9,2026-10-01', 'csv')).toThrow());
});

test.each([
  [
    'six stars',
    { reviews: [{ reviewId: 'a', reviewer: {}, starRating: 'SIX', createTime: '2026-01-01T00:00:00Z' }] },
  ],
  ['no date', { reviews: [{ rating: 4, authorAttribution: { displayName: 'A' }, publishTime: 'soon' }] }],
  ['something else', { cars: [] }],
])('an answer with %s is rejected', (_, value) => expect(() => json(value)).toThrow());

test('broken JSON is rejected', () => expect(() => readReviews('{', 'json')).toThrow(SyntaxError));
