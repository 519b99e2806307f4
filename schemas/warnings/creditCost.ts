import { namesCreditCost } from '@forecourt/lib/vehicle/finance/credit-words';
import type { SanityDocument } from 'sanity';

/** Said of an offer whose words name what credit costs, and which has no comparison rate (OPEN-078). */
const OFFER_WORDS =
  'The name or the description says a rate or a repayment: the credit law wants its comparison rate beside it. Enter it here.';
/** Said of other words, which have no place for it. */
const ELSEWHERE_WORDS =
  'A rate or a repayment needs its comparison rate and a warning beside it. Say it in an offer, which shows both.';

/** What is said of an offer without a comparison rate; true where it needs none. */
export const offerRateProblem = (
  comparisonRate: number | undefined,
  offer: SanityDocument | undefined,
): true | string =>
  comparisonRate !== undefined ||
  !namesCreditCost(`${offer?.name ?? ''}\n${offer?.description ?? ''}`) ||
  OFFER_WORDS;

/** What is said of words that name what credit costs where no comparison rate can stand. */
export const creditCostProblem = (words: unknown): true | string =>
  typeof words !== 'string' || !namesCreditCost(words) || ELSEWHERE_WORDS;
