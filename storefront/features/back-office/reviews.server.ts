import { reviews } from '@forecourt/lib/operations/review/reviews.server';
import { serverLake } from './server-lake.server.ts';

export const {
  state: reviewState,
  approvers: listApprovers,
  request: requestReview,
  decide: decideReview,
  withdraw: withdrawReview,
  publish: publishReviewed,
  list: listReviews,
} = reviews(serverLake);
